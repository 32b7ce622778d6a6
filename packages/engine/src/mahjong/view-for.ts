/** The one place where secrets leave states: what a viewer is shown of a match. */

import { mapSeats, type Seat, seatsAfter, type Viewer, windOf } from '../seats.ts';
import { sortTiles, type Tile } from '../tiles/tile.ts';
import { netOf } from '../transfer.ts';
import type { MahjongAction } from './action.ts';
import type { Meld } from './hand/meld.ts';
import { circumstancesNow } from './kit/seat-context.ts';
import { refusalsFor } from './refusals.ts';
import type { Ruleset } from './ruleset.ts';
import { type Deal, type Discard, type MahjongState, outcomeOf, type Phase } from './state.ts';
import type {
  CommonView,
  MahjongView,
  MineView,
  SeatView,
  SeenDiscard,
  SeenMeld,
  StageView,
} from './view.ts';
import { liveTiles } from './wall.ts';

/** What `viewer` is shown besides what is common to all. `offers` are what its seat may do now. */
export function viewFor(
  rules: Ruleset,
  state: MahjongState,
  to: { viewer: Viewer; common: CommonView; offers: readonly MahjongAction[] },
): MahjongView {
  const { viewer, common, offers } = to;
  if (viewer === 'outsider' || state.deal === undefined) return { common };
  return { common, mine: mineView(rules, state, { deal: state.deal, seat: viewer, offers }) };
}

/** What everybody is shown. */
export function commonView(rules: Ruleset, state: MahjongState): CommonView {
  const { deal, options } = state;
  if (deal === undefined) return { game: rules.id, options, ...emptyTable(rules, state) };
  return {
    game: rules.id,
    options,
    stage: stageView(rules, state, deal),
    position: deal.position,
    dice: deal.dice,
    live: liveTiles(deal.wall, rules.wall),
    seats: mapSeats(deal.hands, (_, seat) => seatView(rules, { state, deal, seat })),
    discards: seenDiscards(deal.discards),
  };
}

function emptyTable(rules: Ruleset, state: MahjongState): Omit<CommonView, 'game' | 'options'> {
  const seats = mapSeats(state.scores, (score, seat): SeatView => {
    return { wind: windOf(seat, 0, rules.seats), number: seat + 1, score, count: 0, melds: [], bonus: [] };
  });
  return { stage: { type: 'before-deal' }, live: 0, seats, discards: [] };
}

type Discards = Deal['discards'];

/** What was shown last, and of what: a deal's views follow each other, and each shows what the one before showed. */
let shown: { readonly of: Discards; readonly seen: readonly SeenDiscard[] } = { of: [], seen: [] };

function seenDiscards(discards: Discards): readonly SeenDiscard[] {
  const { of, seen } = shown;
  if (discards === of) return seen;
  let same = 0;
  while (same < of.length && discards[same] === of[same]) same += 1;
  const next = seen.slice(0, same);
  for (let at = same; at < discards.length; at += 1) next.push(seenDiscard(discards[at] as Discard));
  shown = { of: discards, seen: next };
  return next;
}

const seenDiscard = ({ seat, tile, takenBy }: Discard): SeenDiscard =>
  takenBy === undefined ? [seat, tile] : [seat, tile, takenBy];

function seatView(rules: Ruleset, at: { state: MahjongState; deal: Deal; seat: Seat }): SeatView {
  const { deal, seat, state } = at;
  const { dealer } = deal.position;
  const { tiles, melds, bonus } = deal.hands[seat];
  const open = deal.phase.type === 'deal-over';
  const seen = {
    wind: windOf(seat, dealer, rules.seats),
    number: seatsAfter(dealer, seat, rules.seats) + 1,
    score: state.scores[seat],
    count: tiles.length,
    melds: open || rules.concealedKongShown || !melds.some(isHidden) ? melds : melds.map(hidden),
    bonus,
  };
  return open ? { ...seen, hand: sortTiles(tiles) } : seen;
}

const isHidden = (meld: Meld): boolean => meld.type === 'kong' && meld.kind === 'concealed';
const hidden = (meld: Meld): SeenMeld => (isHidden(meld) ? { type: 'kong', kind: 'concealed' } : meld);

function stageView(rules: Ruleset, state: MahjongState, deal: Deal): StageView {
  const { phase, position } = deal;
  switch (phase.type) {
    case 'dealing':
      return { type: 'turn', seat: position.dealer };
    case 'turn':
      return { type: 'turn', seat: phase.seat };
    case 'claims': {
      const { cause, seat, tile } = phase.window;
      if (cause === 'discard') return { type: 'claims', cause, seat, tile };
      const shown = cause === 'added-kong' || rules.concealedKongShown;
      return { type: 'claims', cause: 'kong', seat, ...(shown ? { tile } : {}) };
    }
    case 'deal-over':
      return {
        type: 'deal-over',
        ending: phase.ending,
        net: netOf(deal.paid, rules.seats),
        matchOver: isMatchOver(rules, state),
      };
  }
}

/** Whether no deal follows the one that is over. */
export function isMatchOver(rules: Ruleset, state: MahjongState): boolean {
  const outcome = state.deal && outcomeOf(state.deal.phase);
  if (state.deal === undefined || outcome === undefined) return false;
  return rules.succession.isLast(state.deal.position, outcome, state.options);
}

function mineView(
  rules: Ruleset,
  state: MahjongState,
  own: { deal: Deal; seat: Seat; offers: readonly MahjongAction[] },
): MineView {
  const { deal, seat, offers } = own;
  const { tiles, melds } = deal.hands[seat];
  const { phase } = deal;
  const drawn = drawnTile(phase, seat, tiles);
  const underClaim = hiddenUnderClaim(rules, deal, offers);
  const circumstances = circumstancesNow({ rules, options: state.options, deal, seat });
  // fields are written one by one: spreading what may be missing costs more than all the rest of a view
  const mine: Partial<Writable<MineView>> & Pick<MineView, 'seat' | 'hand'> = {
    seat,
    hand: sortTiles(tiles),
  };
  if (!rules.concealedKongShown && melds.some(isHidden)) mine.melds = melds;
  if (drawn !== undefined) mine.drawn = drawn;
  if (underClaim !== undefined) mine.underClaim = underClaim;
  if (phase.type === 'claims' && phase.answers[seat] !== undefined) mine.answered = true;
  if (circumstances.length > 0) mine.circumstances = circumstances;
  mine.offers = offers;
  mine.refusals = refusalsFor(rules, state, seat);
  return mine as MineView;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The tile of a concealed kong, for a seat that is asked whether to rob it (common §Kongs.8). */
function hiddenUnderClaim(
  rules: Ruleset,
  { phase }: Deal,
  offers: readonly MahjongAction[],
): Tile | undefined {
  if (phase.type !== 'claims' || phase.window.cause !== 'concealed-kong') return undefined;
  return rules.concealedKongShown || offers.length === 0 ? undefined : phase.window.tile;
}

/** The tile a seat drew last in its turn, while it is in the hand. */
export function drawnTile(phase: Phase, seat: Seat, tiles: readonly Tile[]): Tile | undefined {
  const turn = phase.type === 'claims' ? phase.turn : phase;
  if (turn?.type !== 'turn' || turn.seat !== seat || turn.draw === undefined) return undefined;
  return tiles.includes(turn.draw.tile) ? turn.draw.tile : undefined;
}
