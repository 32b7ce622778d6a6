/** Plays a record again by the rules, in this browser, once the page stands. */
import { type DealRecord, type Verdict, verifyRecord } from '@tilehouse/table';
import { useEffect, useState } from 'react';

/** Milliseconds for the hand to be painted first. */
const patience = 150;

/** Undefined while it is checked. */
export function useChecked(record: DealRecord): Verdict | undefined {
  const [verdict, setVerdict] = useState<{ readonly of: DealRecord; readonly verdict: Verdict }>();
  useEffect(() => {
    const timer = setTimeout(() => setVerdict({ of: record, verdict: verifyRecord(record) }), patience);
    return () => clearTimeout(timer);
  }, [record]);
  return verdict?.of === record ? verdict.verdict : undefined;
}
