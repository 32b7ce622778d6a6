/** The rules pages, in Chinese as Hong Kong writes it. */
import type { PageWords } from '../../pages.ts';

export const words: PageWords['rules'] = {
  title: '規則',
};
