/** A small form of the account page: sends, says what went wrong or that it is saved. */
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Trouble } from '../house.ts';
import { type OnlineWords, troubleText } from '../texts.ts';
import { useAsking } from '../use-asking.ts';

interface PartFormProps {
  readonly words: OnlineWords;
  readonly go: string;
  readonly isDanger?: boolean;
  readonly send: () => Promise<void>;
  /** What helps against what it was refused with. */
  readonly help?: (trouble: Trouble | undefined) => ReactNode;
  readonly children: ReactNode;
}

export function PartForm({ words, go, isDanger = false, send, help, children }: PartFormProps) {
  const asking = useAsking();
  const [isSaved, setSaved] = useState(false);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setSaved(false);
    void asking.run(send).then((worked) => setSaved(worked));
  };
  return (
    <form className="part-form" onSubmit={onSubmit} onChange={() => setSaved(false)} noValidate>
      {children}
      {help?.(asking.trouble)}
      <div className="row part-foot">
        <button type="submit" className={isDanger ? 'button danger' : 'button'} disabled={asking.isBusy}>
          {go}
        </button>
        <p
          role={asking.trouble === undefined ? 'status' : 'alert'}
          className={asking.trouble === undefined ? 'part-saved' : 'sheet-problem'}
        >
          {asking.trouble !== undefined
            ? troubleText(asking.trouble, words)
            : isSaved
              ? words.account.saved
              : ''}
        </p>
      </div>
    </form>
  );
}
