/** The list of a page's sections: at its side where there is room, to be opened above it where there isn't. */
import { type MouseEvent, useRef } from 'react';
import type { Section } from './section.ts';

export function Contents({ label, sections }: { label: string; sections: readonly Section[] }) {
  const box = useRef<HTMLDetailsElement>(null);
  const jump = (event: MouseEvent, id: string): void => {
    event.preventDefault();
    if (box.current !== null) box.current.open = false;
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${id}`);
    document.getElementById(id)?.scrollIntoView();
    document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
  };
  const list = (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`${location.pathname}#${id}`} onClick={(event) => jump(event, id)}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className="contents is-beside" aria-label={label}>
        <p>{label}</p>
        {list}
      </nav>
      <details className="contents is-above" ref={box}>
        <summary>{label}</summary>
        <nav aria-label={label}>{list}</nav>
      </details>
    </>
  );
}
