import { availableParallelism } from 'node:os';

const enginesOwnDefault = 4;
/** Work of a function, in V8's own unit, before it is compiled again; the default of V8 11 is 1,800,000, of V8 13 it is 13,000,000. */
const wasmTieringBudget = 40_000_000;

/**
 * V8 flags for the process that runs this server. V8 collects garbage on four threads regardless of the number of processors;
 * on two processors they would block the request thread for up to 0.1 s at a time. Of the embedded database, which is WebAssembly, fewer
 * functions are compiled for speed: a first import takes 1 s of processor time less (decision 0066).
 */
export function v8Options(): string[] {
  const threads = Math.min(enginesOwnDefault, Math.max(1, availableParallelism() - 1));
  return [`--v8-pool-size=${threads}`, `--wasm-tiering-budget=${wasmTieringBudget}`];
}
