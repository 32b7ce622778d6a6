/** What a coach says: what happened, what to do and why; and what came of a choice that wasn't the best. */
import {
  findMahjongGame,
  type MahjongAction,
  type MahjongView,
  type Ruleset,
  type Tile,
} from '@tilehouse/engine';
import type { Catalogue, PageWords } from '@tilehouse/i18n';
import type { StatusPart } from '../../play/mahjong/status.ts';
import { schoolOf } from '../judge/school.ts';
import { moveText } from '../reason-text.ts';
import { type CoachAdvice, isSame } from './coach-advice.ts';

/** What the coach speaks with. */
export interface CoachTelling {
  readonly rules: Ruleset;
  readonly words: Catalogue;
  readonly coach: PageWords['learn']['coach'];
  /** The name of a seat. */
  readonly nameOf: (seat: number) => string;
}

const tileName = ({ rules, words }: CoachTelling, tile: Tile): string =>
  words.tiles.short(rules.tileSet, tile);

function fanText({ rules, words }: CoachTelling, fan: number): string {
  return words.mahjong[rules.id as keyof Catalogue['mahjong']].fan(fan);
}

function moveName({ rules, words }: CoachTelling, action: MahjongAction): string {
  const { moves } = words.mahjong[rules.id as keyof Catalogue['mahjong']];
  const game = findMahjongGame(rules.id);
  if (game === undefined) throw new Error(`no game ${rules.id}`);
  if (action.type === 'four-flying') return moves.fourFlying.word || moves.fourFlying.han;
  if (action.type === 'set-aside') return moves.setAside.word || moves.setAside.han;
  return moveText({ school: schoolOf(game), words }, action.type);
}

/** The line at a decision. */
export function decisionParts(telling: CoachTelling, known: CoachAdvice): readonly StatusPart[] {
  const [what, why] = toDo(telling, known);
  const strong = { text: what, strong: true, telling: true } as const;
  const reason: readonly StatusPart[] = why === undefined ? [] : [[{ text: why }]];
  return [[{ text: happened(telling, known.view) }], [strong], ...reason];
}

/** What was drawn or thrown. */
export function happened(telling: CoachTelling, { common, mine }: MahjongView): string {
  const { coach } = telling;
  const { stage } = common;
  if (stage.type === 'claims') {
    const tile = stage.tile ?? mine?.underClaim;
    if (tile !== undefined) return coach.threw(telling.nameOf(stage.seat), tileName(telling, tile));
  }
  return mine?.drawn === undefined ? coach.yourTurn : coach.youDrew(tileName(telling, mine.drawn));
}

function toDo(telling: CoachTelling, known: CoachAdvice): readonly [string, string | undefined] {
  const { coach } = telling;
  const { best, advice, view } = known;
  switch (best.type) {
    case 'discard':
      return [coach.throwTile(tileName(telling, best.tile)), whyThrow(telling, known, best.tile)];
    case 'pass':
      return [coach.pass, coach.passKeeps(advice.away)];
    case 'win':
    case 'four-flying':
      return [coach.say(moveName(telling, best)), advice.win && coach.wins(fanText(telling, advice.win.fan))];
    case 'kong':
      return [coach.say(moveName(telling, best)), coach.kong];
    case 'set-aside':
    case 'redeem':
      return [coach.press(moveName(telling, best)), best.type === 'set-aside' ? coach.setAside : undefined];
    default: {
      const offers = view.mine?.offers ?? [];
      const after = known.afterClaim[offers.findIndex((offer) => isSame(offer, best))];
      const brings = after !== undefined && after < advice.away;
      return [coach.say(moveName(telling, best)), brings ? coach.claimBrings(after) : coach.claimKeeps];
    }
  }
}

function whyThrow(telling: CoachTelling, { advice, view }: CoachAdvice, tile: Tile): string | undefined {
  const { coach, rules } = telling;
  const [fastest] = advice.throws;
  const chosen = advice.throws.find((each) => each.tile === tile);
  if (fastest === undefined || chosen === undefined) return undefined;
  const isSlower = chosen.away > fastest.away;
  const { minimum } = rules.tally(view.common.options);
  if (isSlower && minimum > 0) return coach.forFan(fanText(telling, minimum));
  return coach.leaves(chosen.away, chosen.helpful);
}

/** What came of a choice, where it wasn't the coach's. */
export function commentOn(
  telling: CoachTelling,
  known: CoachAdvice,
  chosen: MahjongAction,
): StatusPart | undefined {
  const { coach } = telling;
  const { best, advice } = known;
  if (isSame(best, chosen)) return undefined;
  if (best.type === 'win' || best.type === 'four-flying') return [{ text: coach.missedWin }];
  if (chosen.type === 'discard' && best.type === 'discard') return onThrow(telling, advice, { chosen, best });
  if (chosen.type === 'pass') return [{ text: coach.missedClaim(moveName(telling, best)) }];
  if (best.type === 'pass') return [{ text: coach.neededClaim }];
  return undefined;
}

function onThrow(
  telling: CoachTelling,
  { throws }: CoachAdvice['advice'],
  { chosen, best }: { readonly chosen: { readonly tile: Tile }; readonly best: { readonly tile: Tile } },
): StatusPart | undefined {
  const { coach } = telling;
  const own = throws.find(({ tile }) => tile === chosen.tile);
  const other = throws.find(({ tile }) => tile === best.tile);
  if (own === undefined || other === undefined) return undefined;
  const name = tileName(telling, chosen.tile);
  if (own.away > other.away) return [{ text: coach.wasFarther(name, own.away, other.away) }];
  if (own.away === other.away && own.helpful < other.helpful) {
    return [{ text: coach.wasNarrower(name, own.helpful, other.helpful) }];
  }
  return [{ text: coach.wasFine(name) }];
}
