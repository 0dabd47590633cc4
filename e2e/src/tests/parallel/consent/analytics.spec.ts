import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { type SecondShell, startSecondShell } from '../../../system/services/second-shell.ts';
import { expect, hydrated, openConsentSettings, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { logInHere } from '../../../system/shoppers/log-in.ts';

test.use({ pictures: 'none' });

test.use({ answer: 'none' });
test.describe.configure({ mode: 'serial' });

/** A stand-in for Matomo's endpoint, which accepts hits. */
let matomo: { server: Server; origin: string; hits: Record<string, string>[] };
let shell: SecondShell;

test.beforeAll(async () => {
  const hits: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      const { requests } = JSON.parse(body) as { requests: string[] };
      for (const hit of requests) hits.push(Object.fromEntries(new URLSearchParams(hit)));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  matomo = { server, origin, hits };
  shell = await startSecondShell({ SHOP_MATOMO_ORIGIN: origin, SHOP_MATOMO_SITE: '7' });
});
test.afterAll(async () => {
  await shell?.stop();
  matomo?.server.close();
});

type Event = Record<string, unknown> & { event: string };
const dataLayer = (page: Page): Promise<Event[]> =>
  page.evaluate(() => (globalThis as unknown as { dataLayer?: Event[] }).dataLayer ?? []);
const namesOf = (events: readonly Event[]): string[] => events.map(({ event }) => event);

/** SPEC 9: 0, 1-10, …, 91-100. */
function bucketOf(percent: number): string {
  const tens = Math.ceil(percent / 10);
  return percent === 0 ? '0' : `${tens * 10 - 9}-${tens * 10}`;
}

/** What the shop's metrics count. */
async function counted(operators: string, event: string, detail = ''): Promise<number> {
  const text = await (await fetch(`${operators}/metrics`)).text();
  const line = text.split('\n').find((each) => each.includes(`event="${event}",detail="${detail}"`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

const question = (page: Page) => page.getByRole('region', { name: 'Einwilligung' });

async function changeSettings(page: Page, name: string): Promise<void> {
  await openConsentSettings(page);
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name: 'Deine Einwilligung' })).toBeHidden();
}

test('the events of a journey are counted in order, with what belongs to each, from the consent on', async ({
  page,
  shop,
  complaints,
}) => {
  const { origins } = shop;
  const names = ['view_item', 'add_to_cart', 'remove_from_cart', 'begin_checkout', 'login', 'search'] as const;
  const detailOf = (name: string): string => (name === 'begin_checkout' ? 'page' : '');
  const count = (): Promise<number[]> =>
    Promise.all(names.map((name) => counted(origins.operators, name, detailOf(name))));
  const before = await count();
  const account = await createAccount(origins.api);
  await page.goto(`${origins.shop}/`);
  await question(page).getByRole('button', { name: 'Alle annehmen' }).click();
  // Home was shown before the answer.
  await expect.poll(() => dataLayer(page)).toEqual([{ event: 'page_data', group: 'home', path: '/' }]);

  await page.goto(`${origins.shop}/sale/`);
  const tile = page.getByRole('region', { name: 'Artikel' }).getByRole('article').filter({ hasText: '%' }).first();
  const percent = Number(/−(\d+) %/.exec((await tile.textContent()) ?? '')?.[1]);
  await expect.poll(async () => namesOf(await dataLayer(page))).toEqual(['view_item_list']);
  const [list] = await dataLayer(page);
  expect(list).toMatchObject({ group: 'item_list', path: '/sale/', query: '', sort: 'sales_rank_desc', page: 1 });
  expect(String(list?.['productIds']).split(',').length).toBeGreaterThan(5);

  await tile.locator('[data-fragment="mf-cart-wishlist/heart"] button').click();
  await expect.poll(async () => namesOf(await dataLayer(page))).toContain('wishlist_toggle');
  await tile.locator('h3 a').click();
  await expect(page).toHaveURL(/\/p\//);
  const { pathname } = new URL(page.url());
  await expect
    .poll(async () => (await dataLayer(page)).slice(1))
    .toEqual([
      { event: 'wishlist_toggle', productId: expect.any(String), added: true },
      { event: 'discount_bucket', bucket: bucketOf(percent) },
      { event: 'page_data', group: 'item_detail', path: pathname },
      { event: 'view_item', productId: expect.any(String), productName: expect.any(String), price: expect.any(Number) },
    ]);
  const { productId, price } = (await dataLayer(page)).at(-1) as Event;

  await page.locator('main [aria-labelledby="groesse"] button:not([disabled])').first().click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect.poll(async () => namesOf(await dataLayer(page))).toContain('add_to_cart');
  const added = (await dataLayer(page)).at(-1) as Event;
  expect(added).toEqual({ event: 'add_to_cart', productId, optionId: expect.any(String), amount: 1, price });

  await page.goto(`${origins.shop}/login/`);
  await logInHere(page, account);
  // The guest's cart becomes the account's, which adds nothing.
  await expect.poll(async () => namesOf(await dataLayer(page))).toEqual(['page_data', 'login', 'page_data']);
  await page.goto(`${origins.shop}/warenkorb/`);
  await expect.poll(() => dataLayer(page)).toEqual([{ event: 'page_data', group: 'other', path: '/warenkorb/' }]);
  const checkout = page.locator('main').getByRole('link', { name: /Kass/ }).first();
  await checkout.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await checkout.click();
  await expect
    .poll(async () => (await dataLayer(page)).at(-1))
    .toEqual({ event: 'begin_checkout', entry: 'page', amount: 1, value: price });
  await page
    .locator('main')
    .getByRole('button', { name: /entfernen/i })
    .first()
    .click();
  await expect.poll(async () => (await dataLayer(page)).at(-1)).toEqual({ ...added, event: 'remove_from_cart' });

  await page.goto(`${origins.shop}/search/?q=ski`);
  await expect.poll(async () => namesOf(await dataLayer(page))).toEqual(['search', 'view_item_list']);
  expect(complaints).toEqual({ console: [], csp: [] });
  // A page that does not exist. Leaving the previous page sends pending events.
  await page.goto(`${origins.shop}/p/gibt-es-nicht/`);
  await expect.poll(() => page.evaluate(() => 'dataLayer' in globalThis)).toBe(true);
  expect(await dataLayer(page)).toEqual([]);
  // Shoppers of other tests may be counted meanwhile.
  await expect
    .poll(async () => (await count()).flatMap((now, index) => (now > (before[index] ?? 0) ? [] : names[index])))
    .toEqual([]);
});

test('Matomo gets hits from the consent to its withdrawal; before and after nothing is sent, and what was stored is gone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isReceiver = (url: string): boolean => url.startsWith(matomo.origin) || url.endsWith('/_shell/analytics');
  const stored = (): Promise<string[]> => page.evaluate(() => Object.keys(sessionStorage));
  await page.goto(`${shell.origin}/`);
  await question(page).getByRole('button', { name: 'Alle ablehnen' }).click();
  await page.locator('footer').getByRole('link', { name: 'Marken' }).click();
  await expect(page).toHaveURL(/\/marken\/$/);
  expect(asked.filter(isReceiver)).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false);

  await changeSettings(page, 'Alle annehmen');
  await expect.poll(stored).toContain('bergauf-visit');
  // No events from the time without consent.
  expect(await dataLayer(page)).toEqual([]);
  await page.goto(`${shell.origin}/sale/`);
  await page.locator('main article h3 a').first().click();
  await expect(page).toHaveURL(/\/p\//);
  const { pathname } = new URL(page.url());
  await expect.poll(() => matomo.hits.length).toBe(3);
  await page.goto(`${shell.origin}/search/?q=ski`);
  await expect.poll(() => matomo.hits.length).toBe(4);
  const [list, bucket, product, search] = matomo.hits;
  const id = list?.['_id'];
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  const common = { idsite: '7', rec: '1', apiv: '1', _id: id };
  expect(list).toEqual({ ...common, url: `${shell.origin}/sale/`, action_name: '/sale/' });
  expect(bucket).toMatchObject({ ...common, e_a: 'discount_bucket' });
  expect(product).toMatchObject({ ...common, url: `${shell.origin}${pathname}`, _pks: expect.stringMatching(/^\d+$/) });
  expect(search).toMatchObject({ ...common, url: `${shell.origin}/search/`, search: 'ski' });
  expect(await counted(shell.operators, 'discount_bucket', bucket?.['e_n'])).toBe(1);

  await changeSettings(page, 'Alle ablehnen');
  expect(await dataLayer(page)).toEqual([]);
  expect(await stored()).not.toContain('bergauf-visit');
  asked.length = 0;
  await page.locator('footer').getByRole('link', { name: 'Marken' }).click();
  await expect(page).toHaveURL(/\/marken\/$/);
  await page.goto(`${shell.origin}/sale/`);
  await hydrated(page);
  await page.goto('about:blank');
  expect(asked.filter(isReceiver)).toEqual([]);
  expect(matomo.hits).toHaveLength(4);
});

test("only the origin of the site's Matomo may be called besides the shop's own", { tag: '@every-run' }, async ({
  shop,
}) => {
  const policyOf = async (origin: string): Promise<string> =>
    (await fetch(`${origin}/`)).headers.get('content-security-policy') ?? '';
  expect(await policyOf(shell.origin)).toMatch(new RegExp(`connect-src [^;]*${matomo.origin}`));
  expect(await policyOf(shop.origins.shop)).not.toContain(matomo.origin);
});
