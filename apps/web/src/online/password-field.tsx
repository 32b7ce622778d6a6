/** A password to type, with a key that shows it. */
import { type HTMLInputAutoCompleteAttribute, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Field } from './field.tsx';
import type { OnlineWords } from './texts.ts';

interface PasswordFieldProps {
  readonly words: OnlineWords;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string;
  readonly autoComplete: HTMLInputAutoCompleteAttribute & ('current-password' | 'new-password');
}

export function PasswordField({ words, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...rest} type={isShown ? 'text' : 'password'} className="has-key">
      <button
        type="button"
        className="field-key"
        aria-label={words.who.see(rest.label)}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'hide' : 'show'} />
      </button>
    </Field>
  );
}
