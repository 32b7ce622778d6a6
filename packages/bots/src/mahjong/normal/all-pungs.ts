/** How far a hand is from pungs and a pair alone. */
import { feiPlace, type Ruleset, type TileCounts } from '@tilehouse/engine';

/** What the hand is to come to: so many pungs and a pair, with Fei within the limits. */
export interface PungGoal {
  readonly sets: number;
  readonly wilds: Ruleset['wilds'];
}

/** Tiles still to draw to the goal. */
export function pungsAway(counts: TileCounts, { sets, wilds }: PungGoal): number {
  // the fullest faces become pungs, the next the pair
  const tally = [0, 0, 0, 0, 0];
  for (let place = 0; place < feiPlace; place += 1) {
    const count = Math.min(3, counts[place] as number);
    tally[count] = (tally[count] as number) + 1;
  }
  let missing = 0;
  let feiFits = 0;
  let count = 3;
  for (let part = 0; part <= sets; part += 1) {
    while (count > 0 && tally[count] === 0) count -= 1;
    if (count > 0) tally[count] = (tally[count] as number) - 1;
    const isPair = part === sets;
    const lacks = Math.max(0, (isPair ? 2 : 3) - count);
    missing += lacks;
    feiFits += Math.min(lacks, isPair ? wilds.inPair : wilds.perSet);
  }
  return missing - Math.min(feiFits, counts[feiPlace] as number);
}

/** Places whose draw lowers `pungsAway`. */
export function pungsThatHelp(counts: TileCounts, goal: PungGoal): readonly number[] {
  const away = pungsAway(counts, goal);
  const after = counts.slice();
  const found: number[] = [];
  for (let place = 0; place <= feiPlace; place += 1) {
    const count = counts[place] as number;
    if (count >= (place === feiPlace ? goal.wilds.copies : 3)) continue;
    after[place] = count + 1;
    if (pungsAway(after, goal) < away) found.push(place);
    after[place] = count;
  }
  return found;
}
