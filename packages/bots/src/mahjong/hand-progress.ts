/** How far a hand is, and how many tiles help it on: what tiles-away players compare. */
import { type HandAnalyser, type MeldedPart, placeOf, type Tile, type TileCounts } from '@tilehouse/engine';

/** Tiles away, and copies still unseen that lower them. */
export interface Progress {
  readonly away: number;
  readonly helpful: number;
}

/** Whether `a` is further than `b`: fewer tiles away, or as many with more tiles that help. */
export function isFurther(a: Progress, b: Progress): boolean {
  return a.away !== b.away ? a.away < b.away : a.helpful > b.helpful;
}

/** The progress of a hand that is to draw. */
export function progressOf(
  analyser: HandAnalyser,
  hand: { counts: TileCounts; melds: MeldedPart; unseen: TileCounts },
): Progress {
  const { counts, melds, unseen } = hand;
  const away = analyser.tilesAway(counts, melds);
  let helpful = 0;
  for (const place of analyser.accepts(counts, melds)) helpful += unseen[place] ?? 0;
  return { away, helpful };
}

/** The best throw out of a hand that has drawn: which tile, and the progress without it. */
export function bestThrow(
  analyser: HandAnalyser,
  hand: { counts: TileCounts; melds: MeldedPart; unseen: TileCounts },
  throws: readonly Tile[],
): { readonly tile: Tile; readonly progress: Progress } | undefined {
  let best: { readonly tile: Tile; readonly progress: Progress } | undefined;
  for (const tile of throws) {
    const place = placeOf(tile);
    const counts = hand.counts.slice();
    counts[place] = (counts[place] ?? 0) - 1;
    const away = analyser.tilesAway(counts, hand.melds);
    if (best !== undefined && away > best.progress.away) continue;
    const progress = progressOf(analyser, { ...hand, counts });
    if (best === undefined || isFurther(progress, best.progress)) best = { tile, progress };
  }
  return best;
}
