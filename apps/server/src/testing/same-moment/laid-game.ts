/** A game whose every deal is laid out: whoever deals can throw a tile by which everybody else wins. */
import { type AnyGame, type MahjongGame, othersAfter } from '@tilehouse/engine';
import { dealFromWall, layWall } from '@tilehouse/engine/testing';

/** The tile that all the others wait for. */
export const wanted = '9p';
/** No tile set aside and no pair alike: each is a win by the thrown tile, in every ruleset. */
const waiting = ['123456p78p55z222z', '123456p78p66z333z', '123456p78p77z444z'];

/** The game, with its own succession of dealers. */
export function laidGame(game: MahjongGame): AnyGame {
  const laid: MahjongGame = {
    ...game,
    deal: (state, seed) => {
      const [dealt] = game.deal(state, seed).events;
      if (dealt?.type !== 'dealt') throw new Error('a deal begins with its tiles');
      const { position } = dealt;
      const hands = [wanted];
      for (const [place, seat] of othersAfter(position.dealer, game.seats).entries()) {
        hands[seat] = waiting[place] ?? '';
      }
      hands[position.dealer] = wanted;
      return dealFromWall(game, state, { wall: layWall(game.rules, { hands, position }), position });
    },
  };
  return laid as AnyGame;
}
