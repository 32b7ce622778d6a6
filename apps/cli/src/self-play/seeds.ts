/** All chance of a self-play run, told by its seed text: the walls, and what players draw on. */
import { createHash } from 'node:crypto';
import { seededRandom } from '@tilehouse/engine';

const digest = (...parts: readonly (string | number)[]): Buffer =>
  createHash('sha256').update(parts.join('\n')).digest();

/** The deal seed of a wall. */
export function wallSeed(seed: string, wall: number): Uint8Array {
  return Uint8Array.from(digest('tilehouse-selfplay-wall-1', seed, wall));
}

/** The chance of one player in one hand. */
export function playerChance(
  seed: string,
  hand: { wall: number; rotation: number; player: number },
): () => number {
  const { wall, rotation, player } = hand;
  return seededRandom(digest('tilehouse-selfplay-player-1', seed, wall, rotation, player).readUInt32BE(0));
}
