/** A game whose every deal is laid out for a test, by who deals it. */
import { type AnyGame, type MahjongGame, othersAfter, type Position, type Seat } from '@tilehouse/engine';
import { dealFromWall, type Layout, layWall } from '@tilehouse/engine/testing';

/** A deal, with its hands from the dealer on. */
export type LaidDeal = Omit<Layout, 'position' | 'options'>;

/** The game, with its own succession of dealers. */
export function laidGame(game: MahjongGame, dealOf: (position: Position) => LaidDeal): AnyGame {
  const laid: MahjongGame = {
    ...game,
    deal: (state, seed) => {
      const [dealt] = game.deal(state, seed).events;
      if (dealt?.type !== 'dealt') throw new Error('a deal begins with its tiles');
      const { position } = dealt;
      const { hands: fromDealer = [], ...rest } = dealOf(position);
      const hands: string[] = [];
      for (const [place, seat] of inTurn(position.dealer, game.seats).entries())
        hands[seat] = fromDealer[place] ?? '';
      return dealFromWall(game, state, { wall: layWall(game.rules, { ...rest, hands, position }), position });
    },
  };
  return laid as AnyGame;
}

/** All seats, the dealer first. */
const inTurn = (dealer: Seat, seats: number): readonly Seat[] => [dealer, ...othersAfter(dealer, seats)];

/** The tile by which everybody else wins when the dealer throws it. */
export const wanted = '9p';

/** No tile set aside and no pair alike: each is a win by the thrown tile, in every ruleset. */
export const allWait: LaidDeal = {
  hands: [wanted, '123456p78p55z222z', '123456p78p66z333z', '123456p78p77z444z'],
};
