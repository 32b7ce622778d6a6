/** Decisions about seats and the table itself: who sits, goes, is removed; what is played; when it closes. */
import {
  Chance,
  equalValues,
  fail,
  type OptionValues,
  ok,
  readOptions,
  type Seat,
  seatsOf,
  shuffled,
} from '@tilehouse/engine';
import type { TableCommand } from './command.ts';
import { cancelDeal, showShuffle } from './decide-play.ts';
import type { Decision, DecisionContext } from './decision.ts';
import { closedBy } from './leaving.ts';
import { toldApart } from './names-apart.ts';
import type { Occupant } from './occupant.ts';
import type { CloseReason, TableFact } from './table-event.ts';
import { isShuffling, personAt, seatsOfPlayer, stageOf, type TableState } from './table-state.ts';

/** Whether a deal is in play, or on its way. */
export function isDealing(table: TableState): boolean {
  return stageOf(table) === 'in-play' || isShuffling(table);
}

/** Whether options, settings and seats can be changed: no match is on. */
function isOpen(table: TableState): boolean {
  const stage = stageOf(table);
  return (stage === 'waiting' || stage === 'match-over') && !isShuffling(table);
}

/** The names of everybody at the table but one player. */
const othersThan = (table: TableState, player: string): readonly string[] =>
  table.seats.flatMap((occupant) =>
    occupant === undefined || (occupant.type === 'person' && occupant.player === player)
      ? []
      : [occupant.name],
  );

/** Whoever sits down with a name that is here already gets a number after it, which everybody sees. */
export function sit(table: TableState, seat: Seat, wanted: Occupant): Decision {
  if (seat >= table.game.seats) return fail('no-such-seat');
  const occupant: Occupant =
    wanted.type === 'person'
      ? { ...wanted, name: toldApart(wanted.name, othersThan(table, wanted.player)) }
      : wanted;
  const there = table.seats[seat];
  // the same person under another name, or with an account now, also in the middle of a hand
  if (there?.type === 'person' && occupant.type === 'person' && there.player === occupant.player) {
    // a hand is a program's or a person's to the end: nobody turns one that is lost into one that doesn't count
    if (isDealing(table) && there.agent !== occupant.agent) return fail('deal-in-play');
    return ok(equalValues(there, occupant) ? [] : [{ type: 'seated', seat, occupant }]);
  }
  // where seats are tried out everybody is the one who opened the table, or a computer
  const isTried = table.settings.manySeats === true && table.host !== undefined;
  if (isTried && occupant.type === 'person' && occupant.player !== table.host) return fail('not-your-seat');
  if (isDealing(table)) return fail('deal-in-play');
  const isSeated = occupant.type === 'person' && seatsOfPlayer(table, occupant.player).length > 0;
  if (isSeated && table.settings.manySeats !== true) return fail('already-seated');
  if (there !== undefined) return fail('seat-taken');
  return ok([{ type: 'seated', seat, occupant }]);
}

export function leave(table: TableState, seat: Seat): Decision {
  if (isDealing(table)) return fail('deal-in-play');
  if (table.seats[seat] === undefined) return ok([]);
  const closing = closedBy(table, seat, 'left');
  const left: TableFact = { type: 'seat-left', seat };
  return ok(closing === undefined ? [left] : [left, closing]);
}

/** Takes a seat from whoever has it; a person in a deal is played for until it is over. */
export function remove(table: TableState, seat: Seat): Decision {
  const person = personAt(table, seat);
  if (table.seats[seat] === undefined) return fail('nobody-there');
  if (!isDealing(table)) {
    const closing = closedBy(table, seat, 'removed');
    const left: TableFact = { type: 'seat-left', seat, removed: true };
    return ok(closing === undefined ? [left] : [left, closing]);
  }
  if (person === undefined || isShuffling(table) || person.player === table.host) return fail('deal-in-play');
  return table.presence[seat].removed ? ok([]) : ok([{ type: 'person-removed', seat }]);
}

/** Milliseconds after which those who are there may take a seat from somebody who isn't (play.md, Everyone away). */
const absentAfter = 5 * 60_000;

/** Takes a seat between two hands from a person who has been away for long. */
export function removeAbsent(table: TableState, seat: Seat, { now }: DecisionContext): Decision {
  if (isDealing(table)) return fail('deal-in-play');
  const { away } = table.presence[seat];
  if (away === undefined || now - away < absentAfter) return fail('not-away-for-long');
  return remove(table, seat);
}

