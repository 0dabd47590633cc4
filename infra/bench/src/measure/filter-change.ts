import type { Page } from 'playwright';
import { type Throttle, unthrottled, withColdPage } from '../browser/cold-page.ts';
import { median } from '../median.ts';
import { tap } from './tap.ts';
import { phone } from './usable.ts';

export type FilterChangeResult = {
  /** Milliseconds from the tap on a value to the paint of the filtered list, without throttling. */
  painted: number;
  /** The slowest interaction to next paint (INP) of all taps, with CPU throttling. */
  inp: number;
};

/** Values of different facets, so that every change gives another list. */
const changes = 4;
const slowProcessor: Throttle = { ...unthrottled, cpu: phone.cpu };

declare global {
  interface Window {
    bergaufSlowest?: number;
  }
}

/** Opens the list's filter sheet on a phone and chooses values one after the other. */
export async function measureFilterChange(executable: string, url: string, runs: number): Promise<FilterChangeResult> {
  const painted: number[] = [];
  const slowest: number[] = [];
  for (let run = 0; run < runs; run++) {
    painted.push(...(await oneRun(executable, url, unthrottled)).painted);
    slowest.push((await oneRun(executable, url, slowProcessor)).inp);
  }
  return { painted: median(painted), inp: median(slowest) };
}

async function oneRun(
  executable: string,
  url: string,
  throttle: Throttle,
): Promise<{ painted: number[]; inp: number }> {
  return withColdPage(executable, throttle, async ({ page, network }) => {
    await page.addInitScript('globalThis.__name = (value) => value;');
    await page.addInitScript(watchInteractions);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await network.quiet(1_000, 30_000);
    await tap(page, page.getByRole('button', { name: 'Filter', exact: true }));
    const painted: number[] = [];
    for (let chosen = 1; chosen <= changes; chosen++) {
      const value = page.getByRole('group').nth(chosen).locator('label:has(input:enabled:not(:checked))').first();
      await value.scrollIntoViewIfNeeded();
      const time = page.evaluate(untilPainted, `Filter (${chosen})`);
      await tap(page, value);
      painted.push(await time);
      // Pauses, so that pending work of this change does not count for the next one.
      await page.waitForTimeout(700);
    }
    return { painted, inp: await slowestInteraction(page) };
  });
}

/** Runs in the page: event timings, grouped by interaction. */
function watchInteractions(): void {
  window.bergaufSlowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId > 0) window.bergaufSlowest = Math.max(window.bergaufSlowest ?? 0, duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: milliseconds from the next click to the frame after the one in which the list is up to date. */
function untilPainted(expected: string): Promise<number> {
  return new Promise((resolve) => {
    const begin = (event: Event): void => {
      const isUpdated = (): boolean =>
        document.querySelector('main [role=status]')?.textContent?.includes(expected) ?? false;
      const look = (): void => {
        if (!isUpdated()) requestAnimationFrame(look);
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
      };
      look();
    };
    addEventListener('click', begin, { once: true, capture: true });
  });
}

async function slowestInteraction(page: Page): Promise<number> {
  return page.evaluate(() => window.bergaufSlowest ?? Number.POSITIVE_INFINITY);
}
