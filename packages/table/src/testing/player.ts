/** Plays at a table as people would, with answers from seeded chance. */
import { type AnyGame, pickOne, type Seat, seatsOf } from '@tilehouse/engine';
import type { TableHost } from '../table-host.ts';
import { stageOf } from '../table-state.ts';
import type { TableUpdate } from '../watchers.ts';

/** What a seat sees now. */
export function seenBy(host: TableHost, viewer: Seat | 'outsider'): TableUpdate {
  const updates: TableUpdate[] = [];
  host.watch(viewer, (update) => updates.push(update))();
  const [update] = updates;
  if (update === undefined) throw new Error('nothing was sent');
  return update;
}

/** Answers for one seat that is asked, whichever chance picks; false when nobody is. */
export async function answerOne(host: TableHost, random: () => number): Promise<boolean> {
  const asked = seatsOf(host.seats).filter((seat) => host.state.prompts[seat] !== undefined);
  if (asked.length === 0) return false;
  const seat = pickOne(random, asked);
  const prompt = seenBy(host, seat).view.prompt?.id ?? '';
  await host.act(seat, { prompt, offer: pickOffer(host.state.game, host, { seat, random }) });
  return true;
}

/** Mostly what the autopilot would do, so that hands end soon; at times anything that is offered. */
function pickOffer(
  game: AnyGame,
  { state }: TableHost,
  { seat, random }: { readonly seat: Seat; readonly random: () => number },
): number {
  const offers = game.offers(state.match, seat);
  if (random() < 0.6) return Math.floor(random() * offers.length);
  const idle = JSON.stringify(game.idle(state.match, seat));
  return Math.max(
    0,
    offers.findIndex((offer) => JSON.stringify(offer) === idle),
  );
}

/** Everybody wants the next deal. */
export async function dealNext(host: TableHost): Promise<void> {
  for (const seat of seatsOf(host.seats)) {
    if (stageOf(host.state) !== 'in-play') await host.command({ type: 'want-deal', seat });
  }
}

/** Plays the deal to its end, calling `between` after every answer. */
export async function playOn(
  host: TableHost,
  random: () => number,
  between: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (let moves = 0; stageOf(host.state) === 'in-play'; moves += 1) {
    if (moves > 3000) throw new Error('the deal never ends');
    if (!(await answerOne(host, random))) throw new Error('nobody is asked');
    await between();
  }
}
