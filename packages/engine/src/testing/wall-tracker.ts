/** Follows where in the wall each tile of a played deal came from, and which of them a viewer has seen. */
import type { MahjongEvent } from '../mahjong/event.ts';
import type { MahjongGame } from '../mahjong/mahjong.ts';
import type { MahjongState } from '../mahjong/state.ts';
import { dealtTiles } from '../mahjong/wall.ts';
import { type BySeat, bySeat, type Seat, seatsAfter, type Viewer } from '../seats.ts';
import { fei, type Tile } from '../tiles/tile.ts';
import { dealFromWall } from './deal-from-wall.ts';
import type { PlayedDeal } from './two-worlds.ts';

/** Places in the wall whose tiles a viewer can't know. */
export interface UnknownPlaces {
  readonly inHands: readonly number[];
  readonly inWall: readonly number[];
}

/** Replays a deal and keeps, for every seat, the wall places of the tiles in its hand. */
export class WallTracker {
  private readonly held: BySeat<number[]>;
  /** Fei in each hand that everybody saw come out of a meld. */
  private readonly openFei: number[];
  private readonly wall: readonly Tile[];
  private state: MahjongState;
  private front: number;
  private back = 0;

  constructor(game: MahjongGame, deal: PlayedDeal) {
    this.wall = deal.wall;
    this.front = dealtTiles(game.seats);
    this.openFei = new Array<number>(game.seats).fill(0);
    this.held = bySeat(game.seats, (seat) =>
      dealtPlaces(game.seats, seatsAfter(deal.position.dealer, seat, game.seats)),
    );
    const dealt = dealFromWall(game, deal.before, { wall: deal.wall, position: deal.position });
    this.state = dealt.state;
    for (const event of dealt.events) this.follow(event);
    for (const { seat, action } of deal.commands) {
      const step = game.decide(this.state, seat, action);
      this.state = step.state;
      for (const event of step.events) this.follow(event);
    }
  }

  /** What the viewer can't know: tiles in other hands, hidden kongs left out, and what is still in the wall. */
  unknownTo(viewer: Viewer): UnknownPlaces {
    const inHands = this.held.flatMap((places, seat) => (seat === viewer ? [] : places));
    const inWall: number[] = [];
    for (let at = this.front; at < this.wall.length - this.back; at += 1) inWall.push(at);
    return { inHands, inWall };
  }

  private follow(event: MahjongEvent): void {
    switch (event.type) {
      case 'drawn':
        this.held[event.seat].push(event.reason === 'turn' ? this.nextFront() : this.nextBack());
        break;
      case 'bonus':
      case 'discarded':
        this.show(event.seat, [event.tile]);
        break;
      case 'fei-set-aside':
        this.show(event.seat, [fei]);
        break;
      case 'fei-redeemed':
        this.redeem(event.seat, event.tile);
        break;
      case 'claimed':
        this.show(event.seat, less(event.meld.tiles, event.tile));
        break;
      case 'kong-declared':
        this.show(event.seat, new Array<Tile>(event.kind === 'concealed' ? 4 : 1).fill(event.tile));
        break;
    }
  }

  private nextFront(): number {
    this.front += 1;
    return this.front - 1;
  }

  private nextBack(): number {
    this.back += 1;
    return this.wall.length - this.back;
  }

  /** The tile drawn last is shown, and a Fei that everybody has seen comes into the hand for it. */
  private redeem(seat: Seat, tile: Tile): void {
    const place = this.held[seat].pop();
    if (place === undefined || this.wall[place] !== tile)
      throw new Error(`seat ${seat} didn't draw ${tile} last`);
    this.openFei[seat] = (this.openFei[seat] ?? 0) + 1;
  }

  private show(seat: Seat, tiles: readonly Tile[]): void {
    const places = this.held[seat];
    for (const tile of tiles) {
      const open = this.openFei[seat] ?? 0;
      if (tile === fei && open > 0) {
        this.openFei[seat] = open - 1;
        continue;
      }
      const at = places.findIndex((place) => this.wall[place] === tile);
      if (at < 0) throw new Error(`seat ${seat} shows a ${tile} it doesn't hold`);
      places.splice(at, 1);
    }
  }
}

function less(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  const at = tiles.indexOf(tile);
  return tiles.filter((_, each) => each !== at);
}

/** Wall places of the tiles dealt to the seat that is `turn` seats after the dealer. */
function dealtPlaces(seats: number, turn: number): number[] {
  const fours = [0, 1, 2].flatMap((round) => [0, 1, 2, 3].map((each) => (round * seats + turn) * 4 + each));
  return [...fours, 12 * seats + turn, ...(turn === 0 ? [13 * seats] : [])];
}
