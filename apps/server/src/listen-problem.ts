/** Says in plain words why the server couldn't start listening, and what to do about it. */
import type { ServeOptions } from './serve-options.ts';

/** @returns nothing when the error is another kind, one of our own mistakes */
export function listenProblem(error: unknown, { port, host }: ServeOptions): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const another = port < 65_535 ? port + 1 : 3000;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: another program is using it, perhaps Tilehouse itself.
Stop that program, or choose another port: npm start -- --port ${another}`;
    case 'EACCES':
      return `Port ${port} is kept for administrators. Choose another: npm start -- --port 3000`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return `This computer has no address ${host}. Leave --host out to listen on all it has.`;
    default:
      return undefined;
  }
}
