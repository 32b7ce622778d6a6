/** Deals laid out by hand and played in words: what rule tests are written with. */
import type { Step } from '../game.ts';
import type { MahjongAction } from '../mahjong/action.ts';
import { dealOf } from '../mahjong/course.ts';
import type { MahjongEvent } from '../mahjong/event.ts';
import type { MahjongGame } from '../mahjong/mahjong.ts';
import type { Position, Ruleset } from '../mahjong/ruleset.ts';
import type { Deal, MahjongState } from '../mahjong/state.ts';
import { type OptionValues, readOptions } from '../options.ts';
import { bySeat, type Seat, seatsAfter } from '../seats.ts';
import { formatSorted, formatTiles, parseTiles } from '../tiles/notation.ts';
import {
  compareTiles,
  countTile,
  isBonus,
  isFei,
  isSuited,
  rankOf,
  type Tile,
  withoutTiles,
} from '../tiles/tile.ts';
import { dealFromWall, firstPosition } from './deal-from-wall.ts';

/** Tiles of a text that is right by construction; throws otherwise. */
export function tilesIn(text: string): readonly Tile[] {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code} ${parsed.error.part}`);
  return parsed.value;
}

/** A deal laid out by hand. Seats without a hand, and places left open, get plain tiles from what is left. */
export interface Layout {
  /** Tiles by seat, at most thirteen each and fourteen for the dealer. */
  readonly hands?: readonly string[];
  /** Tiles drawn from the front after the deal, in order. */
  readonly draws?: string;
  /** Replacements in the order they are drawn. */
  readonly back?: string;
  /** Live tiles after the deal; the whole wall without it. */
  readonly live?: number;
  readonly position?: Partial<Position>;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The wall that gives a layout. */
export function layWall(rules: Ruleset, layout: Layout): readonly Tile[] {
  const dealer = layout.position?.dealer ?? firstPosition.dealer;
  const given = bySeat(rules.seats, (seat) => tilesIn(layout.hands?.[seat] ?? ''));
  const draws = tilesIn(layout.draws ?? '');
  const back = tilesIn(layout.back ?? '');
  let pool = withoutTiles(rules.tiles, [...given.flat(), ...draws, ...back]);
  pool = fillers(pool);
  const hands = bySeat(rules.seats, (seat) => {
    const due = seat === dealer ? 14 : 13;
    const open = due - given[seat].length;
    const filled = [...given[seat], ...pool.slice(0, open)];
    pool = pool.slice(open);
    return filled;
  });
  const dealt = interleaved(hands, dealer);
  const rest = layout.live === undefined ? pool : pool.slice(0, restLength(rules, layout, { draws, back }));
  return [...dealt, ...draws, ...rest, ...[...back].reverse()];
}

/** Tiles in an order that makes fillers no neighbours and no pairs for as long as it can: honours, then 1 4 7, 2 5 8, 3 6 9. */
function fillers(pool: readonly Tile[]): readonly Tile[] {
  const copies = new Map<Tile, number>();
  const keyed = pool.map((tile) => {
    const copy = copies.get(tile) ?? 0;
    copies.set(tile, copy + 1);
    const special = isBonus(tile) || isFei(tile) ? 1 : 0;
    const third = isSuited(tile) ? 1 + ((rankOf(tile) - 1) % 3) : 0;
    return { tile, key: special * 1000 + copy * 10 + third };
  });
  return keyed.sort((a, b) => a.key - b.key || compareTiles(a.tile, b.tile)).map(({ tile }) => tile);
}

function restLength(
  rules: Ruleset,
  layout: Layout,
  given: { draws: readonly Tile[]; back: readonly Tile[] },
): number {
  const reserve = rules.wall.kind === 'open' ? 0 : rules.wall.tiles;
  return (layout.live ?? 0) + reserve - given.draws.length - given.back.length;
}

/** Puts hands back into the order in which they are dealt. */
function interleaved(hands: readonly (readonly Tile[])[], dealer: Seat): readonly Tile[] {
  const seats = hands.length;
  const wall: Tile[] = [];
  hands.forEach((hand, seat) => {
    const turn = seatsAfter(dealer, seat as Seat, seats);
    hand.forEach((tile, at) => {
      const round = Math.floor(at / 4);
      const place =
        at < 12 ? (round * seats + turn) * 4 + (at % 4) : at === 12 ? 12 * seats + turn : 13 * seats;
      wall[place] = tile;
    });
  });
  return wall;
}

/** An action in words: `discard 5p`, `chow 1p1x3p`, `pung 55p1x`, `kong concealed 1z`, `win`, `pass`. */
export function actionText(action: MahjongAction): string {
  switch (action.type) {
    case 'discard':
      return `discard ${action.tile}`;
    case 'chow':
    case 'pung':
      return `${action.type} ${formatTiles(action.tiles)}`;
    case 'kong':
      return `kong ${action.kind} ${action.tile}`;
    case 'redeem':
      return `redeem ${action.tile} ${action.meld}`;
    default:
      return action.type;
  }
}

/** A fact in a few words: its type, seat, and what it is about. */
export function factText(event: MahjongEvent): string {
  switch (event.type) {
    case 'drawn':
      return `drawn ${event.seat} ${event.reason} ${event.tile}`;
    case 'bonus':
    case 'discarded':
      return `${event.type} ${event.seat} ${event.tile}`;
    case 'claimed':
      return `claimed ${event.seat} ${event.meld.type} ${formatTiles(event.meld.tiles)}`;
    case 'kong-declared':
      return `kong-declared ${event.seat} ${event.kind} ${event.tile}`;
    case 'kong-paid':
      return `kong-paid ${event.transfers.map(({ from, to, amount }) => `${from}>${to} ${amount}`).join(', ')}`;
    case 'answered':
      return `answered ${event.seat} ${actionText(event.answer)}`;
    case 'won':
      return `won ${event.seat} ${event.source} ${event.tile}`;
    case 'fei-set-aside':
      return `fei-set-aside ${event.seat}`;
    case 'fei-redeemed':
      return `fei-redeemed ${event.seat} ${event.tile} ${event.meld}`;
    case 'losers-settled':
      return `losers-settled ${event.transfers.map(({ from, to, amount }) => `${from}>${to} ${amount}`).join(', ')}`;
    default:
      return event.type;
  }
}

/** A deal in play that is told what to do in words. */
export class Scenario {
  readonly game: MahjongGame;
  state: MahjongState;
  /** The facts of the last command, or of the deal. */
  events: readonly MahjongEvent[];

  constructor(game: MahjongGame, layout: Layout) {
    this.game = game;
    const options = readOptions(game.options, layout.options ?? {});
    if (!options.ok) throw new Error(`${options.error.code} ${options.error.option}`);
    const opened = game.start(options.value as OptionValues).state;
    const position = { ...firstPosition, ...layout.position };
    const step = dealFromWall(game, opened, { wall: layWall(game.rules, layout), position });
    this.state = step.state;
    this.events = step.events;
  }

  get deal(): Deal {
    return dealOf(this.state);
  }

  /** What a seat is offered, in words. */
  offers(seat: Seat): readonly string[] {
    return this.game.offers(this.state, seat).map(actionText);
  }

  /** What a seat is offered besides throwing a tile. */
  moves(seat: Seat): readonly string[] {
    return this.offers(seat).filter((text) => !text.startsWith('discard'));
  }

  /** Plays one action after another: `[seat, words]`; throws with the offers when one isn't offered. */
  play(...commands: readonly (readonly [Seat, string])[]): this {
    for (const [seat, words] of commands) {
      const action = this.game.offers(this.state, seat).find((offer) => actionText(offer) === words);
      if (action === undefined)
        throw new Error(`seat ${seat} can't ${words}: ${this.offers(seat).join(', ')}`);
      this.follow(this.game.decide(this.state, seat, action));
    }
    return this;
  }

  /** The tiles of a seat's hand, sorted, in notation. */
  hand(seat: Seat): string {
    return formatSorted(this.deal.hands[seat].tiles);
  }

  /** How many copies of a tile a seat holds in its hand. */
  copies(seat: Seat, tile: Tile): number {
    return countTile(this.deal.hands[seat].tiles, tile);
  }

  /** The facts of the last command in words: `drawn 1 kong 5p`. */
  facts(): readonly string[] {
    return this.events.map(factText);
  }

  /** Throws the tile drawn last for whoever's turn it is, passing every claim, `turns` times. */
  drift(turns: number): this {
    for (let turn = 0; turn < turns; turn += 1) {
      const { phase } = this.deal;
      if (phase.type !== 'turn') throw new Error(`no turn in ${phase.type}`);
      this.follow(this.game.decide(this.state, phase.seat, this.game.idle(this.state, phase.seat)));
      this.passAll();
    }
    return this;
  }

  /** Passes for every seat that is asked. */
  passAll(): this {
    for (
      let asked = this.asked();
      this.deal.phase.type === 'claims' && asked.length > 0;
      asked = this.asked()
    ) {
      const [seat] = asked;
      if (seat !== undefined) this.follow(this.game.decide(this.state, seat, { type: 'pass' }));
    }
    return this;
  }

  /** The seats that are asked now. */
  asked(): readonly Seat[] {
    return bySeat(this.game.seats, (seat) => seat).filter((seat) => this.offers(seat).length > 0);
  }

  private follow(step: Step<MahjongState, MahjongEvent>): void {
    this.state = step.state;
    this.events = step.events;
  }
}
