/** The path under which everything is served: `/`, or a prefix such as `/games/mahjong/`. */

const segment = /^[\w.~-]+$/;

/**
 * Brings a base path into its one form, which begins and ends with a slash.
 * @returns nothing when the text is no path: only letters, digits and `. _ ~ -` may stand between the slashes
 */
export function normaliseBasePath(text: string): string | undefined {
  const inner = text.replace(/^\//, '').replace(/\/$/, '');
  if (inner === '') return '/';
  const good = inner.split('/').every((part) => segment.test(part) && part !== '.' && part !== '..');
  return good ? `/${inner}/` : undefined;
}
