type Options = {
  /** Milliseconds between two looks at the version: a catalogue that changes all the time is not followed all the time. */
  readonly everyMs: number;
  version(): string | number;
  run(signal: AbortSignal): Promise<void>;
  onError(error: unknown): void;
};

/**
 * Runs at start, and after each change of the version; one run at a time. One that fails is repeated at the next look.
 * @returns a function that stops it
 */
export function runAfterChanges({ everyMs, version, run, onError }: Options): () => Promise<void> {
  const ending = new AbortController();
  let seen: string | number | null = null;
  let running: Promise<void> | null = null;
  function look(): void {
    const current = version();
    if (running !== null || seen === current) return;
    seen = current;
    running = run(ending.signal)
      .catch((error: unknown) => {
        seen = null;
        onError(error);
      })
      .finally(() => {
        running = null;
      });
  }
  const timer = setInterval(look, everyMs);
  timer.unref();
  look();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await running;
  };
}
