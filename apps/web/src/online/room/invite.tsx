/** Bringing somebody in: link, code and QR code of the room. */
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { CopyField } from '../copy-field.tsx';
import { QrCode } from '../qr-code.tsx';
import type { OnlineWords } from '../texts.ts';
import { type Invitation, useInvite } from './use-invite.ts';

interface InviteProps {
  readonly words: OnlineWords;
  readonly table: string;
  readonly isHost: boolean;
}

export function Invite({ words, table, isHost }: InviteProps) {
  const invitation = useInvite(table);
  return (
    <section className="sheet invite">
      <h2>{words.invite.title}</h2>
      {invitation !== undefined && <Ways words={words} invitation={invitation} />}
      {isHost && (
        <Link href="/host-check" className="text-way">
          <Icon name="globe" />
          {words.invite.hostCheck}
        </Link>
      )}
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
        <QrCode text={link} label={invite.qr} />
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
      <CopyField label={invite.link} value={link} words={invite} />
    </>
  );
}
