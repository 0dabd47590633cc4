import { setTimeout as sleep } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { type RemoteName, remoteNames } from 'shared-contracts/remote';
import { remoteOf } from '../../app/remote-registry.ts';
import {
  exposesOf,
  type RemoteFailure,
  type RenderResult,
  type RenderTask,
  type TaskResponse,
  type WarmResult,
  type WorkerMessage,
  type WorkerSetup,
} from '../worker/protocol.ts';
import { createWatchdogMemory } from '../worker/watchdog-slot.ts';
import { createAdmission, type PageClass } from './admission.ts';
import { createWatchdog } from './watchdog.ts';

/** Milliseconds for evaluating all frontends. The previous set serves meanwhile. */
const warmTimeoutMs = 30_000;
/** Milliseconds that a worker's event loop may be blocked while it evaluates them. */
const warmHangTimeoutMs = 10_000;
/** Pages that one worker has in progress at most: most of their time they wait for the product API. */
const pagesPerWorker = { data: 16, plain: 4 } as const;
/** Renderings of a class that wait at most. */
const waitingPages = 300;
/** Milliseconds without work after which the worker for second attempts is ended. */
const isolatedIdleMs = 10_000;

export type RenderRequest = {
  path: string;
  pageClass: PageClass;
  /** Remotes that are left out. */
  excluded: readonly RemoteName[];
  /** True for a second attempt: the worker renders no other page, so that a hang has one cause. */
  alone: boolean;
};

export type RenderOutcome =
  | { kind: 'rendered'; result: RenderResult }
  /**
   * The worker was ended or died. `culprit`: the remote whose code was running, when that is known. `incident`: the paths of all pages
   * of the worker, returned to one of them.
   */
  | { kind: 'lost'; culprit: RemoteFailure | null; incident: readonly string[] | null }
  /** No worker was free in time. */
  | { kind: 'busy' }
  /** The pool accepts no renderings any more: its set was replaced. */
  | { kind: 'closed' };

export type RenderPool = {
  render(request: RenderRequest): Promise<RenderOutcome>;
  /** Loads every module of every remote. @returns what failed, each once */
  warm(): Promise<RemoteFailure[]>;
  /** Finishes every rendering that runs or waits, then ends the workers. */
  close(): Promise<void>;
};

export type PoolOptions = {
  setup: Omit<WorkerSetup, 'watchdog'>;
  workerFile: string;
  threads: number;
  /** Milliseconds that a worker's event loop may be blocked before the worker is ended. */
  hangTimeoutMs: number;
  /** Milliseconds that a rendering may wait for a free worker. */
  waitMs: number;
  /** Called with a frontend's error that belongs to no page, such as a rejected promise without a handler. */
  onUnhandledError: (stack: string) => void;
};

type Pool = Piscina<RenderTask, TaskResponse>;
type PoolSize = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

