import { setTimeout as sleep } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { type RemoteName, remoteNames } from 'shared-contracts/remote';
import { remoteOf } from '../../app/remote-registry.ts';
import { createPulseBoard } from '../worker/pulse.ts';
import {
  type RemoteFailure,
  type RenderResult,
  type RenderTask,
  traced,
  type WarmResult,
  type WorkerAnswer,
  type WorkerMessage,
  type WorkerSetup,
} from '../worker/render-task.ts';
import { createAdmission, type PageClass } from './admission.ts';
import { createWatchdog } from './watchdog.ts';

/** Milliseconds for evaluating all frontends. A busy machine takes a while, and the old set serves meanwhile. */
const warmTimeoutMs = 30_000;
/** Milliseconds that a worker's event loop may stand still while it evaluates them. */
const warmStandstillMs = 10_000;
/** Pages that one worker may have under way: most of their time they wait for the product API. */
const pagesPerWorker = { data: 16, plain: 4 } as const;
/** Renderings of a class that may wait for room. */
const waitingPages = 300;
/** Milliseconds without work after which the worker for second attempts is ended. */
const loneIdleMs = 10_000;

export type RenderRequest = {
  path: string;
  pageClass: PageClass;
  /** Remotes that are left out. */
  excluded: readonly RemoteName[];
  /** True for a second attempt: no other page is in the worker, so that a hang has one cause. */
  alone: boolean;
};

export type RenderOutcome =
  | { kind: 'rendered'; result: RenderResult }
  /**
   * The worker was ended or died. `culprit` is the remote whose code was running, when that is known. `incident` is given to one of
   * the pages that were in the worker: the paths of them all.
   */
  | { kind: 'lost'; culprit: RemoteFailure | null; incident: readonly string[] | null }
  /** No room in time. */
  | { kind: 'busy' }
  /** The pool takes no renderings any more: its set was replaced. */
  | { kind: 'closed' };

export type RenderPool = {
  render(request: RenderRequest): Promise<RenderOutcome>;
  /** Loads every module of every remote. @returns what failed, each once */
  warm(): Promise<RemoteFailure[]>;
  /** Finishes every rendering that is under way or waits, then ends the workers. */
  close(): Promise<void>;
};

export type PoolOptions = {
  setup: Omit<WorkerSetup, 'pulse'>;
  workerFile: string;
  threads: number;
  /** Milliseconds that a worker's event loop may stand still before the worker is ended. */
  hangTimeoutMs: number;
  /** Milliseconds that a rendering may wait for room. */
  waitMs: number;
  /** Told of a frontend's error that belongs to no page, such as a promise that nothing waited for. */
  onStrayError: (stack: string) => void;
};

type Pool = Piscina<RenderTask, WorkerAnswer>;
type PoolSize = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

