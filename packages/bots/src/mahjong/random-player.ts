/** A yardstick: plays any of its offers, each equally likely. */
import type { ComputerPlayer } from '../players.ts';
import { ownView } from './own-view.ts';

export const randomPlayer: ComputerPlayer = (view, random) => {
  const { offers } = ownView(view);
  const picked = offers[Math.floor(random() * offers.length)];
  if (picked === undefined) throw new Error('asked without an offer');
  return picked;
};
