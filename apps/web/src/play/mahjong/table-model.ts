/** A mahjong table as a screen shows it: seats by place, ponds, what is under claim. Worked out of the view alone. */
import {
  findMahjongGame,
  isBonus,
  type MahjongView,
  meldsSeen,
  type OptionValues,
  type Ruleset,
  type Seat,
  type SeenMeld,
  scoringBonus,
  seatsAfter,
  seatsOf,
  type Tile,
  type Wind,
} from '@tilehouse/engine';
import type { Catalogue, Someone } from '@tilehouse/i18n';
import type { TableView } from '@tilehouse/table';
import { type Place, places } from './layout/zones.ts';

/** A tile in a pond. */
export interface PondTile {
  /** Its place among all discards of the deal. */
  readonly at: number;
  readonly tile: Tile;
  readonly taken: boolean;
  /** The discard that is under claim, or the latest. */
  readonly last: boolean;
}

/** A bonus tile set aside. */
export interface AsideTile {
  readonly tile: Tile;
  readonly scores: boolean;
}

/** A seat as the screen shows it. */
export interface SeatModel {
  readonly seat: Seat;
  readonly place: Place;
  readonly name: string;
  readonly level: string | undefined;
  readonly wind: Wind;
  /** Of its own flowers; none in a game without flowers. */
  readonly number: number | undefined;
  readonly score: number;
  readonly count: number;
  readonly melds: readonly SeenMeld[];
  readonly bonus: readonly AsideTile[];
  readonly pond: readonly PondTile[];
  readonly isDealer: boolean;
  readonly isToPlay: boolean;
  /** May still answer the tile under claim, for all anybody knows. */
  readonly isDeciding: boolean;
  readonly justThrew: boolean;
  readonly wantsDeal: boolean;
  /** Its person isn't there, and nobody plays for it. */
  readonly isAway: boolean;
  /** The hand, face up, once the deal is over. */
  readonly open: readonly Tile[] | undefined;
}

/** The whole table. */
export interface TableModel {
  readonly rules: Ruleset;
  readonly options: OptionValues;
  readonly table: TableView<MahjongView>;
  readonly view: MahjongView;
  readonly own: SeatModel;
  readonly others: readonly SeatModel[];
  readonly seats: readonly SeatModel[];
  /** The seat that sentences call *you*; none where people take turns at the screen. */
  readonly you: Seat | undefined;
  /** Whoever looks holds no seat: `own` is the one at the near side. */
  readonly isWatching: boolean;
  /** The tile under claim and whose it is. */
  readonly underClaim:
    | {
        readonly seat: Seat;
        /** Undefined for a concealed kong that isn't shown, and that one isn't asked about. */
        readonly tile: Tile | undefined;
        readonly kong: boolean;
        readonly concealed: boolean;
      }
    | undefined;
}

/** Whom a screen shows a table to. */
export interface Onlooker {
  readonly seat: Seat;
  /** Whether others look at the same screen in turn, so that nobody is *you*. */
  readonly isOneOfMany: boolean;
  /** Whether it holds no seat, and looks from this one's side. */
  readonly isWatching?: boolean;
}

/** What a table's view means for the seat that looks; undefined before the first deal. */
export function tableModel(
  table: TableView<MahjongView>,
  { seat: ownSeat, isOneOfMany, isWatching = false }: Onlooker,
): TableModel | undefined {
  const { view } = table;
  const rules = findMahjongGame(table.game)?.rules;
  if (view?.common.position === undefined || rules === undefined) return undefined;
  const seats = seatsOf(view.common.seats.length).map((seat) =>
    seatModel({ table, view, rules, ownSeat }, seat),
  );
  const own = seats.find(({ seat }) => seat === ownSeat);
  if (own === undefined) return undefined;
  const { stage } = view.common;
  const underClaim =
    stage.type === 'claims'
      ? {
          seat: stage.seat,
          tile: stage.tile ?? view.mine?.underClaim,
          kong: stage.cause === 'kong',
          concealed: stage.cause === 'kong' && !addsTo(view, stage.seat, stage.tile),
        }
      : undefined;
  const others = seats.filter(({ seat }) => seat !== ownSeat);
  const you = isOneOfMany || isWatching ? undefined : ownSeat;
  const { options } = view.common;
  return { rules, options, table, view, own, others, seats, you, isWatching, underClaim };
}

/** Whether a kong under claim is the fourth tile onto a pung that lies open: that one stays until nobody robs. */
function addsTo({ common }: MahjongView, seat: Seat, tile: Tile | undefined): boolean {
  if (tile === undefined) return false;
  return common.seats[seat].melds.some((meld) => 'tiles' in meld && meld.tiles.includes(tile));
}

interface ModelInput {
  readonly table: TableView<MahjongView>;
  readonly view: MahjongView;
  readonly rules: Ruleset;
  readonly ownSeat: Seat;
}

/** Where a seat sits for the viewer: the next to play on the right, then across, then left. */
export function placeOf(seat: Seat, ownSeat: Seat, seats: number): Place {
  const after = seatsAfter(ownSeat, seat, seats);
  if (seats === 3 && after === 2) return 'left';
  return places[after as 0 | 1 | 2 | 3];
}

function seatModel({ table, view, rules, ownSeat }: ModelInput, seat: Seat): SeatModel {
  const { common, mine } = view;
  const { stage, position, discards } = common;
  const { wind, number, score, count, bonus, hand } = common.seats[seat];
  const melds = meldsSeen(view, seat);
  const { occupant, played, wantsDeal, away, autopilot } = table.seats[seat];
  const aside = { bonus, seatWind: wind, roundWind: position?.roundWind ?? 'east' };
  const scoring = scoringBonus(rules, common.options, aside);
  const isClaim = stage.type === 'claims';
  const hasAnswered = seat === ownSeat && mine?.answered === true;
  return {
    seat,
    place: placeOf(seat, ownSeat, common.seats.length),
    // a hand stays theirs who played it
    name: played ?? occupant?.name ?? '',
    level: played === undefined && occupant?.type === 'computer' ? occupant.level : undefined,
    ...{ wind, score, count, melds, wantsDeal, open: hand },
    number: rules.tiles.some(isBonus) ? number : undefined,
    bonus: bonus.map((tile, at) => ({ tile, scores: scoring.includes(at) })),
    pond: discards.flatMap(([by, tile, takenBy], at): PondTile[] => {
      if (by !== seat) return [];
      return [
        { at, tile, taken: takenBy !== undefined, last: at === discards.length - 1 && takenBy === undefined },
      ];
    }),
    isDealer: position?.dealer === seat,
    isToPlay: stage.type === 'turn' && stage.seat === seat,
    isDeciding: isClaim && stage.seat !== seat && !hasAnswered,
    isAway: away === true && autopilot !== true,
    justThrew: isClaim && stage.cause === 'discard' && stage.seat === seat,
  };
}

/** Who sits at a seat, as sentences speak of them. */
export function someoneAt(model: TableModel, seat: number, words: Catalogue): Someone {
  const isYou = seat === model.you;
  return { isYou, name: isYou ? words.table.you : (model.seats[seat]?.name ?? '') };
}
