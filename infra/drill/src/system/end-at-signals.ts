/**
 * On Ctrl-C or SIGTERM stops the system and ends the process with 1. During the start it waits until that has ended, as a half-started
 * system is known to nothing else. A second signal of the same kind ends the process at once.
 */
export function endAtSignals(starting: Promise<{ stop(): Promise<void> }>): void {
  const end = (): void =>
    void starting
      .then((started) => started.stop())
      // A failed start stops what it has started.
      .catch(() => undefined)
      .finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
}
