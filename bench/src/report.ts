/** What `tilehouse bench` reports: figures, and ratios against peers in the same run. */
import type { Measured } from './measure.ts';

/** How many times faster one is than another, measured side by side. */
export interface Ratio {
  readonly name: string;
  readonly against: string;
  readonly ratio: number;
}

/** Times of single operations, where the slow ones matter. */
export interface Latency {
  readonly name: string;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly samples: number;
}

export interface BenchReport {
  readonly results: readonly Measured[];
  readonly ratios: readonly Ratio[];
  readonly latencies: readonly Latency[];
}

/** Ratios of the first (ours) against each of the others. */
export function ratiosOf([ours, ...peers]: readonly Measured[]): readonly Ratio[] {
  if (ours === undefined) return [];
  return peers.map((peer) => ({
    name: ours.name,
    against: peer.name,
    ratio: Number((ours.opsPerSecond / peer.opsPerSecond).toPrecision(3)),
  }));
}
