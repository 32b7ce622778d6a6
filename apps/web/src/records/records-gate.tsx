/** Pages about what somebody has played: both sets of words, and who it is. */
import type { Me } from '@tilehouse/protocol';
import type { ReactNode } from 'react';
import { useWho } from '../online/me.ts';
import type { OnlineWords } from '../online/texts.ts';
import { Gate, Opening } from '../online/who/gate.tsx';
import { Page, usePageWords } from '../ui/page.tsx';
import type { RecordsWords } from './parts.tsx';
import '../online/online.css';
import './records.css';

export interface GateWords {
  readonly words: RecordsWords;
  readonly online: OnlineWords;
}

/** For whoever is somebody here, with a name alone too. */
export function RecordsGate({ children }: { children: (me: Me, words: GateWords) => ReactNode }) {
  const words = usePageWords('records');
  return (
    <Gate>
      {(me, online) => (words === undefined ? <Opening words={online} /> : children(me, { words, online }))}
    </Gate>
  );
}

/** For everybody; who it is comes when it is known. */
export function OpenRecords({ children }: { children: (words: GateWords, me: Me | undefined) => ReactNode }) {
  const words = usePageWords('records');
  const online = usePageWords('online');
  const who = useWho();
  if (words === undefined || online === undefined) return <Page className="online-page">{null}</Page>;
  return children({ words, online }, who.type === 'known' ? (who.me ?? undefined) : undefined);
}
