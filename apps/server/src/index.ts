/** What other programs may use of the server. */
export { type Output, runServer, type ServerIo } from './run-server.ts';
