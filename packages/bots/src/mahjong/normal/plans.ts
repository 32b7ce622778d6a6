/** Plans: the kinds of hands a holding may grow into, each with how far it is and which tiles help. */
import {
  analyserOf,
  dragonTiles,
  feiPlace,
  type HandAnalyser,
  isHonour,
  letterOf,
  type Meld,
  type MeldedPart,
  meldedPart,
  placeOf,
  type Ruleset,
  type Suit,
  type Tile,
  type TileCounts,
  tileAtPlace,
  windTiles,
} from '@tilehouse/engine';
import { pungsAway, pungsThatHelp } from './all-pungs.ts';
import type { Holding } from './holding.ts';

/** A kind of hand to play for; without anything said, four sets and a pair. */
export interface Plan {
  /** The suit it keeps to besides honours; undefined for any. */
  readonly suit?: Suit;
  /** Whether honours are left out too. */
  readonly pure?: boolean;
  /** Pungs and a pair only. */
  readonly pungs?: boolean;
  /** Whether special shapes count too. */
  readonly special?: boolean;
  /** Places of honours it wants pungs of. */
  readonly wanted?: readonly number[];
}

/** Copies held from which on a pung of honours is worth wanting. */
const enoughToWant = 2;

/** The plans that are open to a holding, the plain one first. */
export function plansFor(rules: Ruleset, holding: Holding): readonly Plan[] {
  const { melds, counts } = holding;
  const canPung = melds.every(({ type }) => type !== 'chow');
  const hasSpecial = rules.specialShapes.length > 0 && melds.length === 0;
  const suits =
    rules.suits.length < 2 ? [] : rules.suits.filter((suit) => melds.every(({ face }) => isOf(face, suit)));
  const canBePure = !melds.some(({ face }) => isHonour(face));
  const pairs = honourPlaces.filter(
    (place) =>
      (counts[place] as number) >= enoughToWant && melds.every(({ face }) => face !== tileAtPlace(place)),
  );
  return [
    {},
    ...(hasSpecial ? [{ special: true }] : []),
    ...suits.map((suit): Plan => ({ suit })),
    ...(canBePure ? suits.map((suit): Plan => ({ suit, pure: true })) : []),
    ...(canPung ? [{ pungs: true }, ...suits.map((suit): Plan => ({ suit, pungs: true }))] : []),
    ...pairs.map((place): Plan => ({ wanted: [place] })),
    ...(pairs.length > 1 && pairs.length + melds.length <= 4 ? [{ wanted: pairs }] : []),
  ].filter(({ wanted }: Plan) => wanted === undefined || melds.length < 4);
}

const honourPlaces = [...windTiles, ...dragonTiles].map(placeOf);

const isOf = (face: Tile, suit: Suit): boolean => isHonour(face) || letterOf(face) === suit;

/** The tiles a plan keeps, written anew for each hand that is measured. */
const kept: TileCounts = new Uint8Array(feiPlace + 1);

/** Measures hands by one plan, beside the melds made. */
export class PlanReader {
  readonly plan: Plan;
  private readonly rules: Ruleset;
  private readonly analyser: HandAnalyser;
  /** 1 for each place the plan has a use for. */
  private readonly allowed: Uint8Array;
  private readonly sets: number;
  private readonly melds: MeldedPart;

  constructor(rules: Ruleset, plan: Plan, melds: readonly Meld[]) {
    this.plan = plan;
    this.rules = rules;
    const { analyser, allowed } = kindFor(rules, plan);
    this.analyser = analyser;
    this.allowed = allowed;
    const wanted = (plan.wanted ?? []).map((place) => ({
      tiles: new Array<Tile>(3).fill(tileAtPlace(place)),
    }));
    this.sets = melds.length + wanted.length;
    this.melds = meldedPart([...melds, ...wanted]);
  }

  /** Whether the plan has a use for a place's tiles: what it answers doesn't depend on any other. */
  uses(place: number): boolean {
    return this.allowed[place] === 1;
  }

  /** Tiles still to draw; 0 is complete. */
  away(counts: TileCounts): number {
    const { plan, rules, melds } = this;
    const used = this.kept(counts);
    if (plan.pungs === true) return pungsAway(used, { sets: 4 - this.sets, wilds: rules.wilds });
    return this.missing(counts) + this.analyser.tilesAway(used, melds);
  }

  /** Places whose draw brings the plan on. */
  accepts(counts: TileCounts): readonly number[] {
    const { plan, rules, melds, allowed } = this;
    const used = this.kept(counts);
    if (plan.pungs === true) {
      return pungsThatHelp(used, { sets: 4 - this.sets, wilds: rules.wilds }).filter(
        (place) => allowed[place] === 1,
      );
    }
    const found = this.analyser.accepts(used, melds).filter((place) => allowed[place] === 1);
    const missing = (plan.wanted ?? []).filter((place) => (counts[place] as number) < 3);
    return missing.length === 0 ? found : [...new Set([...found, ...missing])];
  }

  /** The tiles the plan has a use for, without those that stand in wanted pungs; good until the next call. */
  private kept(counts: TileCounts): TileCounts {
    const { suit, pure, wanted } = this.plan;
    if (suit === undefined && pure !== true && wanted === undefined) return counts;
    const { allowed } = this;
    for (let place = 0; place <= feiPlace; place += 1)
      kept[place] = (counts[place] as number) * (allowed[place] as number);
    for (const place of wanted ?? []) kept[place] = Math.max(0, (kept[place] as number) - 3);
    return kept;
  }

  /** Tiles that wanted pungs lack. */
  private missing(counts: TileCounts): number {
    let missing = 0;
    for (const place of this.plan.wanted ?? []) missing += Math.max(0, 3 - (counts[place] as number));
    return missing;
  }
}

/** What plans that keep to the same tiles share. */
interface PlanKind {
  readonly analyser: HandAnalyser;
  readonly allowed: Uint8Array;
}

const kinds = new WeakMap<Ruleset, Map<string, PlanKind>>();

/** The kind of a plan, made once a ruleset. */
function kindFor(rules: Ruleset, plan: Plan): PlanKind {
  let known = kinds.get(rules);
  if (known === undefined) {
    known = new Map();
    kinds.set(rules, known);
  }
  const { suit = '', pure = false, special = false } = plan;
  const key = `${suit} ${pure} ${special}`;
  let kind = known.get(key);
  if (kind === undefined) {
    kind = { analyser: analyserOf(narrowed(rules, plan)), allowed: allowedBy(rules, plan) };
    known.set(key, kind);
  }
  return kind;
}

/** The ruleset without the suits and shapes that a plan leaves out. */
function narrowed(rules: Ruleset, { suit, special }: Plan): Ruleset {
  if (special === true) return rules;
  return { ...rules, suits: suit === undefined ? rules.suits : [suit], specialShapes: [] };
}

/** 1 for each place a plan has a use for. */
function allowedBy(rules: Ruleset, { suit, pure }: Plan): Uint8Array {
  const held = new Set(rules.tiles);
  return Uint8Array.from({ length: feiPlace + 1 }, (_, place) => {
    const tile = tileAtPlace(place);
    if (place === feiPlace) return 1;
    if (!held.has(tile)) return 0;
    if (isHonour(tile)) return pure === true ? 0 : 1;
    return suit === undefined || letterOf(tile) === suit ? 1 : 0;
  });
}
