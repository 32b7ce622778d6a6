/** The scorekeeper: sessions at real tables, each with its own page. */
import { useParams } from 'wouter';
import { NotFound } from '../not-found.tsx';
import { Page, usePageWords } from '../ui/page.tsx';
import { SessionList } from './session-list.tsx';
import { SessionPage } from './session-page.tsx';
import { useSessions } from './sessions.ts';
import './scorekeeper.css';

export function ScorekeeperScreen() {
  const keeper = usePageWords('scorekeeper');
  const { session: id } = useParams<{ session?: string }>();
  const sessions = useSessions();
  const session = sessions.find((each) => each.id === id);
  if (id !== undefined && session === undefined) return <NotFound />;
  return (
    <Page className="keeper">
      {keeper !== undefined &&
        (session === undefined ? (
          <SessionList keeper={keeper} sessions={sessions} />
        ) : (
          <SessionPage keeper={keeper} session={session} />
        ))}
    </Page>
  );
}
