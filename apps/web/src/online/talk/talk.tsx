/** Talk at a table: what was said, ready phrases, a line to type into. Lines are shown as text and nothing else. */
import type { Phrase, WireChatLine } from '@tilehouse/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../ui/words.tsx';
import { Avatar } from '../avatar.tsx';
import { type OnlineTable, useTableNow } from '../online-table.ts';
import { type OnlineWords, refusalText } from '../texts.ts';
import { CallLine } from './call-line.tsx';
import { useHidden } from './hidden.ts';

interface TalkProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly lines: readonly WireChatLine[];
  /** Who speaks here; nobody may only read. */
  readonly player: string | undefined;
}

export function Talk({ words, table, lines, player }: TalkProps) {
  const { hidden, toggle } = useHidden();
  const [isSettingCall, setSettingCall] = useState(false);
  const hosted = useTableNow(table).update?.view.hosted;
  const muted = hosted?.muted ?? [];
  const isHost = player !== undefined && hosted?.host === player;
  const mute = (who: string, on: boolean): void => void table.client.wish({ type: 'mute', player: who, on });
  const end = useRef<HTMLLIElement>(null);
  const count = lines.length;
  const last = lines.at(-1)?.n;
  useEffect(() => {
    if (last !== undefined) table.seenLine = last;
  }, [table, last]);
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <div className="talk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol className="talk-lines" aria-live="polite" aria-label={words.talk.titleTable} tabIndex={0}>
        {count === 0 && <li className="talk-none">{words.talk.nothing}</li>}
        {lines.map((line) => (
          <Line
            key={line.n}
            words={words}
            line={line}
            isOwn={line.player === player}
            isHidden={hidden.includes(line.player)}
            onToggle={() => toggle(line.player)}
            isMuted={muted.includes(line.player)}
            onMute={isHost ? (on) => mute(line.player, on) : undefined}
          />
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {player === undefined ? (
        <p className="talk-none">{words.talk.signIn}</p>
      ) : (
        <>
          <CallLine
            words={words}
            table={table}
            call={hosted?.call}
            isHost={isHost}
            isSetting={isSettingCall}
            onSetting={setSettingCall}
          />
          {muted.includes(player) ? (
            <p className="talk-note" role="status">
              {words.refused.muted}
            </p>
          ) : (
            // the form takes its place: on a small screen there is room for one
            !isSettingCall && <Say words={words} table={table} />
          )}
        </>
      )}
    </div>
  );
}

/** The text of a line, a ready phrase in one's own language. */
export function saidText({ kind, body }: WireChatLine, words: OnlineWords): string {
  // a phrase of the house's that has no words here doesn't compile
  const phrases: Readonly<Record<Phrase, string>> = words.talk.phrases;
  return kind === 'phrase' && Object.hasOwn(phrases, body) ? phrases[body as Phrase] : body;
}

interface LineProps {
  readonly words: OnlineWords;
  readonly line: WireChatLine;
  readonly isOwn: boolean;
  readonly isHidden: boolean;
  readonly onToggle: () => void;
  /** The host lets them talk no more at this table. */
  readonly isMuted: boolean;
  /** For the host alone. */
  readonly onMute: ((on: boolean) => void) | undefined;
}

function Line({ words, line, isOwn, isHidden, onToggle, isMuted, onMute }: LineProps) {
  const { talk } = words;
  if (isOwn) {
    return (
      <li className="talk-line is-own">
        <p>{saidText(line, words)}</p>
      </li>
    );
  }
  return (
    <li className={isHidden ? 'talk-line is-hidden' : 'talk-line'}>
      <Avatar name={line.name} />
      <p>
        <small>
          {isHidden ? talk.hidden(line.name) : line.name}
          {isMuted && ` · ${talk.muted}`}
        </small>
        {!isHidden && saidText(line, words)}
      </p>
      <button
        type="button"
        className="talk-hide"
        onClick={onToggle}
        aria-label={isHidden ? talk.show(line.name) : talk.hide(line.name)}
        title={isHidden ? talk.show(line.name) : talk.hide(line.name)}
      >
        <Icon name="hide" />
      </button>
      {onMute !== undefined && (
        <button
          type="button"
          className="talk-hide"
          onClick={() => onMute(!isMuted)}
          aria-pressed={isMuted}
          aria-label={isMuted ? talk.unmute(line.name) : talk.mute(line.name)}
          title={isMuted ? talk.unmute(line.name) : talk.mute(line.name)}
        >
          <Icon name="mute" />
        </button>
      )}
    </li>
  );
}

const longest = 300;

function Say({ words, table }: { words: OnlineWords; table: OnlineTable }) {
  const all = useWords();
  const { talk } = words;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const say = async (body: string, kind: 'text' | 'phrase'): Promise<void> => {
    setProblem(undefined);
    const answer = await table.client.say(body, kind);
    if (answer.type === 'refused') setProblem(refusalText(answer.code, words, all));
    else if (kind === 'text') setText((now) => (now === body ? '' : now));
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') void say(text, 'text');
  };
  return (
    <>
      <ul className="talk-phrases" aria-label={talk.quick}>
        {Object.entries(talk.phrases).map(([id, phrase]) => (
          <li key={id}>
            <button type="button" onClick={() => void say(id, 'phrase')}>
              {phrase}
            </button>
          </li>
        ))}
      </ul>
      {problem !== undefined && (
        <p className="talk-note" role="alert">
          {problem}
        </p>
      )}
      <form className="talk-say" onSubmit={onSubmit}>
        <input
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={talk.placeholder}
          aria-label={talk.placeholder}
          maxLength={longest}
          autoComplete="off"
          enterKeyHint="send"
        />
        <button type="submit" aria-label={talk.send}>
          <Icon name="send" />
        </button>
      </form>
    </>
  );
}
