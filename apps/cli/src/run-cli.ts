/** Finds the verb that was asked for and runs it. */
import packageJson from '../package.json' with { type: 'json' };
import { type ExitCode, exitCodes, type Io, type Verb } from './verb.ts';

/**
 * Runs the command.
 * @param args what stands after `tilehouse`
 * @param verbs the verbs there are
 */
export async function runCli(args: readonly string[], io: Io, verbs: readonly Verb[]): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === '--version' || name === '-v') {
    io.stdout.write(`${packageJson.version}\n`);
    return exitCodes.ok;
  }
  if (name === '--help' || name === '-h') {
    io.stdout.write(overview(verbs));
    return exitCodes.ok;
  }
  const verb = verbs.find((candidate) => candidate.name === name);
  if (verb === undefined) {
    const complaint = name === undefined ? '' : `There is no verb "${name}".\n\n`;
    io.stderr.write(complaint + overview(verbs));
    return exitCodes.badUsage;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    io.stdout.write(verb.help);
    return exitCodes.ok;
  }
  return verb.run(rest, io);
}

function overview(verbs: readonly Verb[]): string {
  const width = Math.max(...verbs.map(({ name }) => name.length));
  const lines = verbs.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}\n`);
  return `Usage: npx tilehouse <verb> [options]

${lines.join('')}
npx tilehouse <verb> --help says more about a verb; npx tilehouse --version says which version this is.
`;
}