/** Render workers of one release set. A new set means a new pool (ARCHITECTURE 4). */
export function createRenderPool(options: PoolOptions): RenderPool {
  const { setup, workerFile, threads, hangTimeoutMs, waitMs, onUnhandledError } = options;
  const memory = createWatchdogMemory();
  const workerData: WorkerSetup = { ...setup, watchdog: memory };
  const open = (size: Pick<PoolSize, 'minThreads' | 'maxThreads' | 'concurrentTasksPerWorker'>): Pool => {
    const pool: Pool = new Piscina({
      ...size,
      idleTimeout: Number.POSITIVE_INFINITY,
      filename: workerFile,
      workerData,
      // Workers that sleep between tasks would stop their heartbeat and their background requests.
      atomics: 'disabled',
      recordTiming: false,
      env: { NODE_ENV: 'production' },
      execArgv: [],
    });
    // Callers get a worker's errors through the task; without a listener they would also be thrown in this process.
    pool.on('error', () => {});
    pool.on('message', ({ unhandledError }: WorkerMessage) => onUnhandledError(unhandledError));
    return pool;
  };
  const shared = open({
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: pagesPerWorker.data + pagesPerWorker.plain,
  });
  let isolated: Pool | null = null;
  let isolatedTasks = 0;
  let isolatedIdle: NodeJS.Timeout | undefined;
  const ids = exposesOf(setup);
  let currentHangTimeoutMs = warmHangTimeoutMs;
  const watchdog = createWatchdog({
    memory,
    ids,
    workers: () => [...shared.threads, ...(isolated?.threads ?? [])],
    hangTimeoutMs: () => currentHangTimeoutMs,
  });
  const admission = createAdmission({
    concurrent: { data: threads * pagesPerWorker.data, plain: threads * pagesPerWorker.plain },
    waiting: waitingPages,
    waitMs,
  });
  const inProgress = new Set<Promise<unknown>>();
  /** Paths by the slot of the worker that renders them. */
  const running = new Map<SharedArrayBuffer, string>();
  /** Piscina rejects all tasks of a lost worker with one error object. */
  const reported = new WeakSet<object>();
  let isClosed = false;

  /** A worker responds to every task, also with an error, unless it is lost. */
  async function run(pool: Pool, task: RenderTask): Promise<RenderResult | WarmResult | LostWorker> {
    const response = await pool.run(task).catch((cause: object) => new LostWorker(incidentOf(cause, task.slot)));
    if (response instanceof LostWorker) return response;
    if (!response.ok) throw new Error(`The render worker failed: ${response.error}`);
    return response.result;
  }

  function incidentOf(cause: object, slot: SharedArrayBuffer): string[] | null {
    if (reported.has(cause)) return null;
    reported.add(cause);
    return [...running].filter(([other]) => slotOf(other) === slotOf(slot)).map(([, path]) => path);
  }

  function culpritOf(slot: SharedArrayBuffer): RemoteFailure | null {
    const number = slotOf(slot);
    const id = number === 0 ? null : watchdog.culpritOf(number - 1);
    if (!id) return null;
    const remote = remoteOf(id);
    const version = setup.set.remotes[remote]?.version ?? 'none';
    return { remote, version, phase: 'hang', message: `${id} hung its render worker` };
  }

  /** Runs a task in a worker that renders one page at a time; the worker is ended when it is idle. */
  async function runAlone(task: RenderTask): Promise<RenderResult | WarmResult | LostWorker> {
    clearTimeout(isolatedIdle);
    isolated ??= open({ minThreads: 1, maxThreads: 1, concurrentTasksPerWorker: 1 });
    isolatedTasks += 1;
    try {
      return await run(isolated, task);
    } finally {
      isolatedTasks -= 1;
      if (isolatedTasks === 0) {
        isolatedIdle = setTimeout(() => {
          isolated?.destroy().catch(() => {});
          isolated = null;
        }, isolatedIdleMs);
        isolatedIdle.unref();
      }
    }
  }

  async function renderNow({ path, excluded, alone }: RenderRequest): Promise<RenderOutcome> {
    const slot = createSlotReference();
    const task: RenderTask = { kind: 'render', path, excluded, slot };
    running.set(slot, path);
    try {
      const result = await (alone ? runAlone(task) : run(shared, task));
      if (!(result instanceof LostWorker)) return { kind: 'rendered', result: result as RenderResult };
      return { kind: 'lost', culprit: culpritOf(slot), incident: result.incident };
    } finally {
      running.delete(slot);
    }
  }

  async function warmOne(): Promise<RemoteFailure[]> {
    const slot = createSlotReference();
    const result = await run(shared, { kind: 'warm', slot });
    if (!(result instanceof LostWorker)) return (result as WarmResult).failures;
    const culprit = culpritOf(slot);
    if (!culprit) throw new Error('A render worker was lost while it was warmed');
    return [culprit];
  }

  return {
    async render(request) {
      if (isClosed) return { kind: 'closed' };
      const rendering = admission.run(request.pageClass, () => renderNow(request));
      inProgress.add(rendering);
      try {
        return (await rendering) ?? { kind: 'busy' };
      } finally {
        inProgress.delete(rendering);
      }
    },
    async warm() {
      const timeout = new AbortController();
      try {
        const late = sleep(warmTimeoutMs, null, { signal: timeout.signal, ref: false });
        const all = Promise.all(Array.from({ length: threads }, warmOne));
        const failures = await Promise.race([all, late]);
        if (failures === null) throw new Error(`The render workers were not warm within ${warmTimeoutMs} ms`);
        currentHangTimeoutMs = hangTimeoutMs;
        return firstOfEachRemote(failures.flat());
      } finally {
        timeout.abort();
      }
    },
    async close() {
      isClosed = true;
      // Every rendering ends: waiting has a deadline, and the watchdog ends workers that hang.
      while (inProgress.size > 0) await Promise.allSettled(inProgress);
      watchdog.stop();
      clearTimeout(isolatedIdle);
      await Promise.all([shared.destroy(), isolated?.destroy()]);
    },
  };
}

/** Memory for the number of a worker's slot plus one, which the worker writes when it starts the task. */
function createSlotReference(): SharedArrayBuffer {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
}

/** The number of the slot plus one; 0 for a task that no worker has started. */
function slotOf(slot: SharedArrayBuffer): number {
  return Atomics.load(new Int32Array(slot), 0);
}

class LostWorker {
  readonly incident: readonly string[] | null;
  constructor(incident: readonly string[] | null) {
    this.incident = incident;
  }
}

/** Each worker meets the same failures while it warms. */
function firstOfEachRemote(failures: readonly RemoteFailure[]): RemoteFailure[] {
  return remoteNames.flatMap((name) => failures.find(({ remote }) => remote === name) ?? []);
}
