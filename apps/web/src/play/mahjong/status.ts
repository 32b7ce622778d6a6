/** The status line: what was thrown, how far the hand is, what it waits for, and why something can't be done. */
import { fei, type Refusal, type Tile } from '@tilehouse/engine';
import type { Catalogue } from '@tilehouse/i18n';
import type { Advice, ThrowAdvice, Useful } from './advice/advice.ts';
import { someoneAt, type TableModel } from './table-model.ts';

/** A bit of the line; tiles and numbers that matter stand out. */
export interface StatusWord {
  readonly text: string;
  readonly strong?: boolean;
  /** Kept when there is room for one part only. */
  readonly telling?: true;
  /** What it means, for whoever asks. */
  readonly what?: string;
}
/** Parts are set apart by dots; each is a few words. */
export type StatusPart = readonly StatusWord[];

/** What the line is made of. */
export interface StatusInput {
  readonly model: TableModel;
  readonly advice: Advice | undefined;
  /** The raised tile. */
  readonly raised: Tile | undefined;
  /** The tile that is pointed at, where the line says how many of it are unseen. */
  readonly pointed?: { readonly tile: Tile; readonly unseen: number } | undefined;
  readonly suggest: boolean;
  readonly words: Catalogue;
}

/** The parts of the status line. */
export function statusParts(input: StatusInput): readonly StatusPart[] {
  const { model, words } = input;
  const { status } = words.table;
  const { pausedBy, stage } = model.table;
  if (pausedBy !== undefined) return [[{ text: status.pausedBy(someoneAt(model, pausedBy, words)) }]];
  if (stage !== 'in-play') return [[{ text: status.dealOver }]];
  if (model.isWatching) return lastMove(input);
  if (model.own.isToPlay) return ownTurn(input);
  return [...unseen(input), ...lastMove(input), ...refused(input), ...waiting(input)];
}

const tileWord = ({ words, model }: StatusInput, tile: Tile): StatusWord => ({
  text: words.tiles.short(model.rules.tileSet, tile),
  strong: true,
});

/** How many of the tile that is pointed at nobody has seen. */
function unseen({ pointed, model, words }: StatusInput): readonly StatusPart[] {
  if (pointed === undefined) return [];
  const name = words.tiles.short(model.rules.tileSet, pointed.tile);
  return [[{ text: words.table.hand.seen(name, pointed.unseen) }]];
}

/** Who threw what, or whose turn it is. */
function lastMove(input: StatusInput): readonly StatusPart[] {
  const { model, words } = input;
  const { status } = words.table;
  const { underClaim } = model;
  if (underClaim !== undefined) {
    const who = someoneAt(model, underClaim.seat, words);
    const { tile, kong, concealed } = underClaim;
    const laid = tile === undefined ? status.laidKong : status.laidKongOf;
    const says = (!kong ? status.threw : concealed ? laid : status.addedToKong)(who);
    return [[{ text: says }, ...(tile === undefined ? [] : [tileWord(input, tile)])]];
  }
  const playing = model.seats.find(({ isToPlay }) => isToPlay);
  if (playing === undefined) return [];
  const says = playing.isAway ? status.toPlayAway : status.toPlay;
  return [...lastThrow(input), [{ text: says(someoneAt(model, playing.seat, words)) }]];
}

/** What was thrown last, while it lies there and somebody else plays. */
function lastThrow(input: StatusInput): readonly StatusPart[] {
  const { model, words } = input;
  const [by, tile, takenBy] = model.view.common.discards.at(-1) ?? [];
  if (by === undefined || tile === undefined || takenBy !== undefined) return [];
  return [[{ text: words.table.status.threw(someoneAt(model, by, words)) }, tileWord(input, tile)]];
}

/** How far the hand is when it isn't one's turn. */
function waiting(input: StatusInput): readonly StatusPart[] {
  const { advice, words, model } = input;
  if (advice === undefined) return [];
  const { status } = words.table;
  if (advice.win !== undefined) {
    const fan = words.mahjong[model.rules.id as keyof Catalogue['mahjong']].fan;
    return [[{ text: status.winWorth(fan(advice.win.fan)) }]];
  }
  if (advice.away === 1) return [waitsPart(input, advice.waits)];
  return advice.away > 1 ? [awayPart(input, advice.away)] : [];
}

