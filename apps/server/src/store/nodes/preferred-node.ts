/** Which node acts first for a table: every node works out the same, and when one comes or goes few tables move. */
import { createHash } from 'node:crypto';

/** @returns the node whose hash with the table is the greatest; undefined without nodes */
export function preferredNode(table: string, nodes: readonly string[]): string | undefined {
  // a node alone asks with every move
  if (nodes.length === 1) return nodes[0];
  let best: { readonly node: string; readonly weight: string } | undefined;
  for (const node of nodes) {
    const weight = createHash('sha256').update(`${node.length}:${node}${table}`).digest('hex');
    if (best === undefined || weight > best.weight) best = { node, weight };
  }
  return best?.node;
}
