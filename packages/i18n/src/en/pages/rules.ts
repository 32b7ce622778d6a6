/** The rules pages, in English. */

export const words = {
  title: 'Rules',
};
