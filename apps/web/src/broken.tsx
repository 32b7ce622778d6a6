/** What stands in for a screen that failed: an apology and a way on, never a trace. */
import { Component, type ReactNode } from 'react';
import { Link } from 'wouter';
import { LoadProblem } from './load-problem.ts';
import { useWords } from './ui/words.tsx';

interface Props {
  /** Where the app is: another address is another try. */
  readonly address: string;
  readonly children: ReactNode;
}

interface State {
  readonly problem: { readonly thrown: unknown } | undefined;
}

/** Catches what its children throw. */
export class BrokenBoundary extends Component<Props, State> {
  override state: State = { problem: undefined };

  static getDerivedStateFromError(thrown: unknown): State {
    return { problem: { thrown } };
  }

  override componentDidCatch(problem: unknown): void {
    console.error(problem);
  }

  override componentDidUpdate(before: Props): void {
    if (before.address !== this.props.address && this.state.problem !== undefined)
      this.setState({ problem: undefined });
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === undefined) return this.props.children;
    return <Broken isUnloaded={problem.thrown instanceof LoadProblem} />;
  }
}

function Broken({ isUnloaded }: { isUnloaded: boolean }) {
  const { broken, backHome } = useWords().app;
  return (
    <main className="centred" role="alert">
      <h1>{isUnloaded ? broken.unloaded : broken.title}</h1>
      <p>{isUnloaded ? broken.unloadedWhat : broken.what}</p>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {broken.reload}
      </button>
      <Link href="/" className="button">
        {backHome}
      </Link>
    </main>
  );
}
