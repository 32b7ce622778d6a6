/** Beside the board: the target with every face of its rank, the rank table, and both players. */
import { facesOfRank, type MatchMode, mahjongMatch } from '@tilehouse/engine';
import { TileView } from '../../ui/tile.tsx';
import { useWords } from '../../ui/words.tsx';
import { Mark } from './mark.tsx';
import type { MatchModel, MatchPlayer } from './match-model.ts';
import { RankTable } from './rank-table.tsx';

export function Side({ model }: { model: MatchModel | undefined }) {
  const { match } = useWords();
  return (
    <aside className="match-side" aria-label={match.side}>
      <Target model={model} />
      <div className="match-box match-ranks">
        <RankTable rank={model?.round.rank} />
      </div>
      {model !== undefined && (
        <>
          <ul className="match-players" aria-label={match.plate.label}>
            {model.players.map((player) => (
              <Plate key={player.seat} player={player} model={model} />
            ))}
          </ul>
          <p className="match-left num">{match.board.left(model.round.hidden)}</p>
        </>
      )}
    </aside>
  );
}

function Target({ model }: { model: MatchModel | undefined }) {
  const { match, tiles } = useWords();
  const { target } = match;
  if (model === undefined) {
    return (
      <section className="match-box match-target is-empty">
        <span className="match-target-tile" aria-hidden="true" />
        <div className="match-target-words">
          <h2>{target.none}</h2>
          <p>{target.noneWhat}</p>
        </div>
      </section>
    );
  }
  const { rank, target: tile } = model.round;
  return (
    <section className="match-box match-target">
      <p className="match-goal">{goalOf(model.mode, target)}</p>
      <span className="match-target-tile">
        <TileView tile={tile} />
        <span className="unseen">{tiles.full(mahjongMatch.tileSet, tile)}</span>
      </span>
      <h2>{target.rank(rank)}</h2>
      <ul className="match-faces" aria-label={target.faces(rank)}>
        {facesOfRank(rank).map((face) => (
          <li key={face}>
            <TileView tile={face} />
            <span className="unseen">{tiles.full(mahjongMatch.tileSet, face)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const goalOf = (mode: MatchMode, words: { readonly find: string; readonly avoid: string }): string =>
  mode === 'alternating' ? words.find : words.avoid;

function Plate({ player, model }: { player: MatchPlayer; model: MatchModel }) {
  const { match, tiles } = useWords();
  const { shown, isTurn, name, won } = player;
  const what = useWhat(player, model);
  return (
    <li className={`match-plate is-seat-${player.seat}${isTurn ? ' is-turn' : ''}`} aria-current={isTurn}>
      <Seal player={player} />
      <div className="match-plate-words">
        <b title={name}>{name}</b>
        <span className="match-plate-note">{what}</span>
        {won > 0 && <span className="match-plate-won num">{match.plate.rounds(won)}</span>}
      </div>
      {shown !== undefined && (
        <span className="match-plate-tile">
          <TileView tile={shown.tile} />
          <Mark reveal={shown} mode={model.mode} />
          <span className="unseen">{tiles.full(mahjongMatch.tileSet, shown.tile)}</span>
        </span>
      )}
    </li>
  );
}

/** Under a name: whose turn it is, or what the tile beside it came to. */
function useWhat({ seat, isTurn, shown }: MatchPlayer, { mode, round }: MatchModel): string {
  const { plate } = useWords().match;
  if (isTurn) return plate.turn;
  if (round.ending?.type === 'won' && round.ending.seat === seat) return plate.won;
  if (shown === undefined) return plate.waits;
  if (mode === 'alternating') return shown.matches ? plate.matches : plate.differs;
  return shown.matches ? plate.lost : plate.safe;
}

/** The first letter of a name, as on a seal. */
export function Seal({ player: { seat, name } }: { player: Pick<MatchPlayer, 'seat' | 'name'> }) {
  return (
    <span className={`match-seal is-seat-${seat}`} aria-hidden="true">
      {[...name.trim()][0]?.toLocaleUpperCase() ?? seat + 1}
    </span>
  );
}
