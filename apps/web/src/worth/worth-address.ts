/** A hand in the address of its page, so that it can be shared and is there after a reload. */
import {
  emptyCase,
  optionValue,
  type Ruleset,
  setWord,
  type WrittenCase,
  writtenSet,
} from '@tilehouse/engine';

/** The part of an address after `?` that says a hand; what is as in an empty hand is left out. */
export function addressOf(hand: WrittenCase): string {
  const empty = emptyCase(hand.ruleset);
  const parts: readonly (readonly [string, string, string])[] = [
    ['hand', hand.concealed, empty.concealed],
    ['sets', hand.melds.map(setWord).join('.'), ''],
    ['win', hand.winningTile, empty.winningTile],
    ['aside', hand.bonus, empty.bonus],
    ['by', hand.source, empty.source],
    ['seat', hand.seatWind, empty.seatWind],
    ['round', hand.roundWind, empty.roundWind],
    ['also', hand.flags.join('.'), ''],
    ...Object.entries(hand.options).map(([name, value]) => [name, String(value), ''] as const),
  ];
  return parts.flatMap(([name, value, plain]) => (value === plain ? [] : [`${name}=${value}`])).join('&');
}

/** Reads a hand from an address; what is wrong in it stays wrong, for the answer to name. */
export function handFrom(search: string, rules: Ruleset): WrittenCase {
  const given = new URLSearchParams(search);
  const empty = emptyCase(rules.id);
  const words = (name: string): readonly string[] => (given.get(name) ?? '').split('.').filter(Boolean);
  const options = Object.keys(rules.options).flatMap((name) => {
    const text = given.get(name);
    return text === null ? [] : [[name, optionValue(text)] as const];
  });
  return {
    ruleset: rules.id,
    options: Object.fromEntries(options),
    concealed: given.get('hand') ?? empty.concealed,
    melds: words('sets').map(writtenSet),
    bonus: given.get('aside') ?? empty.bonus,
    winningTile: given.get('win') ?? empty.winningTile,
    source: given.get('by') ?? empty.source,
    seatWind: given.get('seat') ?? empty.seatWind,
    roundWind: given.get('round') ?? empty.roundWind,
    flags: words('also'),
  };
}
