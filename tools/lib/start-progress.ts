/** Prints how far a long piece of work has come: not too often, and never too seldom. */

/** Milliseconds between two lines: at least the first, at most the second. */
const shortest = 3_000;
const longest = 9_000;

export interface Progress {
  /** Takes note of how far the work is, and prints it when the last line is old enough. */
  report(text: string): void;
  stop(): void;
}

/** @param print told each line, with the seconds since the start in it */
export function startProgress(print: (line: string) => void): Progress {
  const start = performance.now();
  let latest = 'working';
  let printedAt = start;
  const say = () => {
    printedAt = performance.now();
    print(`${Math.round((printedAt - start) / 1000)} s: ${latest}`);
  };
  const sayIfOlder = (age: number) => {
    if (performance.now() - printedAt >= age) say();
  };
  const timer = setInterval(() => sayIfOlder(longest - 1_000), 1_000);
  return {
    report(text) {
      latest = text;
      sayIfOlder(shortest);
    },
    stop: () => clearInterval(timer),
  };
}
