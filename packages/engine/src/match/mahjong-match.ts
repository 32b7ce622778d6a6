/** Mahjong Match as a game: two players turn tiles of one board and compare ranks with a target. */
import type { DealResult, DealStage, Game, Step } from '../game.ts';
import { type Seat, seatsOf } from '../seats.ts';
import { Chance, wallOf } from '../shuffle.ts';
import type { Tile } from '../tiles/tile.ts';
import { evolveMatch } from './evolve-match.ts';
import { hiddenPlaces, type MatchAction, matchOffers } from './match-action.ts';
import { type MatchEvent, redactMatch, type SeenMatchEvent } from './match-event.ts';
import { type MatchMode, type MatchState, matchModes, type Round } from './match-state.ts';
import { type MatchView, matchViewFor } from './match-view.ts';
import { matchTiles } from './rank.ts';

export interface MahjongMatch extends Game<MatchState, MatchAction, MatchEvent, SeenMatchEvent, MatchView> {
  readonly id: 'mahjong-match';
}

const seats = 2;

/** The game. Each round is a match of its own, so that the mode may change between rounds and never in one. */
export const mahjongMatch: MahjongMatch = {
  id: 'mahjong-match',
  version: 1,
  seats,
  options: { mode: { kind: 'choice', values: matchModes, default: 'alternating' } },
  tileSet: 'classic-144',
  unit: 'points',
  banked: false,
  start: ({ mode }) => step(undefined, [{ type: 'opened', mode: mode as MatchMode }]),
  deal: (state, seed) => {
    if (state.round !== undefined) throw new Error('a match is one round');
    return dealBoard(state, layoutOf(state.mode, seed));
  },
  redeal: (event, seed) => {
    if (event.type !== 'dealt') return undefined;
    const opened = step(undefined, [{ type: 'opened', mode: event.mode }]);
    return dealBoard(opened.state, layoutOf(event.mode, seed));
  },
  cancel: (state) => {
    if (stageOf(state) !== 'in-play') throw new Error('no round is in play');
    return step(state, [{ type: 'cancelled' }]);
  },
  offers: matchOffers,
  decide,
  pacing: () => 'turn',
  evolve: evolveMatch,
  redact: redactMatch,
  view: matchViewFor,
  look: (state) => (viewer) => matchViewFor(state, viewer),
  idle: (state, seat) => {
    const [offer] = matchOffers(state, seat);
    if (offer === undefined) throw new Error(`seat ${seat} isn't asked`);
    return offer;
  },
  stage: stageOf,
  isOver: (state) => stageOf(state) === 'deal-over',
  isEndless: () => false,
  result: resultOf,
  transfersOf: () => [],
};

/** A board as it lies: what is chance in a round. */
export interface BoardLayout {
  /** All tiles by place. */
  readonly board: readonly Tile[];
  readonly targetPlace: number;
  readonly first: Seat;
}

/** All chance of a round. */
function layoutOf(mode: MatchMode, seed: Uint8Array): BoardLayout {
  return {
    board: wallOf(matchTiles, seed),
    targetPlace: new Chance(seed, 'target').below(matchTiles.length),
    first: mode === 'alternating' ? 0 : (new Chance(seed, 'firstPlayer').below(seats) as Seat),
  };
}

/** Opens a round on a board; tests lay out their own. */
export function dealBoard(
  state: MatchState,
  { board, targetPlace, first }: BoardLayout,
): Step<MatchState, MatchEvent> {
  const target = tileOn(board, targetPlace);
  const { version: rules } = mahjongMatch;
  return step(state, [{ type: 'dealt', rules, mode: state.mode, target, targetPlace, first, board }]);
}

function decide(state: MatchState, seat: Seat, { place }: MatchAction): Step<MatchState, MatchEvent> {
  const { board } = roundOf(state);
  const turned = step(state, [{ type: 'revealed', seat, place, tile: tileOn(board, place) }]);
  const { events, state: after } = step(turned.state, consequences(turned.state));
  return { events: [...turned.events, ...events], state: after };
}

/** What follows from the latest tile turned. */
function consequences(state: MatchState): readonly MatchEvent[] {
  const round = roundOf(state);
  return state.mode === 'alternating' ? afterPairing(round) : afterDaring(round);
}

/** mahjong-match §Alternating. */
function afterPairing(round: Round): readonly MatchEvent[] {
  if (round.reveals.length % 2 === 1) return [];
  const pair = round.reveals.slice(-2);
  const matching = pair.filter(({ matches }) => matches);
  const [only] = matching;
  if (only !== undefined && matching.length === 1) return [{ type: 'won', seat: only.seat }];
  const tied: MatchEvent = { type: 'tied', matching: matching.length === 2 ? 2 : 0 };
  return hiddenPlaces(round).length < 2 ? [tied, { type: 'drawn' }] : [tied];
}

/** mahjong-match §Sudden death. */
function afterDaring(round: Round): readonly MatchEvent[] {
  const last = round.reveals.at(-1);
  if (last?.matches === true) {
    const winner = seatsOf(seats).find((seat) => seat !== last.seat);
    return winner === undefined ? [] : [{ type: 'won', seat: winner }];
  }
  return hiddenPlaces(round).length === 0 ? [{ type: 'drawn' }] : [];
}

/** The facts and the state they fold to. */
function step(state: MatchState | undefined, events: readonly MatchEvent[]): Step<MatchState, MatchEvent> {
  const folded = events.reduce<MatchState | undefined>(evolveMatch, state);
  if (folded === undefined) throw new Error('the match is not open');
  return { events, state: folded };
}

function tileOn(board: readonly Tile[], place: number): Tile {
  const tile = board[place];
  if (tile === undefined) throw new RangeError(`no place ${place} on the board`);
  return tile;
}

function roundOf({ round }: MatchState): Round {
  if (round === undefined) throw new Error('no round is dealt');
  return round;
}

function stageOf({ round }: MatchState): DealStage {
  if (round === undefined) return 'before-deal';
  return round.ending === undefined ? 'in-play' : 'deal-over';
}

function resultOf({ round }: MatchState): DealResult | undefined {
  const ending = round?.ending;
  if (ending === undefined) return undefined;
  return {
    deal: 1,
    ending: ending.type,
    winner: ending.type === 'won' ? ending.seat : undefined,
    net: [0, 0],
  };
}
