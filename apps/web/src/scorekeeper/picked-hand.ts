/** A winning hand as it is tapped together, and what the engine says it is worth. */
import {
  countTile,
  fei,
  formatTiles,
  isBonus,
  isSuited,
  type Judgement,
  judge,
  type OptionValues,
  type Ruleset,
  rankOf,
  readCase,
  type Tile,
  tileAt,
  tileIndex,
  type Wind,
  type WinSource,
} from '@tilehouse/engine';

export const pickModes = ['hand', 'chow', 'pung', 'kong', 'hidden'] as const;
export type PickMode = (typeof pickModes)[number];

/** A declared set. */
export interface PickedMeld {
  readonly mode: Exclude<PickMode, 'hand'>;
  readonly tiles: readonly Tile[];
}

export interface PickedHand {
  /** In the order they were tapped; the last is the winning tile. */
  readonly hand: readonly Tile[];
  readonly melds: readonly PickedMeld[];
  readonly bonus: readonly Tile[];
}

/** How and where it was won. */
export interface WonAt {
  readonly source: WinSource;
  readonly seatWind: Wind;
  readonly roundWind: Wind;
}

const all = ({ hand, melds, bonus }: PickedHand): readonly Tile[] => [
  ...hand,
  ...melds.flatMap(({ tiles }) => tiles),
  ...bonus,
];

/** Tiles still to lay until the hand is whole. */
export const missingFrom = ({ hand, melds }: PickedHand): number => 14 - hand.length - melds.length * 3;

/** The tiles a tap lays, or undefined where it can't. */
function laid(tile: Tile, mode: PickMode): readonly Tile[] | undefined {
  if (mode === 'hand' || isBonus(tile)) return [tile];
  if (tile === fei) return undefined;
  if (mode !== 'chow') return new Array<Tile>(mode === 'pung' ? 3 : 4).fill(tile);
  if (!isSuited(tile) || rankOf(tile) > 7) return undefined;
  return [0, 1, 2].map((step) => tileAt(tileIndex(tile) + step));
}

/** The hand after a tap on a tile of the palette; undefined where the tap can't be. */
export function withTap(
  rules: Ruleset,
  picked: PickedHand,
  { tile, mode }: { readonly tile: Tile; readonly mode: PickMode },
): PickedHand | undefined {
  const tiles = laid(tile, mode);
  if (tiles === undefined) return undefined;
  const held = [...all(picked), ...tiles];
  if (tiles.some((each) => countTile(held, each) > countTile(rules.tiles, each))) return undefined;
  if (isBonus(tile)) return { ...picked, bonus: [...picked.bonus, tile] };
  if (missingFrom(picked) < (mode === 'hand' ? 1 : 3)) return undefined;
  if (mode === 'hand') return { ...picked, hand: [...picked.hand, tile] };
  return { ...picked, melds: [...picked.melds, { mode, tiles }] };
}

/** What a whole hand is worth; undefined while tiles are missing. */
export function judged(
  rules: Ruleset,
  options: OptionValues,
  { picked, at }: { readonly picked: PickedHand; readonly at: WonAt },
): Judgement | undefined {
  if (missingFrom(picked) !== 0 || picked.hand.length === 0) return undefined;
  const read = readCase(
    {
      ruleset: rules.id,
      options,
      concealed: formatTiles(picked.hand.slice(0, -1)),
      winningTile: formatTiles(picked.hand.slice(-1)),
      bonus: formatTiles(picked.bonus),
      melds: picked.melds.map(({ mode, tiles }) => ({
        type: mode === 'hidden' ? 'kong' : mode,
        tiles: formatTiles(tiles),
        ...(mode === 'hidden' ? { concealed: true } : {}),
      })),
      ...at,
    },
    () => rules,
  );
  return read.ok ? judge(rules, read.value.options, read.value.win) : { win: false, reason: 'incomplete' };
}

/** How many Fei a hand holds, those set aside with them. */
export const feiIn = (picked: PickedHand): number => countTile(all(picked), fei);
