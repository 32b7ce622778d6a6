/** Table options as data: each has a kind, a range and a default, and is stored in full with each deal. */
import { fail, ok, type Result } from './result.ts';

/** A whole number between two bounds, both allowed. */
export interface IntegerOption {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}
/** One of a few named or numbered values. */
export interface ChoiceOption {
  readonly kind: 'choice';
  readonly values: readonly (string | number)[];
  readonly default: string | number;
}
/** Yes or no. */
export interface FlagOption {
  readonly kind: 'flag';
  readonly default: boolean;
  /** Another flag that must be on for this one to be. */
  readonly needs?: string;
}
export type OptionSpec = IntegerOption | ChoiceOption | FlagOption;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
export type OptionValue = number | string | boolean;

/** The values of a set of options, typed from their specs. */
export type OptionsOf<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]: Specs[Name] extends IntegerOption
    ? number
    : Specs[Name] extends { readonly kind: 'choice'; readonly values: readonly (infer V)[] }
      ? V
      : boolean;
};

/** A plain record of option values, for code that doesn't know which game it serves. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** Why an option was refused. */
export type OptionError =
  | { readonly code: 'unknown-option'; readonly option: string; readonly known: readonly string[] }
  | { readonly code: 'bad-option-value'; readonly option: string; readonly allowed: string };

/** The default of every option, written out. */
export function defaultOptions<Specs extends OptionSpecs>(specs: Specs): OptionsOf<Specs> {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, spec.default]),
  ) as OptionsOf<Specs>;
}

/** Reads options by name: the given ones checked, the rest at their defaults; unknown names are refused. */
export function readOptions<Specs extends OptionSpecs>(
  specs: Specs,
  given: Readonly<Record<string, unknown>>,
): Result<OptionsOf<Specs>, OptionError> {
  const values: Record<string, unknown> = { ...defaultOptions(specs) };
  for (const [option, value] of Object.entries(given)) {
    const spec = Object.hasOwn(specs, option) ? specs[option] : undefined;
    if (spec === undefined) return fail({ code: 'unknown-option', option, known: Object.keys(specs) });
    if (!allows(spec, value)) return fail({ code: 'bad-option-value', option, allowed: describeRange(spec) });
    values[option] = value;
  }
  for (const [option, spec] of Object.entries<OptionSpec>(specs)) {
    if (spec.kind !== 'flag' || spec.needs === undefined || values[option] !== true) continue;
    if (values[spec.needs] !== true)
      return fail({
        code: 'bad-option-value',
        option,
        allowed: `false, or true together with ${spec.needs}`,
      });
  }
  return ok(values as OptionsOf<Specs>);
}

/** The values an option allows, as text: `0–10`, `half-spicy | full-spicy`, `true | false`. */
export function describeRange(spec: OptionSpec): string {
  if (spec.kind === 'integer') return `${spec.min}–${spec.max}`;
  if (spec.kind === 'choice') return spec.values.join(' | ');
  return 'true | false';
}

/** Every value an option allows, lowest or first named first. */
export function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  if (spec.kind === 'choice') return spec.values;
  if (spec.kind === 'flag') return [false, true];
  return Array.from({ length: spec.max - spec.min + 1 }, (_, at) => spec.min + at);
}

function allows(spec: OptionSpec, value: unknown): boolean {
  if (spec.kind === 'flag') return typeof value === 'boolean';
  if (spec.kind === 'choice') return spec.values.some((allowed) => allowed === value);
  return Number.isInteger(value) && Number(value) >= spec.min && Number(value) <= spec.max;
}
