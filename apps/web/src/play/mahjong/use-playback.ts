/** What an update does on screen besides showing itself: tiles travel, sounds play, the live region says it. */
import type { SeenMahjongEvent } from '@tilehouse/engine';
import { formatAmount } from '@tilehouse/i18n';
import type { SeenTableEvent, TableUpdate } from '@tilehouse/table';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { playSound } from '../../sound/sounds.ts';
import { type Call, sayCall } from '../../sound/speech.ts';
import { useWords } from '../../ui/words.tsx';
import { floatAmount, slideIn, travel, turnOver } from './motion.ts';
import { narrate } from './narrate.ts';
import type { TableModel } from './table-model.ts';

/** Plays updates as they come; returns what to read out. */
export function usePlayback(
  table: RefObject<HTMLElement | null>,
  update: TableUpdate,
  model: TableModel | undefined,
): string {
  const words = useWords();
  const [said, setSaid] = useState('');
  const places = useRef(new Map<string, DOMRect>());
  const lastN = useRef(-1);
  useLayoutEffect(() => {
    const root = table.current;
    if (root === null || model === undefined) return;
    const before = places.current;
    places.current = placesIn(root);
    if (update.n === lastN.current) return;
    lastN.current = update.n;
    const sentences = narrate(update.events, model, words);
    if (sentences.length > 0) setSaid(sentences.join(' '));
    for (const event of gameEvents(update.events)) {
      soundFor(event, model);
      move({ root, before, model }, event);
    }
  }, [table, update, model, words]);
  return said;
}

const gameEvents = (events: readonly SeenTableEvent[]): readonly SeenMahjongEvent[] =>
  events.flatMap((event) => (event.type === 'game' ? [event.event as SeenMahjongEvent] : []));

/** Where everything that can travel stands now. */
function placesIn(root: HTMLElement): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-hand],[data-discard],[data-seat]')) {
    const { hand, discard, seat, tile } = element.dataset;
    const box = element.getBoundingClientRect();
    if (hand !== undefined) places.set(`hand ${hand}`, box);
    if (discard !== undefined) places.set(`discard ${discard}`, box);
    if (seat !== undefined) places.set(`seat ${seat}`, box);
    if (tile !== undefined) places.set(`own ${tile}`, box);
  }
  return places;
}

function soundFor(event: SeenMahjongEvent, model: TableModel): void {
  const isOwn = 'seat' in event && event.seat === model.own.seat;
  switch (event.type) {
    case 'discarded':
      playSound('tile');
      break;
    case 'drawn':
      if (isOwn) playSound('draw');
      break;
    case 'claimed':
    case 'fei-redeemed':
    case 'kong-declared':
      playSound('claim');
      break;
    case 'won':
      playSound(isOwn ? 'win' : 'lose');
      break;
  }
  const call = callOf(event);
  if (call !== undefined) sayCall(call);
}

/** What a seat calls out with a move. */
function callOf(event: SeenMahjongEvent): Call | undefined {
  switch (event.type) {
    case 'claimed':
      return event.meld.type;
    case 'kong-declared':
      return 'kong';
    case 'won':
      return event.source === 'self-draw' ? 'self-draw' : 'win';
    default:
      return undefined;
  }
}

interface Stage {
  readonly root: HTMLElement;
  /** Where things stood before the update. */
  readonly before: ReadonlyMap<string, DOMRect>;
  readonly model: TableModel;
}

function move({ root, before, model }: Stage, event: SeenMahjongEvent): void {
  const { discards } = model.view.common;
  switch (event.type) {
    case 'discarded': {
      const at = discards.findLastIndex(([seat]) => seat === event.seat);
      const own = before.get(`own ${event.tile}`);
      const from = event.seat === model.own.seat ? own : before.get(`seat ${event.seat}`);
      travel(root.querySelector(`[data-discard="${at}"]`), from);
      break;
    }
    case 'drawn':
      if (event.seat === model.own.seat) slideIn(root.querySelector('[data-hand="drawn"]'));
      break;
    case 'claimed': {
      const group = (model.seats[event.seat]?.melds.length ?? 0) - 1;
      const from = before.get(`discard ${discards.length - 1}`);
      for (const tile of root.querySelectorAll(`[data-meld="${event.seat}-${group}"]`)) travel(tile, from);
      break;
    }
    case 'fei-redeemed': {
      const from = before.get(event.seat === model.own.seat ? `own ${event.tile}` : `seat ${event.seat}`);
      const meld = model.seats[event.seat]?.melds[event.meld];
      const place = meld !== undefined && 'tiles' in meld ? meld.tiles.indexOf(event.tile) : -1;
      travel(root.querySelectorAll(`[data-meld="${event.seat}-${event.meld}"]`)[place] ?? null, from);
      break;
    }
    case 'kong-paid':
      for (const { from, to, amount } of event.transfers) {
        floatAmount(root, formatAmount(model.rules.unit, amount), {
          from: root.querySelector(`[data-plate="${from}"]`),
          to: root.querySelector(`[data-plate="${to}"]`),
        });
      }
      break;
    case 'won':
      turnOver(root.querySelectorAll(`[data-rack="${event.seat}"]`));
      break;
  }
}
