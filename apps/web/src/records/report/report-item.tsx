/** One report of one's own: the note, and the operator's answer. */
import type { Report } from '@tilehouse/protocol';
import { useSettings } from '../../settings/settings.ts';
import { type RecordsWords, timeText } from '../parts.tsx';

interface ReportItemProps {
  readonly report: Report;
  readonly words: RecordsWords;
  /** It has just been sent. */
  readonly isNew?: boolean;
}

export function ReportItem({ report, words, isNew = false }: ReportItemProps) {
  const { language } = useSettings();
  const said = words.report;
  const { answer, at, note } = report;
  return (
    <li className="report">
      <small>
        {said.yours} · {timeText(at, language)}
      </small>
      <p>{note}</p>
      {answer === undefined ? (
        <small>{isNew ? said.sent : said.waiting}</small>
      ) : (
        <div className="report-answer">
          <small>{said.answered(timeText(answer.at, language))}</small>
          <p>{answer.text}</p>
        </div>
      )}
    </li>
  );
}
