/** Reads SVG path text (M L H V C S Q T Z and circles as two arcs, absolute or relative) into a path. */
import type { Command, Path } from './path.ts';

const ARITY: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** The path a `d` attribute describes; throws on anything this house doesn't draw with. */
export function parsePath(text: string): Path {
  const tokens = text.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const pen = new Pen();
  let letter = '';
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index] ?? '';
    if (/[a-zA-Z]/.test(token)) {
      letter = token;
      index++;
    } else if (letter === 'M') letter = 'L';
    else if (letter === 'm') letter = 'l';
    const count = ARITY[letter.toUpperCase()];
    if (count === undefined) throw new Error(`path text: can't draw "${letter}" in ${text.slice(0, 40)}`);
    const numbers = tokens.slice(index, index + count).map(Number);
    if (numbers.length < count || numbers.some(Number.isNaN))
      throw new Error(`path text: ends early: ${text}`);
    pen.draw(letter, numbers);
    index += count;
  }
  return pen.commands;
}

/** Follows the commands, turning relative into absolute. */
class Pen {
  readonly commands: Command[] = [];
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  private arcFrom: readonly [number, number] | undefined;

  draw(letter: string, numbers: readonly number[]): void {
    const relative = letter !== letter.toUpperCase();
    const upper = letter.toUpperCase();
    if (upper === 'Z') this.close();
    else if (upper === 'A') this.arc(numbers, relative);
    else if (upper === 'H') this.to('L', [this.absolute(numbers[0], 'x', relative), this.y]);
    else if (upper === 'V') this.to('L', [this.x, this.absolute(numbers[0], 'y', relative)]);
    else {
      const points = numbers.map((value, at) => this.absolute(value, at % 2 === 0 ? 'x' : 'y', relative));
      this.to(upper, /[ST]/.test(upper) ? [...this.mirroredHandle(upper), ...points] : points);
    }
  }

  private absolute(value: number | undefined, axis: 'x' | 'y', relative: boolean): number {
    return (value ?? 0) + (relative ? this[axis] : 0);
  }

  /** The last curve's handle seen from its end: where a smooth S or T goes on. */
  private mirroredHandle(upper: string): readonly [number, number] {
    const last = this.commands.at(-1);
    if (last?.[0] === 'C' && upper === 'S') return [2 * this.x - last[3], 2 * this.y - last[4]];
    if (last?.[0] === 'Q' && upper === 'T') return [2 * this.x - last[1], 2 * this.y - last[2]];
    return [this.x, this.y];
  }

  private close(): void {
    if (this.commands.at(-1)?.[0] !== 'O') this.commands.push(['Z']);
    [this.x, this.y] = [this.startX, this.startY];
  }

  private to(letter: string, p: readonly number[]): void {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = p;
    if (letter === 'M' || letter === 'L') this.commands.push([letter, a, b]);
    else if (letter === 'Q' || letter === 'T') this.commands.push(['Q', a, b, c, d]);
    else this.commands.push(['C', a, b, c, d, e, f]);
    [this.x, this.y] = [p.at(-2) ?? 0, p.at(-1) ?? 0];
    if (letter === 'M') [this.startX, this.startY] = [this.x, this.y];
  }

  /** Two half circles make one circle: the form the writer gives them. */
  private arc(numbers: readonly number[], relative: boolean): void {
    const [radius = 0, , , , sweep = 1] = numbers;
    const [endX, endY] = [this.absolute(numbers[5], 'x', relative), this.absolute(numbers[6], 'y', relative)];
    if (this.arcFrom === undefined) this.arcFrom = [this.x, this.y];
    else {
      const [x, y] = this.arcFrom;
      this.commands.pop();
      this.commands.push(['O', (x + this.x) / 2, (y + this.y) / 2, sweep === 1 ? radius : -radius]);
      this.arcFrom = undefined;
    }
    [this.x, this.y] = [endX, endY];
  }
}
