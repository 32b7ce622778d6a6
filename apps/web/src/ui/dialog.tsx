/** A dialog over the page: keeps the keyboard inside, closes by Escape or a tap beside it. */
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

export function Dialog({ title, closeLabel, onClose, children, className = '' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const onBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as in every dialog
    <dialog
      ref={dialog}
      className={`paper panel ${className}`}
      aria-label={title}
      onClose={onClose}
      onClick={onBackdrop}
    >
      <div className="panel-inside">
        <header className="panel-head">
          <h2>{title}</h2>
          <button type="button" className="round" onClick={onClose} aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
