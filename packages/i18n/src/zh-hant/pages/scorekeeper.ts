/** The scorekeeper, in Chinese as Hong Kong writes it. */
import type { PageWords } from '../../pages.ts';

export const words: PageWords['scorekeeper'] = {
  title: '記數簿',
};
