/** The scorekeeper. */
import { Page, usePageWords } from '../ui/page.tsx';

export function ScorekeeperScreen() {
  const words = usePageWords('scorekeeper');
  return (
    <Page className="home">
      <h1>{words?.title}</h1>
    </Page>
  );
}
