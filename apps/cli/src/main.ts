/** The tilehouse command as a program. */
import { runCli } from './run-cli.ts';
import { exitCodes } from './verb.ts';
import { verbs } from './verbs.ts';

// Whoever reads our output may stop early (`tilehouse … | head`): then there is nobody left to write for.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(exitCodes.ok);
    if (stream !== process.stderr) process.stderr.write(`Can't write the answers: ${error.message}\n`);
    process.exit(exitCodes.badUsage);
  });
}

process.exitCode = await runCli(process.argv.slice(2), process, verbs);
