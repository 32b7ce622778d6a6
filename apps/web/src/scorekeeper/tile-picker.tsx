/** A winning hand tapped together from a palette, and scored. */
import { distinctTiles, letterOf, type OptionValues, type Ruleset, type Tile } from '@tilehouse/engine';
import { useEffect, useId, useRef, useState } from 'react';
import { TileLooks, TileView } from '../ui/tile.tsx';
import { useWords } from '../ui/words.tsx';
import {
  feiIn,
  judged,
  missingFrom,
  type PickedHand,
  type PickMode,
  pickModes,
  type WonAt,
  withTap,
} from './picked-hand.ts';
import type { KeeperWords } from './session-list.tsx';

interface TilePickerProps {
  readonly keeper: KeeperWords;
  readonly rules: Ruleset;
  readonly options: OptionValues;
  readonly at: WonAt;
  /** Called with what a whole hand is worth. */
  readonly onWorth: (worth: { readonly fan: number; readonly fei: number }) => void;
}

export function TilePicker({ keeper, rules, options, at, onWorth }: TilePickerProps) {
  const words = useWords();
  const [picked, setPicked] = useState<PickedHand>({ hand: [], melds: [], bonus: [] });
  const [mode, setMode] = useState<PickMode>('hand');
  const id = useId();
  const judgement = judged(rules, options, { picked, at });
  const worth = judgement?.win === true ? judgement.score.fan : undefined;
  const latest = useRef(onWorth);
  latest.current = onWorth;
  const held = feiIn(picked);
  useEffect(() => {
    if (worth !== undefined) latest.current({ fan: worth, fei: held });
  }, [worth, held]);
  const letters = [...new Set(distinctTiles(rules.tiles).map(letterOf))];
  return (
    <TileLooks tileSet={rules.tileSet}>
      <section className="picker" aria-label={keeper.tiles.laid}>
        <Laid keeper={keeper} rules={rules} picked={picked} onChange={setPicked} />
        <Worth keeper={keeper} rules={rules} judgement={judgement} missing={missingFrom(picked)} />
        <div className="keeper-select">
          <label htmlFor={id}>{keeper.tiles.lay}</label>
          <select id={id} value={mode} onChange={({ target }) => setMode(target.value as PickMode)}>
            {pickModes.map((each) => (
              <option key={each} value={each}>
                {keeper.tiles.modes[each]}
              </option>
            ))}
          </select>
        </div>
        <fieldset className="palette">
          <legend className="unseen">{keeper.tiles.palette}</legend>
          {letters.map((letter) => (
            <div key={letter} className="palette-row">
              {distinctTiles(rules.tiles)
                .filter((tile) => letterOf(tile) === letter)
                .map((tile) => {
                  const after = withTap(rules, picked, { tile, mode });
                  return (
                    <button
                      key={tile}
                      type="button"
                      disabled={after === undefined}
                      aria-label={words.tiles.full(rules.tileSet, tile)}
                      onClick={() => after !== undefined && setPicked(after)}
                    >
                      <TileView tile={tile} width={30} />
                    </button>
                  );
                })}
            </div>
          ))}
        </fieldset>
        <p className="keeper-note">{keeper.tiles.circumstances}</p>
      </section>
    </TileLooks>
  );
}

interface LaidProps {
  readonly keeper: KeeperWords;
  readonly rules: Ruleset;
  readonly picked: PickedHand;
  readonly onChange: (picked: PickedHand) => void;
}

/** What lies there; a tap takes it back. */
function Laid({ keeper, rules, picked, onChange }: LaidProps) {
  const words = useWords();
  const name = (tiles: readonly Tile[]): string =>
    words.app.list(tiles.map((tile) => words.tiles.full(rules.tileSet, tile)));
  const without = <T,>(list: readonly T[], place: number): readonly T[] =>
    list.filter((_, at) => at !== place);
  const entries = [
    ...picked.bonus.map((tile, place) => ({
      tiles: [tile],
      rest: () => ({ ...picked, bonus: without(picked.bonus, place) }),
    })),
    ...picked.melds.map(({ tiles }, place) => ({
      tiles,
      rest: () => ({ ...picked, melds: without(picked.melds, place) }),
    })),
    ...picked.hand.map((tile, place) => ({
      tiles: [tile],
      rest: () => ({ ...picked, hand: without(picked.hand, place) }),
    })),
  ];
  const last = picked.hand.length > 0 ? entries.length - 1 : -1;
  return (
    <>
      <div className="laid">
        {entries.map(({ tiles, rest }, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are told apart by their place only
            key={place}
            type="button"
            aria-label={name(tiles)}
            onClick={() => onChange(rest())}
          >
            {tiles.map((tile, at) => (
              <TileView
                // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are told apart by their place only
                key={at}
                tile={tile}
                width={28}
                marks={place === last ? ['last'] : []}
              />
            ))}
          </button>
        ))}
      </div>
      <p className="keeper-note">{keeper.tiles.last}</p>
    </>
  );
}

function Worth({
  keeper,
  rules,
  judgement,
  missing,
}: {
  keeper: KeeperWords;
  rules: Ruleset;
  judgement: ReturnType<typeof judged>;
  missing: number;
}) {
  const words = useWords();
  const texts = words.mahjong[rules.id as keyof typeof words.mahjong];
  const patterns: Readonly<Record<string, { readonly name: string }>> = texts.patterns;
  const { tiles } = keeper;
  let said = tiles.missing(missing);
  if (judgement?.win === true) said = tiles.worth(texts.fan(judgement.score.fan));
  else if (judgement?.reason === 'below-minimum')
    said = tiles.belowMinimum(texts.fan(judgement.score.counted), texts.fan(judgement.needs));
  else if (judgement !== undefined) said = tiles.incomplete;
  const items = judgement !== undefined && 'score' in judgement ? judgement.score.items : [];
  return (
    <p className="picker-worth" role="status">
      <b>{said}</b>{' '}
      {words.app.list(items.map(({ pattern, fan }) => `${patterns[pattern]?.name ?? pattern} ${fan}`))}
    </p>
  );
}
