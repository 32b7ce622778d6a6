/** A score on a slip of paper: every item with its tiles, the sum, and how the hand was read. */
import type { Ruleset, Score, Tile } from '@tilehouse/engine';
import type { PageWords } from '@tilehouse/i18n';
import { TileView } from '../ui/tile.tsx';
import { useWords } from '../ui/words.tsx';
import './score.css';

interface ScoreProps {
  readonly rules: Ruleset;
  readonly words: PageWords['worth'];
  readonly score: Score;
}

export function ScoreSlip({ rules, words, score }: ScoreProps) {
  const all = useWords();
  const { outcome } = words;
  const game = all.mahjong[rules.id as keyof typeof all.mahjong];
  const texts: Readonly<Record<string, { readonly name: string; readonly han: string }>> = game.patterns;
  return (
    <div className="paper worth-slip">
      <ul>
        {score.items.length === 0 && <li className="worth-item">{outcome.noFan}</li>}
        {score.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal items are alike
          <li key={at} className="worth-item">
            <span className="worth-row">
              <span className="han">{texts[item.pattern]?.han}</span>
              <span>{texts[item.pattern]?.name}</span>
            </span>
            {item.tiles !== undefined && <SmallTiles rules={rules} tiles={item.tiles} />}
            <b className="num">{item.fan}</b>
          </li>
        ))}
      </ul>
      <p className="worth-sum">
        <span>{sumWords(score, outcome)}</span>
        <b className="num">{game.fan(score.fan)}</b>
      </p>
    </div>
  );
}

/** What the sum is, where it isn't just the sum. */
function sumWords(score: Score, outcome: PageWords['worth']['outcome']): string {
  if (score.doubled === true) return outcome.burst(score.fan * 2);
  if (score.limit) return outcome.limit;
  return score.counted > score.fan ? outcome.cutAt(score.counted) : outcome.sum;
}

/** A few small tiles in a row. */
export function SmallTiles({ rules, tiles }: { rules: Ruleset; tiles: readonly Tile[] }) {
  const words = useWords();
  const names = words.app.list(tiles.map((tile) => words.tiles.full(rules.tileSet, tile)));
  return (
    <span className="small-tiles" role="img" aria-label={names}>
      {tiles.map((tile, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are alike
        <TileView key={at} tile={tile} />
      ))}
    </span>
  );
}
