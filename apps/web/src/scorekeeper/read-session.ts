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
import type { Extra, HandRecord, Placing, Session } from './session.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** A list in which every item can be read, or undefined. */
function listOf<T>(value: unknown, read: (item: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(read);
  return items.every((item) => item !== undefined) ? (items as T[]) : undefined;
}

/** A stored session, or undefined. */
export function readSession(value: unknown): Session | undefined {
  const fields = fieldsOf(value);
  const game = typeof fields?.game === 'string' ? findMahjongGame(fields.game) : undefined;
  if (fields === undefined || game === undefined || typeof fields.id !== 'string') return undefined;
  const options = readOptions(game.options, fieldsOf(fields.options) ?? {});
  const seat = (of: unknown): Seat | undefined => seatsOf(game.seats).find((each) => each === of);
  const names = listOf(fields.names, (name) => (typeof name === 'string' ? name : undefined));
  const hands = listOf(fields.hands, (hand) => readHand(hand, seat));
  const dealer = seat(fields.dealer);
  if (!options.ok || names?.length !== game.seats || hands === undefined || dealer === undefined)
    return undefined;
  const placed = readPlacing(fields.placed, seat);
  return {
    id: fields.id,
    game: game.id,
    options: options.value as OptionValues,
    names,
    dealer,
    began: isWhole(fields.began) ? fields.began : 0,
    hands,
    ...(placed === undefined ? {} : { placed }),
  };
}

type ReadSeat = (value: unknown) => Seat | undefined;

function readHand(value: unknown, seat: ReadSeat): HandRecord | undefined {
  const fields = fieldsOf(value);
  const extras = listOf(fields?.extras, (extra) => readExtra(extra, seat));
  if (fields === undefined || !isWhole(fields.id) || extras === undefined) return undefined;
  const won = fields.won === undefined ? undefined : readWin(fields.won, seat);
  if (fields.won !== undefined && won === undefined) return undefined;
  const placed = readPlacing(fields.placed, seat);
  return {
    id: fields.id,
    extras,
    ...(won === undefined ? {} : { won }),
    ...(placed === undefined ? {} : { placed }),
  };
}

function readWin(value: unknown, seat: ReadSeat): HandRecord['won'] {
  const fields = fieldsOf(value);
  const winner = seat(fields?.winner);
  const source = winSources.find((each) => each === fields?.source);
  const from = seat(fields?.from);
  if (winner === undefined || source === undefined || !isWhole(fields?.fan) || !isWhole(fields.fei))
    return undefined;
  if ((source === 'self-draw') !== (from === undefined) || from === winner) return undefined;
  return { winner, source, fan: fields.fan, fei: fields.fei, ...(from === undefined ? {} : { from }) };
}

function readExtra(value: unknown, seat: ReadSeat): Extra | undefined {
  const fields = fieldsOf(value);
  const from = seat(fields?.from);
  if (fields?.type === 'kong') {
    const kind = kongKinds.find((each) => each === fields.kind);
    const maker = seat(fields.seat);
    if (kind === undefined || maker === undefined) return undefined;
    return { type: 'kong', seat: maker, kind, ...(from === undefined ? {} : { from }) };
  }
  const to = seat(fields?.to);
  if (fields?.type !== 'payment' || from === undefined || to === undefined || !isWhole(fields.amount))
    return undefined;
  return { type: 'payment', from, to, amount: fields.amount };
}

function readPlacing(value: unknown, seat: ReadSeat): Placing | undefined {
  const fields = fieldsOf(value);
  const dealer = seat(fields?.dealer);
  const roundWind: Wind | undefined = winds.find((each) => each === fields?.roundWind);
  return dealer === undefined || roundWind === undefined ? undefined : { dealer, roundWind };
}
