/** A worker started before it is wanted, so that what it does begins at once. */
export class SpareWorker {
  private readonly start: () => Worker;
  private spare: Worker | undefined;

  constructor(start: () => Worker) {
    this.start = start;
  }

  /** Starts a worker to be taken later, unless one waits already. */
  warm(): void {
    if (this.spare !== undefined) return;
    const worker = this.start();
    this.spare = worker;
    // one that can't even load is of no use to anybody; the next one taken will say so
    worker.addEventListener('error', () => {
      if (this.spare === worker) this.spare = undefined;
    });
  }

  /** The worker that waits, or a new one; it belongs to the caller, who ends it. */
  take(): Worker {
    const worker = this.spare ?? this.start();
    this.spare = undefined;
    return worker;
  }
}
