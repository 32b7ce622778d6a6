/** A client for programs: an agent, a script, the tests. */
export { protocolVersion } from '@tilehouse/protocol';
