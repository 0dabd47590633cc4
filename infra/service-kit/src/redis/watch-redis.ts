import { Counter, Gauge, type Registry } from 'prom-client';
import type { Redis } from './open-redis.ts';

/** Metrics for Prometheus: whether Redis responds, and how often a service used its fallback. */
export function watchRedis(redis: Pick<Redis, 'upForMs' | 'fallbacks'>, registry: Registry): void {
  new Gauge({
    name: 'bergauf_redis_up',
    help: 'Whether Redis answers this process: 1 or 0.',
    registers: [registry],
    collect() {
      this.set(redis.upForMs() === null ? 0 : 1);
    },
  });
  new Counter({
    name: 'bergauf_redis_fallbacks_total',
    help: 'Calls that this process answered without Redis, because it was away or refused the command.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(redis.fallbacks());
    },
  });
}
