/** The calculator, in Chinese as Hong Kong writes it. */
import type { PageWords } from '../../pages.ts';

export const words: PageWords['worth'] = {
  title: '這手牌幾多番？',
};
