/** The load of table servers: a house's and others'. */
export {
  type LoadContender,
  type LoadFigures,
  type LoadPlan,
  type LoadResult,
  measureLoad,
} from './measure-load.ts';
export { installPeers, otherPeers, wsPeers } from './peers.ts';
export { canPin, type LoadedServer, nodeOnCore } from './processes.ts';
