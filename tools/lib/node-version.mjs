// Says whether a Node version is one that Tilehouse runs on. Old syntax only, so that an old Node can read it.

/** The oldest minor version that works in each even line below 24, where every version does. */
const oldestMinor = { 20: 19, 22: 13 };

/**
 * What is wrong with a Node version, in words for whoever started us.
 * @param {string} version such as `20.19.0`
 * @returns {string | undefined} nothing when the version is good
 */
export function nodeProblem(version) {
  const parts = version.split('.').map(Number);
  const major = parts[0] || 0;
  const minor = parts[1] || 0;
  const oldest = /** @type {Record<number, number>} */ (oldestMinor)[major];
  if (major >= 24 || (oldest !== undefined && minor >= oldest)) return undefined;
  return (
    'Tilehouse needs Node.js 20.19 or newer, 22.13 or newer, or 24 or newer; this is Node.js ' +
    version +
    '.\nPlease install a newer one from https://nodejs.org and try again.'
  );
}

/** Ends the process with a message when this Node can't run Tilehouse. */
export function requireNode() {
  const problem = nodeProblem(process.versions.node);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}
