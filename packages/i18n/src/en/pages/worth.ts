/** The calculator, in English. */

export const words = {
  title: 'What is this hand worth?',
};
