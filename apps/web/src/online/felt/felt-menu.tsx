/** The menu of a table of several: pause, what can be looked at, the host's powers, the ways out. */
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { TableCompany } from '../../play/mahjong/company.ts';
import { useDealSwitches } from '../../play/mahjong/deal-switches.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/fields.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useWords } from '../../ui/words.tsx';
import type { OnlineTable } from '../online-table.ts';
import type { RoomModel, RoomSeat } from '../room/room-model.ts';
import type { OnlineWords } from '../texts.ts';
import { useWish, type Wishing } from '../use-wish.ts';
import { PlayingAs } from './playing-as.tsx';
import { removeAsk } from './waited-for.ts';

type MenuWays = Parameters<TableCompany['menu']>[0];

interface MenuProps extends MenuWays {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly room: RoomModel;
}

export function FeltMenu(props: MenuProps) {
  const { words, table, room, onClose, onOpen } = props;
  const { menu } = useWords().table;
  const wishing = useWish(table, words);
  const [, navigate] = useLocation();
  const isSeated = room.own !== undefined;
  return (
    <Dialog title={menu.open} closeLabel={menu.close} onClose={onClose}>
      <div className="menu-list">
        {isSeated && <Pause {...props} wishing={wishing} />}
        {item('book', menu.rules, () => onOpen('rules'))}
        {item('trophy', menu.scores, () => onOpen('scores'))}
        <Link href={`/session/${table.id}`} target="_blank" className="menu-item">
          <Icon name="text" />
          {words.felt.session}
        </Link>
        {item('sliders', menu.settings, () => onOpen('settings'))}
        {item('text', menu.textView, () => onOpen('text'))}
      </div>
      <PlayingAs words={words} table={table} view={room.view} />
      {isSeated && <Switches />}
      {wishing.refusal !== undefined && (
        <p role="alert" className="sheet-problem">
          {wishing.refusal}
        </p>
      )}
      {room.isHost && <HostPowers {...props} wishing={wishing} />}
      <div className="menu-list">
        {isSeated && item('arrow', words.account.goOn, () => navigate('/continue'))}
        {item('back', words.felt.toTables, () => navigate('/tables'))}
      </div>
      {isSeated && room.view.stage === 'in-play' && <p className="menu-note">{words.felt.staySeated}</p>}
    </Dialog>
  );
}

const item = (icon: IconName, text: string, act: () => void, isOff = false) => (
  <button type="button" className="menu-item" onClick={act} disabled={isOff}>
    <Icon name={icon} />
    {text}
  </button>
);

function Pause({ words, room, wishing, onClose }: MenuProps & { wishing: Wishing }) {
  const { menu } = useWords().table;
  const { pausedBy, stage, hosted } = room.view;
  const isPaused = pausedBy !== undefined;
  const left = hosted?.pausesLeft;
  const text = isPaused ? menu.resume : menu.pause;
  const press = async (): Promise<void> => {
    if (await wishing.wish({ type: isPaused ? 'resume' : 'pause' })) onClose();
  };
  return item(
    isPaused ? 'play' : 'pause',
    left === undefined || isPaused ? text : `${text} (${words.felt.pausesLeft(left)})`,
    () => void press(),
    stage !== 'in-play' || (!isPaused && left === 0),
  );
}

function Switches() {
  const { switches } = useWords().table;
  const { noClaims, autoSort, setNoClaims, setAutoSort } = useDealSwitches();
  return (
    <div className="menu-switches">
      <Switch label={switches.noClaims} isOn={noClaims} onChange={setNoClaims} />
      <Switch label={switches.autoSort} isOn={autoSort} onChange={setAutoSort} />
    </div>
  );
}

/** A question at the end of a long menu would be out of sight on a low window. */
const intoSight = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

/** What the host asks before doing: closing, or removing somebody. */
type Asked = { readonly type: 'close' } | { readonly type: 'remove'; readonly seat: RoomSeat };

function HostPowers({ words, room, wishing, onClose }: MenuProps & { wishing: Wishing }) {
  const { felt, room: said } = words;
  const [asked, setAsked] = useState<Asked>();
  const { view } = room;
  const removable =
    view.stage === 'in-play'
      ? room.seats.filter(
          ({ occupant, isHost, seat }) =>
            occupant?.type === 'person' && !isHost && view.seats[seat].removed !== true,
        )
      : [];
  if (asked === undefined) {
    return (
      <div className="menu-list">
        {item('close', felt.closeTable, () => setAsked({ type: 'close' }))}
        {removable.map((seat) => (
          <span key={seat.seat}>
            {item('hide', said.remove(seat.name), () => setAsked({ type: 'remove', seat }))}
          </span>
        ))}
      </div>
    );
  }
  const isByTwo = view.hosted?.customs.closeByTwo === true && view.stage === 'in-play';
  const text =
    asked.type === 'remove'
      ? removeAsk(words, view, asked.seat.name)
      : isByTwo
        ? felt.closeAskTwo
        : view.stage === 'in-play'
          ? felt.closeAsk
          : said.closeAsk;
  const act = async (): Promise<void> => {
    const wish =
      asked.type === 'close'
        ? { type: 'close' as const }
        : { type: 'remove' as const, seat: asked.seat.seat };
    if (await wishing.wish(wish)) onClose();
  };
  return (
    <div className="menu-ask" ref={intoSight}>
      <p role="alert">{text}</p>
      <button type="button" className="button danger" onClick={() => void act()}>
        {asked.type === 'remove' ? felt.removeYes : isByTwo ? felt.closeYesTwo : felt.closeYes}
      </button>
      <button type="button" className="button" onClick={() => setAsked(undefined)}>
        {said.cancel}
      </button>
    </div>
  );
}
