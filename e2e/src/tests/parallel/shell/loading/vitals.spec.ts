import type { Page } from 'playwright/test';
import { startSecondShell } from '../../../../system/services/second-shell.ts';
import { metric } from '../../../../system/services/shop.ts';
import { expect, hydrated, painted, test } from '../../../../system/shop-page.ts';

test.describe.configure({ timeout: 90_000 });

const later = /\/_shell\/assets\/later\.[0-9a-f]+\.js$/;

/** Waits for the script that pages load once they are idle. */
async function openAndIdle(page: Page, url: string): Promise<void> {
  const loaded = page.waitForResponse((response) => later.test(response.url()));
  await page.goto(url);
  await hydrated(page);
  await (await loaded).finished();
  // The layout's own, and that of the notice, which the script adds.
  await expect(page.locator('body > [role="status"]')).toHaveCount(3);
}

/** Notes what the page sends as beacons to the address of reports; they are sent all the same. */
async function noteReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('noteReport', (text: string) => reports.push(text));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const { noteReport } = globalThis as unknown as { noteReport(text: string): void };
      if (url === '/_shell/vitals') void (body as Blob).text().then(noteReport);
      return send(url, body);
    };
  });
  return reports;
}

test('a page load is reported once as its tab is left, with vitals, fragments, frontends and errors, and becomes metrics', async ({
  page,
  shop,
  complaints,
}) => {
  const counted = () => metric('bergauf_vitals_reports_total', { outcome: 'counted' });
  const before = await counted();
  const reports = await noteReports(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openAndIdle(page, `${shop.origins.shop}/search/`);
  expect(complaints).toEqual({ console: [], csp: [] });
  // Not part of the first load: it is the last script.
  expect(scripts.findIndex((url) => later.test(url))).toBe(scripts.length - 1);
  await page.getByRole('link', { name: 'Bergauf' }).first().hover();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('anna@example.at');
    });
  });
  await page.getByRole('combobox', { name: 'Suche' }).click();
  // The browser reports how long the click took after the next frame, on a busy machine later.
  await page.waitForFunction(() => performance.getEntriesByType('first-input').length > 0);
  await painted(page);
  // As in a tab that is left, but the test can still read what it has sent.
  await page.evaluate(() => void dispatchEvent(new Event('pagehide')));
  await expect.poll(() => reports.length).toBe(1);
  await expect.poll(counted).toBeGreaterThan(before);
  await page.evaluate(() => void dispatchEvent(new Event('pagehide')));
  expect(reports).toHaveLength(1);
  const report = JSON.parse(reports[0] ?? '') as Record<string, unknown>;
  expect(report).toMatchObject({
    route: 'search',
    vitals: Object.fromEntries(['ttfb', 'fcp', 'lcp', 'cls', 'inp'].map((vital) => [vital, expect.any(Number)])),
    interactive: { 'mf-header/header': expect.any(Number), 'mf-catalog/list-page': expect.any(Number) },
    loaded: { 'mf-catalog': expect.any(Number) },
    errors: [{ remote: 'other', version: '-', count: 1 }],
  });
  expect(JSON.stringify(report)).not.toContain('anna');
  const { releases } = report as { releases: Record<string, string> };
  const of = { vital: 'lcp', page: 'search', remote: 'mf-catalog', version: releases['mf-catalog'] ?? '' };
  expect(await metric('bergauf_web_vital_seconds_count', of)).toBeGreaterThan(0);
});

test('a shop whose share of reports is 0 gets none', async ({ page }) => {
  const shell = await startSecondShell({ SHOP_VITALS_PERCENT: '0' });
  try {
    const reports = await noteReports(page);
    await openAndIdle(page, `${shell.origin}/search/`);
    await page.evaluate(() => void dispatchEvent(new Event('pagehide')));
    // A beacon that was sent before comes to the test before the answer to this.
    await page.evaluate(() => navigator.sendBeacon('/_shell/vitals', new Blob(['last'])));
    await expect.poll(() => reports.at(-1)).toBe('last');
    expect(reports).toEqual(['last']);
  } finally {
    await shell.stop();
  }
});

test('a notice says that the browser is offline, and disappears automatically', async ({ page, shop, context }) => {
  await openAndIdle(page, `${shop.origins.shop}/search/`);
  const notice = page.getByText('Du bist gerade offline. Was du schon geladen hast, bleibt da.');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test('a list that is filtered offline says so, also before the notice has been loaded, and comes when it is asked for again online', async ({
  page,
  shop,
  context,
}) => {
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  await context.setOffline(true);
  const filter = page.locator('main input[type="checkbox"]:not([disabled])').first();
  // Not `check`, which would look for the box in the page that takes the list's place.
  await filter.click({ force: true });
  const main = page.locator('main');
  await expect(main).toContainText('Du bist gerade offline.');
  await context.setOffline(false);
  await main.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(filter).toBeChecked();
  await expect(main).not.toContainText('offline');
});
