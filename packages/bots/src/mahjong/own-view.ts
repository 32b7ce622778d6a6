/** The part of a view that is a seat's own; asking a computer without one is our own bug. */
import type { MahjongView, MineView } from '@tilehouse/engine';

export function ownView(view: MahjongView): MineView {
  if (view.mine === undefined) throw new Error('a computer plays a seat');
  return view.mine;
}
