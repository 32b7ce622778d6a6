/** Between two players: nothing of any hand, what everybody saw happen, and to whom the device goes. */
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { usePageWords } from '../../ui/page.tsx';
import { TileView } from '../../ui/tile.tsx';
import { useWords } from '../../ui/words.tsx';
import { WindMark } from '../mahjong/parts/plate.tsx';
import { tableModel } from '../mahjong/table-model.ts';
import type { CoveredTable } from './device-wish.ts';
import { newsLines, whyAsked } from './news-lines.ts';
import './cover.css';

interface CoverProps {
  readonly covered: CoveredTable;
  readonly onShow: () => void;
  readonly onNewTable: () => void;
}

/** Taps in this time after the cover appears are meant for the table it covers. */
const deafMs = 400;

export function Cover({ covered, onShow, onNewTable }: CoverProps) {
  const all = useWords();
  const words = usePageWords('device');
  const { seat, table, news } = covered;
  const model = useMemo(() => tableModel(table, { seat, isOneOfMany: true }), [table, seat]);
  const button = useRef<HTMLButtonElement>(null);
  const isDeaf = useDeaf(covered);
  const isReady = words !== undefined && model !== undefined;
  useEffect(() => {
    if (isReady) button.current?.focus();
  }, [isReady]);
  if (!isReady) return <main className="felt cover" />;
  const { cover } = words;
  const { name } = model.own;
  const lines = newsLines(news, model, { all, cover });
  return (
    <main className="felt cover">
      <section className="cover-next">
        <span className="cover-backs" aria-hidden="true">
          {[0, 1, 2].map((place) => (
            <TileView key={place} width={34} />
          ))}
        </span>
        <h1>
          <small>{cover.pass}</small> <span className="cover-name">{name}</span>
        </h1>
        <p className="cover-why">
          <WindMark seat={model.own} />
          {whyAsked(model, cover)}
        </p>
        <button
          ref={button}
          type="button"
          className={`button brass cover-show${isDeaf ? ' is-deaf' : ''}`}
          aria-describedby="cover-news"
          onKeyDown={notHeld}
          onClick={() => {
            if (!isDeaf) onShow();
          }}
        >
          {cover.show(name)}
        </button>
        <p className="cover-hint">{cover.lookAway(name)}</p>
      </section>
      <section className="paper cover-news" aria-labelledby="cover-news-title">
        <header>
          <h2 id="cover-news-title">{cover.news}</h2>
          <span className="num">{cover.left(model.view.common.live)}</span>
        </header>
        <News lines={lines} none={cover.noNews} />
      </section>
      <CoverFoot leave={cover.leave} newTable={cover.newTable} onNewTable={onNewTable} />
    </main>
  );
}

/** What happened, the latest in sight. */
function News({ lines, none }: { lines: ReturnType<typeof newsLines>; none: string }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current !== null && lines.length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul id="cover-news" ref={list} tabIndex={0}>
      {lines.length === 0 && <li>{none}</li>}
      {lines.map(({ text, tiles }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays where it is
        <li key={place}>
          <span>{text}</span>
          {tiles.length > 0 && (
            <span className="cover-tiles">
              {tiles.map((tile, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a picture of what has happened
                <TileView key={at} tile={tile} width={22} />
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function CoverFoot({
  leave,
  newTable,
  onNewTable,
}: {
  leave: string;
  newTable: string;
  onNewTable: () => void;
}) {
  const [, navigate] = useLocation();
  return (
    <footer className="cover-foot">
      <button type="button" className="table-button" onClick={() => navigate('/')}>
        <Icon name="back" />
        {leave}
      </button>
      <button type="button" className="table-button" onClick={onNewTable}>
        <Icon name="refresh" />
        {newTable}
      </button>
    </footer>
  );
}

/** A key that was held down to throw a tile doesn't show the next hand. */
function notHeld(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** Whether a table was covered this moment. */
function useDeaf(covered: CoveredTable): boolean {
  const [heard, setHeard] = useState<CoveredTable>();
  useEffect(() => {
    const timer = setTimeout(() => setHeard(covered), deafMs);
    return () => clearTimeout(timer);
  }, [covered]);
  return heard !== covered;
}
