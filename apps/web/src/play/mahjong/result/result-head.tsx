/** The head of a result: seal, who won and how, fan and what it brings. */
import { isBonus } from '@tilehouse/engine';
import { formatChange } from '@tilehouse/i18n';
import { useWords } from '../../../ui/words.tsx';
import { useMoveWords } from '../parts/move-words.ts';
import { ComputerMark } from '../parts/seat-name.tsx';
import { placeAmong } from '../standing.ts';
import { someoneAt, type TableModel } from '../table-model.ts';
import type { DealOver, WonEnding } from './result.tsx';

export function ResultHead({ model, over }: { model: TableModel; over: DealOver }) {
  const { ending } = over;
  const words = useWords();
  const moves = useMoveWords();
  const { result } = words;
  if (ending.type !== 'won') {
    const [title, why] =
      ending.type === 'exhausted' ? [result.drawn, result.drawnWhy] : [result.cancelled, result.cancelledWhy];
    return (
      <header className="result-head">
        <span className="seal is-quiet han">{ending.type === 'exhausted' ? '流' : '消'}</span>
        <div>
          <h2>{title}</h2>
          <p>{why}</p>
          <MatchWinner model={model} />
        </div>
        <div className="result-totals num">
          <Gain model={model} over={over} />
        </div>
      </header>
    );
  }
  const isOwn = ending.seat === model.you;
  return (
    <header className="result-head">
      <span className="seal han">{moves.win.han}</span>
      <div>
        <h2>
          {model.seats[ending.seat]?.level !== undefined && <ComputerMark />}
          {isOwn ? result.youWin : result.wins(model.seats[ending.seat]?.name ?? '')}
        </h2>
        <p>
          <HowWon model={model} ending={ending} />
        </p>
        <MatchWinner model={model} />
      </div>
      <div className="result-totals num">
        <span className="result-fan">
          {ending.score.fan} <small>{`${result.fanWord} ${result.fanMark}`.trim()}</small>
        </span>
        <Gain model={model} over={over} />
      </div>
    </header>
  );
}

/** What the hand brought whoever looks, or cost them; for who holds no seat, what it brought the winner. */
function Gain({ model, over }: { model: TableModel; over: DealOver }) {
  const words = useWords();
  const shown = gainShown(model, over);
  if (shown === undefined) return null;
  const { isYours, amount } = shown;
  return (
    <span className={amount < 0 ? 'result-gain loss' : 'result-gain gain'}>
      {isYours && <small>{words.table.you} </small>}
      {formatChange(model.rules.unit, amount)}
    </span>
  );
}

/** The amount in the head of a result, and whether it is that of whoever looks; none where nothing is paid. */
export function gainShown(
  { you }: Pick<TableModel, 'you'>,
  { ending, net }: DealOver,
): { readonly isYours: boolean; readonly amount: number } | undefined {
  if (you !== undefined && (ending.type === 'won' || net[you] !== 0))
    return { isYours: true, amount: net[you] };
  return ending.type === 'won' ? { isYours: false, amount: net[ending.seat] } : undefined;
}

function HowWon({ model, ending }: { model: TableModel; ending: WonEnding }) {
  const words = useWords();
  const { result } = words;
  const { from, source, tile, score } = ending;
  const name = from === undefined ? '' : (model.seats[from]?.name ?? '');
  const on = from === model.you ? result.onYours : result.onTheirs(name);
  const texts: Readonly<Record<string, { readonly name: string }>> =
    words.mahjong[model.rules.id as keyof typeof words.mahjong].patterns;
  const [pattern] = score.items;
  const unfinished =
    score.arrangement.length === 0 && pattern !== undefined
      ? result.unfinished(texts[pattern.pattern]?.name ?? '')
      : result.selfDrawn;
  const drawn = isBonus(tile) ? result.byItself : unfinished;
  const how = source === 'self-draw' ? drawn : source === 'robbed-kong' ? result.robbed(name) : on;
  const game = words.games[model.rules.id as keyof typeof words.games].name;
  const { position } = model.view.common;
  const round = words.table.badge.round(position?.roundWind ?? 'east');
  return (
    <>
      {how} <b className="gold">{words.tiles.short(model.rules.tileSet, tile)}</b>
      <span className="result-where"> · {result.where(game, round, position?.deal ?? 1)}</span>
    </>
  );
}

/** Who has won the match, when it is over. */
function MatchWinner({ model }: { model: TableModel }) {
  const words = useWords();
  if (model.table.stage !== 'match-over') return null;
  const scores = model.seats.map(({ score }) => score);
  const first = model.seats.filter(({ score }) => placeAmong(scores, score).place === 1);
  const names = first.map((seat) => someoneAt(model, seat.seat, words).name);
  const { matchShared, matchWon, matchYouWon } = words.result;
  const [winner = ''] = names;
  const isOwn = first.length === 1 && first[0]?.seat === model.you;
  return (
    <p className="match-winner">
      {first.length > 1 ? matchShared(words.app.list(names)) : isOwn ? matchYouWon : matchWon(winner)}
    </p>
  );
}
