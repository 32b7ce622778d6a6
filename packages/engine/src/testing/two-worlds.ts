/**
 * Two worlds: the same commands played on two walls that differ only in what a viewer can't know. Everything the
 * viewer is sent must be the same in both.
 */

import { equalValues } from '../equal.ts';
import type { Step } from '../game.ts';
import type { MahjongAction } from '../mahjong/action.ts';
import { dealOf } from '../mahjong/course.ts';
import type { MahjongEvent } from '../mahjong/event.ts';
import type { MahjongGame } from '../mahjong/mahjong.ts';
import type { MahjongState } from '../mahjong/state.ts';
import { seatsOf, type Viewer } from '../seats.ts';
import { isBonus, type Tile } from '../tiles/tile.ts';
import { dealFromWall } from './deal-from-wall.ts';
import { askedSeats, type PlayedCommand } from './play-out.ts';
import { WallTracker } from './wall-tracker.ts';

/** A deal as played up to some turn, cut before it ended. */
export interface PlayedDeal {
  readonly before: MahjongState;
  readonly wall: readonly Tile[];
  readonly position: NonNullable<MahjongState['deal']>['position'];
  readonly commands: readonly PlayedCommand<MahjongAction>[];
}

/** One thing a viewer is sent: a fact, and the view right after it, as bytes. */
export type Sent = string;

/** Plays a deal's commands on a wall; a seat that is asked in this world only passes. What `viewer` is sent. */
export function sentTo(
  game: MahjongGame,
  deal: PlayedDeal,
  world: { wall: readonly Tile[]; viewer: Viewer },
): readonly Sent[] {
  const sent: Sent[] = [];
  let state = deal.before;
  const follow = (step: Step<MahjongState, MahjongEvent>): void => {
    for (const event of step.events) {
      state = game.evolve(state, event);
      const seen = game.redact(event, world.viewer);
      if (seen !== undefined) sent.push(JSON.stringify([seen, game.view(state, world.viewer)]));
    }
  };
  follow(dealFromWall(game, state, { wall: world.wall, position: deal.position }));
  const here = { state: () => state, follow };
  for (const command of deal.commands) {
    if (!isClaimAnswer(command.action)) passAll(game, here);
    const action = wishIn(game.offers(state, command.seat), command.action);
    if (action !== undefined) follow(game.decide(state, command.seat, action));
  }
  passAll(game, here);
  return sent;
}

/**
 * The offer that is the wish; a pass for an answer that can't be given in this world, undefined when the seat isn't
 * asked in it. (A claim that lost shows none of its tiles, so this world may lack them.)
 */
export function wishIn(offers: readonly MahjongAction[], wish: MahjongAction): MahjongAction | undefined {
  const same = offers.find((offer) => equalValues(offer, wish));
  if (same !== undefined) return same;
  if (!isClaimAnswer(wish)) throw new Error(`${wish.type} can't be played in this world`);
  return offers.find(({ type }) => type === 'pass');
}

/** Lets every seat pass that is still asked about a tile: the commands go on with a turn. */
function passAll(
  game: MahjongGame,
  at: { state: () => MahjongState; follow: (step: Step<MahjongState, MahjongEvent>) => void },
): void {
  while (dealOf(at.state()).phase.type === 'claims') {
    const [seat] = askedSeats(game, at.state());
    const pass =
      seat === undefined ? undefined : game.offers(at.state(), seat).find(({ type }) => type === 'pass');
    if (seat === undefined || pass === undefined) throw new Error('a window is open and nobody is asked');
    at.follow(game.decide(at.state(), seat, pass));
  }
}

const claimTypes = ['pass', 'chow', 'pung'] as const;

export function isClaimAnswer(action: MahjongAction): boolean {
  return (
    claimTypes.some((type) => type === action.type) || (action.type === 'kong' && action.kind === 'claimed')
  );
}

/** The same wall with everything `viewer` can't know by the end of the commands mixed anew. */
export function otherWorld(
  game: MahjongGame,
  deal: PlayedDeal,
  other: { viewer: Viewer; random: () => number },
): readonly Tile[] {
  const tracker = new WallTracker(game, deal);
  const unknown = tracker.unknownTo(other.viewer);
  const wall = [...deal.wall];
  mix(wall, unknown.inHands, other.random);
  // tiles still in the wall may trade places with plain tiles in hands
  const plainInWall = unknown.inWall.filter((at) => !isBonus(deal.wall[at] as Tile));
  mix(wall, [...unknown.inHands, ...plainInWall], other.random);
  mix(wall, unknown.inWall, other.random);
  return wall;
}

function mix(wall: Tile[], places: readonly number[], random: () => number): void {
  for (let last = places.length - 1; last > 0; last -= 1) {
    const a = places[last] as number;
    const b = places[Math.floor(random() * (last + 1))] as number;
    [wall[a], wall[b]] = [wall[b] as Tile, wall[a] as Tile];
  }
}

/** Throws at the first thing that any viewer would be sent differently. Returns how many tiles differed in all. */
export function compareWorlds(game: MahjongGame, deal: PlayedDeal, random: () => number): number {
  let differing = 0;
  for (const viewer of [...seatsOf(game.seats), 'outsider' as const]) {
    const wall = otherWorld(game, deal, { viewer, random });
    differing += wall.filter((tile, at) => tile !== deal.wall[at]).length;
    const here = sentTo(game, deal, { wall: deal.wall, viewer });
    const there = sentTo(game, deal, { wall, viewer });
    const at = Math.max(here.length, there.length);
    for (let each = 0; each < at; each += 1) {
      if (here[each] !== there[each]) {
        throw new Error(`viewer ${viewer} can tell two worlds apart:\n${here[each]}\n${there[each]}`);
      }
    }
  }
  return differing;
}
