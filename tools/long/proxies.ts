/** Sits idle behind nginx and Caddy for longer than they let a silent line live. */
import { type IdleBehind, idleBehind } from '@tilehouse/server/testing';
import { CheckFailed, type Figures, type LongCheck } from '../lib/long-check.ts';

const seconds = 70;

export const check: LongCheck = {
  name: 'proxies',
  summary: `people idle for ${seconds} s behind nginx and Caddy as docs/proxies sets them up, in a lobby and in a hand`,
  async run() {
    const kinds = ['nginx', 'caddy'] as const;
    const idled = await Promise.all(kinds.map((kind) => idleBehind(kind, seconds)));
    return Object.fromEntries(kinds.map((kind, at) => [kind, figuresOf(kind, idled[at])]));
  },
};

function figuresOf(kind: string, idled: IdleBehind | undefined): Figures {
  if (idled === undefined) throw new CheckFailed(`${kind} was not looked at`);
  const { faults, lines, seconds: idle } = idled;
  if (faults.length > 0) throw new CheckFailed(`${kind}: ${faults.join('; ')}`);
  return { lines, idleSeconds: idle, linesLost: 0 };
}
