import { availableParallelism } from 'node:os';

const enginesOwnDefault = 4;

/**
 * What Node is to be started with for this server. The engine collects garbage on four threads wherever it is; on two processors
 * they would push aside the one that answers, for a tenth of a second at a time.
 */
export function engineOptions(): string[] {
  const threads = Math.min(enginesOwnDefault, Math.max(1, availableParallelism() - 1));
  return [`--v8-pool-size=${threads}`];
}
