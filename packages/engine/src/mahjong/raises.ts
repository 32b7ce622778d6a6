/** What would raise a hand's worth: every small change tried, and those kept that the hand gains by. */
import { formatTiles } from '../tiles/notation.ts';
import { fei, isBonus, sortTiles, type Tile } from '../tiles/tile.ts';
import { readCase } from './case.ts';
import { answerCase, type CaseAnswer, gainsOf } from './case-answer.ts';
import { runFrom } from './hand/meld.ts';
import type { Ruleset } from './ruleset.ts';
import { type WinSource, winSources } from './win.ts';
import type { WrittenCase, WrittenSet } from './written-case.ts';

/** A small change of a hand. */
export type Change =
  /** One tile of the hand for another; `winning` where it is the tile the hand wins on. */
  | { readonly type: 'swap'; readonly out: Tile; readonly into: Tile; readonly winning: boolean }
  /** Another set in the place of a meld. */
  | { readonly type: 'meld'; readonly at: number; readonly into: WrittenSet }
  /** A meld's tiles kept in the hand instead of claimed, or its kong concealed. */
  | { readonly type: 'keep'; readonly at: number }
  | { readonly type: 'source'; readonly source: WinSource }
  /** One more tile set aside. */
  | { readonly type: 'aside'; readonly tile: Tile };

/** A change, the hand after it, and what that one is worth. */
export interface Raise {
  readonly change: Change;
  readonly hand: WrittenCase;
  readonly answer: CaseAnswer;
  /** What the winner receives in all. */
  readonly gains: number;
}

/** Everything a change of the kind can make of a hand. */
type Changes = (hand: ReadWritten) => Iterable<readonly [Change, WrittenCase]>;

/** A hand in writing with its tiles read. */
interface ReadWritten {
  readonly written: WrittenCase;
  readonly rules: Ruleset;
  readonly concealed: readonly Tile[];
  readonly tile: Tile;
  /** Faces a hand may hold. */
  readonly faces: readonly Tile[];
}

/** Fewest tiles away at which an exchange of one tile may complete a hand. */
const oneExchange = 1;

/**
 * The changes that make a hand worth more, best first: its winner receives more, or it wins where it didn't, or while it
 * is below the minimum it counts more fan. A hand further from complete than one exchange has none; neither has one that
 * can't be read.
 */
export function raisesOf(written: WrittenCase, rules: Ruleset): readonly Raise[] {
  const read = readCase(written, () => rules);
  if (!read.ok || rules.instantWin?.holds(read.value.win.bonus) === true) return [];
  const { concealed, tile } = read.value.win;
  const now = answerCase(read.value);
  if (now.tilesAway > oneExchange) return [];
  const faces = [...new Set(rules.tiles)].filter((each) => !isBonus(each));
  const hand = { written, rules, concealed, tile, faces };
  const found: Raise[] = [];
  for (const [change, next] of kinds.flatMap((changes) => [...changes(hand)])) {
    const answer = answered(next, rules);
    if (answer === undefined || !isMore(answer, now, rules.seats)) continue;
    found.push({ change, hand: next, answer, gains: gainsOf(answer, rules.seats) });
  }
  return found.sort(
    (a, b) =>
      Number(b.answer.judgement.win) - Number(a.answer.judgement.win) ||
      b.gains - a.gains ||
      countedOf(b.answer) - countedOf(a.answer),
  );
}

/** The best raise of each kind of change, best first: what is worth showing of many. */
export function bestOfEachKind(raises: readonly Raise[]): readonly Raise[] {
  const seen = new Set<Change['type']>();
  return raises.filter(({ change }) => !seen.has(change.type) && seen.add(change.type));
}

function isMore(next: CaseAnswer, now: CaseAnswer, seats: number): boolean {
  if (now.judgement.win) return next.judgement.win && gainsOf(next, seats) > gainsOf(now, seats);
  if (next.judgement.win) return true;
  return next.judgement.reason === 'below-minimum' && countedOf(next) > countedOf(now);
}

/** The fan of a complete hand before the cut, whether it wins or not. */
const countedOf = ({ judgement }: CaseAnswer): number => ('score' in judgement ? judgement.score.counted : 0);

/** The answer to a changed hand; undefined where it can't be, such as a fifth copy. */
function answered(hand: WrittenCase, rules: Ruleset): CaseAnswer | undefined {
  const read = readCase(hand, () => rules);
  return read.ok ? answerCase(read.value) : undefined;
}

const otherSource: Changes = function* ({ written }) {
  for (const source of winSources) {
    if (source === written.source) continue;
    yield [
      { type: 'source', source },
      { ...written, source },
    ];
  }
};

const swaps: Changes = function* ({ written, concealed, tile, faces }) {
  for (const out of new Set(concealed)) {
    const rest = without(concealed, out);
    for (const into of faces) {
      if (into === out) continue;
      const tiles = formatTiles(sortTiles([...rest, into]));
      yield [
        { type: 'swap', out, into, winning: false },
        { ...written, concealed: tiles },
      ];
    }
  }
  for (const into of faces) {
    if (into === tile) continue;
    yield [
      { type: 'swap', out: tile, into, winning: true },
      { ...written, winningTile: into },
    ];
  }
};

const otherMelds: Changes = function* ({ written, faces }) {
  for (const [at, meld] of written.melds.entries()) {
    for (const into of faces.flatMap((face) => setsOf(face, meld))) {
      if (into.tiles !== meld.tiles) yield [{ type: 'meld', at, into }, withMeld(written, at, into)];
    }
  }
};

/** A pung, or a kong in the place of a kong, and a run from the face. */
function setsOf(face: Tile, meld: WrittenSet): readonly WrittenSet[] {
  if (face === fei) return [];
  const copies = meld.type === 'kong' ? [face, face, face, face] : [face, face, face];
  const same: WrittenSet =
    meld.type === 'kong'
      ? { ...meld, tiles: formatTiles(copies) }
      : { type: 'pung', tiles: formatTiles(copies) };
  const run = meld.type === 'kong' ? undefined : runFrom(face);
  return run === undefined ? [same] : [same, { type: 'chow', tiles: formatTiles(run) }];
}

const keptMelds: Changes = function* ({ written }) {
  for (const [at, meld] of written.melds.entries()) {
    if (meld.type === 'kong') {
      if (meld.concealed !== true) {
        yield [{ type: 'keep', at }, withMeld(written, at, { ...meld, concealed: true })];
      }
      continue;
    }
    const melds = written.melds.filter((_, place) => place !== at);
    yield [
      { type: 'keep', at },
      { ...written, melds, concealed: written.concealed + meld.tiles },
    ];
  }
};

const moreAside: Changes = function* ({ written, rules }) {
  for (const tile of new Set(rules.tiles)) {
    if (isBonus(tile))
      yield [
        { type: 'aside', tile },
        { ...written, bonus: written.bonus + tile },
      ];
  }
};

/** The least change first: of two worth the same, it is the one to name. */
const kinds: readonly Changes[] = [otherSource, keptMelds, swaps, otherMelds, moreAside];

function withMeld(written: WrittenCase, at: number, meld: WrittenSet): WrittenCase {
  return { ...written, melds: written.melds.map((each, place) => (place === at ? meld : each)) };
}

function without(list: readonly Tile[], gone: Tile): readonly Tile[] {
  const at = list.indexOf(gone);
  return list.filter((_, place) => place !== at);
}
