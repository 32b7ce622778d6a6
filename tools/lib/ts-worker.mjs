// Starts a worker thread whose code is TypeScript: registers the loader first, then runs the module it is given.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
