/** A text to hand on, shown whole: it stands selected when it is touched, and a button copies it. */
import { useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useCopy } from './copy.ts';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly words: { readonly copy: string; readonly copied: string; readonly select: string };
}

export function CopyField({ label, value, words }: CopyFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { copy, state } = useCopy(field);
  return (
    <>
      <div className="copy-link">
        {/* what is written here too gives the field its height */}
        <span className="copy-whole" data-text={value}>
          <textarea
            ref={field}
            readOnly
            rows={1}
            value={value}
            aria-label={label}
            onFocus={({ target }) => target.select()}
          />
        </span>
        <button type="button" className="button primary" onClick={() => copy(value)}>
          <Icon name={state === 'copied' ? 'check' : 'copy'} />
          {state === 'copied' ? words.copied : words.copy}
        </button>
      </div>
      <p role="status" className="copy-said">
        {state === 'selected' ? words.select : ''}
      </p>
    </>
  );
}
