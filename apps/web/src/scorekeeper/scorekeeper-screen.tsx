/** The scorekeeper: sessions at real tables, each with its own page. */
import { useParams } from 'wouter';
import { Page, usePageWords } from '../ui/page.tsx';
import { SessionList } from './session-list.tsx';
import { SessionPage } from './session-page.tsx';
import { useAreKept, useSessions } from './sessions.ts';
import './scorekeeper.css';

export function ScorekeeperScreen() {
  const keeper = usePageWords('scorekeeper');
  const { session: id } = useParams<{ session?: string }>();
  const sessions = useSessions();
  const areKept = useAreKept();
  const session = sessions.find((each) => each.id === id);
  return (
    <Page className="keeper">
      {keeper !== undefined && !areKept && (
        <p className="keeper-alarm" role="alert">
          {keeper.notKept}
        </p>
      )}
      {keeper !== undefined && id !== undefined && session === undefined && (
        <p className="keeper-alarm" role="status">
          {keeper.gone}
        </p>
      )}
      {keeper !== undefined &&
        (session === undefined ? (
          <SessionList keeper={keeper} sessions={sessions} />
        ) : (
          <SessionPage keeper={keeper} session={session} />
        ))}
    </Page>
  );
}
