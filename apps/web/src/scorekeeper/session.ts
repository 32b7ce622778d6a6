/** A session at a real table: who sits there, what each hand came to, and what follows from it by the ruleset. */
import {
  type FanWin,
  fanPayments,
  findMahjongGame,
  type KongKind,
  kongPayments,
  type MahjongGame,
  netOf,
  type OptionValues,
  type Position,
  type Seat,
  type Transfer,
  type Wind,
} from '@tilehouse/engine';

/** A payment inside a hand, apart from its win. */
export type Extra =
  | { readonly type: 'kong'; readonly seat: Seat; readonly kind: KongKind; readonly from?: Seat }
  | { readonly type: 'payment'; readonly from: Seat; readonly to: Seat; readonly amount: number };

/** Who deals and under which wind, set by hand. */
export interface Placing {
  readonly dealer: Seat;
  readonly roundWind: Wind;
}

/** A hand as it was noted. */
export interface HandRecord {
  readonly id: number;
  /** Nothing for a drawn hand. */
  readonly won?: FanWin;
  readonly extras: readonly Extra[];
  /** Where dealer or wind were put right before this hand. */
  readonly placed?: Placing;
}

export interface Session {
  readonly id: string;
  readonly game: string;
  readonly options: OptionValues;
  /** In playing order. */
  readonly names: readonly string[];
  /** Who dealt first. */
  readonly dealer: Seat;
  /** When it began, in milliseconds since 1970. */
  readonly began: number;
  readonly hands: readonly HandRecord[];
  /** Dealer and wind of the hand to come, where they were put right. */
  readonly placed?: Placing;
}

/** A noted hand with what follows from it. */
export interface HandInSession {
  readonly record: HandRecord;
  readonly position: Position;
  readonly transfers: readonly Transfer[];
  readonly net: readonly number[];
}

/** All that follows from a session's notes. */
export interface SessionSoFar {
  readonly game: MahjongGame;
  readonly hands: readonly HandInSession[];
  readonly totals: readonly number[];
  /** Of the hand to come. */
  readonly position: Position;
}

/** The game of a session. */
export function gameOf({ game }: Pick<Session, 'game'>): MahjongGame {
  const found = findMahjongGame(game);
  if (found === undefined) throw new Error(`no game ${game}`);
  return found;
}

/** What a hand moves: its win, and what was paid inside it. */
export function transfersOf(
  session: Pick<Session, 'game' | 'options'>,
  record: HandRecord,
): readonly Transfer[] {
  const { rules } = gameOf(session);
  const { options } = session;
  const extras = record.extras.flatMap((extra) =>
    extra.type === 'kong'
      ? kongPayments(rules, options, extra)
      : [{ from: extra.from, to: extra.to, amount: extra.amount }],
  );
  return [...(record.won === undefined ? [] : fanPayments(rules, options, record.won)), ...extras];
}

/** Plays the notes through: positions by the ruleset's succession, sums by its payments. */
export function soFar(session: Session): SessionSoFar {
  const game = gameOf(session);
  const { seats, succession } = game.rules;
  const { dealer, options } = session;
  let position: Position = { deal: 1, dealer, roundWind: 'east', changes: 0, roundStarter: dealer };
  const totals = new Array<number>(seats).fill(0);
  const hands = session.hands.map((record): HandInSession => {
    position = placedAt(position, record.placed);
    const transfers = transfersOf(session, record);
    const net = netOf(transfers, seats);
    net.forEach((amount, seat) => {
      totals[seat] = (totals[seat] ?? 0) + amount;
    });
    const hand = { record, position, transfers, net };
    const next = succession.next(position, { winner: record.won?.winner }, options);
    position = { ...next, deal: position.deal + 1 };
    return hand;
  });
  return { game, hands, totals, position: placedAt(position, session.placed) };
}

/** A position put right by hand; with another wind a new round begins. */
function placedAt(position: Position, placed: Placing | undefined): Position {
  if (placed === undefined) return position;
  const { dealer, roundWind } = placed;
  if (roundWind === position.roundWind) return { ...position, dealer };
  return { ...position, dealer, roundWind, changes: 0, roundStarter: dealer };
}

/** The session with a hand noted, or noted anew under its old number. */
export function withHand(session: Session, hand: HandRecord): Session {
  if (session.hands.some(({ id }) => id === hand.id)) {
    return { ...session, hands: session.hands.map((each) => (each.id === hand.id ? hand : each)) };
  }
  const { placed, ...rest } = session;
  return { ...rest, hands: [...session.hands, placed === undefined ? hand : { ...hand, placed }] };
}

export const withoutHand = (session: Session, id: number): Session => ({
  ...session,
  hands: session.hands.filter((each) => each.id !== id),
});

/** A number no hand has yet. */
export const nextHandId = ({ hands }: Session): number => Math.max(0, ...hands.map(({ id }) => id)) + 1;
