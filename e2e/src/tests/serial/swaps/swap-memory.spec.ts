import { readFile } from 'node:fs/promises';
import { soakLength } from '@bergauf/api/testing/soak';
import { browserName } from '../../../system/chromium.ts';
import { releaseEdited, untilServed } from '../../../system/registry/releases.ts';
import { startSecondRegistry } from '../../../system/registry/second-registry.ts';
import type { SecondShell } from '../../../system/services/second-shell.ts';
import { metric } from '../../../system/services/shop.ts';
import { expect, test } from '../../../system/shop-page.ts';

const swaps = soakLength({ short: 36, full: 100 });
/** While the page cache fills. */
const firstSwaps = 6;
const frontends = ['mf-content', 'mf-header', 'mf-account', 'mf-cart-wishlist', 'mf-catalog'];
const version = '1.6.0';
/** Combinations of two releases of each frontend. */
const sets = 2 ** frontends.length;
const pages = ['/', '/herren/', '/schuhe/', '/search/?q=ski'];

/** Megabytes per swap. One page of a replaced set has a tenth of a megabyte, its worker has 30. */
const tolerated = 0.25;

/**
 * The frontend whose release the `swap`th swap changes (from 1), in the order of a Gray code: every set is served once before
 * one repeats. What is kept for each set would not grow if two sets alternated.
 */
function changedBy(swap: number): string {
  const trailingZeros = 31 - Math.clz32(swap & -swap);
  return frontends[Math.min(trailingZeros, frontends.length - 1)] ?? '';
}

test(`${swaps} swaps leave the memory of the shell server where it was`, async () => {
  test.setTimeout(300_000);
  const own = await startSecondRegistry();
  for (const name of frontends) await releaseEdited(name, version, (text) => `${text}\n`, own.home);
  const shell = await own.startShell(
    // A small cache is full after the first swaps. One worker a set and frequent polls make a swap cheap. This test is not about time.
    { SHOP_PAGE_CACHE_MB: '2', SHOP_WORKERS: '1', SHOP_DISCOVERY_POLL_MS: '100', SHOP_DATA_TIMEOUT_MS: '10000' },
    // Every garbage collection is a full one, and they are equally frequent from start to end: what remains is referenced.
    { engineOptions: ['--gc-global', '--min-semi-space-size=4', '--max-semi-space-size=4'] },
  );
  const changed = new Set<string>();
  try {
    const samples: { resident: number; referenced: number }[] = [];
    for (let swap = 1; swap <= swaps; swap++) {
      const name = changedBy(swap);
      if (!changed.delete(name)) changed.add(name);
      const to = changed.has(name) ? version : '1.0.0';
      await own.operator.promote(name, to);
      await untilServed(name, to, 30_000, shell.origin);
      for (const path of pages) {
        const page = await fetch(`${shell.origin}${path}`, { headers: { 'user-agent': browserName } });
        expect(page.status, path).toBe(200);
        await page.arrayBuffer();
      }
      samples.push({ resident: await residentMegabytes(shell), referenced: await referencedMegabytes(shell) });
    }
    for (const kind of ['resident', 'referenced'] as const) {
      const values = samples.map((sample) => sample[kind]);
      // A leak for each set ends with the last new set.
      const growth = Math.max(...[sets, swaps].map((end) => growthPerSample(values.slice(firstSwaps, end))));
      const description = `${growth.toFixed(2)} MB per swap: ${values.map(Math.round).join(' ')}`;
      test.info().annotations.push({ type: `${kind} memory`, description });
      expect.soft(growth, `${kind} memory: ${description}`).toBeLessThan(tolerated);
    }
  } finally {
    await shell.stop();
    await own.stop();
  }
});

/** Includes render workers and the C library, and freed memory that is not returned yet: it hides a small leak. */
async function residentMegabytes({ pid }: SecondShell): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** What the main thread holds: objects and buffers. */
async function referencedMegabytes({ operators }: SecondShell): Promise<number> {
  const heap = await metric('nodejs_heap_size_used_bytes', {}, operators);
  return (heap + (await metric('nodejs_external_memory_bytes', {}, operators))) / 1024 ** 2;
}

/** The median of the slopes between all pairs of samples: single high samples, taken while replaced workers still end, do not change it. */
function growthPerSample(samples: readonly number[]): number {
  const slopes = samples.flatMap((late, to) => samples.slice(0, to).map((early, from) => (late - early) / (to - from)));
  return slopes.toSorted((a, b) => a - b)[Math.floor(slopes.length / 2)] ?? Number.NaN;
}
