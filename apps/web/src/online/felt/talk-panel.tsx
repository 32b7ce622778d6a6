/** Talk over the felt, or over a result: in a drawer that opens and closes, with the lines that nobody has seen counted. */
import type { WireChatLine } from '@tilehouse/protocol';
import type { CSSProperties } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { OnlineTable } from '../online-table.ts';
import { Talk } from '../talk/talk.tsx';
import type { OnlineWords } from '../texts.ts';

interface TalkPanelProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly lines: readonly WireChatLine[];
  readonly player: string | undefined;
  readonly onClose: () => void;
  readonly style?: CSSProperties;
}

export function TalkPanel({ onClose, style, ...talk }: TalkPanelProps) {
  const { words } = talk;
  return (
    <aside
      className={style === undefined ? 'paper talk-drawer talk-sheet' : 'paper drawer talk-drawer'}
      style={style}
      aria-label={words.talk.titleTable}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="drawer-head">
        <h2>{words.talk.titleTable}</h2>
        <button type="button" className="round" onClick={onClose} aria-label={words.talk.close}>
          <Icon name="close" />
        </button>
      </header>
      <Talk {...talk} />
    </aside>
  );
}

interface TalkCountProps {
  readonly table: OnlineTable;
  readonly lines: readonly WireChatLine[];
  readonly player: string | undefined;
}

/** Lines of others that haven't been seen. */
export function useUnread({ table, lines, player }: TalkCountProps, isOpen: boolean): number {
  return isOpen ? 0 : lines.filter(({ n, player: by }) => n > table.seenLine && by !== player).length;
}
