/** A game's fingerprint: one hash over everything that happens in seeded random games. It changes with the rules only. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyGame } from '../games.ts';
import { defaultOptions, type OptionValues } from '../options.ts';
import { pickOne, seededRandom } from '../random.ts';
import { playDeal } from './play-out.ts';
import { testSeed } from './test-seed.ts';

/** The hash over all events of `deals` random deals under some options, told by the options' difference. */
export function fingerprint(game: AnyGame, deals: number, options?: OptionValues): string {
  const hash = sha256.create();
  for (let deal = 1; deal <= deals; deal += 1) {
    const random = seededRandom(deal);
    const opened = game.start(options ?? (defaultOptions(game.options) as OptionValues)).state;
    playDeal(game, opened, {
      seed: testSeed(deal),
      pickSeat: (asked) => pickOne(random, asked),
      choose: ({ offers }) => pickOne(random, offers),
      watch: ({ events }) => hash.update(utf8ToBytes(JSON.stringify(events))),
    });
  }
  return bytesToHex(hash.digest()).slice(0, 32);
}
