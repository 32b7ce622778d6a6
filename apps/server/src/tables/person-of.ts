/** Who sits down, as a table notes it: an agent is marked as one wherever it appears. */
import type { WireMe } from '@tilehouse/protocol';
import type { Person } from '@tilehouse/table';

export function personOf({ id, kind, name }: WireMe): Person {
  return {
    type: 'person',
    player: id,
    name,
    ...(kind === 'agent' ? { agent: true } : {}),
    ...(kind === 'account' ? { account: true } : {}),
  };
}
