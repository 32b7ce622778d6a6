/**
 * Everybody at a table presses Win, Leave and Rematch in the same moment, over and over: each moment has one outcome,
 * the one that the rules say, whatever arrives first.
 */
import { randomBytes } from 'node:crypto';
import {
  findMahjongGame,
  type MahjongGame,
  othersAfter,
  type Seat,
  seatsOf,
  seededRandom,
} from '@tilehouse/engine';
import { HouseClient } from '@tilehouse/sdk';
import type { StorePlace } from '../../store/open-store.ts';
import { fetchFromAnywhere } from '../fetch-from.ts';
import { allWait, laidGame, wanted } from '../laid-game.ts';
import { type Button, Party, type Press, type Pressed } from '../party.ts';
import { type TestHouse, testHouse } from '../test-house.ts';
import { TestPerson } from '../test-person.ts';
import { tableFaults } from './table-faults.ts';

export interface SameMoment {
  readonly place: StorePlace;
  readonly game: string;
  readonly rounds: number;
  readonly seed: number;
  /** Milliseconds within which everybody presses; without, all at once in an order of chance. */
  readonly within?: number;
  /** Nodes on the place; one neighbour is at another. */
  readonly nodes?: number;
  progress?(rounds: number): void;
}

export interface SameMoments {
  readonly rounds: number;
  readonly tables: number;
  /** Tiles that one, two or three pressed Win for. */
  readonly winners: readonly number[];
  readonly dealt: number;
  readonly left: number;
  /** Answers by what they said. */
  readonly answers: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** Hands at one table, at most: nobody is so quick for long that the house counts their messages. */
const mostHands = 8;
/** What may be said to who was too slow. */
const fair = ['too-late', 'deal-in-play', 'table-closed'];

export async function sameMoment(what: SameMoment): Promise<SameMoments> {
  const game = findMahjongGame(what.game);
  if (game === undefined) throw new Error(`no game ${what.game}`);
  const seams = { findGame: () => laidGame(game, () => allWait) };
  const houses: TestHouse[] = [];
  // one after the other: the first makes the database
  for (let node = 0; node < (what.nodes ?? 1); node += 1)
    houses.push(await testHouse({ place: what.place, seams }));
  const moments = new Moments(what, game, houses);
  try {
    await moments.play();
    return moments.figures;
  } finally {
    for (const house of houses) await house.close();
  }
}

class Moments {
  private readonly what: SameMoment;
  private readonly game: MahjongGame;
  private readonly houses: readonly TestHouse[];
  private readonly random: () => number;
  private readonly faults: string[] = [];
  private readonly answers: Record<string, number> = {};
  private readonly winners = [0, 0, 0];
  private readonly counts = { rounds: 0, tables: 0, dealt: 0, left: 0 };
  /** By deal, who must have won it at the table that is played. */
  private due = new Map<number, Seat>();

  constructor(what: SameMoment, game: MahjongGame, houses: readonly TestHouse[]) {
    this.what = what;
    this.game = game;
    this.houses = houses;
    this.random = seededRandom(what.seed);
  }

  get figures(): SameMoments {
    const reported = this.houses.flatMap(({ faults }) => faults);
    return {
      ...this.counts,
      winners: this.winners,
      answers: this.answers,
      faults: [...this.faults, ...reported],
    };
  }

  async play(): Promise<void> {
    const { rounds, progress } = this.what;
    while (this.counts.rounds < rounds) {
      this.due = new Map();
      const party = await this.newParty();
      this.counts.tables += 1;
      for (let goesOn = true; goesOn && this.due.size < mostHands && this.counts.rounds < rounds; ) {
        goesOn = await this.round(party);
        this.counts.rounds += 1;
        progress?.(this.counts.rounds);
      }
      const { store } = this.house(0);
      this.faults.push(...(await tableFaults(store, party, this.due)));
      party.close();
    }
  }

  /** One hand to its end, and what comes after. @returns whether another was dealt */
  private async round(party: Party): Promise<boolean> {
    await party.all(({ stage }) => stage === 'in-play');
    const { deals } = party.view(0);
    const dealer = party.view(0).view?.common.position?.dealer ?? 0;
    await party.play(dealer, { type: 'discard', tile: wanted });
    const others = othersAfter(dealer, this.game.seats);
    await Promise.all(
      others.map((seat) => party.eyes(seat).until(() => party.view(seat).prompt !== undefined)),
    );
    const first = await this.moment(party, this.claimPresses(dealer));
    await party.all((view) => view.stage !== 'in-play' || view.deals > deals);
    if (this.isDecided(first)) return this.judged(party, deals, first);
    return this.judged(party, deals, [...first, ...(await this.moment(party, this.resultPresses()))]);
  }

