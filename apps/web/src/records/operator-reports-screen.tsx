/** For operators: what people think was scored wrongly, each with its hand, and the answers. */
import type { OperatorReport, Report, ReportsReply } from '@tilehouse/protocol';
import { type FormEvent, useCallback, useId, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { house } from '../online/house.ts';
import { troubleText } from '../online/texts.ts';
import { useAsking } from '../online/use-asking.ts';
import { usePaged } from '../online/use-house.ts';
import { useSettings } from '../settings/settings.ts';
import { RadioRow } from '../ui/fields.tsx';
import { Page } from '../ui/page.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../ui/words.tsx';
import { gameName, ListEnd, RecordHead, timeText } from './parts.tsx';
import { type GateWords, RecordsGate } from './records-gate.tsx';
import '../settings/settings.css';
import './report/report.css';

export function OperatorReportsScreen() {
  return (
    <RecordsGate>
      {(me, words) => (me.operator ? <ReportsPage {...words} /> : <NotYours {...words} />)}
    </RecordsGate>
  );
}

function NotYours({ words }: GateWords) {
  const { operator } = words;
  return (
    <Page className="online-page is-narrow">
      <section className="sheet">
        <h1>{operator.title}</h1>
        <p role="alert">{operator.notYours}</p>
      </section>
    </Page>
  );
}

function ReportsPage({ words, online }: GateWords) {
  const { operator } = words;
  const [, navigate] = useLocation();
  const answered = new URLSearchParams(useSearch()).get('answered') === 'yes' ? 'yes' : 'no';
  const load = useCallback(
    async (after: OperatorReport | undefined) => {
      const before = after === undefined ? '' : `&before=${after.id}`;
      const { more, reports } = await house().get<ReportsReply>(`reports?answered=${answered}${before}`);
      return { items: reports, more };
    },
    [answered],
  );
  const list = usePaged<OperatorReport>({ of: answered, load });
  useTitle(operator.title);
  return (
    <Page className="online-page reports-page">
      <RecordHead title={operator.title}>
        <p>{operator.line}</p>
      </RecordHead>
      <RadioRow
        label={operator.title}
        value={answered}
        onChange={(value) => navigate(`/operator/reports${value === 'yes' ? '?answered=yes' : ''}`)}
        choices={(['no', 'yes'] as const).map((value) => ({ value, text: operator.tabs[value] }))}
      />
      {list.items?.length === 0 && (
        <section className="sheet">
          <p>{answered === 'no' ? operator.none : operator.noneYes}</p>
        </section>
      )}
      <ul className="operator-reports">
        {list.items?.map((report) => (
          <ReportSheet key={report.id} report={report} words={words} online={online} />
        ))}
      </ul>
      <ListEnd list={list} words={words} online={online} />
    </Page>
  );
}

function ReportSheet({ report, words, online }: GateWords & { report: OperatorReport }) {
  const { operator } = words;
  const all = useWords();
  const { language } = useSettings();
  const { about, at, from, game, note } = report;
  return (
    <li className="sheet report">
      <header className="sheet-row">
        <h2>{operator.asks(from === '' ? words.deleted : from)}</h2>
        <small>
          {gameName(game, all)} · {timeText(at, language)}
        </small>
      </header>
      <p>{note}</p>
      {about.type === 'deal' ? (
        <Link href={`/hand/${about.table}/${about.deal}`} className="button">
          {operator.hand}
        </Link>
      ) : (
        <pre className="report-described">{about.described}</pre>
      )}
      <AnswerForm report={report} words={words} online={online} />
    </li>
  );
}

function AnswerForm({ report, words, online }: GateWords & { report: OperatorReport }) {
  const { operator } = words;
  const field = useId();
  const asking = useAsking();
  const [kept, setKept] = useState<Report>(report);
  const [text, setText] = useState(report.answer?.text ?? '');
  const isKept = kept.answer?.text === text.trim();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isKept || text.trim().length < 3) return;
    void asking.run(async () => {
      const { report: now } = await house().post<{ report: Report }>(`reports/${report.id}/answer`, {
        answer: text,
      });
      setKept(now);
    });
  };
  return (
    <form className="report-form" onSubmit={send}>
      <label htmlFor={field}>{operator.answer}</label>
      <textarea
        id={field}
        rows={2}
        maxLength={1_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="row part-foot">
        <button type="submit" className="button primary" aria-disabled={asking.isBusy || isKept}>
          {kept.answer === undefined ? operator.send : operator.change}
        </button>
        <p
          role={asking.trouble === undefined ? 'status' : 'alert'}
          className={asking.trouble === undefined ? 'money-added' : 'sheet-problem'}
        >
          {asking.trouble !== undefined
            ? troubleText(asking.trouble, online)
            : isKept && kept !== report
              ? online.account.saved
              : ''}
        </p>
      </div>
    </form>
  );
}
