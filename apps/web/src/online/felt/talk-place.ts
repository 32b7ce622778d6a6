/** Where the way to talk is on the felt, beside the scores. */
import type { Rect, TableLayout } from '../../play/mahjong/layout/zones.ts';

/** Where the way to talk is, and what it leaves of the place for the scores. */
export function talkPlace(layout: TableLayout): { readonly talk: Rect; readonly scores: Rect | undefined } {
  const { caption, rules, scores } = layout;
  if (scores !== undefined) return { talk: { ...scores, x: scores.x - scores.h - 8, w: scores.h }, scores };
  if (caption !== undefined) {
    const w = caption.h;
    return {
      talk: { ...caption, x: caption.x + caption.w - w, w },
      scores: { ...caption, w: caption.w - w - 8 },
    };
  }
  const right = layout.others.right?.plate.x ?? rules.x;
  return { talk: { ...rules, x: right - rules.w - 5 }, scores: undefined };
}
