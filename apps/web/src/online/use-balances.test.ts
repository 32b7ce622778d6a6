import { describe, expect, it } from 'vitest';
import { balanceNow } from './use-balances.ts';

describe('what somebody at a table for money has', () => {
  const known = { balance: 20_000, score: 300, deal: 2 };

  it('moves with what is paid within the deal', () => {
    expect(balanceNow(known, { score: 300, deal: 2 })).toBe(20_000);
    expect(balanceNow(known, { score: -80, deal: 2 })).toBe(19_620);
  });

  it('is what was looked up once another deal began: totals may begin anew', () => {
    expect(balanceNow(known, { score: 0, deal: 3 })).toBe(20_000);
  });
});
