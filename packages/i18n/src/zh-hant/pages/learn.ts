/** The lessons, in Chinese as Hong Kong writes it. */
import type { PageWords } from '../../pages.ts';

export const words: PageWords['learn'] = {
  title: '學打牌',
};
