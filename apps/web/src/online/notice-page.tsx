/** A page that says one thing, and what can be done about it. */
import type { ReactNode } from 'react';
import { Page } from '../ui/page.tsx';

interface NoticePageProps {
  readonly title: string;
  readonly line: string;
  /** Why one of the ways on led nowhere. */
  readonly trouble?: string | undefined;
  /** The ways on. */
  readonly children: ReactNode;
}

export function NoticePage({ title, line, trouble, children }: NoticePageProps) {
  return (
    <Page className="online-page is-narrow">
      <section className="sheet">
        <h1>{title}</h1>
        <p role="alert">{line}</p>
        {trouble !== undefined && (
          <p role="alert" className="sheet-problem">
            {trouble}
          </p>
        )}
        <div className="row">{children}</div>
      </section>
    </Page>
  );
}
