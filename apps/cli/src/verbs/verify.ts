/** `tilehouse verify`: whether a record of a deal is right. */
import { readFile } from 'node:fs/promises';
import { dealRecord } from '@tilehouse/protocol';
import { parseOptions } from '@tilehouse/server/parse-options';
import { type DealRecord, type RecordFault, type Verdict, verifyRecord } from '@tilehouse/table';
import { type ExitCode, exitCodes, type Io, type Verb } from '../verb.ts';

const help = `Usage: npx tilehouse verify FILE [--json]

Plays an exported record again by the rules: the shuffle is what everybody bound themselves to, every step is legal,
every payment exact. Prints one line; exits with 1 and the first wrong step when it isn't right.
`;

/** What is wrong, for people. */
const words: Readonly<Record<RecordFault, string>> = {
  'game-unknown': 'this build has no such game',
  'other-rules': 'it was played under another version of the rules than this build has',
  'entropy-differs': 'what a device showed is not what it had bound itself to',
  'commitment-differs': 'what the table showed is not what it had bound itself to',
  'no-deal': 'nothing in it deals the tiles',
  'deal-differs': 'the tiles are not those that its seed deals',
  'not-offered': 'somebody did what nobody had asked them for',
  'step-differs': 'this cannot follow by the rules',
  'not-over': 'it ends before the deal is over',
  'after-the-end': 'it goes on after the deal is over',
  'result-differs': 'the result is not what was played',
};

export const verify: Verb = {
  name: 'verify',
  summary: 'check the record of a deal: shuffle, every step, every payment',
  help,
  async run(args, io) {
    const options = parseOptions(args, { json: { type: 'boolean' } });
    if (options.type === 'bad-usage') return complain(io, options.message);
    const [file, ...more] = options.positionals;
    if (file === undefined || more.length > 0) return complain(io, 'Name one file: tilehouse verify FILE.');
    const record = await readRecord(file);
    if (typeof record === 'string') return complain(io, record);
    const verdict = verifyRecord(record);
    io.stdout.write(options.values.json ? `${JSON.stringify(dataOf(verdict))}\n` : `${lineOf(verdict)}\n`);
    return verdict.type === 'right' ? exitCodes.ok : exitCodes.failed;
  },
};

function complain(io: Io, message: string): ExitCode {
  io.stderr.write(`${message}\n`);
  return exitCodes.badUsage;
}

/** The record in a file, or what is wrong with it. */
async function readRecord(file: string): Promise<DealRecord | string> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return `Can't read ${file}.`;
  const read = dealRecord.safeParse(parsed(text));
  if (read.success) return read.data as DealRecord;
  const [issue] = read.error.issues;
  const at = issue?.path.map(String).join('.') || 'the beginning';
  return `${file} holds no record of a deal: ${issue?.message ?? 'it is no JSON'} (at ${at}).`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lineOf(verdict: Verdict): string {
  if (verdict.type === 'wrong') {
    const where = verdict.step === undefined ? '' : ` (step ${verdict.step + 1})`;
    return `Wrong: ${words[verdict.fault]}${where}.`;
  }
  const shuffle = verdict.fair
    ? 'the shuffle is what everybody had bound themselves to'
    : 'the tiles are those of its seed';
  return `Right: ${verdict.steps} steps are legal, the payments are exact, and ${shuffle}.`;
}

function dataOf(verdict: Verdict): unknown {
  const { type, ...rest } = verdict;
  return { right: type === 'right', ...rest };
}
