/** `tilehouse rules`: a ruleset's patterns, options and payments, as text or data. */
import {
  defaultOptions,
  describeRange,
  fanRows,
  findMahjongGame,
  formatTiles,
  mahjongGames,
  type OptionValues,
  payerRoles,
  paymentsOf,
  type Ruleset,
  valuesOf,
  type WinSource,
  winSources,
} from '@tilehouse/engine';
import { parseOptions } from '@tilehouse/server/parse-options';
import { type ExitCode, exitCodes, type Io, type Verb } from '../verb.ts';

const help = `Usage: npx tilehouse rules [RULESET] [--json]

Without RULESET lists the rulesets there are. With one prints its tiles, options, fan table and payments under the
default options; --json prints the same as data.
`;

export const rules: Verb = {
  name: 'rules',
  summary: 'the rulesets: patterns, options, payments',
  help,
  async run(args, io) {
    const options = parseOptions(args, { json: { type: 'boolean' } });
    if (options.type === 'bad-usage') return complain(io, options.message);
    const [id, ...more] = options.positionals;
    if (more.length > 0) return complain(io, 'One ruleset at a time, please.');
    const json = options.values.json === true;
    if (id === undefined) return list(io, json);
    const found = findMahjongGame(id)?.rules;
    if (found === undefined) return complain(io, unknownRuleset(id));
    const described = describe(found);
    io.stdout.write(json ? `${JSON.stringify(described)}\n` : textOf(described));
    return exitCodes.ok;
  },
};

function complain(io: Io, message: string): ExitCode {
  io.stderr.write(`${message}\n`);
  return exitCodes.badUsage;
}

/** What a verb says of a ruleset that isn't there. */
export function unknownRuleset(id: string): string {
  return `There is no ruleset "${id}". There are: ${mahjongGames.map((game) => game.id).join(', ')}.`;
}

function list(io: Io, json: boolean): ExitCode {
  const ids = mahjongGames.map((game) => game.id);
  io.stdout.write(json ? `${JSON.stringify(ids)}\n` : `${ids.join('\n')}\n`);
  return exitCodes.ok;
}

function describe(ruleset: Ruleset) {
  const { id, version, seats, unit, banked, tileSet } = ruleset;
  const options = defaultOptions(ruleset.options) as OptionValues;
  return {
    ...{ id, version, seats, unit, banked, tileSet },
    tiles: formatTiles(ruleset.tiles),
    options: ruleset.options,
    tally: ruleset.tally(options),
    patterns: fanRows(ruleset, options).map(({ id: pattern, fan, implies }) => ({
      id: pattern,
      fan,
      ...(implies.length > 0 ? { implies } : {}),
    })),
    payments: payments(ruleset, options),
    paymentsPerFei: perFei(ruleset, options),
    kongs: Object.fromEntries(
      (['concealed', 'added', 'claimed'] as const).map((kind) => [kind, ruleset.payKong(kind, options)]),
    ),
  };
}

/** What each payer owes at every fan a table may play from, by how the hand was won, without any Fei. */
function payments(ruleset: Ruleset, options: OptionValues) {
  const { cap } = ruleset.tally(options);
  const least = lowestMinimum(ruleset, options);
  return Array.from({ length: cap - least + 1 }, (_, at) => {
    const fan = least + at;
    const owed = sourcesOf(ruleset, options).map((source) => [
      source,
      paymentsOf(ruleset.payTerms({ fan, fei: 0, source }, options)),
    ]);
    return { fan, ...Object.fromEntries(owed) };
  });
}

/** What each payer owes on top for every Fei the winner holds. */
function perFei(ruleset: Ruleset, options: OptionValues) {
  if (!ruleset.tiles.includes('1x')) return undefined;
  const { minimum } = ruleset.tally(options);
  const owed = sourcesOf(ruleset, options).map((source) => {
    const without = paymentsOf(ruleset.payTerms({ fan: minimum, fei: 0, source }, options));
    const held = paymentsOf(ruleset.payTerms({ fan: minimum, fei: 1, source }, options));
    const roles = payerRoles.filter((role) => held[role] !== undefined);
    return [
      source,
      Object.fromEntries(roles.map((role) => [role, (held[role] ?? 0) - (without[role] ?? 0)])),
    ];
  });
  return Object.fromEntries(owed);
}

/** The lowest minimum any value of any one option allows. */
function lowestMinimum(ruleset: Ruleset, options: OptionValues): number {
  const choices = Object.entries(ruleset.options).flatMap(([name, spec]) =>
    valuesOf(spec).map((value) => ruleset.tally({ ...options, [name]: value }).minimum),
  );
  return Math.min(ruleset.tally(options).minimum, ...choices);
}

const sourcesOf = (ruleset: Ruleset, options: OptionValues): readonly WinSource[] =>
  winSources.filter((source) => source !== 'robbed-kong' || ruleset.robbing('added', options) !== 'nobody');

function textOf(described: ReturnType<typeof describe>): string {
  const { id, seats, unit, tally, options, patterns } = described;
  const optionLines = Object.entries(options).map(
    ([name, spec]) => `  ${name}: ${describeRange(spec)}, ${String(spec.default)} unless chosen`,
  );
  const width = Math.max(...patterns.map((pattern) => pattern.id.length));
  const rows = patterns.map(
    (pattern) => `  ${pattern.id.padEnd(width)}  ${pattern.fan}${insteadOf(pattern)}`,
  );
  const paid = described.payments.map(({ fan, ...owed }) => `  ${fan} fan: ${JSON.stringify(owed)}`);
  return [
    `${id}, ${seats} players, in ${unit}`,
    `at least ${tally.minimum} fan to win, cut at ${tally.cap}, a limit is ${tally.limit}`,
    '',
    'Options',
    ...(optionLines.length > 0 ? optionLines : ['  none']),
    '',
    'Fan',
    ...rows,
    '',
    `Payments in ${unit}, what each payer owes`,
    ...paid,
    ...(described.paymentsPerFei === undefined
      ? []
      : [`  for each Fei on top: ${JSON.stringify(described.paymentsPerFei)}`]),
    ...Object.entries(described.kongs).map(([kind, owed]) => `  ${kind} kong: ${JSON.stringify(owed)}`),
    '',
  ].join('\n');
}

const insteadOf = (pattern: { readonly implies?: readonly string[] }): string =>
  pattern.implies === undefined ? '' : `  (instead of ${pattern.implies.join(', ')})`;
