/** Recovery codes, shown once: to copy, to print, to keep. */
import { useEffect, useRef } from 'react';
import { useCopy } from '../copy.ts';
import type { OnlineWords } from '../texts.ts';

interface CodesProps {
  readonly words: OnlineWords;
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

export function RecoveryCodes({ words, codes, onKept }: CodesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { copy, state } = useCopy(field);
  const title = useRef<HTMLHeadingElement>(null);
  // they stand where a form was: read from the top, and heard at once
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'nearest' });
    title.current?.focus();
  }, []);
  return (
    <div className="sheet-form recovery">
      <header>
        <h1 ref={title} tabIndex={-1}>
          {words.codes.title}
        </h1>
        <p>{words.codes.line}</p>
      </header>
      <textarea
        ref={field}
        className="recovery-codes num"
        readOnly
        rows={codes.length}
        value={codes.join('\n')}
        aria-label={words.codes.list}
      />
      <div className="row">
        <button type="button" className="button" onClick={() => copy(codes.join('\n'))}>
          {state === 'copied' ? words.copying.copied : words.codes.copy}
        </button>
        <button type="button" className="button" onClick={() => window.print()}>
          {words.codes.print}
        </button>
      </div>
      <p role="status" className="recovery-said">
        {state === 'selected' ? words.invite.select : ''}
      </p>
      <button type="button" className="button primary is-big" onClick={onKept}>
        {words.codes.kept}
      </button>
    </div>
  );
}
