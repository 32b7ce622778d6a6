/** How long a deal may still last, and who may be ready. */
import {
  isBonus,
  type MahjongView,
  meldsSeen,
  type Ruleset,
  type Seat,
  seatsOf,
  type Tile,
  type TileCounts,
  totalOf,
  withoutTiles,
} from '@tilehouse/engine';
import { ownView } from '../own-view.ts';
import { tempoOf } from './tempo.ts';

/** The odds of the rest of a deal, as one seat sees them. */
export interface TableOdds {
  /** Unseen playing tiles and Fei. */
  readonly unseen: number;
  /** Chance that nobody else has won before each of one's own draws to come. */
  readonly alive: readonly number[];
  /** Chance that each seat is ready, by seat; 0 for oneself. */
  readonly ready: readonly number[];
  /** As many of the unseen bonus tiles as oneself may expect before a win. */
  readonly bonusToCome: readonly Tile[];
}

/** The share of the bonus tiles to come that a winner has drawn by its win. */
const bonusBeforeWin = 0.6;

/** The odds from the view of its own seat. @param unseenCounts copies it can't see, by place */
export function tableOdds(rules: Ruleset, view: MahjongView, unseenCounts: TileCounts): TableOdds {
  const { common } = view;
  const { seat } = ownView(view);
  const unseen = totalOf(unseenCounts);
  const bonus = bonusUnseen(rules, view);
  const inHands = common.seats.reduce((sum, { count }, at) => (at === seat ? sum : sum + count), 0);
  const outside = unseen - inHands + bonus.length;
  const bonusShare = outside > 0 ? bonus.length / outside : 0;
  // bonus tiles are replaced at once: they take up tiles but no draws
  const draws = Math.max(0, Math.round((common.live * (1 - bonusShare)) / rules.seats));
  const throws = throwsBySeat(view);
  const readyAt = (at: Seat, later: number): number =>
    tempoOf(rules).ready((throws[at] ?? 0) + later, meldsSeen(view, at).length);
  const others = seatsOf(rules.seats).filter((at) => at !== seat);
  const alive: number[] = [];
  let nobodyWon = 1;
  for (let round = 1; round <= draws; round += 1) {
    for (const at of others) nobodyWon *= 1 - tempoOf(rules).winRate * readyAt(at, round);
    alive.push(nobodyWon);
  }
  const rounds = alive.reduce((sum, each) => sum + each, 0);
  const toCome = bonusShare < 1 ? (rounds * bonusBeforeWin * bonusShare) / (1 - bonusShare) : 0;
  return {
    ...{ unseen, alive, bonusToCome: spread(bonus, Math.round(toCome)) },
    ready: seatsOf(rules.seats).map((at) => (at === seat ? 0 : readyAt(at, 0))),
  };
}

/** Throws each seat has made. */
function throwsBySeat(view: MahjongView): readonly number[] {
  const throws = view.common.seats.map(() => 0);
  for (const [seat] of view.common.discards) throws[seat] = (throws[seat] ?? 0) + 1;
  return throws;
}

/** Bonus tiles that lie in front of nobody. */
function bonusUnseen(rules: Ruleset, { common }: MahjongView): readonly Tile[] {
  const seen = common.seats.flatMap(({ bonus }) => bonus.filter(isBonus));
  return withoutTiles(rules.tiles.filter(isBonus), seen);
}

/** So many of a list, evenly spaced. */
function spread(list: readonly Tile[], count: number): readonly Tile[] {
  const most = Math.min(count, list.length);
  return Array.from({ length: most }, (_, at) => list[Math.floor(((at + 0.5) * list.length) / most)] as Tile);
}
