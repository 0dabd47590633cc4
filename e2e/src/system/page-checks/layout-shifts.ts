import type { Page } from 'playwright/test';

/**
 * Adds up the layout shifts of pages opened from now on, without those after an input of the shopper.
 * @returns a function that reads the sum of the current page
 */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sums = globalThis as unknown as { layoutShift: number };
    sums.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) sums.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { layoutShift: number }).layoutShift);
}