/** How far the hand is; what that means, for whoever wants to be helped. */
function awayPart({ suggest, words }: StatusInput, away: number): StatusPart {
  const { status } = words.table;
  const text = away === 1 ? status.ready : status.away(away);
  return [suggest ? { text, what: status.awayWhat } : { text }];
}

function waitsPart(input: StatusInput, waits: readonly Useful[]): StatusPart {
  const { status } = input.words.table;
  if (waits.length === 0) return [{ text: status.ready }];
  const left = waits.reduce((sum, each) => sum + each.left, 0);
  const shown = waits.slice(0, 9).map(({ tile }) => tile);
  const text = input.words.tiles.several(input.model.rules.tileSet, shown);
  return [{ text: status.waits }, { text, strong: true }, { text: status.waitsLeft(left) }];
}

/** One's own turn: what was drawn, what a throw would leave. */
function ownTurn(input: StatusInput): readonly StatusPart[] {
  const { model, raised, advice, words } = input;
  const { status } = words.table;
  const chosen = raised === undefined ? undefined : advice?.throws.find(({ tile }) => tile === raised);
  if (raised !== undefined && chosen !== undefined) {
    const { pointed } = input;
    const left: StatusPart = pointed?.tile === raised ? [{ text: status.unseen(pointed.unseen) }] : [];
    const after = afterThrow(input, chosen);
    return [
      [{ text: status.throwTile }, tileWord(input, raised)],
      ...(left.length > 0 ? [left] : []),
      ...after,
    ];
  }
  const drawn = model.view.mine?.drawn;
  const first: StatusPart =
    drawn === undefined ? [{ text: status.yourThrow }] : [{ text: status.youDrew }, tileWord(input, drawn)];
  return [...unseen(input), first, ...refused(input), ...standing(input)];
}

function afterThrow(input: StatusInput, chosen: ThrowAdvice): readonly StatusPart[] {
  const { status } = input.words.table;
  if (chosen.away === 1) return [[{ text: status.afterwards }, ...waitsPart(input, chosen.waits)]];
  const part = [{ text: status.afterwards }, { text: status.away(chosen.away) }];
  return [part, helps(input, chosen.helpful)];
}

const helps = ({ words }: StatusInput, count: number): StatusPart => [
  { text: words.table.status.helps(count), what: words.table.status.helpsWhat },
];

/** How far the hand is before a throw, and the best tiles to throw where that is asked for. */
function standing(input: StatusInput): readonly StatusPart[] {
  const { advice, words, suggest, model } = input;
  const { status } = words.table;
  if (advice === undefined) return [];
  if (advice.win !== undefined) {
    const fan = words.mahjong[model.rules.id as keyof Catalogue['mahjong']].fan;
    return [[{ text: status.winWorth(fan(advice.win.fan)) }]];
  }
  const [best, second] = advice.throws;
  if (best === undefined || advice.away === 0) return [];
  const away = awayPart(input, advice.away);
  if (!suggest) return [away];
  const equal = second !== undefined && second.away === best.away && second.helpful === best.helpful;
  const tiles = equal
    ? [tileWord(input, best.tile), { text: status.or }, tileWord(input, second.tile)]
    : [tileWord(input, best.tile)];
  return [away, [{ text: status.throwTile }, ...tiles], helps(input, best.helpful)];
}

/** Why not, for what the person may wonder about right now. */
function refused({ model, raised, words }: StatusInput): readonly StatusPart[] {
  const { refusal } = words.table;
  const tile = (each: string): string => words.tiles.short(model.rules.tileSet, each as Tile);
  const worth = (model.view.mine?.refusals ?? []).filter(({ code }) => !isQuiet(code) || raised === fei);
  return worth.map((each) => [{ text: refusal(each, tile), telling: true }]);
}

/** Said only when the person tries, with the Fei raised: a hand with a Fei would hear it every turn. */
const isQuiet = (code: Refusal['code']): boolean =>
  code === 'fei-cannot-be-thrown' || code === 'fei-cannot-be-replaced';
