/** Two Int32 that a worker shares with the main thread while it runs a task. */
export const traceBytes = 8;
/** Index of the module whose code is running, or -1. */
export const runningSlot = 0;
/** 1 once a worker has begun with the task. */
export const begunSlot = 1;

export function newTrace(): SharedArrayBuffer {
  const trace = new SharedArrayBuffer(traceBytes);
  Atomics.store(new Int32Array(trace), runningSlot, -1);
  return trace;
}

export type Patience = {
  /** Milliseconds that a task may run, from when a worker has begun with it. */
  runMs: number;
  /** Milliseconds that a task may wait for a worker. */
  queueMs: number;
};

export type WatchedRun<T> = { kind: 'done'; value: T } | { kind: 'hung' } | { kind: 'busy' };

const lookEveryMs = 100;

/**
 * Runs a task and ends it when it takes too long. Waiting for a worker is not hanging: under load the two must not be mixed
 * up, or a busy shop would blame whichever frontend happened to be next.
 */
export async function watchedRun<T>(
  run: (signal: AbortSignal) => Promise<T>,
  trace: SharedArrayBuffer,
  { runMs, queueMs }: Patience,
): Promise<WatchedRun<T>> {
  const view = new Int32Array(trace);
  const abort = new AbortController();
  const queued = performance.now();
  let begun: number | null = null;
  const timer = setInterval(() => {
    const now = performance.now();
    if (begun === null && Atomics.load(view, begunSlot) === 1) begun = now;
    if (begun === null ? now - queued > queueMs : now - begun > runMs) abort.abort();
  }, lookEveryMs);
  try {
    return { kind: 'done', value: await run(abort.signal) };
  } catch (cause) {
    if (abort.signal.aborted) return { kind: begun === null ? 'busy' : 'hung' };
    // The worker died by itself: out of memory, or `process.exit` in a frontend's code.
    if (Atomics.load(view, begunSlot) === 1 && isLostWorker(cause)) return { kind: 'hung' };
    throw cause;
  } finally {
    clearInterval(timer);
  }
}

function isLostWorker(cause: unknown): boolean {
  return cause instanceof Error && ('code' in cause || cause.message.includes('worker'));
}
