/** What lies on the felt: others and their ponds, the badge, one's own hand, status line and keys. */
import type { Seat, Tile } from '@tilehouse/engine';
import type { Catalogue } from '@tilehouse/i18n';
import type { PlayRefusalCode } from '@tilehouse/table';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { wakeSound } from '../../sound/sounds.ts';
import { useWords } from '../../ui/words.tsx';
import type { TableConnection } from '../connection.ts';
import type { Advice } from './advice/advice.ts';
import { useCoach } from './coach.ts';
import { useCompany } from './company.ts';
import { useDealSwitches } from './deal-switches.ts';
import type { OtherPlace, TableLayout } from './layout/zones.ts';
import type { MoveName } from './offer-types.ts';
import { discardOffer, keyedOffers, type Way } from './offers.ts';
import { Badge } from './parts/badge.tsx';
import { at } from './parts/box.tsx';
import { Hand } from './parts/hand.tsx';
import { coversPlate, Keys } from './parts/keys.tsx';
import { Aside, Declared, Rack } from './parts/line.tsx';
import { Plate } from './parts/plate.tsx';
import { Pond } from './parts/pond.tsx';
import { StatusLine } from './parts/status-line.tsx';
import { Timer } from './parts/timer.tsx';
import { type StatusInput, type StatusPart, statusParts } from './status.ts';
import { type SeatModel, someoneAt, type TableModel } from './table-model.ts';
import { useMoveKeys } from './use-move-keys.ts';
import { type OwnHand, useOwnHand } from './use-own-hand.ts';

export interface TableFeltProps {
  readonly connection: TableConnection;
  readonly model: TableModel;
  readonly layout: TableLayout;
  readonly advice: Advice | undefined;
}

export function TableFelt({ connection, model, layout, advice }: TableFeltProps) {
  const words = useWords();
  const { throwing, suggest } = useSettings();
  const switches = useDealSwitches();
  const hand = useOwnHand(model, switches.autoSort, () => switches.setAutoSort(false));
  const { answer, notice } = useAnswer(connection, model);
  const offers = model.view.mine?.offers ?? [];
  const keyed = keyedOffers(offers, model.underClaim?.tile);
  const [choosing, choose] = useChoosing(model, keyed);
  const play = (way: Way): void => answer(way.offer);
  const throwTile = (tile: Tile): void => answer(discardOffer(offers, tile));
  const throwable = offers.flatMap((offer) => (offer.type === 'discard' ? [offer.tile] : []));
  const raised = hand.raised !== undefined && throwable.includes(hand.raised) ? hand.raised : undefined;
  useMoveKeys({ keyed, play, choose });
  const coach = useCoach();
  const company = useCompany();
  // a raised tile says itself what its throw would leave
  const said = hand.raised === undefined ? coach?.parts : undefined;
  const hasBubbles = layout.kind === 'wide';
  const pointed = hasBubbles && hand.lit?.key !== hand.raisedKey ? undefined : pointedAt(hand);
  const parts = said ?? statusParts({ model, advice, raised: hand.raised, pointed, suggest, words });
  return (
    <div
      className="felt-things"
      data-advised={advice !== undefined}
      data-own-turn={model.own.isToPlay && offers.length > 0}
      data-prompt={model.table.prompt?.id}
      onPointerDownCapture={wakeSound}
    >
      {model.others.map((seat) => (
        <OtherSeat key={seat.seat} seat={seat} model={model} layout={layout} lit={hand.lit?.tile} />
      ))}
      <Badge model={model} layout={layout} />
      <Pond zone={layout.own.pond} pond={model.own.pond} lit={hand.lit?.tile} />
      {!coversPlate(layout, keyed) && (
        <Plate seat={model.own} model={model} rect={layout.own.plate} isOwn={!model.isWatching} />
      )}
      <Aside zone={layout.own.bonus} bonus={model.own.bonus} />
      <StatusLine
        parts={notice === undefined ? parts : noticeParts(notice, model, words)}
        rect={layout.own.status}
      />
      {model.isWatching ? (
        company?.nearHand(layout.own.hand, model.own)
      ) : (
        <>
          <Hand
            zone={layout.own.hand}
            own={model.own}
            tiles={hand.tiles}
            drawn={hand.drawn}
            raised={hand.raisedKey}
            throwable={throwable}
            oneTap={throwing === 'one'}
            lit={hand.lit}
            unseen={hasBubbles ? hand.unseen : undefined}
            actions={{ raise: hand.raise, throwTile, move: hand.move, light: hand.light }}
          />
          <Timer prompt={model.table.prompt} rect={layout.own.keys.timer} />
          <Keys
            model={model}
            zones={layout.own.keys}
            offers={keyed}
            win={advice?.win}
            raised={raised}
            choosing={choosing}
            actions={{ play, choose, throwRaised: () => raised !== undefined && throwTile(raised) }}
            isPortrait={layout.kind === 'portrait'}
          />
        </>
      )}
    </div>
  );
}

