/** The `normal` computer: plays for what its hand may be paid, and feeds nobody who looks ready. */
import {
  countTiles,
  distinctTiles,
  fei,
  type MahjongAction,
  type MahjongGame,
  type MahjongView,
  type Meld,
  ownMelds,
  placeOf,
  redeemed,
  type Tile,
  tileAtPlace,
  withoutTiles,
} from '@tilehouse/engine';
import type { ComputerPlayer } from '../../players.ts';
import { ownView } from '../own-view.ts';
import { unseenCounts } from '../unseen.ts';
import { type Holding, withFeiAside } from './holding.ts';
import { noThrow, type OutlookFrame, outlooks } from './outlook.ts';
import { Rivals } from './rivals.ts';
import { tableOdds } from './table-odds.ts';
import { WorthFinder } from './worth.ts';

/** Makes the player for a game. */
export function normalPlayer(game: MahjongGame): ComputerPlayer {
  return (view) => {
    const { offers } = ownView(view);
    const win = offers.find(({ type }) => type === 'win' || type === 'four-flying');
    if (win !== undefined) return win;
    const [only] = offers;
    if (only === undefined) throw new Error('asked without an offer');
    return offers.length === 1 ? only : new Decision(game, view).best();
  };
}

/** The value of what is never done while anything else is offered. */
const never = Number.NEGATIVE_INFINITY;

/** How likely somebody else wins when nobody does on this throw and oneself doesn't either. */
const lostAnyway = 0.9;

/** One decision of a seat: what it sees, and what each offer comes to. */
class Decision {
  private readonly game: MahjongGame;
  private readonly view: MahjongView;
  private readonly frame: OutlookFrame;
  private readonly hand: Holding;
  private readonly rivals: Rivals;

  constructor(game: MahjongGame, view: MahjongView) {
    this.game = game;
    this.view = view;
    const { rules } = game;
    const { common } = view;
    const mine = ownView(view);
    const unseen = unseenCounts(rules, view);
    const odds = tableOdds(rules, view, unseen);
    const { bonus, wind } = common.seats[mine.seat];
    this.rivals = new Rivals({ rules, view, unseen, odds });
    this.hand = { counts: countTiles(mine.hand), melds: ownMelds(view), bonus };
    const worths = new WorthFinder({
      rules,
      options: common.options,
      seatWind: wind,
      roundWind: common.position?.roundWind ?? 'east',
      bonusToCome: odds.bonusToCome,
    });
    this.frame = { rules, unseen, odds, worths, spared: this.rivals.meanLoss };
  }

  /** The offer worth most. */
  best(): MahjongAction {
    const { offers } = ownView(this.view);
    const throws = offers.flatMap((offer) => (offer.type === 'discard' ? [offer.tile] : []));
    const thrown = this.throwValues(this.hand, throws);
    let best: MahjongAction | undefined;
    let most = never;
    for (const offer of offers) {
      const value =
        offer.type === 'discard' ? (thrown[throws.indexOf(offer.tile)] ?? never) : this.valueOf(offer);
      if (best === undefined || value > most) {
        best = offer;
        most = value;
      }
    }
    if (best === undefined) throw new Error('asked without an offer');
    return best;
  }

  /** What an offer that is not a throw comes to, in the ruleset's unit. */
  private valueOf(offer: MahjongAction): number {
    if (offer.type === 'pass') return this.toDraw(this.hand, false);
    if (offer.type === 'set-aside') return this.toDraw(withFeiAside(this.hand), true);
    if (offer.type === 'kong') return this.afterKong(offer);
    if (offer.type === 'redeem') return this.afterRedeeming(offer);
    if (offer.type === 'chow' || offer.type === 'pung') return this.afterClaim(offer);
    return never;
  }

  /** What a holding that is to draw may come to. */
  private toDraw(holding: Holding, replaced: boolean): number {
    return outlooks(this.frame, { holding, throws: [noThrow], replaced })[0] ?? 0;
  }

  /**
   * What a holding may come to after each throw, the risk taken off: what the throw would cost beyond what others
   * win sooner or later anyway.
   */
  private throwValues(holding: Holding, throws: readonly Tile[]): readonly number[] {
    if (throws.length === 0) return [];
    const places = throws.map(placeOf);
    return outlooks(this.frame, { holding, throws: places, replaced: false }).map((value, at) => {
      if (throws[at] === fei) return never;
      const { chance, cost } = this.rivals.riskOf(places[at] as number);
      return value * (1 - chance) - cost + chance * this.rivals.meanLoss * lostAnyway;
    });
  }

  /** What the hand may come to after a claim and the best throw. */
  private afterClaim(offer: Extract<MahjongAction, { type: 'chow' | 'pung' }>): number {
    const { stage } = this.view.common;
    if (stage.type !== 'claims' || stage.tile === undefined) return never;
    const rest = withoutTiles(ownView(this.view).hand, withoutTiles(offer.tiles, [stage.tile]));
    const meld: Meld = { type: offer.type, face: faceOf(offer), tiles: offer.tiles };
    const holding = { ...this.hand, counts: countTiles(rest), melds: [...this.hand.melds, meld] };
    const throws = distinctTiles(rest).filter((tile) => tile !== fei);
    return throws.length === 0 ? never : Math.max(...this.throwValues(holding, throws));
  }

  /** What the hand may come to with a Fei back from one of its melds, and the best throw. */
  private afterRedeeming({ tile, meld }: Extract<MahjongAction, { type: 'redeem' }>): number {
    const rest = withoutTiles(ownView(this.view).hand, [tile]);
    const melds = this.hand.melds.map((each, at) => (at === meld ? redeemed(each, tile) : each));
    const holding = { ...this.hand, counts: countTiles([...rest, fei]), melds };
    const throws = distinctTiles(rest).filter((each) => each !== fei);
    // nothing but Fei is left to throw: one is set aside
    if (throws.length === 0) return this.toDraw(withFeiAside(holding), true);
    return Math.max(...this.throwValues(holding, throws));
  }

  /** What a kong pays at once, and what the hand may come to with its replacement still to draw. */
  private afterKong({ tile, kind }: Extract<MahjongAction, { type: 'kong' }>): number {
    const { rules } = this.game;
    const counts = this.hand.counts.slice();
    counts[placeOf(tile)] = 0;
    const others = this.hand.melds.filter((meld) => !(meld.type === 'pung' && meld.face === tile));
    const meld: Meld = { type: 'kong', face: tile, tiles: [tile, tile, tile, tile], kind };
    const { each = 0, discarder = 0 } = rules.payKong(kind, this.view.common.options);
    return (
      each * (rules.seats - 1) +
      discarder +
      this.toDraw({ ...this.hand, counts, melds: [...others, meld] }, true)
    );
  }
}

/** What a claimed set stands for: its lowest tile, whichever a Fei stands in for. */
function faceOf({ type, tiles }: Extract<MahjongAction, { type: 'chow' | 'pung' }>): Tile {
  const at = tiles.findIndex((tile) => tile !== fei);
  const real = tiles[at] as Tile;
  return type === 'pung' ? real : tileAtPlace(placeOf(real) - at);
}
