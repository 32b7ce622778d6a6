/** The lessons. */
import { Page, usePageWords } from '../ui/page.tsx';

export function LearnScreen() {
  const words = usePageWords('learn');
  return (
    <Page className="home">
      <h1>{words?.title}</h1>
    </Page>
  );
}
