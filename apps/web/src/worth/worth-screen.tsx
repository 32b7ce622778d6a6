/** The calculator: lay out a hand by taps, and see what it is worth, who pays, and what would raise it. */

import { findMahjongGame, mahjongGames, type Ruleset, type WrittenCase } from '@tilehouse/engine';
import type { PageWords } from '@tilehouse/i18n';
import { useState } from 'react';
import { Link, useLocation, useParams, useSearch } from 'wouter';
import { NotFound } from '../not-found.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page, usePageWords } from '../ui/page.tsx';
import { ScoredWrongly } from '../ui/scored-wrongly.tsx';
import { TileLooks } from '../ui/tile.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../ui/words.tsx';
import { How } from './how.tsx';
import { Outcome } from './outcome.tsx';
import { Palette } from './palette.tsx';
import { Raises } from './raises.tsx';
import { Tray } from './tray.tsx';
import { addressOf, handFrom } from './worth-address.ts';
import { answerHand } from './worth-answer.ts';
import type { Part } from './worth-hand.ts';
import './worth.css';

export function WorthScreen() {
  const { game = '' } = useParams<{ game: string }>();
  const words = usePageWords('worth');
  const rules = findMahjongGame(game)?.rules;
  if (rules === undefined) return <NotFound />;
  return (
    <Page className="worth">
      {words !== undefined && <Calculator key={rules.id} rules={rules} words={words} />}
    </Page>
  );
}

export type WorthWords = PageWords['worth'];

/** A hand, and how to put another one in its place. */
export interface Bench {
  readonly rules: Ruleset;
  readonly words: WorthWords;
  readonly hand: WrittenCase;
  /** A step on: it can be undone. */
  readonly change: (hand: WrittenCase) => void;
}

function Calculator({ rules, words }: { rules: Ruleset; words: WorthWords }) {
  const { hand, past, change, leap, undo } = useHand(rules);
  const [picked, setPicked] = useState<Part>();
  useTitle(words.title);
  const changed = (next: WrittenCase): void => {
    setPicked(undefined);
    change(next);
  };
  const leapt = (next: WrittenCase): void => {
    setPicked(undefined);
    leap(next);
  };
  const undone = (): void => {
    setPicked(undefined);
    undo();
  };
  const bench: Bench = { rules, words, hand, change: changed };
  const answer = answerHand(hand, rules);
  return (
    <TileLooks tileSet={rules.tileSet}>
      <div className="worth-work">
        <Head
          rules={rules}
          words={words}
          isEmpty={addressOf(hand) === ''}
          onUndo={past === 0 ? undefined : undone}
          onClear={() => leapt(handFrom('', rules))}
        />
        <Tray bench={bench} answer={answer} picked={picked} onPick={setPicked} />
        <Outcome bench={bench} answer={answer} />
        <Raises bench={bench} answer={answer} onApply={leapt} />
        <How bench={bench} />
        <p>
          <ScoredWrongly game={rules.id} described={() => `worth/${rules.id}?${addressOf(hand)}`} />
        </p>
      </div>
      <Palette bench={bench} picked={picked} />
    </TileLooks>
  );
}

/** The hand of the address; each step replaces it, a leap can be left by going back. */
function useHand(rules: Ruleset) {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [past, setPast] = useState<readonly string[]>([]);
  const go = (to: string, replace: boolean): void =>
    navigate(`/worth/${rules.id}${to === '' ? '' : `?${to}`}`, { replace });
  const onwards = (replace: boolean) => (hand: WrittenCase) => {
    setPast([...past, search]);
    go(addressOf(hand), replace);
  };
  return {
    hand: handFrom(search, rules),
    past: past.length,
    change: onwards(true),
    leap: onwards(false),
    undo: () => {
      setPast(past.slice(0, -1));
      go(past.at(-1) ?? '', true);
    },
  };
}

interface HeadProps {
  readonly rules: Ruleset;
  readonly words: WorthWords;
  readonly isEmpty: boolean;
  /** Missing where there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
  readonly onClear: () => void;
}

function Head({ rules, words, isEmpty, onUndo, onClear }: HeadProps) {
  const { games } = useWords();
  const [, navigate] = useLocation();
  return (
    <header className="worth-head">
      <div className="worth-title">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      <div className="worth-tools">
        <label className="worth-game">
          <span className="unseen">{words.game}</span>
          <select value={rules.id} onChange={({ target }) => navigate(`/worth/${target.value}`)}>
            {mahjongGames.map(({ id }) => (
              <option key={id} value={id}>
                {games[id as keyof typeof games].name}
              </option>
            ))}
          </select>
        </label>
        <Link href={`/rules/${rules.id}`} className="round" aria-label={words.rules}>
          <Icon name="book" />
        </Link>
        <button type="button" className="round" aria-label={words.undo} disabled={!onUndo} onClick={onUndo}>
          <Icon name="undo" />
        </button>
        <button type="button" className="button" disabled={isEmpty} onClick={onClear}>
          {words.clear}
        </button>
      </div>
    </header>
  );
}
