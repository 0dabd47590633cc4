import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { RemoteName } from 'shared-contracts/remote';
import { remoteOf } from '../../app/remote-loader.ts';
import {
  exposesOf,
  type RemoteFailure,
  type RenderResult,
  type RenderTask,
  type TaskResponse,
  type WorkerSetup,
} from '../worker/protocol.ts';
import { createWatchdogMemory } from '../worker/watchdog-slot.ts';
import { createWatchdog } from './watchdog.ts';
import { createIsolatedThread, startThreads, type WorkerThreads } from './worker-threads.ts';

/** Timeout in milliseconds for evaluating all frontends. The previous set serves meanwhile. */
const warmTimeoutMs = 30_000;
/** Milliseconds that a worker's event loop may be blocked while it evaluates them. */
const warmHangTimeoutMs = 10_000;
/** Most pages that one worker has in progress: most of their time they wait for the product API. */
const pagesPerWorker = { data: 16, plain: 4 } as const;

/** `data`: the page's loader calls the product API. `plain`: it needs only code. */
export type PageClass = 'data' | 'plain';

export type RenderRequest = {
  path: string;
  /** See `RenderTask`. */
  traceparent: string | null;
  /** See `RenderTask`. */
  changedAt: number;
  pageClass: PageClass;
  /** Remotes that are left out. */
  excluded: readonly RemoteName[];
  /** True for a second attempt: a new worker renders this page and no other, so that its loss has one cause. */
  alone: boolean;
  /** See `RenderTask`. */
  isTimed?: boolean;
};

export type RenderOutcome =
  | { kind: 'rendered'; result: RenderResult }
  /**
   * The worker was ended or died. `culprit`: the remote whose code was running, or that a page rendered alone waited for, when that is
   * known. `incident`: the paths of all pages that the worker was rendering; set for one of these pages only, so that the incident is
   * logged once.
   */
  | { kind: 'lost'; culprit: RemoteFailure | null; incident: readonly string[] | null }
  /** No worker was free in time. */
  | { kind: 'busy' }
  /** The pool accepts no renderings any more: its set was replaced. */
  | { kind: 'closed' };

/** `incident`: see `RenderOutcome`. */
type TaskOutcome = Exclude<TaskResponse, { kind: 'threw' }> | { kind: 'lost'; incident: readonly string[] | null };

export type RenderPool = {
  render(request: RenderRequest): Promise<RenderOutcome>;
  /** Loads every module of every remote, then the data shown on every page. @returns the modules that failed, each once */
  warm(): Promise<RemoteFailure[]>;
  /** Finishes every running or queued rendering, then ends the workers. */
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
  /** Most renderings of a class that wait. */
  waitingPages: number;
  /** Called with a frontend's error that belongs to no page, such as a rejected promise without a handler. */
  onUnhandledError: (stack: string) => void;
};

