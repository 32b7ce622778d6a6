/** The lessons as a page of contents: which there are, which are done, and for which game they are. */

import { mahjongGames } from '@tilehouse/engine';
import { useId } from 'react';
import { Link } from 'wouter';
import { Icon } from '../ui/icon.tsx';
import { TileView } from '../ui/tile.tsx';
import { useTitle } from '../ui/use-title.ts';
import { tilesOf } from './judge/school.ts';
import { firstHand, learnGame, type PartId, partIds, useProgress } from './progress.ts';
import { useTelling } from './telling.ts';

/** What each chapter is drawn with. */
const pictures: Readonly<Record<PartId, string>> = {
  pair: '55p',
  set: '345p',
  hand: '777z1p',
  claims: '2p2p2p',
  fan: '567z',
  [firstHand]: '1z9p',
};

const numerals = ['一', '二', '三', '四', '五', '六'];

export function Contents() {
  const { words, learn } = useTelling();
  const { done } = useProgress();
  useTitle(learn.title);
  const following = partIds.find((part) => !done.includes(part)) ?? 'pair';
  return (
    <>
      <header className="learn-head">
        <div>
          <h1>{learn.title}</h1>
          <p>{learn.intro}</p>
        </div>
        <GamePicker />
      </header>
      <ol className="chapters">
        {partIds.map((part, place) => (
          <Chapter key={part} part={part} numeral={numerals[place] ?? ''} isNext={part === following} />
        ))}
      </ol>
      <p className="learn-foot">
        {words.app.settings.keptHere} {learn.lessonsDone(done.length, partIds.length)}
      </p>
    </>
  );
}

function GamePicker() {
  const { words, learn } = useTelling();
  const { game } = useProgress();
  const id = useId();
  return (
    <div className="learn-game">
      <label htmlFor={id}>{learn.game}</label>
      <select
        id={id}
        value={game.id}
        onChange={({ target }) => {
          const chosen = mahjongGames.find((each) => each.id === target.value);
          if (chosen !== undefined) learnGame(chosen);
        }}
      >
        {mahjongGames.map((each) => (
          <option key={each.id} value={each.id}>
            {words.games[each.id as keyof typeof words.games].name}
          </option>
        ))}
      </select>
    </div>
  );
}

function Chapter({ part, numeral, isNext }: { part: PartId; numeral: string; isNext: boolean }) {
  const { learn } = useTelling();
  const { done } = useProgress();
  const isDone = done.includes(part);
  const { title, line } = part === firstHand ? learn.first : learn.lessons[part];
  return (
    <li>
      <Link href={`/learn/${part}`} className={isNext ? 'chapter is-next' : 'chapter'}>
        <span className="chapter-numeral han" aria-hidden="true">
          {numeral}
        </span>
        <span className="chapter-words">
          <b>{title}</b>
          <span>{line}</span>
        </span>
        <span className="chapter-tiles" aria-hidden="true">
          {tilesOf(pictures[part]).map((tile, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture that never changes
            <TileView key={place} tile={tile} width={26} />
          ))}
        </span>
        <span className="chapter-end">
          {isDone ? (
            <>
              <Icon name="check" />
              <span className="unseen">{learn.done}</span>
            </>
          ) : (
            <Icon name="arrow" />
          )}
        </span>
      </Link>
    </li>
  );
}
