/** The slip of a hand: what counts in it, and the sum. */
import type { Score } from '@tilehouse/engine';
import { gameWords } from '../reason-text.ts';
import { useTelling } from '../telling.ts';

export function Slip({ score }: { score: Score }) {
  const telling = useTelling();
  const { patterns, fan } = gameWords(telling);
  return (
    <ul className="learn-slip">
      {score.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a score never changes
        <li key={place}>
          <span className="han" lang="zh-Hant">
            {patterns[item.pattern]?.han}
          </span>
          <span>{patterns[item.pattern]?.name}</span>
          <b className="num">{item.fan}</b>
        </li>
      ))}
      <li className="learn-slip-sum">
        <span />
        <span>{telling.words.result.inAll.word}</span>
        <b className="num">{fan(score.fan)}</b>
      </li>
    </ul>
  );
}
