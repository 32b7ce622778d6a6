/** What the hand is worth as it stands, or why it isn't worth anything. */
import type { Score } from '@tilehouse/engine';
import { TileView } from '../ui/tile.tsx';
import { useWords } from '../ui/words.tsx';
import { useTileName } from './names.ts';
import { PaymentList } from './payment-list.tsx';
import { ScoreSlip, SmallTiles } from './score-slip.tsx';
import type { Wait, WorthAnswer } from './worth-answer.ts';
import { sizeOf, tidied } from './worth-hand.ts';
import type { Bench } from './worth-screen.tsx';

interface OutcomeProps {
  readonly bench: Bench;
  readonly answer: WorthAnswer;
}

export function Outcome({ bench, answer }: OutcomeProps) {
  const { outcome } = bench.words;
  const { title, why, isWin } = useHeadline(bench, answer);
  return (
    <section className="outcome card-plain" aria-label={outcome.label}>
      <div className={isWin ? 'outcome-head is-win' : 'outcome-head'} aria-live="polite">
        <h2>{title}</h2>
        {why !== '' && <p>{why}</p>}
      </div>
      {answer.type === 'unfinished' && answer.waits.length > 0 && (
        <Waits bench={bench} waits={answer.waits} />
      )}
      {answer.type === 'answered' && <Details bench={bench} answer={answer} />}
    </section>
  );
}

interface Headline {
  readonly title: string;
  readonly why: string;
  readonly isWin: boolean;
}

/** The outcome in a few words: a title, and the reason where it doesn't win. */
export function useHeadline(bench: Bench, answer: WorthAnswer): Headline {
  const all = useWords();
  const { rules, words, hand } = bench;
  const { outcome, errors } = words;
  const { fan } = all.mahjong[rules.id as keyof typeof all.mahjong];
  const isNo = (title: string, why: string): Headline => ({ title, why, isWin: false });
  if (answer.type === 'wrong') return isNo(outcome.wrong, errors[answer.error.code]);
  if (answer.type === 'unfinished') {
    if (answer.waits.length > 0) return isNo(outcome.ready, outcome.waits);
    if (answer.tilesAway !== undefined) return isNo(outcome.away(answer.tilesAway), outcome.startWhy);
    const isStart = sizeOf(hand) === 0;
    return isNo(isStart ? outcome.start : outcome.more(answer.missing), outcome.startWhy);
  }
  const { judgement, tilesAway } = answer.answer;
  if (judgement.win) return { title: fan(judgement.score.fan), why: outcome.wins, isWin: true };
  switch (judgement.reason) {
    case 'incomplete':
      return isNo(outcome.incomplete, outcome.incompleteWhy(tilesAway));
    case 'below-minimum':
      return isNo(outcome.belowMinimum, outcome.belowWhy(judgement.score.counted, judgement.needs));
    case 'not-played':
      return isNo(outcome.notPlayed, outcome.notPlayedWhy);
  }
}

function Details({ bench, answer }: { bench: Bench; answer: WorthAnswer & { type: 'answered' } }) {
  const { rules, words } = bench;
  const { judgement } = answer.answer;
  if (!('score' in judgement)) return null;
  return (
    <>
      <ScoreSlip rules={rules} words={words} score={judgement.score} />
      {judgement.win && (
        <>
          <h3>{words.outcome.payments}</h3>
          <PaymentList rules={rules} words={words} answer={answer.answer} />
        </>
      )}
      <Arrangement bench={bench} score={judgement.score} />
    </>
  );
}

/** The hand as the engine read it. */
function Arrangement({ bench, score }: { bench: Bench; score: Score }) {
  if (score.arrangement.length === 0) return null;
  return (
    <>
      <h3>{bench.words.outcome.reading}</h3>
      <div className="arrangement">
        {score.arrangement.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal sets are alike
          <SmallTiles key={at} rules={bench.rules} tiles={group} />
        ))}
      </div>
    </>
  );
}

/** The tiles a hand of thirteen waits for, each a way to see what it makes. */
function Waits({ bench, waits }: { bench: Bench; waits: readonly Wait[] }) {
  const all = useWords();
  const { rules, words, hand, change } = bench;
  const { fan } = all.mahjong[rules.id as keyof typeof all.mahjong];
  const name = useTileName(rules.tileSet);
  return (
    <ul className="waits">
      {waits.map(({ tile, answer: { judgement } }) => {
        const counted = 'score' in judgement ? judgement.score.counted : 0;
        const worth = judgement.win ? fan(judgement.score.fan) : words.outcome.below(fan(counted));
        return (
          <li key={tile}>
            <button
              type="button"
              className="wait"
              aria-label={words.outcome.wait(name(tile), worth)}
              onClick={() => change(tidied({ ...hand, winningTile: tile }))}
            >
              <TileView tile={tile} />
              <span>{worth}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
