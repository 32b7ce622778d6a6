/** The fold: one fact onto the state before it. */
import { type BySeat, bySeat, mapSeats, type Seat, withSeat } from '../seats.ts';
import { fei, isBonus, type Tile, withoutTiles } from '../tiles/tile.ts';
import { netOf, type Transfer } from '../transfer.ts';
import type {
  AnsweredEvent,
  ClaimedEvent,
  DealtEvent,
  DrawnEvent,
  FeiRedeemedEvent,
  KongDeclaredEvent,
  LosersSettledEvent,
  MahjongEvent,
  WonEvent,
} from './event.ts';
import { type Kong, type Meld, type Pung, redeemed } from './hand/meld.ts';
import type { Ruleset } from './ruleset.ts';
import type {
  Deal,
  Discard,
  Draw,
  Ending,
  MahjongState,
  Phase,
  SeatHand,
  TurnPhase,
  Window,
} from './state.ts';
import { dealtHands, dealtTiles, liveTiles, type Wall } from './wall.ts';

/** Folds one fact; `undefined` is before the first. */
export function evolve(rules: Ruleset, state: MahjongState | undefined, event: MahjongEvent): MahjongState {
  if (event.type === 'opened') {
    return { options: event.options, scores: bySeat(rules.seats, () => 0), deal: undefined };
  }
  if (event.type === 'dealt') return dealt(rules, event);
  if (state?.deal === undefined) throw new Error(`${event.type} before the first deal`);
  const deal = evolveDeal(rules, state.deal, event);
  const transfers = 'transfers' in event ? event.transfers : [];
  if (transfers.length === 0) return { ...state, deal };
  return {
    ...state,
    deal: { ...deal, paid: event.type === 'cancelled' ? [] : [...deal.paid, ...transfers] },
    scores: withTransfers(state.scores, transfers),
  };
}

type DealEvent = Exclude<MahjongEvent, { type: 'opened' | 'dealt' }>;

function evolveDeal(rules: Ruleset, deal: Deal, event: DealEvent): Deal {
  switch (event.type) {
    case 'drawn':
      return drawn(rules, deal, event);
    case 'bonus':
      return setAside(deal, event.seat, event.tile);
    case 'fei-set-aside':
      return { ...setAside(deal, event.seat, fei), untouched: false };
    case 'fei-redeemed':
      return feiRedeemed(deal, event);
    case 'discarded':
      return discarded(deal, event.seat, event.tile);
    case 'answered':
      return answered(deal, event);
    case 'claimed':
      return claimed(deal, event);
    case 'kong-declared':
      return kongDeclared(deal, event);
    case 'kong-paid':
      return deal;
    case 'won':
      return won(deal, event);
    case 'losers-settled':
      return losersSettled(deal, event);
    case 'exhausted':
      return over(deal, { type: 'exhausted' });
    case 'cancelled':
      return over(deal, { type: 'cancelled' });
  }
}

function dealt(rules: Ruleset, event: DealtEvent): MahjongState {
  const { dealer } = event.position;
  const hands = mapSeats(dealtHands(event.wall, rules.seats, dealer), (tiles, seat): SeatHand => {
    return { tiles, melds: [], bonus: [], draws: seat === dealer ? 1 : 0 };
  });
  const last = hands[dealer].tiles.at(-1);
  if (last === undefined) throw new Error('the wall is too short to deal');
  const deal: Deal = {
    rules: event.rules,
    position: event.position,
    dice: event.dice,
    wall: { tiles: event.wall, front: dealtTiles(rules.seats), back: 0 },
    hands,
    discards: [],
    untouched: true,
    paid: [],
    phase: { type: 'dealing', owed: undefined, draw: { ...plainDraw, tile: last } },
  };
  return { options: event.options, scores: event.scores, deal: whenClean(deal) };
}

const plainDraw = { lastTile: false, afterKong: false, afterBonus: false };

/** Opens the dealer's turn once no hand holds a bonus tile and no replacement is owed. */
function whenClean(deal: Deal): Deal {
  const { phase } = deal;
  if (phase.type !== 'dealing' || phase.owed !== undefined) return deal;
  if (deal.hands.some(({ tiles }) => tiles.some(isBonus))) return deal;
  const turn: TurnPhase = {
    type: 'turn',
    seat: deal.position.dealer,
    owed: undefined,
    draw: phase.draw,
    kongs: 0,
  };
  return { ...deal, phase: turn };
}