/** A seat of a player who can't come back is free, or the table plays for it while it is in a deal. */
export function vacate(
  table: TableState,
  { as, player }: Extract<TableCommand, { type: 'vacate' }>,
): Decision {
  const [seat] = seatsOfPlayer(table, player);
  const wasMuted = as !== undefined && table.muted.includes(player) && !table.muted.includes(as);
  const muted: readonly TableFact[] =
    wasMuted && as !== table.host ? [{ type: 'muted', player: as, on: true }] : [];
  if (seat === undefined) return ok(muted);
  if (isDealing(table)) return ok([...muted, { type: 'person-removed', seat }]);
  const left = leave(table, seat);
  return left.ok ? ok([...muted, ...left.value]) : left;
}

/**
 * Gives a player another name or id, wherever it sits and where it may not talk; not the id of somebody who sits here
 * already.
 */
export function knownAs(
  table: TableState,
  { as, player }: Extract<TableCommand, { type: 'known-as' }>,
): Decision {
  const sits = table.seats.some((occupant) => occupant?.type === 'person' && occupant.player === player);
  if (!sits && !table.muted.includes(player)) return ok([]);
  const isOther = as.player !== player;
  if (sits && isOther && seatsOfPlayer(table, as.player).length > 0) return fail('already-seated');
  const name = sits ? toldApart(as.name, othersThan(table, player)) : as.name;
  return ok([{ type: 'known-as', player, as: { ...as, name } }]);
}

export function setLevel(table: TableState, seat: Seat, level: string): Decision {
  const occupant = table.seats[seat];
  if (occupant?.type !== 'computer') return fail('no-computer-there');
  return occupant.level === level ? ok([]) : ok([{ type: 'seated', seat, occupant: { ...occupant, level } }]);
}

export function change(table: TableState, wish: Extract<TableCommand, { type: 'change' }>): Decision {
  if (!isOpen(table)) return fail('deal-in-play');
  const options = readOptions(table.game.options, wish.options);
  if (!options.ok) return fail('bad-options');
  return ok([{ type: 'table-changed', options: options.value as OptionValues, settings: wish.settings }]);
}

export function shuffleSeats(table: TableState, { randomBytes }: DecisionContext): Decision {
  if (!isOpen(table)) return fail('deal-in-play');
  const from = shuffled(seatsOf(table.game.seats), new Chance(randomBytes(32), 'wall'));
  return ok([{ type: 'seats-shuffled', from }]);
}

/** Closes the table, or asks another player to agree to it. */
export function close(
  table: TableState,
  { by, operator }: Extract<TableCommand, { type: 'close' }>,
): Decision {
  if (operator !== undefined) {
    const all = closing(table, 'operator');
    return ok(all.map((fact) => (fact.type === 'table-closed' ? { ...fact, ...operator } : fact)));
  }
  // whoever was removed in this hand is still in it: a host who loses can't first remove everybody else
  const persons = table.seats.filter((occupant) => occupant?.type === 'person').length;
  const needsTwo = table.settings.closeByTwo === true && stageOf(table) === 'in-play' && persons > 1;
  if (by !== undefined && needsTwo) {
    if (table.closeAsked === undefined) return ok([{ type: 'close-asked', player: by }]);
    if (table.closeAsked === by) return ok([]);
  }
  // where two have to want it, it is closed by whoever asked
  return ok(closing(table, 'closed', needsTwo ? table.closeAsked : by));
}

/** Everything that closes a table: a deal in play is cancelled, a shuffle shown. */
export function closing(table: TableState, reason: CloseReason, by?: string): readonly TableFact[] {
  const cancelled = cancelDeal(table);
  const [seat] = by === undefined ? [] : seatsOfPlayer(table, by);
  const person = seat === undefined ? undefined : personAt(table, seat);
  const who = person === undefined ? {} : { player: person.player, name: person.name };
  const before = cancelled.ok ? cancelled.value : showShuffle(table);
  return [
    ...before.filter(({ type }) => type !== 'seat-left' && type !== 'table-closed'),
    { type: 'table-closed', reason, ...who },
  ];
}

/** Whoever sits at a table from the start, people of one name told apart as they are when they sit down later. */
export function seatedFrom(occupants: readonly (Occupant | undefined)[]): readonly TableFact[] {
  const names: string[] = [];
  return occupants.flatMap((occupant, seat): TableFact[] => {
    if (occupant === undefined) return [];
    const name = toldApart(occupant.name, names);
    names.push(name);
    return [{ type: 'seated', seat: seat as Seat, occupant: { ...occupant, name } }];
  });
}
