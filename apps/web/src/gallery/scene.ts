/** Makes a table's update out of a few words, for situations that are hard to come by in play. */
import {
  bySeat,
  type CommonView,
  defaultOptions,
  findMahjongGame,
  type Meld,
  type MineView,
  type OptionValues,
  parseTiles,
  type Ruleset,
  type Seat,
  type SeatView,
  type SeenDiscard,
  type StageView,
  sortTiles,
  type Tile,
  type TileSetId,
  windOf,
} from '@tilehouse/engine';
import { soloSettings, type TableStage, type TableUpdate, type TableView } from '@tilehouse/table';

/** Tiles from notation such as `123p11z`. */
export function t(text: string): readonly Tile[] {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(`not tiles: ${text}`);
  return tiles.value;
}

/** A meld from notation: a run, three, or four of a kind; `k` before it lays a kong concealed. */
export function meld(text: string): Meld {
  const isConcealed = text.startsWith('k');
  const tiles = t(isConcealed ? text.slice(1) : text);
  const [face = '1p'] = tiles;
  if (tiles.length === 4) return { type: 'kong', face, tiles, kind: isConcealed ? 'concealed' : 'claimed' };
  return tiles[1] === face || tiles[1] === '1x'
    ? { type: 'pung', face, tiles }
    : { type: 'chow', face, tiles };
}

/** What a seat has on the table. */
export interface SeatWish {
  readonly melds?: readonly string[];
  readonly bonus?: string;
  readonly score?: number;
  /** Discards in order. */
  readonly pond?: string;
  /** The hand, face up. */
  readonly hand?: string;
}

export interface SceneWish {
  readonly game: string;
  /** Options that aren't at their default. */
  readonly options?: OptionValues;
  readonly dealer?: Seat;
  readonly deal?: number;
  readonly live?: number;
  readonly seats: readonly SeatWish[];
  readonly stage: StageView;
  readonly mine: Omit<MineView, 'seat' | 'hand'> & { readonly hand: string };
  readonly tableStage?: TableStage;
  readonly pausedBy?: Seat;
  /** Milliseconds left to answer. */
  readonly left?: number;
  /** Other people at their own screens: seats that are away, and milliseconds until the table plays for them. */
  readonly away?: readonly { readonly seat: Seat; readonly left: number }[];
}

export interface Scene {
  readonly update: TableUpdate;
  readonly tileSet: TileSetId;
  /** With money, and with people who can be away. */
  readonly hasCompany: boolean;
}

const names = ['Siew Lan', 'Mei Ling', 'Ah Keong', 'Uncle Tan'];

/** The update a seat would see. */
export function scene(wish: SceneWish): Scene {
  const rules = findMahjongGame(wish.game)?.rules;
  if (rules === undefined) throw new Error(`no game ${wish.game}`);
  const options = { ...(defaultOptions(rules.options) as OptionValues), ...wish.options };
  const common = commonView(rules, options, wish);
  const { hand, ...mine } = wish.mine;
  const view = { common, mine: { seat: 0 as Seat, hand: sortTiles(t(hand)), ...mine } };
  const prompt = { id: 'scene', ...(wish.left === undefined ? {} : { left: wish.left }) };
  return {
    tileSet: rules.tileSet,
    hasCompany: wish.away !== undefined,
    update: {
      n: 1,
      events: [],
      view: {
        game: wish.game,
        stage: wish.tableStage ?? 'in-play',
        seats: bySeat(rules.seats, (seat) => ({
          occupant:
            seat === 0 || wish.away !== undefined
              ? { type: 'person', player: names[seat] ?? '', name: names[seat] ?? '' }
              : { type: 'computer', level: 'normal', name: names[seat] ?? '' },
          wantsDeal: false,
          ...(wish.away?.some((each) => each.seat === seat) === true ? { away: true } : {}),
        })),
        options,
        clocks: soloSettings.clocks,
        deals: wish.deal ?? 2,
        ...(wish.away === undefined ? {} : { hosted: hostedBy(wish.away) }),
        ...(wish.pausedBy === undefined ? {} : { pausedBy: wish.pausedBy }),
        view,
        ...(wish.mine.offers.length > 0 ? { prompt } : {}),
        canTakeBack: true,
      },
    },
  };
}

/** A table for money, at which whoever is away is waited for. */
const hostedBy = (autopilotIn: NonNullable<SceneWish['away']>): NonNullable<TableView['hosted']> => ({
  ...{ customs: { undo: false, awaySeconds: 45 }, nextDeal: 3, settles: true, endless: true, autopilotIn },
});

function commonView(rules: Ruleset, options: OptionValues, wish: SceneWish): CommonView {
  const { dealer = 0, seats, stage, live = 24, deal = 2 } = wish;
  return {
    game: rules.id,
    options,
    stage,
    position: { deal, dealer, roundWind: 'east', changes: 1, roundStarter: dealer },
    dice: [3, 5],
    live,
    seats: bySeat(rules.seats, (seat) => seatView({ rules, dealer, seat }, seats[seat] ?? {})),
    discards: discardsOf(seats.map(withClaimed), lastThrower(stage, rules.seats)),
  };
}

function seatView(at: { rules: Ruleset; dealer: Seat; seat: Seat }, wish: SeatWish): SeatView {
  const { rules, dealer, seat } = at;
  const melds = (wish.melds ?? []).map(meld);
  return {
    wind: windOf(seat, dealer, rules.seats),
    number: ((seat - dealer + rules.seats) % rules.seats) + 1,
    score: wish.score ?? 0,
    count: 13 - melds.length * 3,
    melds,
    bonus: t(wish.bonus ?? ''),
    ...(wish.hand === undefined ? {} : { hand: sortTiles(t(wish.hand)) }),
  };
}

/** A tile in a pond, and who took it. */
type PondTile = readonly [Tile, Seat?];

/** A seat's pond, its first tiles those that the next seat has claimed. */
function withClaimed(wish: SeatWish, seat: number, seats: readonly SeatWish[]): readonly PondTile[] {
  const next = (seat + 1) % seats.length;
  const melds = (seats[next]?.melds ?? []).filter((each) => !each.startsWith('k')).map(meld);
  const claimed = melds.flatMap(({ tiles: [tile] }): PondTile[] =>
    tile === undefined ? [] : [[tile, next as Seat]],
  );
  const pond = t(wish.pond ?? '').map((tile): PondTile => [tile]);
  // the last discard is nobody's yet
  return pond.length === 0 ? [] : [...claimed, ...pond.slice(Math.min(claimed.length, pond.length - 1))];
}

/** Who threw last: whose tile is under claim, or who played before the seat whose turn it is. */
function lastThrower(stage: StageView, seats: number): Seat {
  if (stage.type === 'claims') return stage.seat;
  return stage.type === 'turn' ? (((stage.seat + seats - 1) % seats) as Seat) : 0;
}

/** Discards of all seats in turn, `last` the latest. */
function discardsOf(all: readonly (readonly PondTile[])[], last: Seat): readonly SeenDiscard[] {
  const order = all.map((_, at) => (last + 1 + at) % all.length);
  const ponds = order.map((seat) => all[seat] ?? []);
  const most = Math.max(...ponds.map(({ length }) => length));
  // ponds end together, so that the last discard is the last seat's
  return Array.from({ length: most }, (_, round) =>
    ponds.flatMap((pond, at): SeenDiscard[] => {
      const [tile, takenBy] = pond[round - most + pond.length] ?? [];
      const seat = order[at] as Seat;
      if (tile === undefined) return [];
      return [takenBy === undefined ? [seat, tile] : [seat, tile, takenBy]];
    }),
  ).flat();
}
