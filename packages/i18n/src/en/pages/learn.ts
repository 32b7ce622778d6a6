/** The lessons, in English. */

export const words = {
  title: 'Learn',
};
