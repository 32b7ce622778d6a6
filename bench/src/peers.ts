/** Public packages that do what our hand analysis does, behind one shape. They are dev dependencies of bench/ alone. */
import { createRequire } from 'node:module';
import { feiPlace, type TileCounts, tileAtPlace } from '@tilehouse/engine';

const require = createRequire(import.meta.url);

/** A hand in the form a peer takes it, made before timing. */
type PeerHand = unknown;

/** A peer: what it is called, how it takes hands, and what it can answer. 34 kinds, thirteen orphans included. */
export interface Peer {
  readonly name: string;
  prepare(counts: TileCounts): PeerHand;
  /** Tiles away, 0 for complete; missing where the peer has no such call. */
  readonly tilesAway?: (hand: PeerHand) => number;
  /** How many kinds lower it, of a hand of 13. */
  readonly acceptance?: (hand: PeerHand) => number;
  /** Acceptance after every discard, of a hand of 14. */
  readonly discards?: (hand: PeerHand) => number;
}

const letters = ['m', 'p', 's', 'z'] as const;

/** Counts by suit and honours, as most peers take them. */
function suitRows(counts: TileCounts): number[][] {
  return [0, 9, 18, 27].map((start, at) => [...counts.slice(start, at === 3 ? feiPlace : start + 9)]);
}

/** npm mahjong-tile-efficiency, its Hong Kong rule. */
export async function tileEfficiency(): Promise<Peer> {
  const { RuleSet } = await import('mahjong-tile-efficiency');
  const rule = new RuleSet('HK');
  const calUkeire = rule.calUkeire as (hand: PeerHand) => Readonly<Record<string, object>>;
  return {
    name: 'mahjong-tile-efficiency 1.0.3',
    prepare: suitRows,
    tilesAway: (hand) => rule.calShanten(hand as never) + 1,
    acceptance: (hand) => Object.keys(calUkeire(hand).ukeire ?? {}).length,
    discards: (hand) => Object.keys(calUkeire(hand).normalDiscard ?? {}).length,
  };
}

/** What is used of npm @kobalab/majiang-core. */
interface Majiang {
  readonly Shoupai: { fromString(text: string): MajiangHand };
  readonly Util: {
    xiangting_yiban(hand: MajiangHand): number;
    xiangting_guoshi(hand: MajiangHand): number;
    tingpai(hand: MajiangHand, shanten: (hand: MajiangHand) => number): readonly string[];
    hule(hand: MajiangHand, tile: string | null, param: unknown): { readonly defen: number } | undefined;
    hule_param(given?: Readonly<Record<string, unknown>>): unknown;
  };
}
interface MajiangHand {
  clone(): MajiangHand;
  dapai(tile: string): MajiangHand;
  get_dapai(check?: boolean): readonly string[];
}

export const majiangCore = (): Majiang => require('@kobalab/majiang-core') as Majiang;

/** A hand as majiang-core writes it: letter first, `m123p55`. */
export function majiangText(counts: TileCounts): string {
  const rows = suitRows(counts);
  return letters
    .map((letter, at) => {
      const digits = (rows[at] ?? []).flatMap((count, rank) => new Array<number>(count).fill(rank + 1));
      return digits.length === 0 ? '' : `${letter}${digits.join('')}`;
    })
    .join('');
}

/** npm @kobalab/majiang-core, standard hands and thirteen orphans. */
export function majiang(): Peer {
  const { Shoupai, Util } = majiangCore();
  const shanten = (hand: MajiangHand): number =>
    Math.min(Util.xiangting_yiban(hand), Util.xiangting_guoshi(hand));
  return {
    name: '@kobalab/majiang-core 1.4.1',
    prepare: (counts) => Shoupai.fromString(majiangText(counts)),
    tilesAway: (hand) => shanten(hand as MajiangHand) + 1,
    acceptance: (hand) => Util.tingpai(hand as MajiangHand, shanten).length,
    discards: (hand) => {
      let sum = 0;
      for (const tile of (hand as MajiangHand).get_dapai(false)) {
        const rest = (hand as MajiangHand).clone().dapai(tile.replace('_', ''));
        sum += Util.tingpai(rest, shanten).length;
      }
      return sum;
    },
  };
}

/** npm @pai-forge/riichi-mahjong: acceptance only. */
export async function paiForge(): Promise<Peer> {
  const { getUkeire } = await import('@pai-forge/riichi-mahjong');
  const ukeire = getUkeire as unknown as (hand: PeerHand) => readonly number[];
  return {
    name: '@pai-forge/riichi-mahjong 0.3.6',
    prepare: (counts) => ({
      closed: [...counts].flatMap((count, kind) => new Array<number>(count).fill(kind)),
      exposed: [],
    }),
    acceptance: (hand) => ukeire(hand).length,
  };
}

/** npm syanten. */
export function syanten(): Peer {
  const { syanten: standard, syanten13 } = require('syanten') as {
    syanten(hand: PeerHand): number;
    syanten13(hand: PeerHand): number;
  };
  return {
    name: 'syanten 1.6.0',
    prepare: suitRows,
    tilesAway: (hand) => Math.min(standard(hand), syanten13(hand)) + 1,
  };
}

/** A hand in our notation, for messages. */
export function shown(counts: TileCounts): string {
  return [...counts].flatMap((count, place) => new Array<string>(count).fill(tileAtPlace(place))).join('');
}
