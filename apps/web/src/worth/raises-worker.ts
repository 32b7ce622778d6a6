/** The worker that tries what would raise a hand, so that the page never waits for it. */
import { bestOfEachKind, findMahjongGame, type Raise, raisesOf, type WrittenCase } from '@tilehouse/engine';
import { expose } from 'comlink';

/** The best of each kind of change. */
function raises(hand: WrittenCase): readonly Raise[] {
  const rules = findMahjongGame(hand.ruleset)?.rules;
  return rules === undefined ? [] : bestOfEachKind(raisesOf(hand, rules));
}

const api = { raises };
export type RaisesApi = typeof api;

expose(api);
