/** Invite codes: made for somebody, listed, taken back. */
import type { InviteEntry } from '@tilehouse/protocol';
import { type FormEvent, useState } from 'react';
import { CopyField } from '../copy-field.tsx';
import { Field } from '../field.tsx';
import { house as asked } from '../house.ts';
import { troubleText } from '../texts.ts';
import { useAsking } from '../use-asking.ts';
import { type PartProps, useAsked, useWhen } from './operator-words.ts';

export function CodesPart({ house, words, onDone }: PartProps) {
  const said = house.operator.codes;
  const asking = useAsking();
  const [label, setLabel] = useState('');
  const [code, setCode] = useState<string>();
  const { answer, again } = useAsked<{ readonly invites: readonly InviteEntry[] }>('invites');
  const run = (work: () => Promise<void>): void => {
    void asking.run(async () => {
      await work();
      again();
      onDone();
    });
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    run(async () => {
      const body = label.trim() === '' ? {} : { label };
      setCode((await asked().post<{ readonly code: string }>('invites', body)).code);
      setLabel('');
    });
  };
  return (
    <section className="sheet">
      <header>
        <h2>{said.title}</h2>
        <p>{said.line}</p>
      </header>
      <form className="sheet-form" onSubmit={onSubmit} noValidate>
        <Field
          label={said.forWhom}
          value={label}
          onChange={setLabel}
          problem={asking.trouble && troubleText(asking.trouble, words)}
          autoComplete="off"
          maxLength={60}
        />
        <button type="submit" className="button" disabled={asking.isBusy}>
          {said.make}
        </button>
      </form>
      {code !== undefined && (
        <div className="handed" role="status">
          <p>{said.made}</p>
          <CopyField label={said.title} value={code} words={house.operator} />
        </div>
      )}
      {answer?.invites.length === 0 && <p className="sheet-note">{said.none}</p>}
      <ul className="code-list">
        {answer?.invites.map((invite) => (
          <Code
            key={invite.id}
            invite={invite}
            said={said}
            isBusy={asking.isBusy}
            onRevoke={() => run(async () => void (await asked().post(`invites/${invite.id}/revoke`)))}
          />
        ))}
      </ul>
    </section>
  );
}

interface CodeProps {
  readonly invite: InviteEntry;
  readonly said: PartProps['house']['operator']['codes'];
  readonly isBusy: boolean;
  readonly onRevoke: () => void;
}

function Code({ invite, said, isBusy, onRevoke }: CodeProps) {
  const when = useWhen();
  const { label, revoked, usedBy } = invite;
  const isOpen = usedBy === null && !revoked;
  const state = usedBy !== null ? said.usedBy(usedBy) : revoked ? said.revoked : said.open;
  return (
    <li>
      <span>
        <b>{label === '' ? said.unnamed : label}</b>
        <small>
          {said.madeOn(when(invite.createdAt))} · {state}
        </small>
      </span>
      {isOpen && (
        <button
          type="button"
          className="button"
          onClick={onRevoke}
          disabled={isBusy}
          aria-label={said.revokeLabel(label === '' ? said.unnamed : label)}
        >
          {said.revoke}
        </button>
      )}
    </li>
  );
}
