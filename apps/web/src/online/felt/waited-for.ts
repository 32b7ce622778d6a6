/** For whom a hand waits without end: somebody away at a table that plays for nobody. */
import type { TableView } from '@tilehouse/table';
import { useEffect, useRef, useState } from 'react';
import type { RoomModel, RoomSeat } from '../room/room-model.ts';
import type { OnlineWords } from '../texts.ts';

/** Those the table neither plays for nor will before long; nobody while everything stands still anyway. */
export function waitedFor({ seats, view }: Pick<RoomModel, 'seats' | 'view'>): readonly RoomSeat[] {
  const { hosted, pausedBy, stage } = view;
  if (stage !== 'in-play' || pausedBy !== undefined || hosted?.frozen !== undefined) return [];
  const isPlayedFor = (seat: number): boolean =>
    view.seats[seat as RoomSeat['seat']].autopilot === true ||
    hosted?.autopilotIn?.some((each) => each.seat === seat) === true;
  return seats.filter(({ isAway, seat }) => isAway && !isPlayedFor(seat));
}

/** Milliseconds somebody may be gone before a way on is offered: a phone that was locked is soon back. */
const patience = 20_000;

/** Whom the table has waited for so long that the host should know what can be done; undefined for nobody. */
export function useLongAway(room: RoomModel): RoomSeat | undefined {
  const waited = waitedFor(room);
  const since = useRef(new Map<string, number>());
  const [, look] = useState(0);
  const names = waited.map(({ name }) => name).join('\n');
  useEffect(() => {
    const now = performance.now();
    const there = names === '' ? [] : names.split('\n');
    since.current = new Map(there.map((name) => [name, since.current.get(name) ?? now]));
    if (there.length === 0) return;
    const next = Math.min(...[...since.current.values()].map((at) => at + patience).filter((at) => at > now));
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => look((count) => count + 1), next - now + 1);
    return () => clearTimeout(timer);
  }, [names]);
  const now = performance.now();
  return waited.find(({ name }) => now - (since.current.get(name) ?? now) >= patience);
}

/** What removing somebody in a hand comes to. */
export function removeAsk({ felt }: OnlineWords, { hosted }: TableView, name: string): string {
  // without one of them there is no game for money to go on with
  const ends = hosted?.endless === true && hosted.settles === true;
  return (ends ? felt.removeEnds : felt.removeAsk)(name);
}
