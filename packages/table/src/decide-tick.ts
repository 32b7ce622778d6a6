/** Does the first thing that is due at a table. */
import { ok } from '@tilehouse/engine';
import { begin, dealFair } from './decide-deal.ts';
import { autopilot, goOn } from './decide-play.ts';
import { closing } from './decide-seating.ts';
import type { Decision, DecisionContext } from './decision.ts';
import { type DueThing, dueNow } from './due.ts';
import type { TableFact } from './table-event.ts';
import type { TableState } from './table-state.ts';

/** The first thing that is due; the rest is seen to by the next tick. */
export function tick(table: TableState, context: DecisionContext): Decision {
  const thing = dueNow(table, context.now);
  return ok(thing === undefined ? [] : factsOf(table, thing, context));
}

function factsOf(table: TableState, thing: DueThing, context: DecisionContext): readonly TableFact[] {
  switch (thing.type) {
    case 'play':
    case 'computer':
      return autopilot(table, thing.seat, context);
    case 'autopilot':
      return [{ type: 'autopilot-on', seat: thing.seat }];
    case 'go-on':
      return goOn(table);
    case 'deal':
      return begin(table, table.commits, context);
    case 'shuffle':
      return dealFair(table);
    case 'thaw':
      return [{ type: 'thawed' }];
    case 'resume':
      return table.paused === undefined ? [] : [{ type: 'resumed', seat: table.paused.seat }];
    case 'close':
      return closing(table, thing.reason);
  }
}
