/** What all peers share: they say where they serve, and what they use when they are asked. */

/**
 * Says on the channel of whoever started this program that it serves, and answers every `processor` and `memory` after
 * that. Garbage is collected for the latter alone: that throws away what was compiled, so nothing is timed soon after.
 * @param {number} port
 */
export function serving(port) {
  process.on('message', (word) => {
    if (word === 'processor') {
      const { user, system } = process.cpuUsage();
      process.send?.({ type: 'processor', cpuMs: (user + system) / 1000 });
    }
    if (word !== 'memory') return;
    globalThis.gc?.();
    const { external, heapUsed, rss } = process.memoryUsage();
    process.send?.({ type: 'memory', rss, alive: heapUsed + external });
  });
  // whoever started it may be gone: then nobody needs it
  process.on('disconnect', () => process.exit(0));
  process.send?.({ type: 'serving', port });
}
