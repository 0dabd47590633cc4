import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReplicaFigures } from './open-reads.ts';

/** Metrics for Prometheus: the read replica's lag, and the sources of shoppers' own data. */
export function watchReads({ lagMs, reads }: ReplicaFigures, registry: Registry): void {
  new Gauge({
    name: 'bergauf_api_replica_answers',
    help: 'Whether it is known how far the read replica is: 1 or 0.',
    registers: [registry],
    collect() {
      this.set(lagMs() === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'bergauf_api_replica_lag_seconds',
    help: 'How far the read replica is behind at most; 0 while that is not known.',
    registers: [registry],
    collect() {
      this.set((lagMs() ?? 0) / 1000);
    },
  });
  new Counter({
    name: 'bergauf_api_own_reads_total',
    help: 'Reads of what belongs to one shopper: from the replica, or why from the database itself.',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [from, count] of reads) this.inc({ from }, count);
    },
  });
}
