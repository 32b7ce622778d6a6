/** Bringing somebody in: link, code and QR code of the room. */
import { useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CopyField } from '../copy-field.tsx';
import { QrCode } from '../qr-code.tsx';
import type { OnlineWords } from '../texts.ts';
import type { Invitation } from './use-invite.ts';

interface InviteProps {
  readonly words: OnlineWords;
  readonly invitation: Invitation | undefined;
  /** Whether it is for money where everybody has an account. */
  readonly isBanked: boolean;
}

export function Invite({ words, invitation, isBanked, isHost }: InviteProps & { readonly isHost: boolean }) {
  return (
    <section className="sheet invite">
      <h2>{words.invite.title}</h2>
      {invitation !== undefined && <Ways words={words} invitation={invitation} isBanked={isBanked} />}
      {isHost && (
        <Link href="/host-check" className="text-way">
          <Icon name="globe" />
          {words.invite.hostCheck}
        </Link>
      )}
    </section>
  );
}

/** The same behind a key that shows the code, where the sheet lies below the fold. */
export function InviteKey({ words, invitation, isBanked }: InviteProps) {
  const [isOpen, setOpen] = useState(false);
  if (invitation === undefined) return null;
  const { invite, room } = words;
  return (
    <>
      <button
        type="button"
        className="button invite-key"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {invite.key}
        <b className="num">{invitation.code}</b>
      </button>
      {isOpen && (
        <Dialog title={invite.title} closeLabel={room.done} onClose={() => setOpen(false)}>
          <div className="invite invite-ways">
            <Ways words={words} invitation={invitation} isBanked={isBanked} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function Ways({ words, invitation, isBanked }: InviteProps & { readonly invitation: Invitation }) {
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
          <span>{isBanked ? invite.lineForMoney : invite.line}</span>
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
