import { setTimeout as sleep } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { RemoteName } from 'shared-contracts/remote';
import { remoteOf } from '../../app/remote-registry.ts';
import {
  type RemoteFailure,
  type RenderResult,
  type RenderTask,
  traced,
  type WarmResult,
  type WorkerSetup,
} from '../worker/render-task.ts';
import { newTrace, runningSlot, watchedRun } from './watched-run.ts';

/** Milliseconds that a page may wait for a worker before the shopper gets the frame instead. */
const queueTimeoutMs = 5_000;
/** Milliseconds for evaluating all frontends; on a busy machine that takes a while, and nobody waits for it. */
const warmTimeoutMs = 10_000;

export type RenderPool = {
  render(path: string, excluded: readonly RemoteName[]): Promise<RenderOutcome>;
  /** Loads every module of every remote. */
  warm(): Promise<RemoteFailure[]>;
  /** Finishes what is running, then ends the workers. */
  close(): Promise<void>;
};

export type RenderOutcome =
  | { kind: 'rendered'; result: RenderResult }
  /** The worker was ended; `culprit` is the remote whose code was running, when that is known. */
  | { kind: 'hung'; culprit: RemoteFailure | null }
  /** No worker had time for it. */
  | { kind: 'busy' };

export type PoolOptions = { setup: WorkerSetup; workerFile: string; threads: number; hangTimeoutMs: number };

/** Render workers of one release set. A new set means a new pool (ARCHITECTURE 4). */
export function createRenderPool({ setup, workerFile, threads, hangTimeoutMs }: PoolOptions): RenderPool {
  const pool = new Piscina<RenderTask, RenderResult | WarmResult>({
    filename: workerFile,
    workerData: setup,
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    env: { NODE_ENV: 'production' },
    execArgv: [],
    // Beyond this the shopper is better served with the frame at once.
    maxQueue: 200,
  });
  // Errors of workers reach the caller through the task; this one keeps them from being thrown at the process as well.
  pool.on('error', () => {});
  const ids = traced(setup);

  function culpritOf(trace: SharedArrayBuffer): RemoteFailure | null {
    const id = ids[Atomics.load(new Int32Array(trace), runningSlot)];
    if (!id) return null;
    const remote = remoteOf(id);
    const version = setup.set.remotes[remote]?.version ?? 'none';
    return { remote, version, phase: 'hang', message: `${id} stopped its render worker` };
  }

  return {
    async render(path, excluded) {
      const trace = newTrace();
      const outcome = await watchedRun(
        (signal) => pool.run({ kind: 'render', path, excluded, trace }, { signal }),
        trace,
        { runMs: hangTimeoutMs, queueMs: queueTimeoutMs },
      );
      if (outcome.kind === 'done') return { kind: 'rendered', result: outcome.value as RenderResult };
      return outcome.kind === 'hung' ? { kind: 'hung', culprit: culpritOf(trace) } : outcome;
    },
    async warm() {
      const patience = { runMs: warmTimeoutMs, queueMs: warmTimeoutMs };
      const rounds = Array.from({ length: threads }, async (): Promise<RemoteFailure[]> => {
        const trace = newTrace();
        const outcome = await watchedRun((signal) => pool.run({ kind: 'warm', trace }, { signal }), trace, patience);
        if (outcome.kind === 'done') return (outcome.value as WarmResult).failures;
        const culprit = culpritOf(trace);
        if (!culprit) throw new Error('A render worker could not be warmed');
        return [culprit];
      });
      return (await Promise.all(rounds)).flat();
    },
    async close() {
      // A request that was given this pool a moment ago may still be on its way into the queue.
      await sleep(50);
      await pool.close();
    },
  };
}
