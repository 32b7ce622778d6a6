/** A note that a hand was scored wrongly, for the operator of the house. */
import type { Report, ReportAbout } from '@tilehouse/protocol';
import { randomId } from '@tilehouse/sdk';
import { type FormEvent, useId, useRef, useState } from 'react';
import { house } from '../../online/house.ts';
import { troubleText } from '../../online/texts.ts';
import { useAsking } from '../../online/use-asking.ts';
import type { GateWords } from '../records-gate.tsx';
import './report.css';

/** As long as the house takes them. */
const shortest = 3;
const longest = 1_000;

interface ReportFormProps extends GateWords {
  readonly about: ReportAbout;
  readonly onSent: (report: Report) => void;
  readonly onCancel: () => void;
}

export function ReportForm({ words, online, about, onSent, onCancel }: ReportFormProps) {
  const { report } = words;
  const field = useId();
  const asking = useAsking();
  const [note, setNote] = useState('');
  // sent again after a lost answer, it is the same report
  const id = useRef(randomId());
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (note.trim().length < shortest) return;
    void asking.run(async () => {
      const made = await house().post<{ report: Report }>('reports', { id: id.current, about, note });
      onSent(made.report);
    });
  };
  return (
    <form className="report-form" onSubmit={send}>
      <p>{report.line}</p>
      <label htmlFor={field}>{report.label}</label>
      <textarea
        id={field}
        value={note}
        rows={3}
        maxLength={longest}
        placeholder={report.placeholder}
        onChange={({ target }) => setNote(target.value)}
      />
      {asking.trouble !== undefined && (
        <p role="alert" className="sheet-problem">
          {troubleText(asking.trouble, online)}
        </p>
      )}
      <div className="row">
        <button
          type="submit"
          className="button primary"
          aria-disabled={asking.isBusy || note.trim().length < shortest}
        >
          {asking.isBusy ? report.sending : report.send}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {report.cancel}
        </button>
      </div>
    </form>
  );
}
