/** The colour a person has everywhere, by their name. */

const colours = ['#14694f', '#264f8c', '#8c2f22', '#6b4a12', '#5c3a70', '#2f5d66'];

export function personColour(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return colours[sum % colours.length] ?? '#14694f';
}
