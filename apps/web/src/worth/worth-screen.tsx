/** The calculator. */
import { Page, usePageWords } from '../ui/page.tsx';

export function WorthScreen() {
  const words = usePageWords('worth');
  return (
    <Page className="home">
      <h1>{words?.title}</h1>
    </Page>
  );
}
