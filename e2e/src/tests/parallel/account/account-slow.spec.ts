import type { Locator, Page } from 'playwright/test';
import { readList } from '../../../system/catalogue.ts';
import { recordLayoutShifts } from '../../../system/page-checks/layout-shifts.ts';
import { holdApi } from '../../../system/services/held-api.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';
import { addAsCustomer } from '../../../system/shoppers/orders.ts';

const main = (page: Page): Locator => page.locator('main');
const heading = (page: Page, name: string): Locator => main(page).getByRole('heading', { level: 1, name });

/** The pages by the words of the account's navigation, with the headings they have. */
const pages = [
  { entry: 'Bestellungen', title: 'Bestellungen', path: '/my-account/orders/' },
  { entry: 'Lieferadressen', title: 'Lieferadressen', path: '/my-account/delivery-address/' },
  { entry: 'Persönliche Daten', title: 'Persönliche Daten', path: '/my-account/account-details/' },
  { entry: 'Bonus', title: 'Bonus', path: '/my-account/loyalty/' },
  { entry: 'Übersicht', title: 'Servus', path: '/my-account/' },
] as const;

const entry = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Mein Konto' }).getByRole('link', { name });

test('each page waits for a slow API in its final size; the requested entry is marked, and Back and Forward lead to the pages that they name', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  const { shop: origin, api } = shop.origins;
  await beSignedIn(context, await createAccount(api));
  const held = await holdApi(page);
  await page.clock.install();
  const layoutShift = await recordLayoutShifts(page);
  for (const { path, title } of pages) {
    held.hold();
    await page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded' });
    await expect(main(page).locator('[aria-busy="true"]')).toBeVisible();
    await hydrated(page);
    held.release();
    await expect(heading(page, title)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await layoutShift(), path).toBeLessThan(0.02);
  }

  // In-app, the current page stays, faded, until the next one has arrived.
  let before = heading(page, 'Servus');
  for (const { entry: name, title } of pages) {
    // Account data of the last two seconds is used again (SPEC 7): then there is nothing to wait for.
    await page.clock.fastForward(3_000);
    held.hold();
    await entry(page, name).click();
    await expect(entry(page, name)).toHaveAttribute('aria-busy', 'true');
    await expect(before).toBeVisible();
    held.release();
    await expect(heading(page, title)).toBeFocused();
    await expect(entry(page, name)).toHaveAttribute('aria-current', 'page');
    before = heading(page, title);
  }

  // Back before the page has arrived: the shopper stays, and the late response changes nothing.
  await page.clock.fastForward(3_000);
  held.hold();
  await entry(page, 'Bestellungen').click();
  await expect(entry(page, 'Bestellungen')).toHaveAttribute('aria-busy', 'true');
  await entry(page, 'Bonus').click();
  await expect(entry(page, 'Bonus')).toHaveAttribute('aria-busy', 'true');
  held.release();
  await expect(heading(page, 'Bonus')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/my-account/loyalty/`);
  for (const { title } of pages.toReversed()) {
    await page.goBack();
    await expect(heading(page, title)).toBeVisible();
  }
  for (const { title, path } of pages.slice(1)) {
    await page.goForward();
    await expect(page).toHaveURL(`${origin}${path}`);
    await expect(heading(page, title)).toBeVisible();
  }
  expect(complaints.console).toEqual([]);
  expect(complaints.csp).toEqual([]);
});

test('the wishlist on the overview waits in the height of its tiles', async ({ page, context, shop }) => {
  const { shop: origin, api } = shop.origins;
  const account = await createAccount(api);
  const { products } = await readList(api, 'path=/search/');
  for (const { id } of products.slice(0, 4)) await addAsCustomer(api, account, 'wishlist', { productId: id });
  await beSignedIn(context, account);
  let release = (): void => {};
  const isMeasured = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${api}/api/v1/wishlist/*`, async (route) => {
    await isMeasured;
    await route.continue();
  });
  await page.goto(`${origin}/my-account/`);
  const teaser = main(page).getByRole('heading', { name: 'Wunschliste' }).locator('xpath=ancestor::section[1]');
  const heights = async (): Promise<number[]> => {
    const found: number[] = [];
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      found.push((await teaser.boundingBox())?.height ?? 0);
    }
    return found;
  };
  await expect(teaser.locator('.skeleton')).toHaveCount(4);
  const waiting = await heights();
  release();
  await expect(teaser.getByRole('article')).toHaveCount(4);
  const shown = await heights();
  // The names of products have one to three lines: a row may differ by one of them.
  for (const [place, height] of shown.entries()) expect.soft(Math.abs(height - (waiting[place] ?? 0))).toBeLessThan(24);
});
