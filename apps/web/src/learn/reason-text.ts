/** A reason in words. */
import type { MahjongActionType, Score, Tile } from '@tilehouse/engine';
import type { Catalogue, PageWords } from '@tilehouse/i18n';
import type { School } from './judge/school.ts';
import type { Reason } from './judge/verdict.ts';

/** What a reason is told with. */
export interface Telling {
  readonly school: School;
  readonly words: Catalogue;
  readonly learn: PageWords['learn'];
}

/** The words of the game that is learned. */
export function gameWords({ school, words }: Pick<Telling, 'school' | 'words'>) {
  const texts = words.mahjong[school.rules.id as keyof Catalogue['mahjong']];
  const patterns: Readonly<Record<string, { readonly name: string; readonly han: string }>> = texts.patterns;
  return { moves: texts.moves, fan: texts.fan, patterns };
}

/** A move as players of the game call it. */
export function moveText(telling: Pick<Telling, 'school' | 'words'>, move: MahjongActionType): string {
  const { moves } = gameWords(telling);
  const known = move in moves ? moves[move as keyof typeof moves] : undefined;
  // a language of characters has no other word beside them
  return known?.word || known?.han || move;
}

export function tileText({ school, words }: Pick<Telling, 'school' | 'words'>, tile: Tile): string {
  return words.tiles.full(school.rules.tileSet, tile);
}

/** The names of what a hand counts, each once. */
export function itemNames(telling: Telling, score: Score): readonly string[] {
  const { patterns } = gameWords(telling);
  return [...new Set(score.items.map(({ pattern }) => patterns[pattern]?.name ?? pattern))];
}

/** Why an answer is wrong, in a sentence or two. */
export function reasonText(telling: Telling, reason: Reason): string {
  const { why } = telling.learn;
  const name = (tile: Tile): string => tileText(telling, tile);
  const names = (tiles: readonly Tile[]): readonly string[] => tiles.map(name);
  switch (reason.type) {
    case 'no-pair-but-set':
      return why.noPairButSet(names(reason.two), names(reason.needs));
    case 'other-suit':
      return why.otherSuit(names(reason.two));
    case 'not-alike':
      return why.notAlike(names(reason.two));
    case 'needs':
      return why.needs(names(reason.two), names(reason.needs), name(reason.odd));
    case 'mixed-run':
      return why.mixedRun(names(reason.tiles));
    case 'honours':
      return why.honours(names(reason.tiles));
    case 'nothing-fits':
      return why.nothingFits(names(reason.tiles));
    case 'left-over':
      return why.leftOver(
        setNames(telling, reason.sets),
        reason.rest.length === 2 ? names(reason.rest) : setNames(telling, [reason.rest]),
      );
    case 'farther':
      return why.farther(name(reason.tile), reason.away, reason.best);
    default:
      return callText(telling, reason);
  }
}

/** Sets in short: a picture lies beside them. */
const setNames = ({ school, words }: Telling, sets: readonly (readonly Tile[])[]): readonly string[] =>
  sets.map((set) => words.tiles.several(school.rules.tileSet, set));

type CallReason = Exclude<
  Reason,
  {
    readonly type:
      | 'no-pair-but-set'
      | 'other-suit'
      | 'not-alike'
      | 'needs'
      | 'mixed-run'
      | 'honours'
      | 'nothing-fits'
      | 'left-over'
      | 'farther';
  }
>;

function callText(telling: Telling, reason: CallReason): string {
  const { why } = telling.learn;
  const { words } = telling;
  const { fan } = gameWords(telling);
  switch (reason.type) {
    case 'no-run':
      return why.noRun(tileText(telling, reason.tile));
    case 'too-few':
      return why.tooFew(tileText(telling, reason.tile), reason.held, reason.needs);
    case 'not-complete':
      return why.notComplete(tileText(telling, reason.tile), reason.away);
    case 'refused': {
      const text = words.table.refusal(reason.refusal, (tile) => tileText(telling, tile as Tile));
      return why.refused(text);
    }
    case 'could':
      return why.could(reason.moves.map((move) => moveText(telling, move)));
    case 'wins-instead':
      return why.winsInstead(tileText(telling, reason.tile));
    case 'outranked':
      return why.outranked(moveText(telling, reason.says), moveText(telling, reason.by));
    case 'nearer':
      return why.nearer(moveText(telling, reason.says));
    case 'worth-less':
      return why.worthLess(fan(reason.own.fan), itemNames(telling, reason.own), fan(reason.other.fan));
    case 'below-minimum':
      return why.belowMinimum(fan(reason.own.fan), fan(reason.needs));
  }
}
