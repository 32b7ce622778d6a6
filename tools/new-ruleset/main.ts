/** `npm run new-ruleset`: makes a ruleset that already plays, and adds it to every list. */
import path from 'node:path';
import { findMahjongGame, mahjongGames } from '@tilehouse/engine';
import { parseOptions } from '@tilehouse/server/parse-options';
import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { rulesetModel, templateModel } from './model.ts';
import { namesOf } from './names.ts';
import { places } from './places.ts';
import { recordedPlay, recordPlay } from './records.ts';
import { whyNot } from './refusals.ts';
import { type Written, writeRuleset } from './write-ruleset.ts';

const usage = `Usage: npm run new-ruleset ID [-- --from RULESET]

Makes a ruleset in ${places.rulesets}/ID that already plays, and adds it to every list.
ID is in small letters with a - between words, such as three-dots. Without --from it is a small ruleset of four sets and
a pair; with it, a copy of a ruleset there is: ${mahjongGames.map(({ id }) => id).join(', ')}.`;

async function main(args: readonly string[]): Promise<number> {
  const parsed = parseOptions(args, { from: { type: 'string' }, help: { type: 'boolean', short: 'h' } });
  if (parsed.type === 'bad-usage') return complain(`${parsed.message}\n\n${usage}`);
  const [id, ...more] = parsed.positionals;
  const { from, help } = parsed.values;
  if (help) {
    console.log(usage);
    return 0;
  }
  if (id === undefined) return complain(usage);
  if (more.length > 0)
    return complain(`One ruleset at a time, please: "${more[0]}" is too many.\n\n${usage}`);
  if (from !== undefined && findMahjongGame(from) === undefined) {
    const ids = mahjongGames.map((game) => game.id).join(', ');
    return complain(`There is no ruleset "${from}" to begin from. There are: ${ids}.`);
  }
  const model = from === undefined ? templateModel() : rulesetModel(from);
  const problem = whyNot(id, model);
  if (problem !== undefined) return complain(problem);
  const written = writeRuleset(root, namesOf(id), model);
  const status = (await format(written)) || (await record(id, from));
  if (status === 0) console.log(whatIsLeft(id, written));
  return status;
}

/** Names of other lengths need other lines. @returns the formatter's exit status */
async function format({ folder, words, lists }: Written): Promise<number> {
  const biome = path.join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'check', '--write', '--log-level=error', folder, ...words, ...lists];
  const { status, output } = await run(process.execPath, args, { cwd: root, output: 'capture' });
  if (status !== 0) console.error(output);
  return status;
}

/** Puts on record how the new ruleset plays: a copy as what it was copied from. @returns an exit status */
async function record(id: string, from: string | undefined): Promise<number> {
  const original = from === undefined ? undefined : findMahjongGame(from);
  if (original === undefined) {
    // in a process of its own: this one has read the registry already
    const args = ['--import', 'tsx', path.join('tools', 'new-ruleset', 'record.ts'), id];
    const { status, output } = await run(process.execPath, args, { cwd: root, output: 'capture' });
    if (status !== 0) console.error(output);
    return status;
  }
  recordPlay(id, recordedPlay(original.rules));
  return 0;
}

function whatIsLeft(id: string, { folder, words, lists }: Written): string {
  const records = [places.fingerprints, places.optionEffects, places.shuffle];
  return `
${id} is made and plays already. It is in ${folder}, and in these lists:
${[...lists, ...records].map((list) => `  ${list}`).join('\n')}

What is left, in its folder:
${columns([
  ['RULES.md', 'your rules, a numbered clause for each'],
  ['index.ts', 'players, tiles, moves, claims, who deals when'],
  ['options.ts', 'what a table may choose'],
  ['patterns.ts', 'the fan table'],
  ['settle.ts', 'who pays what'],
  ['golden.txt', 'a hit and a near miss for each row of the fan table'],
  ['*.test.ts', 'a test for each clause, called after it'],
])}
and elsewhere:
${columns([
  ...words.map((file) => [file, 'name, card, moves, patterns, options'] as const),
  ['apps/web/src/home/rulesets/', 'a picture for its card; without one it has a plain one'],
  ['README.md, CHANGELOG.md', 'a line for people'],
])}

While you work:
${columns([
  [`npx vitest rulesets clauses -t ${id}`, 'its own tests, again at every edit'],
  ['npx tsc -p packages/tsconfig.test.json', 'says which words are missing'],
  [`npx tilehouse rules ${id}`, 'what the fan table and payments came to'],
  [`npx tilehouse selfplay --ruleset ${id} …`, 'computers play it; --help says what more to give'],
  ['npm run dev', 'play it'],
])}
Once it plays as it should:
${columns([
  [`npm run record-ruleset ${id}`, 'writes down how it plays, for the tests that notice changes'],
  ['npm run format && npm test', 'everything'],
])}`;
}

/** Lines of two columns. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

function complain(message: string): 2 {
  console.error(message);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
