/** What stands in for a screen that failed: an apology and a way on, never a trace. */
import { Component, type ReactNode } from 'react';
import { useWords } from './ui/words.tsx';

interface State {
  readonly isBroken: boolean;
}

/** Catches what its children throw. */
export class BrokenBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidCatch(problem: unknown): void {
    console.error(problem);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { broken } = useWords().app;
  return (
    <main className="centred" role="alert">
      <h1>{broken.title}</h1>
      <p>{broken.what}</p>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {broken.reload}
      </button>
    </main>
  );
}
