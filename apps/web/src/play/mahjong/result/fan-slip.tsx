/** The slip of paper: every pattern the hand scores, and the sum. */
import { useWords } from '../../../ui/words.tsx';
import type { TableModel } from '../table-model.ts';
import type { WonEnding } from './result.tsx';

export function FanSlip({ model, ending }: { model: TableModel; ending: WonEnding }) {
  const words = useWords();
  const { result, tiles } = words;
  const texts: Readonly<Record<string, { readonly name: string; readonly han: string }>> =
    words.mahjong[model.rules.id as keyof typeof words.mahjong].patterns;
  const fanWord = words.mahjong[model.rules.id as keyof typeof words.mahjong].fan;
  const { score } = ending;
  const sum = score.doubled
    ? result.burst(score.fan * 2)
    : score.limit
      ? result.limitHand
      : score.counted > score.fan
        ? result.cutAt(score.counted, score.fan)
        : result.inAll.word;
  return (
    <section className="paper slip">
      <ul>
        {score.items.length === 0 && (
          <li className="slip-row">
            <span className="han" />
            <span>{result.noFan}</span>
            <b className="num">0</b>
          </li>
        )}
        {score.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a score never changes
          <li key={place} className="slip-row">
            <span className="han">{texts[item.pattern]?.han}</span>
            <span>
              {texts[item.pattern]?.name}
              {item.tiles !== undefined && <small>{tiles.several(model.rules.tileSet, item.tiles)}</small>}
            </span>
            <b className="num">{item.fan}</b>
          </li>
        ))}
      </ul>
      <p className="slip-sum">
        <span className="han">{result.inAll.han}</span>
        <span>{sum}</span>
        <b className="num">{fanWord(score.fan)}</b>
      </p>
    </section>
  );
}
