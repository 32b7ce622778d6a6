/** Reads sessions as they were stored: what isn't whole is left out, since sums of half a session would be wrong. */
import {
  findMahjongGame,
  kongKinds,
  type OptionValues,
  readOptions,
  type Seat,
  seatsOf,
  type Wind,
  winds,
  winSources,
} from '@tilehouse/engine';
import { isolated, tidied } from '../person-names.ts';
import { fieldsOf } from '../stored.ts';
import type { Extra, HandRecord, Placing, Session } from './session.ts';

/** A whole number from 0 to `most`. */
const isUpTo = (most: number, value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** What the sums and dates of a session can be worked out with. */
const mostAmount = 999_999;
const mostFan = 9999;
const latestBeginning = 8.64e15;

/** Ids stand in addresses. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,40}$/.test(value);

/** A list in which every item can be read, or undefined. */
function listOf<T>(value: unknown, read: (item: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(read);
  return items.every((item) => item !== undefined) ? (items as T[]) : undefined;
}

/** A stored session, or undefined. */
export function readSession(value: unknown): Session | undefined {
  const fields = fieldsOf(value);
  const game = typeof fields.game === 'string' ? findMahjongGame(fields.game) : undefined;
  if (game === undefined || !isId(fields.id)) return undefined;
  const options = readOptions(game.options, fieldsOf(fields.options));
  const seat = (of: unknown): Seat | undefined => seatsOf(game.seats).find((each) => each === of);
  const names = listOf(fields.names, (name) =>
    typeof name === 'string' ? isolated(tidied(name)) : undefined,
  );
  const hands = listOf(fields.hands, (hand) => readHand(hand, { seat, fei: game.rules.wilds.copies }));
  const dealer = seat(fields.dealer);
  if (!options.ok || names?.length !== game.seats || hands === undefined || dealer === undefined)
    return undefined;
  // each hand is found by its number
  if (new Set(hands.map(({ id }) => id)).size < hands.length) return undefined;
  const placed = readPlacing(fields.placed, seat);
  return {
    id: fields.id,
    game: game.id,
    options: options.value as OptionValues,
    names,
    dealer,
    began: isUpTo(latestBeginning, fields.began) ? fields.began : 0,
    hands,
    ...(placed === undefined ? {} : { placed }),
  };
}

type ReadSeat = (value: unknown) => Seat | undefined;

/** What a hand is read by: its seats, and how many Fei there are. */
interface Table {
  readonly seat: ReadSeat;
  readonly fei: number;
}

function readHand(value: unknown, table: Table): HandRecord | undefined {
  const { seat } = table;
  const fields = fieldsOf(value);
  const extras = listOf(fields.extras, (extra) => readExtra(extra, seat));
  if (!isUpTo(Number.MAX_SAFE_INTEGER - 1, fields.id) || extras === undefined) return undefined;
  const won = fields.won === undefined ? undefined : readWin(fields.won, table);
  if (fields.won !== undefined && won === undefined) return undefined;
  const placed = readPlacing(fields.placed, seat);
  return {
    id: fields.id,
    extras,
    ...(won === undefined ? {} : { won }),
    ...(placed === undefined ? {} : { placed }),
  };
}

function readWin(value: unknown, { seat, fei }: Table): HandRecord['won'] {
  const fields = fieldsOf(value);
  const winner = seat(fields.winner);
  const source = winSources.find((each) => each === fields.source);
  const from = seat(fields.from);
  if (
    winner === undefined ||
    source === undefined ||
    !isUpTo(mostFan, fields.fan) ||
    !isUpTo(fei, fields.fei)
  )
    return undefined;
  if ((source === 'self-draw') !== (from === undefined) || from === winner) return undefined;
  return { winner, source, fan: fields.fan, fei: fields.fei, ...(from === undefined ? {} : { from }) };
}

function readExtra(value: unknown, seat: ReadSeat): Extra | undefined {
  const fields = fieldsOf(value);
  const from = seat(fields.from);
  if (fields.type === 'kong') {
    const kind = kongKinds.find((each) => each === fields.kind);
    const maker = seat(fields.seat);
    if (kind === undefined || maker === undefined || from === maker) return undefined;
    if ((kind === 'claimed') !== (from !== undefined)) return undefined;
    return { type: 'kong', seat: maker, kind, ...(from === undefined ? {} : { from }) };
  }
  const to = seat(fields.to);
  if (fields.type !== 'payment' || from === undefined || to === undefined || from === to) return undefined;
  if (!isUpTo(mostAmount, fields.amount)) return undefined;
  return { type: 'payment', from, to, amount: fields.amount };
}

function readPlacing(value: unknown, seat: ReadSeat): Placing | undefined {
  const fields = fieldsOf(value);
  const dealer = seat(fields.dealer);
  const roundWind: Wind | undefined = winds.find((each) => each === fields.roundWind);
  return dealer === undefined || roundWind === undefined ? undefined : { dealer, roundWind };
}
