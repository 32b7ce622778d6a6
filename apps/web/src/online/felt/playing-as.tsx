/** Where one person plays every seat: as which they play now, and whether that follows who is asked. */
import type { Seat } from '@tilehouse/engine';
import { useEffect, useState } from 'react';
import { RadioRow, Switch } from '../../ui/fields.tsx';
import type { OnlineTable, TableNow } from '../online-table.ts';
import type { OnlineWords } from '../texts.ts';

type Update = NonNullable<TableNow['update']>;

/** Until a reload. */
let isFollowing = true;

/** Goes to the seat that is asked, where that is wished. */
export function useFollowing(table: OnlineTable | undefined, update: Update | undefined): void {
  const { as, asked = [] } = update?.view.hosted?.trying ?? {};
  const [next] = asked;
  const isElsewhere = as !== undefined && next !== undefined && !asked.includes(as);
  useEffect(() => {
    if (isElsewhere && isFollowing && next !== undefined) table?.client.playAs(next);
  }, [table, isElsewhere, next]);
}

interface PlayingAsProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly view: Update['view'];
}

export function PlayingAs({ words, table, view }: PlayingAsProps) {
  const { trying } = words;
  const [follows, setFollows] = useState(isFollowing);
  const { as } = view.hosted?.trying ?? {};
  if (as === undefined) return null;
  const choices = view.seats.flatMap(({ occupant }, seat) =>
    occupant?.type === 'person' ? [{ value: String(seat), text: occupant.name }] : [],
  );
  const follow = (wanted: boolean): void => {
    isFollowing = wanted;
    setFollows(wanted);
  };
  return (
    <div className="menu-switches">
      <RadioRow
        label={trying.as}
        choices={choices}
        value={String(as)}
        onChange={(seat) => {
          follow(false);
          table.client.playAs(Number(seat) as Seat);
        }}
      />
      <Switch label={trying.follow} isOn={follows} onChange={follow} />
    </div>
  );
}
