/**
 * At Ctrl-C or SIGTERM stops what is started and ends the process with 1. While it starts, once it has: what is half started is known to
 * nothing else. A second signal of the kind ends the process at once.
 */
export function endAtSignals(starting: Promise<{ stop(): Promise<void> }>): void {
  const end = (): void =>
    void starting
      .then((started) => started.stop())
      // A start that fails stops what it has started.
      .catch(() => undefined)
      .finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
}
