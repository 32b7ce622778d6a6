/** The rules pages. */
import { Page, usePageWords } from '../ui/page.tsx';

export function RulesScreen() {
  const words = usePageWords('rules');
  return (
    <Page className="home">
      <h1>{words?.title}</h1>
    </Page>
  );
}
