/** Whether a request comes from a page of ours. */
import type { FastifyRequest } from 'fastify';

/**
 * A browser names the page that asks in `Origin`; programs name none. A page of ours has the host it asks, or the one
 * at which the house says it can be found.
 */
export function isOwnOrigin(request: Pick<FastifyRequest, 'headers' | 'host'>, publicUrl?: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const from = hostOf(origin);
  if (from === undefined) return false;
  return from === request.host.toLowerCase() || origin.toLowerCase() === originOf(publicUrl);
}

/** The host and port in an origin, without the port that its scheme has anyway: browsers leave it out of Host too. */
function hostOf(origin: string): string | undefined {
  if (!/^https?:\/\//i.test(origin) || !URL.canParse(origin)) return undefined;
  return new URL(origin).host;
}

function originOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;
}
