/** How likely a hand is won from so many tiles away before somebody else wins. */

/** What decides the chance. */
export interface Race {
  /** Tiles away. */
  readonly away: number;
  /** Unseen tiles that help now, each weighed by how often it can be had: 1 for one's own draws alone. */
  readonly help: number;
  /** The weight of a tile that helps, on average. */
  readonly reach: number;
  /** Unseen tiles. */
  readonly unseen: number;
  /** Chance that nobody else has won before each of one's own draws to come. */
  readonly alive: readonly number[];
  /** Unseen tiles that help a typical hand, by tiles away; the last stands for more. */
  readonly typical: readonly number[];
  /** How much faster hands come on than by what helps: they change their plan as they go. */
  readonly pace: number;
}

/** How much of what sets a hand apart now carries over to its later steps: 1 all, 0 nothing. */
const carriedOver = 0.5;

/** Chance to win: a step at a time, at most one in a round. */
export function winChance({ away, help, reach, unseen, alive, typical, pace }: Race): number {
  const usual = (step: number): number => (typical[Math.min(step, typical.length - 1)] as number) * reach;
  const luck = (help / Math.max(1, usual(away))) ** carriedOver;
  const chances: number[] = [];
  for (let step = 1; step <= away; step += 1) {
    const helping = step === away ? help : usual(step) * luck;
    chances.push(1 - Math.exp((-pace * helping) / Math.max(1, unseen)));
  }
  const at = new Float64Array(away + 1);
  at[away] = 1;
  let won = 0;
  for (const nobodyWon of alive) {
    for (let step = 1; step <= away; step += 1) {
      const moved = (at[step] as number) * (chances[step - 1] as number);
      at[step] = (at[step] as number) - moved;
      if (step === 1) won += moved * nobodyWon;
      else at[step - 1] = (at[step - 1] as number) + moved;
    }
  }
  return won;
}
