/** A winning hand laid out as in the calculator, with what the session knows of it already. */
import {
  emptyCase,
  type OptionValues,
  paidBy,
  type Ruleset,
  type Wind,
  type WinSource,
  type WrittenCase,
  whatCounts,
} from '@tilehouse/engine';
import { useEffect, useRef, useState } from 'react';
import { usePageWords } from '../ui/page.tsx';
import { TileLooks } from '../ui/tile.tsx';
import { useWords } from '../ui/words.tsx';
import { Flags } from '../worth/how.tsx';
import { useHeadline } from '../worth/outcome.tsx';
import { Palette } from '../worth/palette.tsx';
import { Tray } from '../worth/tray.tsx';
import { answerHand, type WorthAnswer } from '../worth/worth-answer.ts';
import { type Part, tidied } from '../worth/worth-hand.ts';
import type { Bench, WorthWords } from '../worth/worth-screen.tsx';

/** How and where it was won. */
interface WonAt {
  readonly source: WinSource;
  readonly seatWind: Wind;
  readonly roundWind: Wind;
}

interface TilePickerProps {
  readonly rules: Ruleset;
  readonly options: OptionValues;
  readonly at: WonAt;
  /** Called with what a whole hand is worth. */
  readonly onWorth: (worth: { readonly fan: number; readonly fei: number }) => void;
}

export function TilePicker(props: TilePickerProps) {
  const words = usePageWords('worth');
  return words === undefined ? null : <Picker {...props} words={words} />;
}

function Picker({ rules, options, at, onWorth, words }: TilePickerProps & { words: WorthWords }) {
  const [laid, setLaid] = useState<WrittenCase>(() => emptyCase(rules.id));
  const [picked, setPicked] = useState<Part>();
  const hand = tidied({ ...laid, ...at, options });
  const change = (next: WrittenCase): void => {
    setPicked(undefined);
    setLaid(next);
  };
  const bench: Bench = { rules, words, hand, change };
  const answer = answerHand(hand, rules);
  const { fan, fei } = worthOf(answer) ?? {};
  const latest = useRef(onWorth);
  latest.current = onWorth;
  useEffect(() => {
    if (fan !== undefined && fei !== undefined) latest.current({ fan, fei });
  }, [fan, fei]);
  const { circumstances } = whatCounts(rules, options);
  return (
    <TileLooks tileSet={rules.tileSet}>
      <div className="picker">
        <Tray bench={bench} answer={answer} picked={picked} onPick={setPicked} />
        <Why bench={bench} answer={answer} />
        {circumstances.length > 0 && <Flags bench={bench} flags={circumstances} />}
        <Palette bench={bench} picked={picked} />
      </div>
    </TileLooks>
  );
}

/** What a whole hand is paid by. */
function worthOf(answer: WorthAnswer) {
  if (answer.type !== 'answered' || !answer.answer.judgement.win) return undefined;
  return paidBy(answer.answer.judgement.score, answer.scored.win);
}

/** Why it is worth what it is: its items, or what is missing. The strip above shows the sum, this says it. */
function Why({ bench, answer }: { bench: Bench; answer: WorthAnswer }) {
  const all = useWords();
  const { title, why, isWin } = useHeadline(bench, answer);
  const texts = all.mahjong[bench.rules.id as keyof typeof all.mahjong];
  const patterns: Readonly<Record<string, { readonly name: string }>> = texts.patterns;
  const judgement = answer.type === 'answered' ? answer.answer.judgement : undefined;
  const items = judgement !== undefined && 'score' in judgement ? judgement.score.items : [];
  const list = all.app.list(items.map(({ pattern, fan }) => `${patterns[pattern]?.name ?? pattern} ${fan}`));
  return (
    <p className="picker-worth" role="status">
      <span className="unseen">{title} </span>
      {isWin ? list : `${why} ${list}`}
    </p>
  );
}
