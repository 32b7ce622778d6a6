/** What all peers share: they say where they serve, and what they have used when they are asked. */

/**
 * Says on the channel of whoever started this program that it serves, and answers every `usage` after that.
 * @param {number} port
 */
export function serving(port) {
  process.on('message', (word) => {
    if (word !== 'usage') return;
    const { user, system } = process.cpuUsage();
    globalThis.gc?.();
    const { external, heapUsed, rss } = process.memoryUsage();
    process.send?.({ type: 'usage', cpuMs: (user + system) / 1000, rss, alive: heapUsed + external });
  });
  // whoever started it may be gone: then nobody needs it
  process.on('disconnect', () => process.exit(0));
  process.send?.({ type: 'serving', port });
}