function drawn(rules: Ruleset, deal: Deal, event: DrawnEvent): Deal {
  const wall = afterDraw(deal.wall, event);
  const lastTile = liveTiles(deal.wall, rules.wall) > 0 && liveTiles(wall, rules.wall) === 0;
  const opensTurn = event.reason === 'turn';
  const hand = deal.hands[event.seat];
  const hands = withSeat(deal.hands, event.seat, {
    ...hand,
    tiles: [...hand.tiles, event.tile],
    draws: hand.draws + (opensTurn ? 1 : 0),
  });
  const phase = afterDrawPhase(deal.phase, event, lastTile);
  return whenClean({ ...deal, wall, hands, phase });
}

const afterDraw = (wall: Wall, event: DrawnEvent): Wall =>
  event.reason === 'turn' ? { ...wall, front: wall.front + 1 } : { ...wall, back: wall.back + 1 };

function afterDrawPhase(phase: Phase, event: DrawnEvent, lastTile: boolean): Phase {
  if (phase.type === 'dealing') {
    const replaced = phase.owed?.replaces === phase.draw.tile;
    const draw = replaced ? { ...phase.draw, tile: event.tile, afterBonus: true } : phase.draw;
    return { type: 'dealing', owed: undefined, draw };
  }
  const turn = turnOfDraw(phase, event.seat);
  return { ...turn, owed: undefined, draw: drawAfter(turn.draw, event, lastTile) };
}

/** The turn a draw belongs to: the one in play, a kong-maker's that goes on, or a new one. */
function turnOfDraw(phase: Phase, seat: Seat): TurnPhase {
  if (phase.type === 'turn') return phase;
  if (phase.type === 'claims' && phase.turn !== undefined)
    return { ...phase.turn, kongs: phase.turn.kongs + 1 };
  return { type: 'turn', seat, owed: undefined, draw: undefined, kongs: 0 };
}

function drawAfter(before: Draw | undefined, event: DrawnEvent, lastTile: boolean): Draw {
  const { tile, reason } = event;
  if (reason === 'bonus' && before !== undefined) {
    return { ...before, tile, lastTile: before.lastTile || lastTile, afterBonus: true };
  }
  return { tile, lastTile, afterKong: reason === 'kong', afterBonus: reason === 'fei' };
}

/** Moves a tile from the hand to the tiles set aside; its replacement is owed. */
function setAside(deal: Deal, seat: Seat, tile: Tile): Deal {
  const hand = deal.hands[seat];
  const hands = withSeat(deal.hands, seat, {
    ...hand,
    tiles: withoutTiles(hand.tiles, [tile]),
    bonus: [...hand.bonus, tile],
  });
  const { phase } = deal;
  if (phase.type === 'dealing')
    return { ...deal, hands, phase: { ...phase, owed: { seat, replaces: tile } } };
  if (phase.type !== 'turn') throw new Error('a tile is set aside in a turn only');
  return { ...deal, hands, phase: { ...phase, owed: tile === fei ? 'fei' : 'bonus' } };
}

/** The tile takes its place in the meld; the Fei stands for the draw from then on. */
function feiRedeemed(deal: Deal, { seat, tile, meld }: FeiRedeemedEvent): Deal {
  const { phase } = deal;
  const hand = deal.hands[seat];
  if (phase.type !== 'turn' || phase.draw === undefined) throw new Error('a Fei is redeemed by a draw only');
  const hands = withSeat(deal.hands, seat, {
    ...hand,
    tiles: [...withoutTiles(hand.tiles, [tile]), fei],
    melds: hand.melds.map((each, at) => (at === meld ? redeemed(each, tile) : each)),
  });
  return { ...deal, hands, phase: { ...phase, draw: { ...phase.draw, tile: fei } } };
}

function discarded(deal: Deal, seat: Seat, tile: Tile): Deal {
  const hands = takeFromHand(deal.hands, seat, [tile]);
  const window: Window = { cause: 'discard', seat, tile };
  return { ...deal, hands, discards: [...deal.discards, { seat, tile }], phase: openWindow(deal, window) };
}

const openWindow = (deal: Deal, window: Window): Phase => ({
  type: 'claims',
  window,
  answers: mapSeats(deal.hands, () => undefined),
  turn: window.cause !== 'discard' && deal.phase.type === 'turn' ? deal.phase : undefined,
});

function takeFromHand(hands: Deal['hands'], seat: Seat, tiles: readonly Tile[]): Deal['hands'] {
  const hand = hands[seat];
  return withSeat(hands, seat, { ...hand, tiles: withoutTiles(hand.tiles, tiles) });
}

