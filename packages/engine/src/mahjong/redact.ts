/** The one place where secrets leave events: what a viewer may see of a fact. */
import type { Viewer } from '../seats.ts';
import type { DealtEvent, MahjongEvent, SeenDealtEvent, SeenMahjongEvent } from './event.ts';
import type { Ruleset } from './ruleset.ts';
import { dealtHands } from './wall.ts';

/** What `viewer` sees of an event; undefined when it may not know that it happened (common §Hidden information). */
export function redact(rules: Ruleset, event: MahjongEvent, viewer: Viewer): SeenMahjongEvent | undefined {
  switch (event.type) {
    case 'dealt':
      return seenDealt(rules, event, viewer);
    case 'drawn':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, reason: event.reason };
    case 'answered':
      return event.seat === viewer ? event : undefined;
    case 'kong-declared':
      if (event.kind === 'added' || rules.concealedKongShown || event.seat === viewer) return event;
      return { type: event.type, seat: event.seat, kind: event.kind };
    default:
      return event;
  }
}

function seenDealt(rules: Ruleset, event: DealtEvent, viewer: Viewer): SeenDealtEvent {
  const { wall, ...common } = event;
  if (viewer === 'outsider') return common;
  return { ...common, hand: dealtHands(wall, rules.seats, event.position.dealer)[viewer] };
}
