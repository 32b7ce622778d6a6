/** Bringing somebody in: link, code and QR code of the room. */
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useCopy } from '../copy.ts';
import type { OnlineWords } from '../texts.ts';
import type { QrProps } from './qr.tsx';
import { type Invitation, useInvite } from './use-invite.ts';

// code and link do without it, where the line goes down before it has come
const Qr = lazy(async (): Promise<{ readonly default: ComponentType<QrProps> }> => {
  try {
    return { default: (await import('./qr.tsx')).Qr };
  } catch {
    return { default: () => null };
  }
});

export function Invite({ words, table }: { words: OnlineWords; table: string }) {
  const invitation = useInvite(table);
  return (
    <section className="sheet invite">
      <h2>{words.invite.title}</h2>
      {invitation !== undefined && <Ways words={words} invitation={invitation} />}
    </section>
  );
}

function Ways({ words, invitation }: { words: OnlineWords; invitation: Invitation }) {
  const { invite } = words;
  const [first = ''] = invitation.links;
  const [link, setLink] = useState(first);
  return (
    <>
      <div className="invite-code">
        <Suspense fallback={<span className="qr" />}>
          <Qr text={link} label={invite.qr} />
        </Suspense>
        <p>
          <span>{invite.code}</span>
          <b className="num">{invitation.code}</b>
          <span>{invite.line}</span>
        </p>
      </div>
      {invitation.local !== 'no' && (
        <p className="invite-local">{invitation.local === 'alone' ? invite.localAlone : invite.localOnly}</p>
      )}
      {invitation.links.length > 1 && (
        <label className="select">
          <span>{invite.where}</span>
          <select value={link} onChange={({ target }) => setLink(target.value)}>
            {invitation.links.map((each) => (
              <option key={each} value={each}>
                {new URL(each).host}
              </option>
            ))}
          </select>
        </label>
      )}
      <CopyLink words={words} link={link} />
    </>
  );
}

function CopyLink({ words, link }: { words: OnlineWords; link: string }) {
  const { invite } = words;
  const field = useRef<HTMLInputElement>(null);
  const { copy, state } = useCopy(field);
  return (
    <>
      <div className="copy-link">
        <input
          ref={field}
          readOnly
          value={link}
          aria-label={invite.link}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className="button primary" onClick={() => copy(link)}>
          {state === 'copied' ? <Icon name="check" /> : <Icon name="copy" />}
          {state === 'copied' ? invite.copied : invite.copy}
        </button>
      </div>
      <p role="status" className="copy-said">
        {state === 'selected' ? invite.select : ''}
      </p>
    </>
  );
}
