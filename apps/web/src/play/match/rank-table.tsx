/** Which tiles share a rank, as a table; the target's row stands out. */
import { facesOfRank, isSuited, mahjongMatch, matchRanks } from '@tilehouse/engine';
import { TileView } from '../../ui/tile.tsx';
import { useWords } from '../../ui/words.tsx';

/** Ranks that only suited tiles have stand on one line. */
const isPlain = (rank: number): boolean => facesOfRank(rank).every(isSuited);

export function RankTable({ rank: wanted }: { rank: number | undefined }) {
  const words = useWords();
  const { ranks } = words.match;
  return (
    <table className="rank-table">
      <caption>{ranks.caption}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{ranks.rank}</th>
          <th scope="col">{ranks.faces}</th>
        </tr>
      </thead>
      <tbody>
        {matchRanks
          .filter((rank) => !isPlain(rank))
          .map((rank) => (
            <tr key={rank} className={rank === wanted ? 'is-wanted' : ''}>
              <th scope="row">{rank}</th>
              <td>
                {facesOfRank(rank).map((face) => (
                  <span key={face} className="rank-face">
                    <TileView tile={face} />
                    <span className="unseen">{words.tiles.full(mahjongMatch.tileSet, face)}, </span>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        <tr className={wanted !== undefined && isPlain(wanted) ? 'is-wanted' : ''}>
          <th scope="row">5–9</th>
          <td className="rank-plain">{ranks.suitsOnly}</td>
        </tr>
      </tbody>
    </table>
  );
}
