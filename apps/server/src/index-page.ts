/** The web app's one page, made ready for the path it is served under. */
import { createHash } from 'node:crypto';

/** The page as it is sent, and the tag by which a browser asks whether it has changed. */
export interface IndexPage {
  readonly html: string;
  readonly etag: string;
}

/**
 * Puts the base path into the page, so that its relative addresses hold however deep the address it is opened at.
 * @param html the page as built
 * @param basePath begins and ends with a slash
 */
export function indexPage(html: string, basePath: string): IndexPage {
  const withBase = html.replace(/<head[^>]*>/i, (head) => `${head}\n    <base href="${basePath}">`);
  const etag = `"${createHash('sha256').update(withBase).digest('base64url').slice(0, 22)}"`;
  return { html: withBase, etag };
}
