import type { CDPSession, Page } from 'playwright/test';
import { place as list } from '../../../../system/list-page.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

// With pictures: those that are never loaded stay in memory.
test.use({ viewport: { width: 390, height: 844 } });

/** Milliseconds for which the document keeps clicks, and with them the page that they happened on. */
const keptClicksMs = 5_000;

type Held = { nodes: number; listeners: number };

/** What the document holds in memory: nodes, also those of pages that have been left, and event listeners. */
async function held(page: Page, devtools: CDPSession): Promise<Held> {
  await page.waitForTimeout(keptClicksMs + 200);
  // What one collection releases may hold more.
  for (const _ of [1, 2, 3]) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metricOf = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: metricOf('Nodes'), listeners: metricOf('JSEventListeners') };
}

async function visit(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const listTitle = await heading.textContent();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.locator('[popover]:popover-open')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('main article a').first().click();
  await expect(heading).not.toHaveText(listTitle ?? '');
  await page.goBack();
  await expect(heading).toHaveText(listTitle ?? '');
}

test('pages that a shopper has left, and their listeners, are released: six more leave nothing in memory', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}${list}`);
  await hydrated(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.enable');
  for (let times = 0; times < 2; times++) await visit(page);
  const before = await held(page, devtools);
  for (let times = 0; times < 6; times++) await visit(page);
  const after = await held(page, devtools);
  // A list and a product have more than 1,000 nodes each.
  expect(after.nodes - before.nodes, JSON.stringify({ before, after })).toBeLessThan(500);
  expect(after.listeners - before.listeners).toBeLessThan(20);
});
