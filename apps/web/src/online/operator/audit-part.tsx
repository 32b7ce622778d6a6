/** What operators did, the newest first, page after page. */
import type { AuditEntry, AuditReply } from '@tilehouse/protocol';
import { useState } from 'react';
import { house as asked } from '../house.ts';
import { troubleText } from '../texts.ts';
import { useAsking } from '../use-asking.ts';
import { type PartProps, useAsked, useWhen } from './operator-words.ts';

export function AuditPart({ house, words }: PartProps) {
  const said = house.operator.audit;
  const asking = useAsking();
  const first = useAsked<AuditReply>('operator/audit');
  const [later, setLater] = useState<AuditReply>();
  const when = useWhen();
  const entries = [...(first.answer?.entries ?? []), ...(later?.entries ?? [])];
  const last = entries.at(-1)?.id;
  const hasMore = (later ?? first.answer)?.more === true;
  const more = (): void => {
    void asking.run(async () => {
      const page = await asked().get<AuditReply>(`operator/audit?before=${last}`);
      setLater({ entries: [...(later?.entries ?? []), ...page.entries], more: page.more });
    });
  };
  const trouble = asking.trouble ?? first.trouble;
  return (
    <section className="sheet">
      <header>
        <h2>{said.title}</h2>
        <p>{said.line}</p>
      </header>
      {trouble !== undefined && (
        <p role="alert" className="sheet-problem">
          {troubleText(trouble, words)}
        </p>
      )}
      {first.answer?.entries.length === 0 && <p className="sheet-note">{said.none}</p>}
      <ol className="audit-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <time dateTime={new Date(entry.at).toISOString()} className="num">
              {when(entry.at)}
            </time>
            <span>{deedText(entry, said)}</span>
          </li>
        ))}
      </ol>
      {hasMore && (
        <div className="row">
          <button type="button" className="button" onClick={more} disabled={asking.isBusy}>
            {said.more}
          </button>
        </div>
      )}
    </section>
  );
}

/** Actions on people, whose names go with them. */
const ofPeople: readonly AuditEntry['action'][] = ['password-reset', 'account-made'];

function deedText(
  { action, by, subject }: AuditEntry,
  said: PartProps['house']['operator']['audit'],
): string {
  const texts: Readonly<Record<AuditEntry['action'], (by: string, subject: string) => string>> = said.actions;
  const who = by === null ? said.commandLine : by === '' ? said.deleted : by;
  const nobody = ofPeople.includes(action) ? said.deleted : said.unnamed;
  return texts[action](who, subject === '' ? nobody : subject);
}
