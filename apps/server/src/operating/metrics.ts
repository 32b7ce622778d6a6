/** What the house counts of itself, for Prometheus. No label tells one table or player from another. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is looked up when somebody asks. */
export interface MetricSources {
  sockets(): number;
  tables(): number;
}

export interface Metrics {
  readonly registry: Registry;
  refused(code: string): void;
  fault(): void;
  overdue(tables: number): void;
  /** A command was answered after so many seconds. */
  commanded(seconds: number): void;
}

/** Codes come from clients' mistakes, and there are only so many; what isn't one of ours counts as other. */
const shapeOfCode = /^[a-z][a-z-]{2,39}$/;

export function houseMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  gauge('tilehouse_sockets', 'Open sockets of this node.', () => sources.sockets());
  gauge('tilehouse_tables', 'Tables this node has in memory.', () => sources.tables());
  const refusals = new Counter({
    name: 'tilehouse_refused_total',
    help: 'Messages and commands refused, by code.',
    labelNames: ['code'],
    registers,
  });
  const faults = new Counter({ name: 'tilehouse_faults_total', help: 'Faults of our own.', registers });
  const late = new Gauge({
    name: 'tilehouse_tables_overdue',
    help: 'Tables past their deadline at the last look.',
    registers,
  });
  const commands = new Histogram({
    name: 'tilehouse_command_seconds',
    help: 'From a command to its answer, kept for good in between.',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  });
  return {
    registry,
    refused: (code) => refusals.inc({ code: shapeOfCode.test(code) ? code : 'other' }),
    fault: () => faults.inc(),
    overdue: (tables) => late.set(tables),
    commanded: (seconds) => commands.observe(seconds),
  };

  function gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  }
}