function answered(deal: Deal, event: AnsweredEvent): Deal {
  const { phase } = deal;
  if (phase.type !== 'claims') throw new Error('an answer needs a tile under claim');
  return { ...deal, phase: { ...phase, answers: withSeat(phase.answers, event.seat, event.answer) } };
}

function claimed(deal: Deal, event: ClaimedEvent): Deal {
  const { seat, meld, tile } = event;
  const hands = takeFromHand(deal.hands, seat, withoutTiles(meld.tiles, [tile]));
  const isKong = meld.type === 'kong';
  return {
    ...deal,
    hands: withMelds(hands, seat, [...hands[seat].melds, meld]),
    discards: takeLastDiscard(deal.discards, seat),
    untouched: false,
    phase: { type: 'turn', seat, owed: isKong ? 'kong' : undefined, draw: undefined, kongs: isKong ? 1 : 0 },
  };
}

const withMelds = (hands: Deal['hands'], seat: Seat, melds: readonly Meld[]): Deal['hands'] =>
  withSeat(hands, seat, { ...hands[seat], melds });

function takeLastDiscard(discards: readonly Discard[], takenBy: Seat): readonly Discard[] {
  const { seat, tile } = discards.at(-1) as Discard;
  return [...discards.slice(0, -1), { seat, tile, takenBy }];
}

function kongDeclared(deal: Deal, event: KongDeclaredEvent): Deal {
  const { seat, kind, tile } = event;
  const tiles = new Array<Tile>(4).fill(tile);
  const { melds } = deal.hands[seat];
  const hands = takeFromHand(deal.hands, seat, kind === 'concealed' ? tiles : [tile]);
  const kong: Kong = { type: 'kong', kind, face: tile, tiles };
  const withKong =
    kind === 'concealed'
      ? [...melds, kong]
      : melds.map((meld) => (meld.type === 'pung' && meld.face === tile ? added(meld, tile) : meld));
  const cause = kind === 'concealed' ? 'concealed-kong' : 'added-kong';
  return {
    ...deal,
    hands: withMelds(hands, seat, withKong),
    untouched: false,
    phase: openWindow(deal, { cause, seat, tile }),
  };
}

const added = (pung: Pung, tile: Tile): Kong => ({
  ...pung,
  type: 'kong',
  kind: 'added',
  tiles: [...pung.tiles, tile],
});

function won(deal: Deal, event: WonEvent): Deal {
  const { type: _, ...rest } = event;
  const ending: Ending = { type: 'won', ...rest };
  if (event.source === 'self-draw') return over(deal, ending);
  const hand = deal.hands[event.seat];
  const hands = withSeat(deal.hands, event.seat, { ...hand, tiles: [...hand.tiles, event.tile] });
  if (event.source === 'discard') {
    return over({ ...deal, hands, discards: takeLastDiscard(deal.discards, event.seat) }, ending);
  }
  return over({ ...deal, hands: robbed(hands, event) }, ending);
}

/** The robbed tile leaves its kong: an added one stays a pung, a concealed one goes back to the hand. */
function robbed(hands: Deal['hands'], { from, tile }: WonEvent): Deal['hands'] {
  if (from === undefined) throw new Error('a robbed kong has a maker');
  const hand = hands[from];
  const isRobbed = (meld: Meld): meld is Kong => meld.type === 'kong' && meld.face === tile;
  const kong = hand.melds.find(isRobbed);
  if (kong?.kind === 'concealed') {
    const melds = hand.melds.filter((meld) => !isRobbed(meld));
    return withSeat(hands, from, { ...hand, melds, tiles: [...hand.tiles, ...kong.tiles.slice(1)] });
  }
  const melds = hand.melds.map((meld) => (isRobbed(meld) ? pungLeft(meld) : meld));
  return withSeat(hands, from, { ...hand, melds });
}

function pungLeft({ face, tiles, from }: Kong): Pung {
  return { type: 'pung', face, tiles: tiles.slice(1), ...(from === undefined ? {} : { from }) };
}

function losersSettled(deal: Deal, { type: _, ...losers }: LosersSettledEvent): Deal {
  const { phase } = deal;
  if (phase.type !== 'deal-over' || phase.ending.type !== 'won') throw new Error('losers settle after a win');
  return over(deal, { ...phase.ending, losers });
}

const over = (deal: Deal, ending: Ending): Deal => ({ ...deal, phase: { type: 'deal-over', ending } });

function withTransfers(scores: BySeat<number>, transfers: readonly Transfer[]): BySeat<number> {
  const net = netOf(transfers, scores.length);
  return mapSeats(scores, (score, seat) => score + net[seat]);
}
