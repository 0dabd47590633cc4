import { medians } from '../median.ts';
import type { BenchPage } from '../pages.ts';
import type { BenchSystem } from '../system/bench-system.ts';
import { pin, processorMs } from '../system/processor.ts';
import { renderTotals } from '../system/shell-metrics.ts';
import { generateLoad, type LoadOptions } from './load-generator.ts';

export type LoadFigures = {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /**
   * Requests per second of CPU time that the shell used. On an idle machine this equals `perSecond`; on a busy one
   * it estimates the throughput of a whole core. `NaN` without /proc.
   */
  perProcessorSecond: number;
};

export type LoadResult = {
  cached: LoadFigures;
  uncached: LoadFigures;
  /** Uncached, and compressed with brotli. */
  compressed: LoadFigures;
  /** Reasons to doubt the figures. */
  doubts: string[];
};

type Options = { system: BenchSystem; page: BenchPage; runs: number; seconds: number };

/** Enough to keep one core busy, few enough for meaningful latencies. */
const connections = 10;

/** V8 optimises hot code during the first two thousand pages; a shop in production is past that. */
const warmUpSeconds = 10;

/** Measures requests per second of a shell on one core, while all other processes run on another core. */
export async function measureLoad({ system, page, runs, seconds }: Options): Promise<LoadResult> {
  const doubts: string[] = [];
  const { cached, uncached } = system;
  // Numbers are never reused, as the second request would be served from the cache.
  let n = 1_000_000;
  const next = (): string => page.variant(n++);
  const repeat = async (title: string, load: Omit<LoadOptions, 'seconds'>): Promise<LoadFigures> => {
    const { pid, operators } = load.origin === cached.origin ? cached : uncached;
    const size = await bodySize(load);
    await generateLoad({ ...load, seconds: warmUpSeconds });
    const results: LoadFigures[] = [];
    for (let run = 0; run < runs; run++) {
      const before = await renderTotals(operators);
      const usedBefore = await processorMs(pid);
      const { perSecond, p50, p99, responses, failed, bytesEach } = await generateLoad({ ...load, seconds });
      const used = ((await processorMs(pid)) ?? Number.NaN) - (usedBefore ?? Number.NaN);
      const rendered = (await renderTotals(operators)).renders - before.renders;
      if (responses === 0) doubts.push(`${title}: no request got a response`);
      if (failed > 0) doubts.push(`${title}: ${failed} of ${responses} requests failed`);
      if (responses > 0 && bytesEach < size * 0.95)
        doubts.push(`${title}: responses are smaller than the page, so some are not the page`);
      if (load.origin === uncached.origin && rendered < responses * 0.95) {
        doubts.push(`${title}: only ${rendered} of ${responses} responses were rendered`);
      }
      results.push({ perSecond, p50, p99, perProcessorSecond: (responses / used) * 1000 });
    }
    return medians(results);
  };
  // Concurrent requests for one address share one rendering.
  const distinct = page.variant(0) === page.variant(1) ? 1 : connections;
  return withPinning(system, doubts, async () => ({
    cached: await repeat('cached', { origin: cached.origin, path: () => page.path, encoding: null, connections }),
    uncached: await repeat('uncached', { origin: uncached.origin, path: next, encoding: null, connections: distinct }),
    compressed: await repeat('compressed', {
      origin: uncached.origin,
      path: next,
      encoding: 'br',
      connections: distinct,
    }),
    doubts,
  }));
}

/** Pins the shells to core 0, and all other processes, including this load generator, to core 1; afterwards unpins them. */
async function withPinning<T>(system: BenchSystem, doubts: string[], use: () => Promise<T>): Promise<T> {
  const shells = [system.cached.pid, system.uncached.pid];
  const others = [...system.others, process.pid];
  const pinned = [...shells.map((pid) => pin(pid, '0')), ...others.map((pid) => pin(pid, '1'))];
  if (pinned.includes(false)) doubts.push('processes could not be pinned to cores');
  try {
    return await use();
  } finally {
    for (const pid of [...shells, ...others]) pin(pid, '0-1023');
  }
}

async function bodySize({ origin, path, encoding }: Omit<LoadOptions, 'connections' | 'seconds'>): Promise<number> {
  const response = await fetch(origin + path(), { headers: { 'accept-encoding': encoding ?? 'identity' } });
  const body = await response.arrayBuffer();
  // `fetch` decompresses the body; the header has the compressed length.
  return Number(response.headers.get('content-length') ?? body.byteLength);
}
