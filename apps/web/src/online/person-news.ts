/** Asks the house who one is and what one has, for the bar on top. */
import type { MoneyReply } from '@tilehouse/protocol';
import { rememberBalance } from '../ui/person.ts';
import { house } from './house.ts';
import { askWho, whoNow } from './me.ts';

/** Milliseconds in which the bar isn't looked at twice. */
const fresh = 3_000;
let lookedAt = Number.NEGATIVE_INFINITY;

export async function lookAtPerson(): Promise<void> {
  if (performance.now() - lookedAt < fresh) return;
  lookedAt = performance.now();
  const known = whoNow();
  if (known.type !== 'known') await askWho();
  const who = whoNow();
  if (who.type !== 'known' || who.me?.kind !== 'account') return;
  const { balance } = await house().get<MoneyReply>('money');
  rememberBalance(who.me.id, balance);
}
