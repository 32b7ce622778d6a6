/** What would raise the hand: the best change of each kind, each to be tried by a tap. */
import type { Raise, WrittenCase } from '@tilehouse/engine';
import { useWords } from '../ui/words.tsx';
import { useMeldName, useTileName } from './names.ts';
import { amountIn } from './payment-list.tsx';
import { useRaises } from './use-raises.ts';
import type { WorthAnswer } from './worth-answer.ts';
import type { Bench, WorthWords } from './worth-screen.tsx';

interface RaisesProps {
  readonly bench: Bench;
  readonly answer: WorthAnswer;
  readonly onApply: (hand: WrittenCase) => void;
}

/** How many are shown. */
const shownRaises = 3;

export function Raises({ bench, answer, onApply }: RaisesProps) {
  const isRaisable =
    answer.type === 'answered' &&
    answer.answer.tilesAway <= 1 &&
    bench.rules.instantWin?.holds(answer.scored.win.bonus) !== true;
  const raises = useRaises(isRaisable ? bench.hand : undefined)?.slice(0, shownRaises);
  if (!isRaisable) return null;
  const { raise } = bench.words;
  return (
    <section className="raises card-plain" aria-busy={raises === undefined}>
      <h2>{answer.answer.judgement.win ? raise.label : raise.labelToWin}</h2>
      {raises === undefined && <p>{raise.working}</p>}
      {raises?.length === 0 && <p>{raise.none}</p>}
      <ul>
        {raises?.map((each) => (
          <RaiseRow key={each.change.type} bench={bench} raise={each} onApply={onApply} />
        ))}
      </ul>
    </section>
  );
}

function RaiseRow({ bench, raise, onApply }: Pick<RaisesProps, 'bench' | 'onApply'> & { raise: Raise }) {
  const all = useWords();
  const { rules, words } = bench;
  const { fan } = all.mahjong[rules.id as keyof typeof all.mahjong];
  const what = useChangeWords(bench, raise.change);
  const { judgement } = raise.answer;
  const worth = judgement.win
    ? words.raise.worth(fan(judgement.score.fan), amountIn(rules, words)(raise.gains))
    : words.raise.nearer(fan('score' in judgement ? judgement.score.counted : 0));
  return (
    <li className="raise">
      <p>
        <b>{what}</b>
        <span>{worth}</span>
      </p>
      <button
        type="button"
        className="button"
        aria-label={all.app.labelled(words.raise.apply, what)}
        onClick={() => onApply(raise.hand)}
      >
        {words.raise.apply}
      </button>
    </li>
  );
}

function useChangeWords(bench: Bench, change: Raise['change']): string {
  const { raise }: WorthWords = bench.words;
  const name = useTileName(bench.rules.tileSet);
  const meldName = useMeldName(bench);
  switch (change.type) {
    case 'swap':
      return (change.winning ? raise.swapWinning : raise.swap)(name(change.out), name(change.into));
    case 'meld':
      return raise.meld(meldName(change.into));
    case 'keep':
      return bench.hand.melds[change.at]?.type === 'kong' ? raise.keepKong : raise.keep;
    case 'source':
      return raise.source[change.source];
    case 'aside':
      return raise.aside(name(change.tile));
  }
}
