/** Plays a self-play run, here or spread over workers; the result is the same. */
import { Worker } from 'node:worker_threads';
import { runWalls, type WallReport, type WallsJob } from './run-walls.ts';

/** Where the built worker lies, beside the built command. */
const workerFile = new URL('./self-play-worker.js', import.meta.url);

/** Plays all walls of the job over `jobs` workers (1: in this thread) and returns them in order. */
export async function runSelfPlay(
  job: WallsJob,
  how: { jobs: number; progress: (walls: number) => void },
): Promise<readonly WallReport[]> {
  const walls: WallReport[] = [];
  const report = (wall: WallReport): void => {
    walls.push(wall);
    how.progress(walls.length);
  };
  if (how.jobs <= 1) runWalls(job, report);
  else await Promise.all(stretches(job, how.jobs).map((stretch) => inWorker(stretch, report)));
  return walls.sort((a, b) => a.wall - b.wall);
}

/** Cuts a job into stretches of nearly equal length. */
function stretches(job: WallsJob, jobs: number): readonly WallsJob[] {
  const size = Math.ceil(job.count / jobs);
  return Array.from({ length: Math.ceil(job.count / size) }, (_, at) => {
    const first = job.first + at * size;
    return { ...job, first, count: Math.min(size, job.first + job.count - first) };
  });
}

function inWorker(job: WallsJob, report: (wall: WallReport) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: job });
    worker.on('message', report);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))));
  });
}
