/** Seed → chance of a deal: one documented stream with a label per use (docs/shuffle.md). */
import { sha256 } from '@noble/hashes/sha2.js';

/** What a stream of chance is used for; each use reads its own bytes. */
export const shuffleLabels = {
  wall: 'tilehouse-wall-1',
  firstDealer: 'tilehouse-first-dealer-1',
  dice: 'tilehouse-dice-1',
  firstPlayer: 'tilehouse-first-player-1',
  target: 'tilehouse-target-1',
} as const;
export type ShuffleUse = keyof typeof shuffleLabels;

/** Bytes in a seed. */
export const seedLength = 32;

const asciiBytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** Draws whole numbers from SHA-256(seed ‖ label ‖ block number); the same seed and use give the same numbers. */
export class Chance {
  private readonly message: Uint8Array;
  private readonly counter: DataView;
  private block: DataView = new DataView(new ArrayBuffer(0));
  private blocks = 0;
  private read = 0;

  /** `seed` must hold 32 bytes; throws a RangeError otherwise. */
  constructor(seed: Uint8Array, use: ShuffleUse) {
    if (seed.length !== seedLength)
      throw new RangeError(`a seed has ${seedLength} bytes, not ${seed.length}`);
    const label = asciiBytes(shuffleLabels[use]);
    this.message = new Uint8Array(seedLength + label.length + 4);
    this.message.set(seed);
    this.message.set(label, seedLength);
    this.counter = new DataView(this.message.buffer, seedLength + label.length);
  }

  /** A whole number from 0 to `count` − 1, each equally likely (rejection sampling on 32-bit words). */
  below(count: number): number {
    const fair = 2 ** 32 - (2 ** 32 % count);
    for (;;) {
      const word = this.word();
      if (word < fair) return word % count;
    }
  }

  private word(): number {
    if (this.read === this.block.byteLength) {
      this.counter.setUint32(0, this.blocks);
      this.blocks += 1;
      const digest = sha256(this.message);
      this.block = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      this.read = 0;
    }
    const word = this.block.getUint32(this.read);
    this.read += 4;
    return word;
  }
}

/** Shuffles `list` (the tiles in published order) by Fisher–Yates from its end; index 0 is drawn first. */
export function shuffled<T>(list: readonly T[], chance: Chance): readonly T[] {
  const wall = [...list];
  for (let last = wall.length - 1; last > 0; last -= 1) {
    const pick = chance.below(last + 1);
    [wall[last], wall[pick]] = [wall[pick] as T, wall[last] as T];
  }
  return wall;
}

/** The wall a seed gives for a list of tiles in published order. */
export function wallOf<T>(list: readonly T[], seed: Uint8Array): readonly T[] {
  return shuffled(list, new Chance(seed, 'wall'));
}
