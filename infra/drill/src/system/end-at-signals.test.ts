import { expect, it, onTestFinished, vi } from 'vitest';
import { endAtSignals } from './end-at-signals.ts';

/** Handlers of before the test stay as they are. */
function exits(): unknown[] {
  const codes: unknown[] = [];
  const known = process.listeners('SIGTERM');
  const ended = vi.spyOn(process, 'exit').mockImplementation((code) => {
    codes.push(code);
    return undefined as never;
  });
  onTestFinished(() => {
    ended.mockRestore();
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      for (const listener of process.listeners(signal))
        if (!known.includes(listener)) process.removeListener(signal, listener);
  });
  return codes;
}

it('what is being started at the signal is stopped once it has started', async () => {
  const codes = exits();
  const stopped: string[] = [];
  let hasStarted: (started: { stop(): Promise<void> }) => void = () => undefined;
  endAtSignals(
    new Promise((resolve) => {
      hasStarted = resolve;
    }),
  );
  process.emit('SIGTERM');
  await Promise.resolve();
  expect([stopped, codes]).toEqual([[], []]);
  hasStarted({ stop: async () => void stopped.push('stopped') });
  await vi.waitFor(() => expect(codes).toEqual([1]));
  expect(stopped).toEqual(['stopped']);
});
