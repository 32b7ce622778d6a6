/** A worker of `tilehouse selfplay`: plays its stretch of walls and posts each as it ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { runWalls, type WallsJob } from './run-walls.ts';

runWalls(workerData as WallsJob, (wall) => parentPort?.postMessage(wall));
