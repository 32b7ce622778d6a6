/** Writes a path as short SVG text: whole numbers on the face's grid, relative commands, letters left out. */
import type { Command, Path } from './path.ts';

/** Grid steps per design unit: a face is 300 design units and 600 grid steps wide. */
export const GRID = 2;

/** A length in grid steps, as text. */
export const gridLength = (length: number): string => String(Math.round(length * GRID));

/** The `d` attribute of a path, moved down by so many design units. */
export function serialise(path: Path, down = 0): string {
  const writer = new PathWriter(Math.round(down * GRID));
  for (const command of path) writer.write(command);
  return writer.text;
}

class PathWriter {
  text = '';
  private readonly down: number;
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  private letter = '';

  constructor(down: number) {
    this.down = down;
  }

  write(command: Command): void {
    if (command[0] === 'Z') this.close();
    else if (command[0] === 'O') this.circle(command[1], command[2], command[3]);
    else if (command[0] === 'M') this.move(this.gridX(command[1]), this.gridY(command[2]));
    else if (command[0] === 'L') this.line(this.gridX(command[1]), this.gridY(command[2]));
    else this.curve(command);
  }

  private close(): void {
    this.emit('z', []);
    [this.x, this.y] = [this.startX, this.startY];
  }

  private gridX(value: number): number {
    return Math.round(value * GRID);
  }

  private gridY(value: number): number {
    return Math.round(value * GRID) + this.down;
  }

  private move(x: number, y: number): void {
    this.emit('m', [x - this.x, y - this.y]);
    [this.x, this.y, this.startX, this.startY] = [x, y, x, y];
  }

  private line(x: number, y: number): void {
    const [dx, dy] = [x - this.x, y - this.y];
    if (dx === 0 && dy === 0) return;
    if (dy === 0) this.emit('h', [dx]);
    else if (dx === 0) this.emit('v', [dy]);
    else this.emit('l', [dx, dy]);
    [this.x, this.y] = [x, y];
  }

  private curve(command: Command): void {
    const values = command.slice(1) as number[];
    const grid = values.map((value, index) => (index % 2 === 0 ? this.gridX(value) : this.gridY(value)));
    const steps = grid.map((value, index) => value - (index % 2 === 0 ? this.x : this.y));
    if (steps.every((step) => step === 0)) return;
    this.emit(command[0].toLowerCase(), steps);
    [this.x, this.y] = [grid.at(-2) ?? 0, grid.at(-1) ?? 0];
  }

  private circle(x: number, y: number, radius: number): void {
    const r = Math.max(1, Math.round(Math.abs(radius) * GRID));
    const sweep = radius > 0 ? 1 : 0;
    this.move(this.gridX(x) - r, this.gridY(y));
    this.emit('a', [r, r, 0, 1, sweep, 2 * r, 0]);
    this.emit('a', [r, r, 0, 1, sweep, -2 * r, 0]);
    this.emit('z', []);
  }

  private emit(letter: string, numbers: readonly number[]): void {
    const repeats = letter === this.letter && letter !== 'm' && letter !== 'z';
    const silent = repeats || (letter === 'l' && this.letter === 'm');
    if (!silent) this.text += letter;
    numbers.forEach((value, index) => {
      const touching = value < 0 || (index === 0 && !silent);
      this.text += touching ? String(value) : ` ${value}`;
    });
    this.letter = letter;
  }
}
