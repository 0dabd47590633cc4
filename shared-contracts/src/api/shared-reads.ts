/** A call that continues as long as at least one caller waits for it. */
type Read<R> = { at: number; pending: boolean; waiting: number; end: AbortController; result: Promise<R> };

export type SharedReads<R> = {
  /**
   * Starts a call, or joins a running one with the same key.
   * @param debounceMs milliseconds after its start during which a successful result is used again
   * @param signal aborts this caller's wait; the call itself is aborted with its last caller
   * @throws the signal's reason when the caller has aborted
   */
  get(key: string, debounceMs: number, signal: AbortSignal, request: (signal: AbortSignal) => Promise<R>): Promise<R>;
  /** Later reads of these keys start new calls. Callers that already wait still get their result. */
  forget(isAffected: (key: string) => boolean): void;
};

/** One call for concurrent reads with the same key, and for those shortly after; failures are not used again. */
export function createSharedReads<R>(isSuccess: (result: R) => boolean): SharedReads<R> {
  const reads = new Map<string, Read<R>>();

  function start(key: string, keep: boolean, request: (signal: AbortSignal) => Promise<R>): Read<R> {
    const end = new AbortController();
    const read: Read<R> = { at: Date.now(), pending: true, waiting: 0, end, result: request(end.signal) };
    const settle = (useful: boolean): void => {
      read.pending = false;
      if (!useful) drop(key, read);
    };
    read.result.then(
      (result) => settle(keep && isSuccess(result)),
      () => settle(false),
    );
    reads.set(key, read);
    return read;
  }

  function drop(key: string, read: Read<R>): void {
    if (reads.get(key) === read) reads.delete(key);
  }

  return {
    async get(key, debounceMs, signal, request) {
      signal.throwIfAborted();
      const known = reads.get(key);
      const usable = known !== undefined && (known.pending || Math.abs(Date.now() - known.at) < debounceMs);
      const read = usable ? known : start(key, debounceMs > 0, request);
      read.waiting++;
      try {
        return await unlessAborted(read.result, signal);
      } finally {
        read.waiting--;
        if (read.pending && read.waiting === 0) {
          drop(key, read);
          read.end.abort();
        }
      }
    },
    forget(isAffected) {
      for (const key of reads.keys()) if (isAffected(key)) reads.delete(key);
    },
  };
}

function unlessAborted<R>(result: Promise<R>, signal: AbortSignal): Promise<R> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
