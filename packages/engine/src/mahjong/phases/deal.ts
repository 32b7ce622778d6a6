/** The deal: position, wall and dice from the seed, then bonus tiles set aside seat by seat until all hands are clean. */
import { type Seat, seatsOf } from '../../seats.ts';
import { Chance, wallOf } from '../../shuffle.ts';
import { isBonus } from '../../tiles/tile.ts';
import type { Course } from '../course.ts';
import type { DealtEvent } from '../event.ts';
import type { Position, Ruleset } from '../ruleset.ts';
import { type DealingPhase, outcomeOf } from '../state.ts';
import { drawOwed } from './draw.ts';

/** Deals the next hand: everything that is chance comes from the seed. */
export function dealNext(course: Course, seed: Uint8Array): void {
  const { rules, state } = course;
  course.emit({
    type: 'dealt',
    rules: rules.version,
    options: state.options,
    position: nextPosition(course, seed),
    scores: state.scores,
    ...chanceOf(rules, seed),
  });
}

/** Deals what an event dealt, with the wall and the dice of this seed. */
export function dealAgain(course: Course, dealt: DealtEvent, seed: Uint8Array): void {
  course.emit({ ...dealt, ...chanceOf(course.rules, seed) });
}

/** What is chance in every deal. */
function chanceOf(rules: Ruleset, seed: Uint8Array): Pick<DealtEvent, 'dice' | 'wall'> {
  const dice = new Chance(seed, 'dice');
  return { dice: [dice.below(6) + 1, dice.below(6) + 1], wall: wallOf(rules.tiles, seed) };
}

function nextPosition(course: Course, seed: Uint8Array): Position {
  const { rules, state } = course;
  if (state.deal === undefined) {
    const dealer = new Chance(seed, 'firstDealer').below(rules.seats) as Seat;
    return { deal: 1, dealer, roundWind: 'east', changes: 0, roundStarter: dealer };
  }
  const { position, phase } = state.deal;
  const outcome = outcomeOf(phase);
  // a cancelled deal is dealt again: it counts for nothing
  if (outcome === undefined) return position;
  return { ...rules.succession.next(position, outcome, state.options), deal: position.deal + 1 };
}

/** Sets the next bonus tile aside, or draws the replacement that is owed. */
export function cleanHands(course: Course, phase: DealingPhase): void {
  if (phase.owed !== undefined) {
    drawOwed(course, phase.owed.seat, 'bonus');
    return;
  }
  const { dealer } = course.deal.position;
  const { seats } = course.rules;
  const order = seatsOf(seats).map((step) => ((dealer + step) % seats) as Seat);
  for (const seat of order) {
    const tile = course.deal.hands[seat].tiles.find(isBonus);
    if (tile !== undefined) {
      course.emit({ type: 'bonus', seat, tile });
      return;
    }
  }
}
