import type { Page } from 'playwright/test';
import { findStocked } from '../../../system/catalogue.ts';
import { arrived, expect, hydrated, test } from '../../../system/shop-page.ts';
import { beGuestWithCart } from '../../../system/shoppers/guest-cart.ts';

test.use({ pictures: 'none', answer: 'none' });

type Event = Record<string, unknown> & { event: string };
const dataLayer = (page: Page): Promise<Event[]> =>
  page.evaluate(() => (globalThis as unknown as { dataLayer?: Event[] }).dataLayer ?? []);

async function consent(page: Page, shop: string): Promise<void> {
  await page.goto(`${shop}/`);
  await page.getByRole('region', { name: 'Einwilligung' }).getByRole('button', { name: 'Alle annehmen' }).click();
  await expect.poll(() => dataLayer(page)).toEqual([{ event: 'page_data', group: 'home', path: '/' }]);
}

test('content pages are in the group services, store search and store in the group shop (SPEC 2)', async ({
  page,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  const { data } = (await (await fetch(`${api}/api/v1/stores/`)).json()) as { data: { stores: { shopUrl: string }[] } };
  await consent(page, origin);
  for (const [path, group] of [
    ['/static/agb/', 'services'],
    ['/services/kontakt/', 'services'],
    ['/shops/', 'shop'],
    [`/shop/${data.stores[0]?.shopUrl}/`, 'shop'],
  ] as const) {
    await page.goto(origin + path);
    await expect.poll(() => dataLayer(page)).toEqual([{ event: 'page_data', group, path }]);
  }
});

test('a registration is sign_up, and the link beside the button of the cart is the entry home', async ({
  page,
  context,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  const [product] = await findStocked(api, 1, 1);
  await beGuestWithCart(context, api, [{ productOption: product?.option.id ?? 0 }]);
  await consent(page, origin);
  await page.goto(`${origin}/warenkorb/`);
  const link = page.getByRole('link', { name: 'Bestellung vorher in Ruhe ansehen' });
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  await expect
    .poll(async () => (await dataLayer(page)).at(-1))
    .toEqual({ event: 'begin_checkout', entry: 'home', amount: 1, value: expect.any(Number) });

  await page.goto(`${origin}/register/?weiter=/wishlist/`);
  await hydrated(page);
  await page.getByLabel('Vorname').fill('Toni');
  await page.getByLabel('Nachname').fill('Steiger');
  await page.getByLabel('E-Mail-Adresse').fill(`e${Date.now()}${Math.floor(Math.random() * 1e6)}@beispiel.at`);
  await page.getByLabel('Passwort', { exact: true }).fill('Ein Dachs steigt bergauf');
  await page.getByRole('checkbox').check();
  await page.locator('main').getByRole('button', { name: 'Konto anlegen', exact: true }).click();
  await expect(page).toHaveURL(`${origin}/wishlist/`);
  await expect
    .poll(async () => (await dataLayer(page)).map(({ event }) => event))
    .toEqual(['page_data', 'sign_up', 'page_data']);
});

test('a search is counted once: not again with a filter, and not by Back and Forward, also from a product', async ({
  page,
  shop,
}) => {
  const searches = async (): Promise<unknown[]> =>
    (await dataLayer(page)).filter(({ event }) => event === 'search').map(({ query }) => query);
  await consent(page, shop.origins.shop);
  const box = page.getByRole('combobox', { name: 'Suche' });
  for (const words of ['jacke', 'schuh']) {
    await box.fill(words);
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${words}$`));
    await arrived(page);
  }
  expect(await searches()).toEqual(['jacke', 'schuh']);
  await page.getByRole('combobox', { name: 'Sortieren' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort=/);
  await page.locator('main article h3 a').first().click();
  await expect(page).toHaveURL(/\/p\//);
  for (const address of [/sort=/, /q=schuh$/, /q=jacke$/]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.locator('main article').first()).toBeVisible();
  }
  await page.goForward();
  await expect(page).toHaveURL(/q=schuh$/);
  await expect
    .poll(async () => (await dataLayer(page)).at(-1))
    .toMatchObject({ event: 'view_item_list', query: 'schuh' });
  expect(await searches()).toEqual(['jacke', 'schuh']);
  // The same words again are another search.
  await box.fill('jacke');
  await box.press('Enter');
  await expect.poll(searches).toEqual(['jacke', 'schuh', 'jacke']);
});
