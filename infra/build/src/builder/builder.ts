import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { BuildJob, BuildRequest, BuildResponse } from './messages.ts';

export type Builder = {
  /** @throws with the bundler's errors; an `AbortError` after the signal; one sentence if the process ends by itself */
  build(job: BuildJob): Promise<void>;
  /** Ends the process. Call it when everything is built. */
  close(): Promise<void>;
};

const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const runner = fileURLToPath(new URL('../programs/run.mjs', import.meta.url));

/** Builds in a separate process, which starts with the first job. @param signal ends the process; jobs reject once it has ended */
export function createBuilder(signal?: AbortSignal): Builder {
  const waiting = new Map<number, (failure: Error | null) => void>();
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();
  let jobs = 0;

  const start = (): ChildProcess => {
    const started = fork(runner, [program], {
      // It lives only for seconds, so garbage collection is hardly needed.
      execArgv: ['--min-semi-space-size=16', '--max-semi-space-size=64'],
      // Builds respond by message; stderr is read only for crashes.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    // For example, a message that could not be sent.
    started.on('error', () => undefined);
    started.on('message', ({ id, failure }: BuildResponse) => {
      waiting.get(id)?.(failure === null ? null : new Error(failure));
      waiting.delete(id);
    });
    ended = failureOf(started).then((failure) => {
      for (const end of waiting.values()) end(signal?.aborted ? signal.reason : failure);
      waiting.clear();
      child = undefined;
    });
    return started;
  };

  signal?.addEventListener('abort', () => child?.kill(), { once: true });
  return {
    async build(job) {
      signal?.throwIfAborted();
      child ??= start();
      const id = ++jobs;
      const failure = await new Promise<Error | null>((resolve) => {
        waiting.set(id, resolve);
        // If the process has just ended, the job rejects once its output has been read.
        child?.send({ id, job } satisfies BuildRequest, () => undefined);
      });
      if (failure) throw failure;
    },
    async close() {
      if (child?.connected) child.disconnect();
      await ended;
    },
  };
}

/** Resolves when the process has ended, or could not be started. Not on `close`, which does not fire after the parent disconnects. */
async function failureOf(child: ChildProcess): Promise<Error> {
  try {
    const [[code, endedBy], output] = await Promise.all([once(child, 'exit'), text(child.stderr ?? Readable.from([]))]);
    return new Error(`The builder failed (${code ?? endedBy}):\n${output.slice(-3000)}`);
  } catch (cause) {
    return cause as Error;
  }
}
