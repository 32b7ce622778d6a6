/** Ready phrases, said by name: everybody reads them in a language of their own. */
export const phrases = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'one-moment',
  'hurry',
  'sorry',
  'bye',
] as const;
export type Phrase = (typeof phrases)[number];
