/** The sheet at the end of a session: totals, and who owes whom in the fewest transfers. */
import { formatAmount, formatChange } from '@tilehouse/i18n';
import { useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../ui/words.tsx';
import { fewestTransfers } from './fewest-transfers.ts';
import { type Session, soFar } from './session.ts';
import type { KeeperWords } from './session-list.tsx';

interface SheetProps {
  readonly keeper: KeeperWords;
  readonly session: Session;
  readonly onClose: () => void;
}

/** The sheet as lines of text. */
function useLines(keeper: KeeperWords, session: Session) {
  const words = useWords();
  const { language } = useSettings();
  const { game, totals } = soFar(session);
  const began = new Date(session.began).toLocaleDateString(language, { dateStyle: 'medium' });
  const name = (seat: number): string => session.names[seat] ?? '';
  const head = [
    words.app.list([words.games[game.id as keyof typeof words.games].name, began]),
    words.app.list([keeper.handsPlayed(session.hands.length), keeper.sheet.units[game.unit]]),
  ];
  const sums = totals.map((total, seat) => words.app.labelled(name(seat), formatChange(game.unit, total)));
  const owed = fewestTransfers(totals).map(({ from, to, amount }) =>
    keeper.paidTo(name(from), name(to), formatAmount(game.unit, amount)),
  );
  return { head, sums, owed: owed.length === 0 ? [keeper.sheet.even] : owed };
}

export function Sheet({ keeper, session, onClose }: SheetProps) {
  const { head, sums, owed } = useLines(keeper, session);
  const [isCopied, setCopied] = useState(false);
  const text = [...head, '', ...sums, '', ...owed].join('\n');
  const copy = (): void => {
    copyText(text).then(
      () => setCopied(true),
      (problem: unknown) => console.warn('nothing could be copied', problem),
    );
  };
  return (
    <Dialog title={keeper.sheet.title} closeLabel={keeper.cancel} onClose={onClose} className="sheet">
      <p className="sheet-head">
        {head.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <ul className="sheet-owed">
        {owed.map((line) => (
          <li key={line} className="num">
            {line}
          </li>
        ))}
      </ul>
      <ul className="sheet-sums">
        {sums.map((line) => (
          <li key={line} className="num">
            {line}
          </li>
        ))}
      </ul>
      <div className="form-foot">
        <button type="button" className="button" onClick={() => print()}>
          {keeper.sheet.print}
        </button>
        {typeof navigator.share === 'function' && (
          <button
            type="button"
            className="button"
            onClick={() => {
              // closing the device's own sheet is no problem
              navigator.share({ text }).catch(() => {});
            }}
          >
            {keeper.sheet.share}
          </button>
        )}
        <button type="button" className="button primary" onClick={copy}>
          {isCopied ? keeper.sheet.copied : keeper.sheet.copy}
        </button>
      </div>
    </Dialog>
  );
}

/** Copies a text, also on a plain http address, where the clipboard's own interface isn't there. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = document.createElement('textarea');
  field.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  if (!isDone) throw new Error('the browser refused');
}