/** The tile that is pointed at, and how many of it are unseen: a bubble has room above a hand on a wide table only. */
const pointedAt = ({ lit, unseen }: OwnHand): StatusInput['pointed'] =>
  lit === undefined || unseen === undefined ? undefined : { tile: lit.tile, unseen };

/** Everything of an opponent. */
function OtherSeat({
  seat,
  model,
  layout,
  lit,
}: {
  seat: SeatModel;
  model: TableModel;
  layout: TableLayout;
  lit: Tile | undefined;
}) {
  const zones = layout.others[seat.place as OtherPlace];
  if (zones === undefined) return null;
  return (
    <>
      <span data-seat={seat.seat} style={at(zones.rack.rect)} />
      <Plate seat={seat} model={model} rect={zones.plate} isOwn={false} />
      <Rack zone={zones.rack} seat={seat.seat} count={seat.count} open={seat.open} />
      <Declared
        zone={zones.melds}
        bonus={zones.bonus === undefined ? seat.bonus : []}
        melds={seat.melds}
        seat={seat.seat}
      />
      {zones.bonus !== undefined && <Aside zone={zones.bonus} bonus={seat.bonus} />}
      <Pond zone={zones.pond} pond={seat.pond} lit={lit} />
    </>
  );
}

type RefusalCode = Extract<Awaited<ReturnType<TableConnection['act']>>, { type: 'refused' }>['code'];

/** Something to say for a moment: an answer that was refused, or a claim that another seat's beat. */
type Notice =
  | { readonly type: 'refused'; readonly code: RefusalCode }
  | { readonly type: 'beaten'; readonly by: Seat };

/** How long a notice stands in the status line, in milliseconds. */
const noticeMs = 3000;

/** Sends answers; one at a time a prompt, so that a double tap is one answer. */
function useAnswer(connection: TableConnection, model: TableModel) {
  const [notice, setNotice] = useState<Notice>();
  const sent = useRef<string>(undefined);
  const claimed = useRef<number>(undefined);
  const prompt = model.table.prompt?.id;
  const { offers = [] } = model.view.mine ?? {};
  const { discards } = model.view.common;
  const say = (said: Notice): void => {
    setNotice(said);
    setTimeout(() => setNotice((now) => (now === said ? undefined : now)), noticeMs);
  };
  const taker = discards[claimed.current ?? -1]?.[2];
  const { seat: own } = model.own;
  const latestSay = useRef(say);
  latestSay.current = say;
  useEffect(() => {
    if (taker === undefined) return;
    claimed.current = undefined;
    if (taker !== own) latestSay.current({ type: 'beaten', by: taker });
  }, [taker, own]);
  const answer = (offer: number): void => {
    if (prompt === undefined || offer < 0 || sent.current === prompt) return;
    sent.current = prompt;
    const move = offers[offer]?.type;
    claimed.current = move === 'chow' || move === 'pung' || move === 'kong' ? discards.length - 1 : undefined;
    connection.act({ prompt, offer }).then(
      (answered) => {
        if (answered.type === 'done') return;
        sent.current = undefined;
        say({ type: 'refused', code: answered.code });
      },
      () => {
        sent.current = undefined;
      },
    );
  };
  usePassing(model, (offer) => answer(offer));
  return { answer, notice };
}

/** Why an answer was refused; what can't come of playing isn't told apart. */
function refusalText(code: RefusalCode, { app }: Catalogue): string {
  return Object.hasOwn(app.refused, code) ? app.refused[code as PlayRefusalCode] : app.refused['not-offered'];
}

/** A notice in words. */
function noticeParts(notice: Notice, model: TableModel, words: Catalogue): readonly StatusPart[] {
  if (notice.type === 'refused') return [[{ text: refusalText(notice.code, words) }]];
  return [[{ text: words.table.status.beatenBy(someoneAt(model, notice.by, words)) }]];
}

/** With *no claims* on, passes whatever can't be won. */
function usePassing(model: TableModel, answer: (offer: number) => void): void {
  const { noClaims } = useDealSwitches();
  const offers = model.view.mine?.offers ?? [];
  const pass = offers.findIndex(({ type }) => type === 'pass');
  const isPassed = noClaims && pass >= 0 && !offers.some(({ type }) => type === 'win');
  const prompt = model.table.prompt?.id;
  const latest = useRef(answer);
  latest.current = answer;
  useEffect(() => {
    if (isPassed && prompt !== undefined) latest.current(pass);
  }, [isPassed, prompt, pass]);
}

/** The move whose ways are being chosen among; over when the prompt is. */
function useChoosing(
  model: TableModel,
  keyed: ReturnType<typeof keyedOffers>,
): [MoveName | undefined, (move: MoveName) => void] {
  const [choosing, setChoosing] = useState<{ readonly move: MoveName; readonly prompt: string }>();
  const prompt = model.table.prompt?.id;
  const isOn = choosing !== undefined && choosing.prompt === prompt && keyed[choosing.move].length > 1;
  const choose = (move: MoveName): void => {
    if (prompt === undefined) return;
    setChoosing(isOn && choosing?.move === move ? undefined : { move, prompt });
  };
  return [isOn ? choosing?.move : undefined, choose];
}
