/** Decisions about the company at a table: where they call one another, and who may talk. */
import { fail, ok } from '@tilehouse/engine';
import type { TableCommand } from './command.ts';
import type { Decision } from './decision.ts';
import type { TableState } from './table-state.ts';

/** Players that can be muted at one table. */
const mostMuted = 50;
/** Characters of a link to a call. */
const longestLink = 500;
/**
 * Over https alone, to a host in plain letters: what stands on the screen is where it leads. Names in other alphabets,
 * which addresses spell as `xn--…`, can look like another's.
 */
const callLink =
  /^https:\/\/(?:(?!xn--)[a-z0-9-]+\.)+(?!xn--)[a-z0-9-]{2,}(?::(?<port>\d{1,5}))?(?:[/?#][!-~]*)?$/i;
const highestPort = 65_535;

export function setCall(table: TableState, link: string | undefined): Decision {
  if (link !== undefined && !isCallLink(link)) return fail('bad-link');
  if (table.call === link) return ok([]);
  return ok([{ type: 'call-set', ...(link === undefined ? {} : { link }) }]);
}

function isCallLink(link: string): boolean {
  const found = link.length > longestLink ? null : callLink.exec(link);
  if (found === null) return false;
  const port = Number(found.groups?.port ?? 443);
  return port > 0 && port <= highestPort;
}

/** The host can't be muted: they could only have done it themselves. */
export function mute(table: TableState, { on, player }: Extract<TableCommand, { type: 'mute' }>): Decision {
  if (table.muted.includes(player) === on || (on && player === table.host)) return ok([]);
  if (on && table.muted.length >= mostMuted) return fail('too-many-muted');
  return ok([{ type: 'muted', player, on }]);
}
