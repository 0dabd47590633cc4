type Options = {
  /** Interval at which the version is checked, in milliseconds, which limits the runs if the catalogue changes constantly. */
  readonly everyMs: number;
  version(): string | number;
  run(signal: AbortSignal): Promise<void>;
  onError(error: unknown): void;
};

/**
 * Runs at start, and after each change of the version; one run at a time. A failed run is repeated at the next check.
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
