/** Decisions about the company at a table: where they call one another, and who may talk. */
import { fail, ok } from '@tilehouse/engine';
import type { TableCommand } from './command.ts';
import type { Decision } from './decision.ts';
import type { TableState } from './table-state.ts';

/** Players that can be muted at one table. */
const mostMuted = 50;
/** Characters of a link to a call. */
const longestLink = 500;
/** Over https alone, to a host in plain letters: what stands on the screen is where it leads. */
const callLink = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}(?::\d{1,5})?(?:[/?#][!-~]*)?$/i;

export function setCall(table: TableState, link: string | undefined): Decision {
  if (link !== undefined && (link.length > longestLink || !callLink.test(link))) return fail('bad-link');
  if (table.call === link) return ok([]);
  return ok([{ type: 'call-set', ...(link === undefined ? {} : { link }) }]);
}

/** The host can't be muted: they could only have done it themselves. */
export function mute(table: TableState, { on, player }: Extract<TableCommand, { type: 'mute' }>): Decision {
  if (table.muted.includes(player) === on || (on && player === table.host)) return ok([]);
  if (on && table.muted.length >= mostMuted) return fail('too-many-muted');
  return ok([{ type: 'muted', player, on }]);
}
