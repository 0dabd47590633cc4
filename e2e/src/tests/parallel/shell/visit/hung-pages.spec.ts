import type { Page } from 'playwright/test';
import { endRenderers } from '../../../../system/end-renderers.ts';
import { theShop } from '../../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

test.describe.configure({ timeout: 60_000 });

const crashes = '/_shell/crashes';

/** The requests with reports of pages that hung; their body is a blob, which the driver does not see. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === crashes) reports.push(request.method());
  });
  return reports;
}

test('a page that is left in any ordinary way is not reported', async ({ page, shop }) => {
  const reports = reportsOf(page);
  const list = `${shop.origins.shop}/search/`;
  for (const url of [list, `${shop.origins.shop}/marken/`, list]) await page.goto(url, { waitUntil: 'commit' });
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: 'Bergauf' }).first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await page.goto(`${shop.origins.shop}/marken/`);
  await page.goBack();
  await page.goForward();
  await page.reload();
  await hydrated(page);
  expect(reports).toEqual([]);
});

test('the page after one that was ended in its tab reports it once, before its own scripts run', async ({
  playwright,
}) => {
  // A separate browser, because its processes are killed.
  const browser = await playwright.chromium.launch(test.info().project.use.launchOptions);
  try {
    const page = await (await browser.newContext()).newPage();
    const reports = reportsOf(page);
    const shop = theShop().origins.shop;
    await page.goto(`${shop}/search/`);
    await page.evaluate(() =>
      setTimeout(() => {
        for (;;);
      }),
    );
    const ended = new Promise((resolve) => page.once('crash', resolve));
    await endRenderers(browser);
    await ended;
    const session = await page.context().newCDPSession(page);
    const reported = page.waitForResponse(`**${crashes}`);
    await session.send('Page.navigate', { url: `${shop}/search/` });
    expect((await reported).status()).toBe(204);
    expect(reports).toEqual(['POST']);
  } finally {
    await browser.close();
  }
});
