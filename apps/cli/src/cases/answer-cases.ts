/** What score and analyse have in common: a JSON answer a line in the order of the cases, bad ones named. */
import { type CaseError, findMahjongGame, type Result, type Ruleset } from '@tilehouse/engine';
import { parseOptions } from '@tilehouse/server/parse-options';
import { type ExitCode, exitCodes, type Io } from '../verb.ts';
import { readCases, type WrittenCase } from './read-cases.ts';

/** Answers one case, or says what is wrong with it. */
export type AnswerCase = (input: unknown) => Result<Readonly<Record<string, unknown>>, CaseError>;

/** Looks a mahjong ruleset up by id. */
export const findRules = (id: string): Ruleset | undefined => findMahjongGame(id)?.rules;

/** Reads the cases a verb was given, writes an answer a line, and returns the exit status. */
export async function answerCases(args: readonly string[], io: Io, answer: AnswerCase): Promise<ExitCode> {
  const options = parseOptions(args, { json: { type: 'boolean' } });
  if (options.type === 'bad-usage') return complain(io, options.message);
  const [file, ...more] = options.positionals;
  if (more.length > 0) return complain(io, `One file at a time, please; ${more.join(' ')} is more.`);
  const read = await readCases(file, io);
  if (read.type === 'unreadable') return complain(io, read.message);
  let failed = false;
  for (const each of read.cases) {
    const line = answerLine(each, answer);
    failed ||= 'error' in line;
    io.stdout.write(`${JSON.stringify(line)}\n`);
  }
  return failed ? exitCodes.failed : exitCodes.ok;
}

function complain(io: Io, message: string): ExitCode {
  io.stderr.write(`${message}\n`);
  return exitCodes.badUsage;
}

function answerLine(written: WrittenCase, answer: AnswerCase): Readonly<Record<string, unknown>> {
  if (written.type !== 'json') return { error: written.type, at: '' };
  const { value } = written;
  const id = idOf(value);
  const answered = answer(value);
  if (answered.ok) return { ...id, ...answered.value };
  const { code, at, part } = answered.error;
  return { ...id, error: code, at, ...(part === undefined ? {} : { part }) };
}

function idOf(value: unknown): { readonly id?: unknown } {
  return typeof value === 'object' && value !== null && 'id' in value ? { id: value.id } : {};
}
