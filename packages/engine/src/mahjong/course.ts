/** A step in the making: emits facts, folding each as it goes, so that what follows sees what came before. */
import type { Step } from '../game.ts';
import type { MahjongEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { Ruleset } from './ruleset.ts';
import type { Deal, MahjongState } from './state.ts';

/** The state a command has reached so far, and the facts that led there. */
export class Course {
  readonly rules: Ruleset;
  readonly events: MahjongEvent[] = [];
  private current: MahjongState | undefined;

  constructor(rules: Ruleset, state: MahjongState | undefined) {
    this.rules = rules;
    this.current = state;
  }

  get state(): MahjongState {
    if (this.current === undefined) throw new Error('the match is not open');
    return this.current;
  }

  /** The latest deal. */
  get deal(): Deal {
    return dealOf(this.state);
  }

  emit(event: MahjongEvent): void {
    this.current = evolve(this.rules, this.current, event);
    this.events.push(event);
  }

  step(): Step<MahjongState, MahjongEvent> {
    return { events: this.events, state: this.state };
  }
}

/** The latest deal of a state; a call before the first is our own bug. */
export function dealOf(state: MahjongState): Deal {
  if (state.deal === undefined) throw new Error('nothing is dealt');
  return state.deal;
}
