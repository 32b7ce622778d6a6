/** A yardstick: only lowers tiles away, by acceptance; it neither knows what a hand is worth nor what others do. */
import {
  analyserOf,
  countTiles,
  distinctTiles,
  fei,
  type MahjongAction,
  type MahjongGame,
  type MahjongView,
  type Meld,
  meldedPart,
  ownMelds,
  redeemed,
  type Tile,
  withoutTiles,
} from '@tilehouse/engine';
import type { ComputerPlayer } from '../players.ts';
import { bestThrow, isFurther, type Progress, progressOf } from './hand-progress.ts';
import { ownView } from './own-view.ts';
import { unseenCounts } from './unseen.ts';

/** Makes the player for a game. */
export function tilesAwayPlayer(game: MahjongGame): ComputerPlayer {
  return (view) => {
    const { offers } = ownView(view);
    const win = offers.find(({ type }) => type === 'win' || type === 'four-flying');
    if (win !== undefined) return win;
    const hand = new OwnHand(game, view);
    return offers.some(({ type }) => type === 'pass') ? hand.answer(offers) : hand.turn(offers);
  };
}

/** A declared set, of which only the tiles matter here. */
type Declared = Pick<Meld, 'tiles'>;

/** A seat's hand with what it needs to be judged. */
class OwnHand {
  private readonly analyser;
  private readonly unseen;
  private readonly tiles: readonly Tile[];
  private readonly melds: readonly Meld[];
  private readonly underClaim: Tile | undefined;

  constructor(game: MahjongGame, view: MahjongView) {
    const mine = ownView(view);
    const { stage } = view.common;
    this.analyser = analyserOf(game.rules, view.common.options);
    this.unseen = unseenCounts(game.rules, view);
    this.tiles = mine.hand;
    this.melds = ownMelds(view);
    this.underClaim = stage.type === 'claims' ? stage.tile : undefined;
  }

  /** Takes the claim that brings the hand on furthest; passes when none does. */
  answer(offers: readonly MahjongAction[]): MahjongAction {
    const now = this.progress(this.tiles, this.melds);
    let best: { readonly action: MahjongAction | undefined; readonly progress: Progress } = {
      action: undefined,
      progress: { away: now.away - 1, helpful: -1 },
    };
    for (const action of offers) {
      const progress = this.afterClaim(action);
      if (progress !== undefined && isFurther(progress, best.progress)) best = { action, progress };
    }
    return best.action ?? passOf(offers);
  }

  /** Redeems a Fei where that leaves the hand no further away, makes a kong that costs nothing, else throws. */
  turn(offers: readonly MahjongAction[]): MahjongAction {
    const throws = offers.flatMap((offer) => (offer.type === 'discard' ? [offer.tile] : []));
    const best = this.throwFrom(this.tiles, this.melds, throws);
    const redeemed = offers.find((action) => {
      const progress = this.afterRedeeming(action);
      return progress !== undefined && (best === undefined || progress.away <= best.progress.away);
    });
    if (redeemed !== undefined) return redeemed;
    const kong = offers.find((action) => {
      const progress = action.type === 'kong' ? this.afterKong(action.tile) : undefined;
      return progress !== undefined && (best === undefined || progress.away <= best.progress.away);
    });
    const thrown = offers.find((offer) => offer.type === 'discard' && offer.tile === best?.tile);
    const action = kong ?? thrown ?? offers[0];
    if (action === undefined) throw new Error('asked without an offer');
    return action;
  }

  private progress(tiles: readonly Tile[], melds: readonly Declared[]): Progress {
    return progressOf(this.analyser, this.judged(tiles, melds));
  }

  private throwFrom(tiles: readonly Tile[], melds: readonly Declared[], throws: readonly Tile[]) {
    return bestThrow(this.analyser, this.judged(tiles, melds), throws);
  }

  private judged(tiles: readonly Tile[], melds: readonly Declared[]) {
    return { counts: countTiles(tiles), melds: meldedPart(melds), unseen: this.unseen };
  }

  /** The progress after a claim and the best throw; undefined for a pass. */
  private afterClaim(action: MahjongAction): Progress | undefined {
    if (action.type === 'kong') return this.afterKong(action.tile);
    if (this.underClaim === undefined || (action.type !== 'chow' && action.type !== 'pung')) return undefined;
    const rest = withoutTiles(this.tiles, withoutTiles(action.tiles, [this.underClaim]));
    return this.throwFrom(rest, [...this.melds, action], distinctTiles(rest))?.progress;
  }

  /** The progress after redeeming a Fei and the best throw; undefined for anything else. */
  private afterRedeeming(action: MahjongAction): Progress | undefined {
    if (action.type !== 'redeem') return undefined;
    const { tile, meld } = action;
    const rest = withoutTiles(this.tiles, [tile]);
    const melds = this.melds.map((each, at) => (at === meld ? redeemed(each, tile) : each));
    const progress = this.throwFrom(
      [...rest, fei],
      melds,
      distinctTiles(rest).filter((each) => each !== fei),
    );
    // nothing but Fei is left to throw: one is set aside, and its replacement counts as a draw
    return progress?.progress ?? this.progress(rest, melds);
  }

  /** The progress after a kong of `tile`, before its replacement. */
  private afterKong(tile: Tile): Progress {
    const rest = this.tiles.filter((each) => each !== tile);
    const others = this.melds.filter((meld) => !meld.tiles.every((each) => each === tile));
    return this.progress(rest, [...others, { tiles: [tile, tile, tile, tile] }]);
  }
}

function passOf(offers: readonly MahjongAction[]): MahjongAction {
  const pass = offers.find(({ type }) => type === 'pass');
  if (pass === undefined) throw new Error('a claim can always be declined');
  return pass;
}
