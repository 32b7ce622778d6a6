/** The one place where secrets leave a table's facts: what a viewer may see of each. */
import type { AnyGame, OptionValues, Seat, Viewer } from '@tilehouse/engine';
import type { Occupant } from './occupant.ts';
import type {
  AutopilotOn,
  CallSet,
  CameBack,
  CloseAsked,
  KnownAsFact,
  Muted,
  NotReady,
  Paused,
  PersonRemoved,
  Resumed,
  SeatLeft,
  SeatsShuffled,
  ShuffleShown,
  TableClosed,
  TableFact,
  Thawed,
  TookBack,
  WentAway,
} from './table-event.ts';

/** Facts that everybody sees as they are. */
type OpenFact =
  | SeatLeft
  | SeatsShuffled
  | PersonRemoved
  | NotReady
  | ShuffleShown
  | TookBack
  | Paused
  | Resumed
  | WentAway
  | CameBack
  | AutopilotOn
  | KnownAsFact
  | Thawed
  | CloseAsked
  | CallSet
  | Muted
  | TableClosed;

/** Something a viewer sees happen. */
export type SeenTableEvent =
  /** A fact of the game, as the game lets this viewer see it. */
  | { readonly type: 'game'; readonly event: unknown }
  | { readonly type: 'table-opened'; readonly game: string; readonly options: OptionValues }
  | { readonly type: 'seated'; readonly seat: Seat; readonly occupant: Occupant }
  | { readonly type: 'table-changed'; readonly options: OptionValues }
  | { readonly type: 'wants-deal'; readonly seat: Seat }
  /** A fair shuffle begins: by its hashes nobody can be found out, or choose the wall. */
  | {
      readonly type: 'shuffle-committed';
      readonly deal: number;
      readonly commitment: string;
      readonly commits: readonly (string | null)[];
    }
  | { readonly type: 'outage' }
  | OpenFact;

/** What a viewer sees of a fact: nothing, or one thing or more. A seed, secret or entropy is never among it. */
export function seenOf(game: AnyGame, fact: TableFact, viewer: Viewer): readonly SeenTableEvent[] {
  switch (fact.type) {
    case 'match-began':
    case 'deal-began':
    case 'decided':
    case 'went-on':
    case 'deal-cancelled':
      return fact.events.flatMap((event) => {
        const seen = game.redact(event, viewer);
        return seen === undefined ? [] : [{ type: 'game', event: seen } as const];
      });
    case 'table-opened':
      return [{ type: 'table-opened', game: fact.game, options: fact.options }];
    case 'table-changed':
      return [{ type: 'table-changed', options: fact.options }];
    case 'wants-deal':
      return [{ type: 'wants-deal', seat: fact.seat }];
    case 'shuffle-committed': {
      const { type, deal, commitment, commits } = fact;
      return [{ type, deal, commitment, commits }];
    }
    case 'entropy-given':
      return [];
    case 'call-set':
      return viewer === 'outsider' ? [] : [fact];
    case 'outage':
      return [{ type: 'outage' }];
    default:
      return [fact];
  }
}
