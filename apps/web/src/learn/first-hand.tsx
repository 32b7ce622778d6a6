/** The first hand. */
import type { MahjongGame } from '@tilehouse/engine';
import type { PageWords } from '@tilehouse/i18n';

export function FirstHand({ game }: { game: MahjongGame; learn: PageWords['learn'] }) {
  return <p>{game.id}</p>;
}
