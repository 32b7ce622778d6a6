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
  await lookAnew();
}

/** The same after something that money moves by. */
export async function lookAnew(): Promise<void> {
  const asked = performance.now();
  lookedAt = asked;
  const known = whoNow();
  if (known.type !== 'known') await askWho();
  const who = whoNow();
  if (who.type !== 'known' || who.me?.kind !== 'account') return;
  const { balance } = await house().get<MoneyReply>('money');
  // an answer to an older question may say what was before
  if (lookedAt === asked) rememberBalance(who.me.id, balance);
}
