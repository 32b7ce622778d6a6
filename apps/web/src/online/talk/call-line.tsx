/** Where a table calls: a link the host has set, shown to those who sit there; and setting it. */
import { type FormEvent, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Field } from '../field.tsx';
import type { OnlineTable } from '../online-table.ts';
import type { OnlineWords } from '../texts.ts';
import { useWish } from '../use-wish.ts';

interface CallLineProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly call: string | undefined;
  readonly isHost: boolean;
  /** Whether the host is about to set it. */
  readonly isSetting: boolean;
  readonly onSetting: (isSetting: boolean) => void;
}

export function CallLine(props: CallLineProps) {
  const { words, call, isHost, isSetting, onSetting } = props;
  const { talk } = words;
  if (isSetting) return <CallForm {...props} onDone={() => onSetting(false)} />;
  return (
    <p className="talk-note talk-call">
      {call === undefined ? (
        <span>{talk.noMicrophone}</span>
      ) : (
        <a href={call} target="_blank" rel="noopener noreferrer nofollow" className="text-way">
          <Icon name="call" />
          {talk.call(new URL(call).hostname)}
        </a>
      )}
      {isHost && (
        <button type="button" className="text-way" onClick={() => onSetting(true)}>
          {call === undefined ? talk.setCall : talk.changeCall}
        </button>
      )}
    </p>
  );
}

function CallForm({ words, table, call, onDone }: CallLineProps & { onDone: () => void }) {
  const { talk } = words;
  const [link, setLink] = useState(call ?? '');
  const { refusal, wish } = useWish(table, words);
  const set = async (wanted: string | null): Promise<void> => {
    if (await wish({ type: 'call', link: wanted })) onDone();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (link.trim() !== '') void set(link.trim());
  };
  return (
    <form className="talk-call-form" onSubmit={onSubmit} noValidate>
      <Field
        label={talk.callLink}
        value={link}
        onChange={setLink}
        help={talk.callHelp}
        problem={refusal}
        placeholder="https://"
        autoComplete="off"
        maxLength={500}
      />
      <div className="row">
        <button type="submit" className="button primary" disabled={link.trim() === ''}>
          {talk.callSave}
        </button>
        {call !== undefined && (
          <button type="button" className="button" onClick={() => void set(null)}>
            {talk.callRemove}
          </button>
        )}
        <button type="button" className="button" onClick={onDone}>
          {talk.callCancel}
        </button>
      </div>
    </form>
  );
}
