/** What an invite link leads to: the room behind its code. */
import type { RoomReply } from '@tilehouse/protocol';
import { Link, Redirect, useParams } from 'wouter';
import { Page, usePageWords } from '../ui/page.tsx';
import type { Trouble } from './house.ts';
import { NoticePage } from './notice-page.tsx';
import { type OnlineWords, troubleText } from './texts.ts';
import { useHouse } from './use-house.ts';
import { Gate, Opening } from './who/gate.tsx';

export function InviteScreen() {
  const { code = '' } = useParams<{ code: string }>();
  return <FindRoom key={code} code={code} />;
}

/** A code that leads nowhere is said to, before anybody is asked for a name. */
function FindRoom({ code }: { code: string }) {
  const words = usePageWords('online');
  const { value: room, trouble } = useHouse<RoomReply>(`rooms/${encodeURIComponent(code)}`);
  if (words === undefined) return <Page className="online-page">{null}</Page>;
  if (trouble !== undefined) return <NoRoom words={words} trouble={trouble} />;
  if (room === undefined) return <Opening words={words} />;
  return <Gate invited={room}>{() => <Redirect to={`/table/${room.id}`} replace />}</Gate>;
}

function NoRoom({ words, trouble }: { words: OnlineWords; trouble: Trouble }) {
  return (
    <NoticePage title={words.closed.gone} line={troubleText(trouble, words)}>
      <Link href="/tables" className="button primary">
        {words.felt.toTables}
      </Link>
    </NoticePage>
  );
}
