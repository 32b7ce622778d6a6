/** Watches a mahjong deal and throws at the first broken promise: folds, tiles, payments, endings. */
import { equalValues } from '../equal.ts';
import type { Step } from '../game.ts';
import { dealOf } from '../mahjong/course.ts';
import type { MahjongEvent } from '../mahjong/event.ts';
import { tilesOfMelds } from '../mahjong/hand/meld.ts';
import type { MahjongGame } from '../mahjong/mahjong.ts';
import type { Deal, MahjongState } from '../mahjong/state.ts';
import { liveTiles } from '../mahjong/wall.ts';
import { seatsOf } from '../seats.ts';
import { formatSorted } from '../tiles/notation.ts';
import { isBonus, type Tile } from '../tiles/tile.ts';
import { netOf } from '../transfer.ts';

/** Checks every step of a match as it is played. */
export class DealAudit {
  /** Deals that ended so far. */
  endings = 0;
  private folded: MahjongState | undefined;
  private readonly game: MahjongGame;
  private readonly allTiles: string;

  constructor(game: MahjongGame, start: MahjongState) {
    this.game = game;
    this.folded = start;
    this.allTiles = formatSorted(game.rules.tiles);
  }

  /** Folds the step's events one by one, checks after each, and compares the end with the step's state. */
  check(step: Step<MahjongState, MahjongEvent>): void {
    for (const event of step.events) {
      const before = this.folded;
      this.folded = this.game.evolve(before, event);
      this.checkTiles(dealOf(this.folded), event);
      this.checkTransfers(before, event);
      if (event.type === 'won' || event.type === 'exhausted') this.endings += 1;
    }
    if (!equalValues(this.folded, step.state)) throw new Error('the fold differs from the state');
    this.checkHands(dealOf(step.state));
  }

  private checkTiles(deal: Deal, event: MahjongEvent): void {
    if (formatSorted(tilesOnTable(deal)) !== this.allTiles)
      throw new Error(`tiles lost or made by ${event.type}`);
    if (liveTiles(deal.wall, this.game.rules.wall) < 0)
      throw new Error(`the wall is below zero at ${event.type}`);
  }

  private checkTransfers(before: MahjongState | undefined, event: MahjongEvent): void {
    const transfers = this.game.transfersOf(event);
    const net = netOf(transfers, this.game.seats);
    const sum = net.reduce((total, each) => total + each, 0);
    if (sum !== 0 || !transfers.every(({ amount }) => Number.isInteger(amount) && amount > 0)) {
      throw new Error(`transfers of ${event.type} don't balance`);
    }
    for (const seat of seatsOf(this.game.seats)) {
      const moved = (this.folded?.scores[seat] ?? 0) - (before?.scores[seat] ?? 0);
      if (event.type !== 'dealt' && moved !== net[seat]) throw new Error(`scores don't follow ${event.type}`);
    }
  }

  /** Thirteen tiles a seat, melds as three; fourteen for who is to throw or has won. */
  private checkHands(deal: Deal): void {
    const { phase } = deal;
    const full = phase.type === 'turn' ? phase.seat : winnerOf(deal);
    if (phase.type === 'claims' && phase.window.cause !== 'discard') return;
    if (phase.type === 'deal-over' && phase.ending.type !== 'won') return;
    if (phase.type === 'deal-over' && phase.ending.type === 'won' && isBonus(phase.ending.tile)) {
      this.checkUnreplaced(deal);
      return;
    }
    for (const seat of seatsOf(this.game.seats)) {
      const { tiles, melds } = deal.hands[seat];
      const robbed = phase.type === 'deal-over' && phase.ending.type === 'won' && phase.ending.from === seat;
      const count = tiles.length + melds.length * 3;
      const due = seat === full ? 14 : 13;
      if (count !== due && !robbed) throw new Error(`seat ${seat} holds ${count} tiles instead of ${due}`);
    }
  }

  /** A bonus tile won by itself: whoever was to throw may be another, and the tile it stood for wasn't drawn. */
  private checkUnreplaced(deal: Deal): void {
    const held = deal.hands.reduce((sum, { tiles, melds }) => sum + tiles.length + melds.length * 3, 0);
    if (held !== 13 * this.game.seats) throw new Error(`the hands hold ${held} tiles in all`);
  }
}

const winnerOf = ({ phase }: Deal): number | undefined =>
  phase.type === 'deal-over' && phase.ending.type === 'won' ? phase.ending.seat : undefined;

/** Every tile of a deal, wherever it lies; a claimed discard lies with who took it. */
export function tilesOnTable(deal: Deal): readonly Tile[] {
  const { wall, hands, discards } = deal;
  return [
    ...wall.tiles.slice(wall.front, wall.tiles.length - wall.back),
    ...hands.flatMap(({ tiles, melds, bonus }) => [...tiles, ...tilesOfMelds(melds), ...bonus]),
    ...discards.flatMap(({ tile, takenBy }) => (takenBy === undefined ? [tile] : [])),
  ];
}
