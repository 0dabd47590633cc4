import { Piscina } from 'piscina';
import type { RenderTask, TaskResponse, WorkerMessage, WorkerSetup } from '../worker/protocol.ts';

export type WorkerThreads = Piscina<RenderTask, TaskResponse>;

export type ThreadOptions = {
  workerFile: string;
  workerData: WorkerSetup;
  onUnhandledError: (stack: string) => void;
};

/** Starts worker threads that live until they are destroyed or lost; lost ones are replaced. */
export function startThreads(
  { workerFile, workerData, onUnhandledError }: ThreadOptions,
  threads: number,
  tasksPerThread: number,
): WorkerThreads {
  const pool: WorkerThreads = new Piscina({
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksPerThread,
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
}

/** Milliseconds without a task after which the isolated thread is ended. */
const idleMs = 10_000;

/** A thread that runs one task at a time, for second attempts: started when it is needed, ended when it is idle. */
export type IsolatedThread = {
  use<R>(run: (pool: WorkerThreads) => Promise<R>): Promise<R>;
  threads(): WorkerThreads['threads'];
  destroy(): Promise<void>;
};

export function createIsolatedThread(options: ThreadOptions): IsolatedThread {
  let pool: WorkerThreads | null = null;
  let tasks = 0;
  let idle: NodeJS.Timeout | undefined;
  return {
    async use(run) {
      clearTimeout(idle);
      pool ??= startThreads(options, 1, 1);
      tasks += 1;
      try {
        return await run(pool);
      } finally {
        tasks -= 1;
        if (tasks === 0) {
          idle = setTimeout(() => {
            pool?.destroy().catch(() => {});
            pool = null;
          }, idleMs);
          idle.unref();
        }
      }
    },
    threads: () => pool?.threads ?? [],
    async destroy() {
      clearTimeout(idle);
      await pool?.destroy();
    },
  };
}
