/** Finding a room by the code somebody said, however it is typed. */
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Field } from '../field.tsx';
import { house } from '../house.ts';
import { type OnlineWords, troubleText } from '../texts.ts';
import { useAsking } from '../use-asking.ts';

export function CodeForm({ words }: { words: OnlineWords }) {
  const { tables } = words;
  const [code, setCode] = useState('');
  const asking = useAsking();
  const [, navigate] = useLocation();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void asking.run(async () => {
      const { id } = await house().get<{ readonly id: string }>(
        `rooms/${encodeURIComponent(code.trim() || '-')}`,
      );
      navigate(`/table/${id}`);
    });
  };
  return (
    <form className="sheet code-form" onSubmit={onSubmit} noValidate>
      <Field
        className="code-field"
        label={tables.code}
        value={code}
        onChange={(value) => {
          setCode(value);
          asking.forget();
        }}
        help={tables.codeLine}
        problem={asking.trouble && troubleText(asking.trouble, words)}
        placeholder={tables.codeExample}
        autoComplete="off"
        maxLength={40}
      />
      <button type="submit" className="button primary" disabled={asking.isBusy}>
        {tables.enter}
      </button>
    </form>
  );
}