/** Render workers of one release set. A new set means a new pool (ARCHITECTURE 4). */
export function createRenderPool(options: PoolOptions): RenderPool {
  const { setup, workerFile, threads, hangTimeoutMs, waitMs, onStrayError } = options;
  const board = createPulseBoard();
  const workerData: WorkerSetup = { ...setup, pulse: board };
  const open = (size: Pick<PoolSize, 'minThreads' | 'maxThreads' | 'concurrentTasksPerWorker'>): Pool => {
    const pool: Pool = new Piscina({
      ...size,
      idleTimeout: Number.POSITIVE_INFINITY,
      filename: workerFile,
      workerData,
      // A worker that sleeps between tasks would stop its beat and its background reads.
      atomics: 'disabled',
      recordTiming: false,
      env: { NODE_ENV: 'production' },
      execArgv: [],
    });
    // Errors of workers reach the caller through the task; this one keeps them from being thrown at the process as well.
    pool.on('error', () => {});
    pool.on('message', ({ strayError }: WorkerMessage) => onStrayError(strayError));
    return pool;
  };
  const shared = open({
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: pagesPerWorker.data + pagesPerWorker.plain,
  });
  let lone: Pool | null = null;
  let loneTasks = 0;
  let loneIdle: NodeJS.Timeout | undefined;
  const ids = traced(setup);
  let standstillMs = warmStandstillMs;
  const watchdog = createWatchdog({
    board,
    ids,
    workers: () => [...shared.threads, ...(lone?.threads ?? [])],
    standstillMs: () => standstillMs,
  });
  const admission = createAdmission({
    underWay: { data: threads * pagesPerWorker.data, plain: threads * pagesPerWorker.plain },
    waiting: waitingPages,
    waitMs,
  });
  const underWay = new Set<Promise<unknown>>();
  /** Paths by the row of the worker that has them. */
  const running = new Map<SharedArrayBuffer, string>();
  /** The pool rejects all tasks of a lost worker with one error. */
  const told = new WeakSet<object>();
  let isClosed = false;

  /** A worker answers every task, also with an error, as long as it lives. */
  async function run(pool: Pool, task: RenderTask): Promise<RenderResult | WarmResult | LostWorker> {
    const answer = await pool.run(task).catch((cause: object) => new LostWorker(incidentOf(cause, task.row)));
    if (answer instanceof LostWorker) return answer;
    if (!answer.ok) throw new Error(`The render worker failed: ${answer.error}`);
    return answer.result;
  }

  function incidentOf(cause: object, row: SharedArrayBuffer): string[] | null {
    if (told.has(cause)) return null;
    told.add(cause);
    return [...running].filter(([other]) => rowOf(other) === rowOf(row)).map(([, path]) => path);
  }

  function culpritOf(row: SharedArrayBuffer): RemoteFailure | null {
    const begun = rowOf(row);
    const id = begun === 0 ? null : watchdog.culpritOf(begun - 1);
    if (!id) return null;
    const remote = remoteOf(id);
    const version = setup.set.remotes[remote]?.version ?? 'none';
    return { remote, version, phase: 'hang', message: `${id} stopped its render worker` };
  }

  /** Runs a task in the worker that has one page at a time; the worker is ended when it is not needed any more. */
  async function runAlone(task: RenderTask): Promise<RenderResult | WarmResult | LostWorker> {
    clearTimeout(loneIdle);
    lone ??= open({ minThreads: 1, maxThreads: 1, concurrentTasksPerWorker: 1 });
    loneTasks += 1;
    try {
      return await run(lone, task);
    } finally {
      loneTasks -= 1;
      if (loneTasks === 0) {
        loneIdle = setTimeout(() => {
          lone?.destroy().catch(() => {});
          lone = null;
        }, loneIdleMs);
        loneIdle.unref();
      }
    }
  }

  async function renderNow({ path, excluded, alone }: RenderRequest): Promise<RenderOutcome> {
    const row = newRow();
    const task: RenderTask = { kind: 'render', path, excluded, row };
    running.set(row, path);
    try {
      const result = await (alone ? runAlone(task) : run(shared, task));
      if (!(result instanceof LostWorker)) return { kind: 'rendered', result: result as RenderResult };
      return { kind: 'lost', culprit: culpritOf(row), incident: result.incident };
    } finally {
      running.delete(row);
    }
  }

  async function warmOne(): Promise<RemoteFailure[]> {
    const row = newRow();
    const result = await run(shared, { kind: 'warm', row });
    if (!(result instanceof LostWorker)) return (result as WarmResult).failures;
    const culprit = culpritOf(row);
    if (!culprit) throw new Error('A render worker was lost while it was warmed');
    return [culprit];
  }

  return {
    async render(request) {
      if (isClosed) return { kind: 'closed' };
      const rendering = admission.run(request.pageClass, () => renderNow(request));
      underWay.add(rendering);
      try {
        return (await rendering) ?? { kind: 'busy' };
      } finally {
        underWay.delete(rendering);
      }
    },
    async warm() {
      const timeout = new AbortController();
      try {
        const late = sleep(warmTimeoutMs, null, { signal: timeout.signal, ref: false });
        const all = Promise.all(Array.from({ length: threads }, warmOne));
        const failures = await Promise.race([all, late]);
        if (failures === null) throw new Error(`The render workers were not warm within ${warmTimeoutMs} ms`);
        standstillMs = hangTimeoutMs;
        return eachOnce(failures.flat());
      } finally {
        timeout.abort();
      }
    },
    async close() {
      isClosed = true;
      // Every rendering ends by itself: waiting has its deadline, and what does not return is ended by the watchdog.
      while (underWay.size > 0) await Promise.allSettled(underWay);
      watchdog.stop();
      clearTimeout(loneIdle);
      await Promise.all([shared.destroy(), lone?.destroy()]);
    },
  };
}

/** Where a worker writes the number of its row plus one as it begins with a task. */
function newRow(): SharedArrayBuffer {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
}

/** The number of the row plus one; 0 for a task that no worker has begun. */
function rowOf(row: SharedArrayBuffer): number {
  return Atomics.load(new Int32Array(row), 0);
}

class LostWorker {
  readonly incident: readonly string[] | null;
  constructor(incident: readonly string[] | null) {
    this.incident = incident;
  }
}

/** Each worker meets the same failures while it is warmed. */
function eachOnce(failures: readonly RemoteFailure[]): RemoteFailure[] {
  return remoteNames.flatMap((name) => failures.find(({ remote }) => remote === name) ?? []);
}
