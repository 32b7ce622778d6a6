/** A few words that can be asked what they mean: by touch, mouse or keyboard; what they mean is read out with them. */
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './explained.css';

interface ExplainedProps {
  readonly children: ReactNode;
  /** What it means, in a sentence or two. */
  readonly what: string;
  readonly className?: string;
}

export function Explained({ children, what, className = '' }: ExplainedProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`explained ${className}`}
        aria-expanded={isOpen}
        aria-describedby={id}
        onClick={() => setOpen(!isOpen)}
        onBlur={close}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.preventDefault();
          event.stopPropagation();
          close();
        }}
      >
        {children}
      </button>
      <span id={id} className="unseen">
        {what}
      </span>
      {isOpen && <Slip at={button.current} what={what} onClose={close} />}
    </>
  );
}

/** Space round the slip, in pixels. */
const gap = 8;

/** Above what is explained, or below where there is no room; gone with the next touch anywhere. */
function Slip({
  at,
  what,
  onClose,
}: {
  readonly at: HTMLElement | null;
  readonly what: string;
  readonly onClose: () => void;
}) {
  const slip = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = slip.current;
    if (element === null || at === null) return;
    const words = at.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const left = Math.min(Math.max(gap, words.left + words.width / 2 - width / 2), innerWidth - width - gap);
    const above = words.top - gap - height;
    element.style.left = `${left}px`;
    element.style.top = `${above >= gap ? above : words.bottom + gap}px`;
  }, [at]);
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const onDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && at?.contains(event.target) === true) return;
      latest.current();
    };
    const onMove = (): void => latest.current();
    document.addEventListener('pointerdown', onDown, true);
    window.addEventListener('scroll', onMove, true);
    window.addEventListener('resize', onMove);
    return () => {
      document.removeEventListener('pointerdown', onDown, true);
      window.removeEventListener('scroll', onMove, true);
      window.removeEventListener('resize', onMove);
    };
  }, [at]);
  return createPortal(
    <p ref={slip} className="explaining" aria-hidden="true">
      {what}
    </p>,
    // what stands in a dialog is below nothing but what stands in it too
    at?.closest('dialog') ?? document.body,
  );
}
