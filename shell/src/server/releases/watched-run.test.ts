import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { begunSlot, newTrace, watchedRun } from './watched-run.ts';

/** Resolves after a while, unless it is told to stop. */
const work = (ms: number) => async (signal: AbortSignal) => {
  await sleep(ms, undefined, { signal });
  return 'page';
};

function begin(trace: SharedArrayBuffer): void {
  Atomics.store(new Int32Array(trace), begunSlot, 1);
}

it('gives what the task gives', async () => {
  const trace = newTrace();
  begin(trace);
  expect(await watchedRun(work(1), trace, { runMs: 1_000, queueMs: 1_000 })).toEqual({ kind: 'done', value: 'page' });
});

it('ends a task that runs too long', async () => {
  const trace = newTrace();
  begin(trace);
  expect(await watchedRun(work(60_000), trace, { runMs: 150, queueMs: 60_000 })).toEqual({ kind: 'hung' });
});

it('calls a task that no worker has begun with busy, never hung, however short its run may be', async () => {
  expect(await watchedRun(work(60_000), newTrace(), { runMs: 1, queueMs: 300 })).toEqual({ kind: 'busy' });
});

it('counts a task that died with its worker as hung, and passes every other error on', async () => {
  const trace = newTrace();
  begin(trace);
  const patience = { runMs: 1_000, queueMs: 1_000 };
  const lost = Object.assign(new Error('Worker terminated'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
  expect(await watchedRun(() => Promise.reject(lost), trace, patience)).toEqual({ kind: 'hung' });
  await expect(watchedRun(() => Promise.reject(new TypeError('a defect')), trace, patience)).rejects.toThrow(
    'a defect',
  );
});
