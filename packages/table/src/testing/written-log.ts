/** A log with a bit of everything: a hand played out and half of another, fair shuffles, pauses, lines down and up. */
import { entropyCommitment, seatsOf, seededRandom } from '@tilehouse/engine';
import { MemoryLog } from '../memory-log.ts';
import { publicSettings } from '../settings.ts';
import type { TableEvent } from '../table-event.ts';
import { answerOne } from './player.ts';
import { players, type TestRoom, testRoom } from './test-room.ts';

const answersMost = 400;

/** Plays it; the same every time. */
export async function writtenLog(game: string): Promise<readonly TableEvent[]> {
  const log = new MemoryLog();
  const settings = { ...publicSettings, awaySeconds: 10 };
  const room = await testRoom({ game, log, settings });
  const random = seededRandom(5);
  await room.seatAll();
  await room.wish('ann', { type: 'change', customs: { away: 20 } });
  await room.wish('ann', { type: 'call', link: 'https://meet.example.com/room' });
  await room.wish('ann', { type: 'mute', player: 'bob', on: true });
  await room.wish('ann', { type: 'shuffle-seats' });
  await dealFairly(room);
  await play(room, random, answersMost);
  if (room.stage !== 'in-play') await dealFairly(room);
  await play(room, random, 4);
  await room.wish('bob', { type: 'pause' });
  await room.clock.advance(1_000);
  await room.wish('bob', { type: 'resume' });
  await room.host.command({ type: 'went-away', player: 'bob' });
  await room.clock.advance(3_000);
  await room.host.command({ type: 'came-back', player: 'bob' });
  await room.host.command({ type: 'outage', from: room.clock.now(), to: room.clock.now() + 100 });
  room.host.stop();
  return log.all;
}

async function dealFairly(room: TestRoom): Promise<void> {
  const deal = room.host.state.deals + 1;
  const entropyOf = (seat: number): Uint8Array => new Uint8Array(16).fill(seat + deal);
  const seats = seatsOf(room.host.seats);
  for (const seat of seats) {
    const commitment = entropyCommitment({ table: 'room', deal, entropy: entropyOf(seat) });
    await room.wish(players[seat], { type: 'ready', commitment });
  }
  if (room.stage === 'waiting' && room.host.state.shuffle === undefined) {
    const commitment = entropyCommitment({ table: 'room', deal, entropy: entropyOf(0) });
    await room.wish('ann', { type: 'deal', commitment });
  }
  for (const seat of seats) {
    const entropy = Buffer.from(entropyOf(seat)).toString('hex');
    await room.wish(players[seat], { type: 'entropy', deal, entropy });
  }
}

/** So many answers, each a moment after the one before. */
async function play(room: TestRoom, random: () => number, answers: number): Promise<void> {
  for (let played = 0; played < answers && room.stage === 'in-play'; ) {
    await room.clock.advance(400);
    if (await answerOne(room.host, random)) played += 1;
  }
}
