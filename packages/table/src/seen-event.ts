/** The one place where secrets leave a table's facts: what a viewer may see of each. */
import type { AnyGame, OptionValues, Seat, Viewer } from '@tilehouse/engine';
import type { Occupant } from './occupant.ts';
import type { TableFact } from './table-event.ts';

/** Something a viewer sees happen. */
export type SeenTableEvent =
  /** A fact of the game, as the game lets this viewer see it. */
  | { readonly type: 'game'; readonly event: unknown }
  | { readonly type: 'table-opened'; readonly game: string; readonly options: OptionValues }
  | { readonly type: 'seated'; readonly seat: Seat; readonly occupant: Occupant }
  | { readonly type: 'seat-left'; readonly seat: Seat }
  | { readonly type: 'table-changed'; readonly options: OptionValues }
  | { readonly type: 'wants-deal'; readonly seat: Seat }
  | { readonly type: 'took-back'; readonly seat: Seat }
  | { readonly type: 'paused'; readonly seat: Seat }
  | { readonly type: 'resumed'; readonly seat: Seat }
  | { readonly type: 'table-closed' };

/** What a viewer sees of a fact: nothing, or one thing or more. A seed is never among it. */
export function seenOf(game: AnyGame, fact: TableFact, viewer: Viewer): readonly SeenTableEvent[] {
  switch (fact.type) {
    case 'match-began':
    case 'deal-began':
    case 'decided':
    case 'deal-cancelled':
      return fact.events.flatMap((event) => {
        const seen = game.redact(event, viewer);
        return seen === undefined ? [] : [{ type: 'game', event: seen } as const];
      });
    case 'table-opened':
      return [{ type: 'table-opened', game: fact.game, options: fact.options }];
    case 'table-changed':
      return [{ type: 'table-changed', options: fact.options }];
    default:
      return [fact];
  }
}
