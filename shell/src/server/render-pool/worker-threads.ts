import PQueue from 'p-queue';
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

/** Second attempts, one at a time. Each has a thread of its own, so that no leftover of another page can end it. */
export type IsolatedThread = {
  use<R>(run: (pool: WorkerThreads) => Promise<R>): Promise<R>;
  threads(): WorkerThreads['threads'];
};

/** @param onEnded called after each thread, before the next one starts */
export function createIsolatedThread(options: ThreadOptions, onEnded: () => void): IsolatedThread {
  const turns = new PQueue({ concurrency: 1 });
  let pool: WorkerThreads | null = null;
  return {
    use: (run) =>
      turns.add(async () => {
        const own = startThreads(options, 1, 1);
        pool = own;
        try {
          return await run(own);
        } finally {
          await own.destroy();
          pool = null;
          onEnded();
        }
      }),
    threads: () => pool?.threads ?? [],
  };
}
