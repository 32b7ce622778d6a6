/** The scorekeeper, in English. */

export const words = {
  title: 'Scorekeeper',
};
