import type { Browser } from 'playwright/test';
import { registry, releaseChanged, untilServed } from '../../../system/registry/releases.ts';
import { theShop } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

/** Shoppers within whom both releases must appear: one in 500,000 runs draws one side only. */
const shoppersAtMost = 20;

test('a canary gets a share of the shoppers, and each shopper keeps the assigned release', async ({ browser }) => {
  test.setTimeout(180_000);
  const operator = registry();
  await releaseChanged('mf-header', '1.2.0', 'src/messages/at.json', (text) =>
    text.replace('30 Tage Rückgabe', '90 Tage Rückgabe'),
  );
  await operator.canary('mf-header', '1.2.0', 50);
  try {
    await expect.poll(needsBuckets).toBe(true);
    // Until the canary's pool is ready, its shoppers get the default, and then once a full page load.
    await expect.poll(releaseOfNewShopper).toBe('1.2.0');
    const seen = new Set<string>();
    for (let shopper = 0; shopper < shoppersAtMost && seen.size < 2; shopper++) seen.add(await visit(browser));
    expect([...seen].sort()).toEqual(['1.0.0', '1.2.0']);
  } finally {
    await operator.promote('mf-header', '1.0.0');
  }
  await untilServed('mf-header', '1.0.0');
  await expect.poll(needsBuckets).toBe(false);
});

/** Visits pages as a new shopper. Returns the header's release, after checking that it is the same on each. */
async function visit(browser: Browser): Promise<string> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    const response = await page.goto(`${theShop().origins.shop}/`);
    const version = headerVersion((await response?.text()) ?? '');
    const header = page.locator(`[data-mf="mf-header@${version}"][data-fragment="mf-header/header"]`);
    await hydrated(page);
    await expect(header).toContainText(version === '1.2.0' ? '90 Tage Rückgabe' : '30 Tage Rückgabe');
    // In-app, where a payload of the other set would lead to a full page load …
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.locator('main a[href^="/p/"]').first().click();
    await expect(page).toHaveURL(/\/p\//);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in globalThis), 'the page was loaded anew').toBe(true);
    await expect(header).toBeVisible();
    // … and from the server.
    for (let again = 0; again < 3; again++) {
      expect(headerVersion((await (await page.reload())?.text()) ?? '')).toBe(version);
    }
    expect(complaints).toEqual([]);
    return version;
  } finally {
    await context.close();
  }
}

function headerVersion(html: string): string {
  return /data-mf="mf-header@([^"]+)"/.exec(html)?.[1] ?? 'none';
}

/** The header's release in the page of a shopper without a bucket, who is assigned one. */
const releaseOfNewShopper = async (): Promise<string> =>
  headerVersion(await (await fetch(`${theShop().origins.shop}/`)).text());

/** Shoppers are assigned to buckets only while a frontend has two releases in traffic. */
async function needsBuckets(): Promise<boolean> {
  const response = await fetch(`${theShop().origins.shop}/`);
  await response.arrayBuffer();
  return response.headers.has('set-cookie');
}
