import { median, percentile } from '../median.ts';
import type { BenchPage } from '../pages.ts';
import type { ShellProcess } from '../system/bench-system.ts';
import { processorMs } from '../system/processor.ts';
import { renderTotals } from '../system/shell-metrics.ts';

/** Milliseconds for one page, one page at a time. */
export type RenderResult = {
  /** In the worker, from the start of the task to the finished HTML, including the wait for data. */
  median: number;
  p95: number;
  /** CPU time of the whole shell process for one request: main thread, worker, garbage collection. */
  processor: number | null;
};

/** Number of requests until code is compiled and the worker's caches are filled. */
const warmUps = 60;
const samples = 80;

export async function measureRender(shell: ShellProcess, page: BenchPage): Promise<RenderResult> {
  let n = 0;
  const render = async (): Promise<void> => {
    const response = await fetch(shell.origin + page.variant(n++), {
      // No compression, which is not part of rendering.
      headers: { 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
  };
  for (let count = 0; count < warmUps; count++) await render();

  const times: number[] = [];
  let before = await renderTotals(shell.operators);
  for (let count = 0; count < samples; count++) {
    await render();
    const after = await renderTotals(shell.operators);
    if (after.renders === before.renders + 1) times.push((after.seconds - before.seconds) * 1000);
    before = after;
  }

  const start = await processorMs(shell.pid);
  for (let count = 0; count < samples; count++) await render();
  const end = await processorMs(shell.pid);
  const processor = start === null || end === null ? null : (end - start) / samples;
  return { median: median(times), p95: percentile(times, 0.95), processor };
}