  /** Everybody who may wins or passes, and some press what can only come later. */
  private claimPresses(dealer: Seat): readonly Press[] {
    const others = othersAfter(dealer, this.game.seats);
    const wins = others.filter(() => this.random() < 0.7);
    const [nearest = others[0]] = wins;
    if (nearest === undefined) throw new Error('nobody is asked');
    const pressing = wins.length === 0 ? [nearest] : wins;
    this.due.set(this.dealsSoFar + 1, nearest);
    this.winners[pressing.length - 1] = (this.winners[pressing.length - 1] ?? 0) + 1;
    const answers = others.flatMap((seat): readonly Press[] => {
      const press = this.pressOf(seat, pressing.includes(seat) ? 'win' : 'pass');
      return this.random() < 0.3 ? [press, this.pressOf(seat, press.button)] : [press];
    });
    const later = this.game.banked ? seatsOf(this.game.seats).flatMap((seat) => this.laterOf(seat, 0.1)) : [];
    return [...answers, ...later];
  }

  private resultPresses(): readonly Press[] {
    const ready = seatsOf(this.game.seats).map((seat) => this.pressOf(seat, 'ready'));
    const leaves = seatsOf(this.game.seats).filter(() => this.game.banked && this.random() < 0.25);
    return [...ready, ...leaves.map((seat) => this.pressOf(seat, 'leave'))];
  }

  private laterOf(seat: Seat, leaves: number): readonly Press[] {
    const chance = this.random();
    if (chance < leaves) return [this.pressOf(seat, 'leave')];
    return chance < 0.6 ? [this.pressOf(seat, 'ready')] : [];
  }

  private pressOf(seat: Seat, button: Button): Press {
    return { seat, button, after: Math.floor(this.random() * (this.what.within ?? 0)) };
  }

  private async moment(party: Party, presses: readonly Press[]): Promise<readonly Pressed[]> {
    const pressed = await party.press(this.mixed(presses));
    for (const { answer, button, seat } of pressed) {
      const said = answer.type === 'done' ? 'done' : answer.code;
      const name = `${button}: ${said}`;
      this.answers[name] = (this.answers[name] ?? 0) + 1;
      if (said !== 'done' && !fair.includes(said)) this.faults.push(`${seat} was told ${name}`);
    }
    return pressed;
  }

  private mixed(presses: readonly Press[]): readonly Press[] {
    return presses
      .map((press) => ({ press, order: this.random() }))
      .sort((a, b) => a.order - b.order)
      .map(({ press }) => press);
  }

  /** Whether somebody has left, or all are ready. */
  private isDecided(pressed: readonly Pressed[]): boolean {
    return done(pressed, 'leave').length > 0 || new Set(done(pressed, 'ready')).size === this.game.seats;
  }

  /** Holds what everybody sees against what they were told. */
  private async judged(party: Party, deals: number, pressed: readonly Pressed[]): Promise<boolean> {
    await party.all(({ deals: now, stage }) => stage === 'closed' || (stage === 'in-play' && now > deals));
    const leavers = done(pressed, 'leave');
    const [leaver] = leavers;
    if (leaver === undefined) this.counts.dealt += 1;
    else this.counts.left += 1;
    if (leavers.length > 1) this.faults.push(`${leavers.join(' and ')} left the same table`);
    for (const [seat] of party.seen.entries()) {
      const { closing, deals: now, stage } = party.view(seat);
      const saw = leaver === undefined ? `${stage} ${now}` : `${closing?.reason} ${closing?.player} ${now}`;
      const due =
        leaver === undefined ? `in-play ${deals + 1}` : `left ${party.people[leaver]?.me.id} ${deals}`;
      if (saw !== due) this.faults.push(`${seat} saw ${saw}, not ${due}`);
    }
    return leaver === undefined;
  }

  private get dealsSoFar(): number {
    return this.due.size;
  }

  private house(place: number): TestHouse {
    const house = this.houses[place % this.houses.length];
    if (house === undefined) throw new Error('there is no house');
    return house;
  }

  /** People with accounts, each at the next node, at a table of theirs at which nobody waits for the pace. */
  private async newParty(): Promise<Party> {
    const people = await Promise.all(seatsOf(this.game.seats).map((seat) => newcomer(this.house(seat).url)));
    const [host] = people;
    if (host === undefined) throw new Error('nobody came');
    const customs = { evenPace: false, clocks: { answer: 30, turn: null, bank: 0 } };
    const { id } = await host.client.post<{ id: string }>('tables', { game: this.game.id, customs });
    return Party.sitDown(id, people);
  }
}

/** The seats that pressed a button and were told it is done. */
function done(pressed: readonly Pressed[], wanted: Button): readonly Seat[] {
  return pressed
    .filter(({ answer, button }) => button === wanted && answer.type === 'done')
    .map(({ seat }) => seat);
}

async function newcomer(url: string): Promise<TestPerson> {
  const client = new HouseClient({ url, fetch: fetchFromAnywhere() });
  const name = `p${randomBytes(6).toString('hex')}`;
  const { me } = await client.post<{ me: TestPerson['me'] }>('sign-up', { name, password: `${name} plays` });
  return TestPerson.of(client, me);
}
