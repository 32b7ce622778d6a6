/** A report from where no table of a house is: sent where somebody is signed in at one, or saved as a file. */
import { loadPageWords, type PageWords } from '@tilehouse/i18n';
import type { Report } from '@tilehouse/protocol';
import { randomId } from '@tilehouse/sdk';
import { useId, useRef, useState } from 'react';
import { house, type Trouble, troubleOf } from '../../online/house.ts';
import { troubleText } from '../../online/texts.ts';
import { useSettings } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { usePageWords } from '../../ui/page.tsx';
import { useBarPerson } from '../../ui/person.ts';
import { useIsOnline } from '../../ui/use-is-online.ts';
import { useWords } from '../../ui/words.tsx';
import './report.css';

export interface AnywhereProps {
  readonly game: string;
  readonly described: () => string;
  readonly onClose: () => void;
}

/** As long as a house takes them. */
const shortest = 3;
const longest = 1_000;
const longestHand = 4_000;

type Said = 'nothing' | 'sending' | 'sent' | 'saved';

export function ReportAnywhere(props: AnywhereProps) {
  const words = usePageWords('records');
  return words === undefined ? null : <Form {...props} words={words.report} />;
}

function Form({
  game,
  described,
  onClose,
  words,
}: AnywhereProps & { words: PageWords['records']['report'] }) {
  const { app } = useWords();
  const { language } = useSettings();
  const field = useId();
  const id = useRef(randomId());
  const isOnline = useIsOnline();
  const canSend = useBarPerson() !== undefined && isOnline;
  const [note, setNote] = useState('');
  const [said, setSaid] = useState<Said>('nothing');
  const [problem, setProblem] = useState<string>();
  const isShort = note.trim().length < shortest;
  const send = async (): Promise<void> => {
    if (isShort || said === 'sending') return;
    setProblem(undefined);
    setSaid('sending');
    try {
      const about = { type: 'hand', game, described: described().slice(0, longestHand) };
      await house().post<{ report: Report }>('reports', { id: id.current, about, note });
      setSaid('sent');
    } catch (failed) {
      setSaid('nothing');
      setProblem(await inWords(troubleOf(failed), language, words.offlineLine));
    }
  };
  const save = (): void => {
    if (isShort) return;
    saveFile({ tilehouse: 'report', game, note, described: described() });
    setSaid('saved');
  };
  return (
    <Dialog title={words.open} closeLabel={app.rulesPage.close} onClose={onClose}>
      <div className="report-form">
        <p>{canSend ? words.lineAnywhere : words.offlineLine}</p>
        <label htmlFor={field}>{words.label}</label>
        <textarea
          id={field}
          value={note}
          rows={3}
          maxLength={longest}
          placeholder={words.placeholder}
          onChange={({ target }) => setNote(target.value)}
        />
        <p role={problem === undefined ? 'status' : 'alert'} className="report-said">
          {problem ?? (said === 'sent' ? words.sentAnywhere : said === 'saved' ? words.saved : '')}
        </p>
        <div className="report-ways">
          {canSend && said !== 'sent' && (
            <button
              type="button"
              className="button primary"
              aria-disabled={isShort}
              onClick={() => void send()}
            >
              {said === 'sending' ? words.sending : words.send}
            </button>
          )}
          <button
            type="button"
            className={canSend ? 'button' : 'button primary'}
            aria-disabled={isShort}
            onClick={save}
          >
            {words.save}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** What failed; where the words for it can't be had either, that it can be saved. */
async function inWords(
  trouble: Trouble,
  language: Parameters<typeof loadPageWords>[1],
  otherwise: string,
): Promise<string> {
  try {
    return troubleText(trouble, await loadPageWords('online', language));
  } catch {
    return otherwise;
  }
}

function saveFile(report: object): void {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(report, undefined, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = 'tilehouse-report.json';
  link.click();
  // the browser has begun to read it by then
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
