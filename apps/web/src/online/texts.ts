/** Problems and refusals in words: one that has none doesn't compile. */
import type { Catalogue, PageWords } from '@tilehouse/i18n';
import type { ProblemCode } from '@tilehouse/protocol';
import type { CloseReason, RefusalCode, TableView } from '@tilehouse/table';
import type { Trouble } from './house.ts';

export type OnlineWords = PageWords['online'];

/** Codes of the line itself. */
type LineCode =
  | 'no-such-table'
  | 'no-such-phrase'
  | 'no-such-level'
  | 'nothing-said'
  | 'muted'
  | 'too-many'
  | 'not-signed-in'
  | 'outdated'
  | 'closed';

/** What a request failed by, in words. */
export function troubleText({ code, retryAfter }: Trouble, words: OnlineWords): string {
  const texts: Readonly<Record<ProblemCode, string>> = words.problems;
  const text = Object.hasOwn(texts, code) ? texts[code as ProblemCode] : words.unreachable.title;
  return retryAfter === undefined ? text : `${text} ${words.retryAfter(retryAfter)}`;
}

/** Why a table refused something, in words. */
export function refusalText(code: string, words: OnlineWords, { app }: Catalogue): string {
  const texts: Readonly<Record<RefusalCode | LineCode, string>> = { ...app.refused, ...words.refused };
  return Object.hasOwn(texts, code) ? texts[code as RefusalCode] : app.refused.fault;
}

/** How a table was closed, for one player, who may have done it. */
export function closedLine(
  closing: TableView['closing'],
  player: string | undefined,
  words: OnlineWords,
): string {
  const { you } = words.closed;
  const own = you[closing?.reason as keyof typeof you];
  const isOwn = closing?.player !== undefined && closing.player === player && own !== undefined;
  return isOwn ? own : closingText(closing ?? {}, words);
}

/** How a table was closed, in words. */
export function closingText(
  { reason = 'closed', name }: { readonly reason?: CloseReason; readonly name?: string },
  words: OnlineWords,
): string {
  const texts: Readonly<Record<CloseReason, (name: string | undefined) => string>> = words.closed.reasons;
  return texts[reason](name);
}
