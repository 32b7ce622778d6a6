/** Random hands for hand analysis: with Fei, with melds, nearly complete or not at all. */
import { type Meld, runFrom, tilesOfMelds } from '../mahjong/hand/meld.ts';
import type { Ruleset } from '../mahjong/ruleset.ts';
import { pickOne } from '../random.ts';
import { firstSurplus } from '../tiles/notation.ts';
import { fei, isBonus, isFei, playingFaces, type Tile } from '../tiles/tile.ts';

/** A random hand, and the melds beside it. */
export interface RandomHand {
  readonly tiles: readonly Tile[];
  readonly melds: readonly Meld[];
}

/** What a random hand is to be like. */
export interface HandWish {
  /** Tiles of a whole hand, melds as three: 13 or 14. */
  readonly size: number;
  readonly melds: number;
  /** Fei in the hand. */
  readonly fei: number;
}

/** A random meld of the ruleset: a kong, pung or chow, Fei in it as often as not where claims allow. */
export function randomMeld(rules: Ruleset, random: () => number): Meld {
  const faces = playingFaces.filter((face) => rules.tiles.includes(face));
  const face = pickOne(random, faces);
  const kind = random();
  if (kind < 0.2) return { type: 'kong', kind: 'claimed', face, tiles: [face, face, face, face] };
  const wild = rules.wilds.perSet > 0 && random() < 0.4;
  const run = runFrom(face);
  if (kind < 0.6 || run === undefined) {
    return { type: 'pung', face, tiles: wild ? [face, face, fei] : [face, face, face] };
  }
  const gap = Math.floor(random() * 3);
  return { type: 'chow', face, tiles: run.map((tile, at) => (wild && at === gap ? fei : tile)) };
}

/** A random hand as wished; tiles are drawn from what the melds leave of the wall. */
export function randomHand(rules: Ruleset, wish: HandWish, random: () => number): RandomHand {
  for (;;) {
    const melds = Array.from({ length: wish.melds }, () => randomMeld(rules, random));
    const bound = tilesOfMelds(melds);
    const feiInHand = new Array<Tile>(wish.fei).fill(fei);
    if (firstSurplus([...bound, ...feiInHand], rules.tiles) !== undefined) continue;
    const pool = rest(rules.tiles, bound).filter((tile) => !isBonus(tile) && !isFei(tile));
    const count = wish.size - wish.melds * 3 - wish.fei;
    const tiles = [...drawn(pool, count, random), ...feiInHand];
    return { tiles, melds };
  }
}

/** A random complete hand of `size` 14 with the wished melds; its Fei stand for tiles of its sets. */
export function randomCompleteHand(rules: Ruleset, wish: HandWish, random: () => number): RandomHand {
  const faces = playingFaces.filter((face) => rules.tiles.includes(face));
  for (;;) {
    const melds = Array.from({ length: wish.melds }, () => randomMeld(rules, random));
    const sets = Array.from({ length: 4 - wish.melds }, (): readonly Tile[] => {
      const face = pickOne(random, faces);
      const run = random() < 0.6 ? runFrom(face) : undefined;
      return run ?? [face, face, face];
    });
    const pair = pickOne(random, faces);
    const real = [...sets.flatMap((set, at) => (at < wish.fei ? set.slice(1) : set)), pair, pair];
    const tiles = [...real, ...new Array<Tile>(Math.min(wish.fei, sets.length)).fill(fei)];
    if (firstSurplus([...tiles, ...tilesOfMelds(melds)], rules.tiles) === undefined) return { tiles, melds };
  }
}

function rest(all: readonly Tile[], gone: readonly Tile[]): Tile[] {
  const left = [...all];
  for (const tile of gone) left.splice(left.indexOf(tile), 1);
  return left;
}

function drawn(pool: Tile[], count: number, random: () => number): readonly Tile[] {
  const left = [...pool];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] as Tile);
}
