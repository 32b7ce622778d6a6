/** The deal of each game's first hand: one in which following the coach wins (checked by a test). */
export const firstHands: Readonly<Record<string, number>> = {
  'missing-suit': 15,
  malaysian: 3,
  'hong-kong-old-style': 19,
  'hong-kong': 32,
};
