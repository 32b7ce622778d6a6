/** Picks the layout for a window. */
import { compactLayout } from './compact.ts';
import { portraitLayout } from './portrait.ts';
import { fitsWide, wideLayout } from './wide.ts';
import type { TableLayout, TableSize } from './zones.ts';

/** Lays a table out for a window of any size. */
export function tableLayout(size: TableSize): TableLayout {
  if (size.height > size.width) return portraitLayout(size);
  return fitsWide(size) ? wideLayout(size) : compactLayout(size);
}
