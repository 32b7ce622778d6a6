/** The server as a program: `node dist/main.js [options]`. */
import { runServer } from './run-server.ts';

// Whoever read our output may go away (`npm start | head`); that is no reason to stop serving.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

process.exitCode = await runServer(process.argv.slice(2), process);
