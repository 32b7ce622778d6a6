/** Something scored wrongly? What one has asked about a hand, the operator's answers, and a way to ask. */
import type { Me, MyReportsReply, Report } from '@tilehouse/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { useHouse } from '../../online/use-house.ts';
import type { GateWords } from '../records-gate.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportItem } from './report-item.tsx';

interface ReportPartProps extends GateWords {
  readonly me: Me | undefined;
  readonly table: string;
  readonly deal: number;
}

export function ReportPart(props: ReportPartProps) {
  const { report } = props.words;
  return (
    <section className="sheet" id="report">
      <h2>{report.open}</h2>
      {props.me === undefined ? (
        <>
          <p className="sheet-words">{report.line}</p>
          <Link href="/account" className="button">
            {report.signIn}
          </Link>
        </>
      ) : (
        <Reports key={props.me.id} {...props} />
      )}
    </section>
  );
}

function Reports({ words, online, table, deal }: ReportPartProps) {
  const { report } = words;
  const asked = useHouse<MyReportsReply>(`my-reports?table=${table}&deal=${deal}`);
  const [made, setMade] = useState<readonly Report[]>([]);
  const [isOpen, setOpen] = useState(false);
  const earlier = asked.value?.reports ?? [];
  const reports = [...made.filter(({ id }) => earlier.every((each) => each.id !== id)), ...earlier];
  const sent = (each: Report): void => {
    setMade([each, ...made]);
    setOpen(false);
  };
  return (
    <>
      <ul className="reports" aria-live="polite">
        {reports.map((each) => (
          <ReportItem key={each.id} report={each} words={words} isNew={made.includes(each)} />
        ))}
      </ul>
      {isOpen ? (
        <ReportForm
          words={words}
          online={online}
          about={{ type: 'deal', table, deal }}
          onSent={sent}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <>
          {reports.length === 0 && <p className="sheet-words">{report.line}</p>}
          <button type="button" className="button" onClick={() => setOpen(true)}>
            {report.ask}
          </button>
        </>
      )}
    </>
  );
}
