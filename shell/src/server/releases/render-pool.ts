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
  | { kind: 'hung'; culprit: RemoteFailure | null };

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
    const id = ids[Atomics.load(new Int32Array(trace), 0)];
    if (!id) return null;
    const remote = remoteOf(id);
    const version = setup.set.remotes[remote]?.version ?? 'none';
    return { remote, version, phase: 'hang', message: `${id} stopped its render worker` };
  }

  return {
    async render(path, excluded) {
      const trace = newTrace();
      const abort = new AbortController();
      const timer = setTimeout(() => abort.abort(), hangTimeoutMs);
      try {
        const result = await pool.run({ kind: 'render', path, excluded, trace }, { signal: abort.signal });
        return { kind: 'rendered', result: result as RenderResult };
      } catch (cause) {
        if (!abort.signal.aborted && !isLostWorker(cause)) throw cause;
        return { kind: 'hung', culprit: culpritOf(trace) };
      } finally {
        clearTimeout(timer);
      }
    },
    async warm() {
      const rounds = Array.from({ length: threads }, async () => {
        const trace = newTrace();
        const abort = new AbortController();
        const timer = setTimeout(() => abort.abort(), hangTimeoutMs);
        try {
          const { failures } = (await pool.run({ kind: 'warm', trace }, { signal: abort.signal })) as WarmResult;
          return failures;
        } catch (cause) {
          const culprit = culpritOf(trace);
          if (!culprit) throw cause;
          return [culprit];
        } finally {
          clearTimeout(timer);
        }
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

function newTrace(): SharedArrayBuffer {
  const trace = new SharedArrayBuffer(4);
  Atomics.store(new Int32Array(trace), 0, -1);
  return trace;
}

/** The worker itself died: out of memory, or `process.exit` in a remote's code. */
function isLostWorker(cause: unknown): boolean {
  return cause instanceof Error && ('code' in cause || cause.message.includes('worker'));
}
