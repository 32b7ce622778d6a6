/** Below a result: the hand's own page, all hands of the table, and a word to the operator about what was scored. */
import { useState } from 'react';
import { Link } from 'wouter';
import { ReportForm } from '../../records/report/report-form.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { usePageWords } from '../../ui/page.tsx';
import { useWords } from '../../ui/words.tsx';
import type { OnlineWords } from '../texts.ts';

interface MoreProps {
  readonly words: OnlineWords;
  readonly table: string;
  readonly deal: number;
  /** Who only looks on without a name can't report. */
  readonly isSomebody: boolean;
}

export function ResultMore({ words, table, deal, isSomebody }: MoreProps) {
  const records = usePageWords('records');
  const all = useWords();
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  if (records === undefined) return null;
  const { hand, report, session } = records;
  const close = (): void => setState('closed');
  return (
    <div className="result-more">
      <Link href={`/hand/${table}/${deal}`} target="_blank" className="text-way">
        {hand.check.title}
      </Link>
      <Link href={`/session/${table}`} target="_blank" className="text-way">
        {session.title}
      </Link>
      {isSomebody && (
        <button type="button" className="text-way" onClick={() => setState('open')}>
          {report.open}
        </button>
      )}
      <p role="status">{state === 'sent' ? report.sentThere : ''}</p>
      {state === 'open' && (
        <Dialog title={report.open} closeLabel={all.table.menu.close} onClose={close}>
          <ReportForm
            words={records}
            online={words}
            about={{ type: 'deal', table, deal }}
            onSent={() => setState('sent')}
            onCancel={close}
          />
        </Dialog>
      )}
    </div>
  );
}
