import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import { findStocked } from '../../../system/catalogue.ts';
import { desktop, phone, tablet } from '../../../system/main-pages.ts';
import { recordLayoutShifts } from '../../../system/page-checks/layout-shifts.ts';
import { smallTargets } from '../../../system/page-checks/targets.ts';
import { startSecondShell } from '../../../system/services/second-shell.ts';
import { theShop } from '../../../system/services/shop.ts';
import { comeToFooter, expect, hydrated, test } from '../../../system/shop-page.ts';
import { type Account, createAccount } from '../../../system/shoppers/account.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';
import { moveOrder, type PlacedOrder, placeOrder } from '../../../system/shoppers/orders.ts';

/** Bytes of scripts, brotli, of all frontends, that a page of the account adds to the shell's and to those that every page has. */
const scriptBudget = 30_000;

// All tests share one account and its orders.
test.describe.configure({ mode: 'default' });

let account: Account;
let order: PlacedOrder;
test.beforeAll(async () => {
  const { api } = theShop().origins;
  account = await createAccount(api);
  const [product] = await findStocked(api, 1, 12);
  if (!product) throw new Error('The catalogue has no product with many pieces');
  order = await placeOrder(api, account, product.option.id, 2);
  await placeOrder(api, account, product.option.id);
  await moveOrder(api, order.number, ['packed', 'shipped', 'delivered']);
});

const pages = () => [
  '/my-account/',
  '/my-account/orders/',
  `/my-account/order-details/${order.uuid}/`,
  '/my-account/delivery-address/',
  '/my-account/account-details/',
  '/my-account/loyalty/',
  '/bestellung/',
];

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page, 'mf-account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
}

for (const { screen, device, pixels } of [
  { screen: 'a phone', device: phone, pixels: 44 },
  { screen: 'a tablet', device: tablet, pixels: 44 },
  { screen: 'a wide screen', device: desktop, pixels: 24 },
]) {
  test.describe(`on ${screen}`, () => {
    test.use(device);

    test('no page of the account shifts, scrolls sideways, complains or has small targets', async ({
      page,
      context,
      shop,
      complaints,
    }) => {
      await beSignedIn(context, account);
      const layoutShift = await recordLayoutShifts(page);
      for (const path of pages()) {
        await test.step(path, async () => {
          await open(page, `${shop.origins.shop}${path}`);
          expect.soft(await layoutShift(), path).toBeLessThan(0.02);
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
          expect.soft(await smallTargets(page.locator('main'), pixels), path).toEqual([]);
        });
      }
      expect(complaints.console).toEqual([]);
      expect(complaints.csp).toEqual([]);
    });
  });
}

test('every page stays within its byte budget; an order prints on one sheet of A4, without its controls', async ({
  page,
  context,
  shop,
}) => {
  await beSignedIn(context, account);
  const scripts = new Map<string, Response>();
  test.setTimeout(90_000);
  page.on('response', (response) => {
    const isOfFrontend = response.request().resourceType() === 'script' && !response.url().includes('/_shell/');
    if (isOfFrontend) scripts.set(response.url(), response);
  });
  /** Scripts that load late may belong to the previous page. */
  async function leave(): Promise<void> {
    await page.goto('about:blank');
    scripts.clear();
  }
  for (const language of ['', '/en']) {
    /**
     * Scripts that home and a list share: the header with its badges and its store, and the footer, which loads when the shopper comes
     * near.
     */
    const everywhere: Set<string>[] = [];
    for (const path of ['/', '/search/']) {
      await leave();
      await page.goto(`${shop.origins.shop}${language}${path}`);
      await hydrated(page);
      await comeToFooter(page);
      await page.waitForLoadState('networkidle');
      everywhere.push(new Set(scripts.keys()));
    }
    for (const path of pages().map((one) => `${language}${one}`)) {
      await leave();
      await open(page, `${shop.origins.shop}${path}`);
      const own = [...scripts].filter(([url]) => !everywhere.every((urls) => urls.has(url)));
      const sizes = await Promise.all(
        own.map(async ([url, response]) => ({ url, bytes: brotliCompressSync(await response.body()).length })),
      );
      const bytes = sizes.reduce((sum, one) => sum + one.bytes, 0);
      const list = sizes.map((one) => `${new URL(one.url).pathname} ${one.bytes}`).join(', ');
      test.info().annotations.push({ type: 'bytes', description: `${path} ${bytes}: ${list}` });
      expect.soft(bytes, `${path}: ${list}`).toBeLessThanOrEqual(scriptBudget);
      expect.soft(list, path).toContain('/mf-account/');
    }
  }
  await open(page, `${shop.origins.shop}/my-account/order-details/${order.uuid}/`);
  await page.emulateMedia({ media: 'print' });
  const main = page.locator('main');
  const letterhead = await main.getByText('Bergauf', { exact: true }).boundingBox();
  const heading = await main.getByRole('heading', { level: 1 }).boundingBox();
  expect(letterhead?.y).toBeLessThan(heading?.y ?? 0);
  await expect(main.getByText(/Bestellt am/).locator('visible=true')).toHaveCount(1);
  await expect(main.getByText('Steiggasse 7')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(main.getByRole('button').locator('visible=true')).toHaveCount(0);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);

  // Firefox does not divide the row of a grid: the title would be alone on the first sheet.
  await page.emulateMedia({ media: null });
  await open(page, `${shop.origins.shop}/my-account/account-details/`);
  await page.emulateMedia({ media: 'print' });
  const column = main.locator('div', { has: page.getByRole('region', { name: 'Über dich' }) }).last();
  await expect(column).toHaveCSS('display', 'block');
});

test('the pages are in English throughout where the site’s locale is English', async ({ page, context, shop }) => {
  await beSignedIn(context, account);
  const english = await startSecondShell({ SHOP_LOCALE: 'en' });
  // The API allows the origin of one shop; to this browser it allows the other one.
  const allowed = {
    'access-control-allow-origin': english.origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization,x-request-id,x-requested-with,x-request-client,idempotency-key',
  };
  await page.route(
    (url) => url.origin === shop.origins.api,
    async (route) => {
      if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: allowed });
      const response = await route.fetch();
      return route.fulfill({ response, headers: { ...response.headers(), ...allowed } });
    },
  );
  for (const path of pages()) {
    await open(page, `${english.origin}${path}`);
    const text = (await page.locator('main').textContent()) ?? '';
    const german = text.match(/\b(und|oder|für|mit|dein|deine|nicht|alle|Bestellung|Größe|Stufe|Adresse|Punkte)\b/g);
    expect.soft(german ?? [], path).toEqual([]);
    // Amounts as `€ 1.234,50`.
    expect.soft(text.match(/€\s*[\d.]*,\d\d\b/g) ?? [], path).toEqual([]);
  }
  await english.stop();
});
