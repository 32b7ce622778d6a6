import { findMahjongGame } from '@tilehouse/engine';
import { expect, it } from 'vitest';
import { usualSettings, withCustoms } from './index.ts';

it.each([
  ['missing-suit', 'private', 45, 1200, true],
  ['missing-suit', 'public', 45, 1200, true],
  ['hong-kong', 'public', 45, 1200, true],
  ['hong-kong', 'private', undefined, undefined, undefined],
] as const)(
  '%s, %s: nobody is waited for where money may move or strangers sit',
  (id, visibility, ...usual) => {
    const settings = usualSettings(findMahjongGame(id) ?? { banked: false }, visibility);
    expect([settings.awaySeconds, settings.evenPaceMs, settings.closeByTwo]).toEqual(usual);
    const other = withCustoms(settings, { clocks: { answer: 10, turn: null, bank: 0 } });
    expect([other.awaySeconds, other.evenPaceMs, other.closeByTwo]).toEqual(usual);
  },
);
