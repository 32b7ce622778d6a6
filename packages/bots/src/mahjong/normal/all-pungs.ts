/** How far a hand is from pungs and a pair alone. */
import { feiPlace, type Ruleset, type TileCounts } from '@tilehouse/engine';

/** What the hand is to come to: so many pungs and a pair, with Fei within the limits. */
export interface PungGoal {
  readonly sets: number;
  readonly wilds: Ruleset['wilds'];
}

/** Tiles still to draw to the goal. */
export function pungsAway(counts: TileCounts, goal: PungGoal): number {
  return awayBy(tallyOf(counts), counts[feiPlace] as number, goal);
}

/** How many faces are held so often, at most three times each: all that pungs depend on. */
type Tally = readonly number[];

function tallyOf(counts: TileCounts): Tally {
  const tally = [0, 0, 0, 0];
  for (let place = 0; place < feiPlace; place += 1) {
    const count = Math.min(3, counts[place] as number);
    tally[count] = (tally[count] as number) + 1;
  }
  return tally;
}

function awayBy(faces: Tally, fei: number, { sets, wilds }: PungGoal): number {
  // the fullest faces become pungs, the next the pair
  let count = 3;
  let left = faces[count] as number;
  let missing = 0;
  let feiFits = 0;
  for (let part = 0; part <= sets; part += 1) {
    while (count > 0 && left === 0) {
      count -= 1;
      left = faces[count] as number;
    }
    left -= 1;
    const isPair = part === sets;
    const lacks = Math.max(0, (isPair ? 2 : 3) - count);
    missing += lacks;
    feiFits += Math.min(lacks, isPair ? wilds.inPair : wilds.perSet);
  }
  return missing - Math.min(feiFits, fei);
}

/** The tally once a face that is held so often is drawn. */
function drawn(tally: Tally, held: number): Tally {
  return tally.map((faces, count) => faces + (count === held + 1 ? 1 : 0) - (count === held ? 1 : 0));
}

/** Places whose draw lowers `pungsAway`. */
export function pungsThatHelp(counts: TileCounts, goal: PungGoal): readonly number[] {
  const tally = tallyOf(counts);
  const fei = counts[feiPlace] as number;
  const away = awayBy(tally, fei, goal);
  // which of the faces held so often it is doesn't matter
  const helps = [0, 1, 2].map((held) => awayBy(drawn(tally, held), fei, goal) < away);
  const found: number[] = [];
  for (let place = 0; place < feiPlace; place += 1) {
    if (helps[counts[place] as number] === true) found.push(place);
  }
  if (fei < goal.wilds.copies && awayBy(tally, fei + 1, goal) < away) found.push(feiPlace);
  return found;
}
