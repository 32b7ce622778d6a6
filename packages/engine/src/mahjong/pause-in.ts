/** Where a step waits at even pace, so that nobody can tell whether a tile could be claimed (play.md, even pace). */
import type { MahjongEvent } from './event.ts';
import type { Ruleset } from './ruleset.ts';
import type { MahjongState } from './state.ts';

/**
 * The place of the first event after a discard, an added kong, or a concealed one that may be robbed, that shows the
 * window closed unclaimed; undefined when the step has none, or the tile is claimed.
 */
export function pauseIn(
  rules: Ruleset,
  before: MahjongState,
  events: readonly MahjongEvent[],
): number | undefined {
  const opened = events.findIndex((event) => opensWindow(rules, before, event));
  if (opened < 0 && !isUnderClaim(rules, before)) return undefined;
  const place = events.findIndex((event, at) => at > opened && event.type !== 'answered');
  const next = events[place];
  return next === undefined || next.type === 'claimed' || next.type === 'won' ? undefined : place;
}

function opensWindow(rules: Ruleset, before: MahjongState, event: MahjongEvent): boolean {
  if (event.type === 'discarded') return true;
  return event.type === 'kong-declared' && waits(rules, before, event.kind);
}

function isUnderClaim(rules: Ruleset, before: MahjongState): boolean {
  const phase = before.deal?.phase;
  if (phase?.type !== 'claims') return false;
  const { cause } = phase.window;
  return cause === 'discard' || waits(rules, before, cause === 'added-kong' ? 'added' : 'concealed');
}

const waits = (rules: Ruleset, { options }: MahjongState, kind: 'added' | 'concealed'): boolean =>
  kind === 'added' || rules.robbing(kind, options) !== 'nobody';