/** Render workers of one release set. A new set means a new pool (ARCHITECTURE 4). */
export function createRenderPool(options: PoolOptions): RenderPool {
  const { setup, workerFile, threads, hangTimeoutMs, waitMs, waitingPages, onUnhandledError } = options;
  const memory = createWatchdogMemory(threads);
  const threadOptions = { workerFile, workerData: { ...setup, watchdog: memory }, onUnhandledError };
  const shared = startThreads(threadOptions, threads, pagesPerWorker.data + pagesPerWorker.plain);
  const isolated = createIsolatedThread(threadOptions, () => watchdog.freeSlots());
  let currentHangTimeoutMs = warmHangTimeoutMs;
  const watchdog = createWatchdog({
    memory,
    ids: exposesOf(setup),
    workers: () => [...shared.threads, ...isolated.threads()],
    hangTimeoutMs: () => currentHangTimeoutMs,
  });
  // One queue for each class: pages that wait for a slow product API never delay those without data.
  const queues: Record<PageClass, PQueue> = {
    data: new PQueue({ concurrency: threads * pagesPerWorker.data }),
    plain: new PQueue({ concurrency: threads * pagesPerWorker.plain }),
  };
  const inProgress = new Set<Promise<unknown>>();
  /** Paths by the slot of the worker that renders them. */
  const running = new Map<SharedArrayBuffer, string>();
  /** Piscina rejects all tasks of a lost worker with one error object. */
  const reported = new WeakSet<object>();
  let isClosed = false;

  /** A worker responds to every task, also with an error, unless it is lost. */
  async function run(pool: WorkerThreads, task: RenderTask): Promise<TaskOutcome> {
    const outcome = await pool
      .run(task)
      .catch((cause: object) => ({ kind: 'lost' as const, incident: incidentOf(cause, task.slot) }));
    if (outcome.kind === 'threw') throw new Error(`The render worker failed: ${outcome.error}`);
    return outcome;
  }

  function incidentOf(cause: object, slot: SharedArrayBuffer): string[] | null {
    if (reported.has(cause)) return null;
    reported.add(cause);
    return [...running].filter(([other]) => slotOf(other) === slotOf(slot)).map(([, path]) => path);
  }

  function culpritOf(slot: SharedArrayBuffer, isAlone: boolean): RemoteFailure | null {
    const number = slotOf(slot);
    const culprit = number === 0 ? null : watchdog.culpritOf(number - 1, isAlone);
    if (!culprit) return null;
    const { id, hasHung } = culprit;
    const remote = remoteOf(id);
    const version = setup.set.remotes[remote]?.version ?? 'none';
    return { remote, version, phase: 'hang', message: `${id} ${hasHung ? 'hung' : 'ended'} its render worker` };
  }

  /**
   * Admission: renders as soon as fewer pages of the class render than the limit.
   * @returns `busy` when too many wait already, or when the rendering did not start in time
   */
  async function admit(request: RenderRequest): Promise<RenderOutcome> {
    const queue = queues[request.pageClass];
    if (queue.size >= waitingPages) return { kind: 'busy' };
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), waitMs);
    let isStarted = false;
    try {
      return await queue.add(
        () => {
          isStarted = true;
          clearTimeout(timer);
          return renderNow(request);
        },
        { signal: timeout.signal },
      );
    } catch (cause) {
      if (!isStarted && timeout.signal.aborted) return { kind: 'busy' };
      throw cause;
    } finally {
      clearTimeout(timer);
    }
  }

  async function renderNow(request: RenderRequest): Promise<RenderOutcome> {
    const { path, traceparent, changedAt, excluded, alone, isTimed = false } = request;
    const slot = createSlotReference();
    const task: RenderTask = { kind: 'render', path, traceparent, changedAt, excluded, isTimed, slot };
    running.set(slot, path);
    try {
      return await (alone ? isolated.use((thread) => renderIn(thread, task, true)) : renderIn(shared, task, false));
    } finally {
      running.delete(slot);
    }
  }

  /** The culprit is read before an isolated thread is ended: its slot is free for another worker then. */
  async function renderIn(pool: WorkerThreads, task: RenderTask, isAlone: boolean): Promise<RenderOutcome> {
    const outcome = await run(pool, task);
    if (outcome.kind === 'rendered') return outcome;
    if (outcome.kind === 'lost') return { ...outcome, culprit: culpritOf(task.slot, isAlone) };
    throw new Error(`The render worker responded to a page with ${outcome.kind}`);
  }

  async function warmOne(): Promise<RemoteFailure[]> {
    const slot = createSlotReference();
    const outcome = await run(shared, { kind: 'warm', slot });
    if (outcome.kind === 'warmed') return outcome.failures;
    const culprit = culpritOf(slot, true);
    if (!culprit) throw new Error('A render worker was lost while it was warmed');
    return [culprit];
  }

  /** A worker that is lost here is replaced without a report: a page with the same cause loses its worker too and then names the remote. */
  async function primeOne(): Promise<void> {
    await run(shared, { kind: 'prime', slot: createSlotReference() }).catch(() => undefined);
  }

  return {
    async render(request) {
      if (isClosed) return { kind: 'closed' };
      const rendering = admit(request);
      inProgress.add(rendering);
      try {
        return await rendering;
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
        await Promise.all(Array.from({ length: threads }, primeOne));
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
      await shared.destroy();
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

/** Every worker has the same failures while it warms. */
function firstOfEachRemote(failures: readonly RemoteFailure[]): RemoteFailure[] {
  return failures.filter(({ remote }, index) => failures.findIndex((other) => other.remote === remote) === index);
}
