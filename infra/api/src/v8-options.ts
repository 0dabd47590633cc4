import { availableParallelism } from 'node:os';

const enginesOwnDefault = 4;

/**
 * V8 flags for the process that runs this server. V8 collects garbage on four threads regardless of the number of processors;
 * on two processors they would block the request thread for up to 0.1 s at a time.
 */
export function v8Options(): string[] {
  const threads = Math.min(enginesOwnDefault, Math.max(1, availableParallelism() - 1));
  return [`--v8-pool-size=${threads}`];
}
