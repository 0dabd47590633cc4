/** A call that goes on as long as somebody waits for it. */
type Read<R> = { at: number; pending: boolean; waiting: number; end: AbortController; result: Promise<R> };

export type SharedReads<R> = {
  /**
   * Asks, or joins who asked for the same before.
   * @param debounceMs how long after its start a good answer is used again
   * @param patience when the caller gives up; ends the call itself only once nobody else waits for it
   * @throws the signal's reason when the caller gave up
   */
  get(key: string, debounceMs: number, patience: AbortSignal, ask: (signal: AbortSignal) => Promise<R>): Promise<R>;
  /** From now on everything is asked anew. Who waits already gets his answer. */
  forget(): void;
};

/** One call for all who ask for the same at once or shortly after; what failed is not used again. */
export function createSharedReads<R>(isGood: (result: R) => boolean): SharedReads<R> {
  const reads = new Map<string, Read<R>>();

  function start(key: string, keep: boolean, ask: (signal: AbortSignal) => Promise<R>): Read<R> {
    const end = new AbortController();
    const read: Read<R> = { at: Date.now(), pending: true, waiting: 0, end, result: ask(end.signal) };
    const settle = (useful: boolean): void => {
      read.pending = false;
      if (!useful) drop(key, read);
    };
    read.result.then(
      (result) => settle(keep && isGood(result)),
      () => settle(false),
    );
    reads.set(key, read);
    return read;
  }

  function drop(key: string, read: Read<R>): void {
    if (reads.get(key) === read) reads.delete(key);
  }

  return {
    async get(key, debounceMs, patience, ask) {
      patience.throwIfAborted();
      const known = reads.get(key);
      const usable = known !== undefined && (known.pending || Date.now() - known.at < debounceMs);
      const read = usable ? known : start(key, debounceMs > 0, ask);
      read.waiting++;
      try {
        return await unlessAborted(read.result, patience);
      } finally {
        read.waiting--;
        if (read.pending && read.waiting === 0) {
          drop(key, read);
          read.end.abort();
        }
      }
    },
    forget: () => reads.clear(),
  };
}

function unlessAborted<R>(result: Promise<R>, signal: AbortSignal): Promise<R> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
