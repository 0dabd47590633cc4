import type { Locator } from 'playwright/test';
import { findProduct, findStocked, isBuyable } from '../../../system/catalogue.ts';
import { sideways } from '../../../system/page-checks/beyond-the-screen.ts';
import { recordLayoutShifts } from '../../../system/page-checks/layout-shifts.ts';
import { theShop } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { fillIn, guestAddress, orderButton, totalOf, typed } from '../../../system/shoppers/checkout-page.ts';
import { beGuestWithCart, serverCart } from '../../../system/shoppers/guest-cart.ts';

test.use({ pictures: 'none' });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

let option: number;
test.beforeAll(async () => {
  // Below 50 euros each delivery method has its own price.
  const enough = ({ quantity }: { quantity: number }): boolean => quantity >= 8;
  const { options } = await findProduct(theShop().origins.api, '/search/&price_max=40', (product) =>
    product.options.some(enough),
  );
  option = options.find(enough)?.id ?? 0;
});

test('a guest orders the cart, which is empty afterwards', { tag: '@every-run' }, async ({
  page,
  shop,
  complaints,
}) => {
  await page.goto(`${shop.origins.shop}/search/`);
  await page.locator('main a[href^="/p/"]').first().click();
  await hydrated(page);
  await page.locator('main [aria-labelledby="groesse"] button:not([disabled])').first().click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  const badge = page.locator('[data-fragment="mf-cart-wishlist/cart-badge"] a').first();
  await expect(badge).toHaveAccessibleName('Warenkorb, 1 Artikel');

  await page.goto(`${shop.origins.checkout}/`);
  await page.getByRole('link', { name: 'Weiter zur Kassa' }).click();
  await orderButton(page).click();
  await expect(page).toHaveTitle(/^Fehler:/);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link').first().click();
  await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();

  await fillIn(page);
  await page.getByText('Abholung in der Filiale').click();
  await page.getByLabel('Filiale', { exact: true }).selectOption({ index: 1 });
  await orderButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke, deine Bestellung ist da');
  await expect(page.locator('main')).toContainText(/BG-\d+/);
  await expect(page.locator('main')).toContainText('Du holst ab bei');

  await page.getByRole('link', { name: 'Zurück in den Shop' }).click();
  await hydrated(page);
  await expect(badge).toHaveAccessibleName(/^Warenkorb(, leer|, 0 Artikel)?$/);
  // The form was returned with 422, which the browser logs as an error.
  expect(complaints.console.filter((text) => !text.includes('422'))).toEqual([]);
  expect(complaints.csp).toEqual([]);
});

/** A sum stands at the end of its line, also where that has no room for its term. */
async function expectAtEnd(sum: Locator): Promise<void> {
  const ends = await sum.evaluate((one) =>
    [one, one.parentElement ?? one].map((part) => Math.round(part.getBoundingClientRect().right)),
  );
  expect(ends[0]).toBe(ends[1]);
}

test('a long word in the address makes the confirmation no wider than the screen', async ({ page, context, shop }) => {
  await beGuestWithCart(context, shop.origins.api, [{ productOption: option }]);
  await page.goto(`${shop.origins.checkout}/checkout/`);
  await fillIn(page);
  const street = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengasse';
  await page.getByLabel('Straße').fill(street);
  // Too narrow for total and term on one line.
  await page.setViewportSize({ width: 280, height: 844 });
  await expectAtEnd(totalOf(page));
  await orderButton(page).click();
  await expect(page.getByText(street)).toBeVisible();
  for (const sum of await page.locator('.sums dd').filter({ visible: true }).all()) await expectAtEnd(sum);
  for (const width of [390, 820, 1000]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sideways(page), `${width} px`).toBe(0);
    const [facts, list] = [page.locator('.facts'), page.locator('.receipt section')];
    const [factsBox, listBox] = [await facts.boundingBox(), await list.boundingBox()];
    expect(factsBox?.width, `${width} px`).toBeLessThanOrEqual(listBox?.width ?? 0);
  }
});

test('the store that a guest has chosen in the shop is preselected for pick-up, and can be changed', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/search/`);
  await page.locator('main a[href^="/p/"]').first().click();
  await hydrated(page);
  await page.locator('main [data-fragment="mf-cart-wishlist/store-picker"]').getByRole('link').click();
  await page.getByLabel('Ort oder Postleitzahl').fill('8010');
  await page.keyboard.press('Enter');
  const nearest = page.getByRole('dialog').getByRole('button', { name: /Bergauf Graz.*: hier abholen$/ });
  await nearest.first().click();
  await page.locator('main [aria-labelledby="groesse"] button:enabled').first().click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByRole('link', { name: 'Zur Kassa' }).click();

  await expect(page).toHaveURL(new RegExp(`^${shop.origins.checkout}/checkout/\\?filiale=bergauf_\\d+&locale=at$`));
  const store = page.getByLabel('Filiale', { exact: true });
  await expect(page.getByRole('radio', { name: /^Abholung in der Filiale/ })).toBeChecked();
  await expect(store.locator('option:checked')).toHaveText(/^Bergauf Graz/);
  await page.getByText('Nach Hause').click();
  await expect(store).toBeHidden();

  // The cart page links to the checkout twice.
  await page.goto(`${shop.origins.shop}/warenkorb/`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Bestellung vorher in Ruhe ansehen' }).click();
  await page.getByRole('link', { name: 'Weiter zur Kassa' }).click();
  await expect(store.locator('option:checked')).toHaveText(/^Bergauf Graz/);
});

test('choosing a delivery method updates and announces the total and keeps typed values; a pick-up point is found by postcode', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  const uuid = await beGuestWithCart(context, shop.origins.api, [{ productOption: option }]);
  await page.goto(`${shop.origins.checkout}/checkout/`);
  await fillIn(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const { total } = (await serverCart(shop.origins.api, uuid)) as unknown as {
    total: { productsPrice: number; deliveryPrices: Record<string, { cents: number }> };
  };
  const price = (cents: number): string => {
    const euros = (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 });
    return `€\u00a0${euros}`;
  };
  const invoiceOnly = 'Für die Rechnung. Die Ware wartet dort, wo du sie abholst.';
  for (const [value, name, hint] of [
    ['click_and_collect', 'Abholung in der Filiale', invoiceOnly],
    ['pick_up_points', 'Abholstation', invoiceOnly],
    ['home', 'Nach Hause', 'Hierhin liefern wir, und hierhin geht die Rechnung.'],
  ] as const) {
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    await expect(page.getByRole('group', { name: 'Adresse' })).toHaveAccessibleDescription(hint);
    const sum = price(total.productsPrice + (total.deliveryPrices[value]?.cents ?? 0));
    await expect(totalOf(page)).toHaveText(sum);
    await expect(page.getByRole('status').filter({ hasText: 'Gesamt' })).toHaveText(
      `Gesamt ${sum}, inkl. MwSt. und Lieferung`,
    );
  }
  expect(new Set(Object.values(total.deliveryPrices).map(({ cents }) => cents)).size).toBe(3);
  await page.getByRole('radio', { name: /^Abholstation/ }).check();
  await page.getByLabel('Postleitzahl oder Ort').fill('6020');
  await page.keyboard.press('Enter');
  await expect(page.getByText('6 Abholstationen in der Nähe von Innsbruck')).toBeVisible();
  // Not every browser focuses a button that is clicked.
  await page.getByLabel('Postleitzahl oder Ort').fill('8010');
  await page.getByRole('button', { name: 'Suchen' }).evaluate((button: HTMLElement) => {
    (document.activeElement as HTMLElement).blur();
    button.click();
  });
  await expect(page.getByText('in der Nähe von Graz')).toBeVisible();
  await page.getByRole('group', { name: 'Abholstationen' }).getByRole('radio').first().check();
  expect(await typed(page)).toEqual(guestAddress);
  expect(loads).toBe(0);
  await orderButton(page).click();
  await expect(page.locator('main')).toContainText('Du holst ab bei');
  await expect(page.locator('main')).toContainText('8010 Graz');
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('a voucher updates the total without a page load, and removing it restores the total', async ({
  page,
  context,
  shop,
}) => {
  const json = { 'content-type': 'application/json' };
  const call = async <T>(path: string, init: RequestInit): Promise<T> => {
    const response = await fetch(`${shop.origins.api}${path}`, init);
    return ((await response.json()) as { data: T }).data;
  };
  // The demo account has vouchers.
  const body = JSON.stringify({ email: 'demo@bergauf.example', password: 'bergauf-demo' });
  const { token, uuid } = await call<{ token: string; uuid: string }>('/api/v1/auth/login/', {
    method: 'POST',
    headers: json,
    body,
  });
  const headers = { ...json, 'x-request-id': uuid, authorization: `Bearer ${token}` };
  const dear = await findProduct(shop.origins.api, '/search/&price_min=100', ({ options }) => options.some(isBuyable));
  const item = { productOption: dear.options.find(isBuyable)?.id };
  await call('/api/v1/cart/', { method: 'POST', headers, body: JSON.stringify(item) });
  await context.addCookies(
    Object.entries({ bergauf_request_id: uuid, bergauf_token: token }).map(([name, value]) => ({
      name,
      value,
      domain: 'localhost',
      path: '/',
    })),
  );
  await page.goto(`${shop.origins.checkout}/checkout/`);
  const cents = async (): Promise<number> => Number(((await totalOf(page).textContent()) ?? '').replace(/\D/g, ''));
  const before = await cents();
  const row = page.locator('[data-row="voucher"]');
  await expect(row).toBeHidden();
  await page.getByLabel('Wird vom Gesamtbetrag abgezogen').selectOption({ index: 1 });
  await expect(row).toContainText(/^Gutschein− €\u00a0\d+,\d\d$/);
  const off = Number(((await row.locator('dd').textContent()) ?? '').replace(/\D/g, ''));
  expect([off > 0, await cents()]).toEqual([true, before - off]);
  await page.getByLabel('Wird vom Gesamtbetrag abgezogen').selectOption({ index: 0 });
  await expect(row).toBeHidden();
  expect(await cents()).toBe(before);
});

test('a list of products that is longer than the screen beside the form has a shadow where it goes on', async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const many = await findStocked(shop.origins.api, 8, 1);
  const items = many.map((product) => ({ productOption: product.option.id }));
  await beGuestWithCart(context, shop.origins.api, items);
  await page.goto(`${shop.origins.checkout}/checkout/`);
  const list = page.locator('.what .lines');
  expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
  // The first layer moves with the list, and covers the second one at its end.
  await expect(list).toHaveCSS('background-attachment', 'local, scroll');
});

test('the Return key moves focus to the order button, with the price beside it, and places no order', async ({
  page,
  context,
  shop,
}) => {
  const uuid = await beGuestWithCart(context, shop.origins.api, [{ productOption: option }]);
  await page.goto(`${shop.origins.checkout}/checkout/`);
  await fillIn(page);
  await page.getByLabel('Ort', { exact: true }).press('Enter');
  await expect(orderButton(page)).toBeFocused();
  await expect(page).toHaveURL(`${shop.origins.checkout}/checkout/`);
  expect((await serverCart(shop.origins.api, uuid)).products).toHaveLength(1);
});

test('the checkout page stays within its budget, loads from its own origin only, uses the shop’s font and has no layout shift', {
  tag: '@every-run',
}, async ({ page, context, shop }) => {
  await beGuestWithCart(context, shop.origins.api, [{ productOption: option }]);
  const loaded: { url: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    // A request that is finished after the test has no sizes.
    const sizes = await request.sizes().catch(() => null);
    if (sizes) loaded.push({ url: request.url(), bytes: sizes.responseBodySize });
  });
  const layoutShift = await recordLayoutShifts(page);
  await page.goto(`${shop.origins.checkout}/checkout/`);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('16px "Archivo Variable"'))).toBe(true);
  expect(await layoutShift()).toBeLessThan(0.02);
  await expect.poll(() => loaded.length).toBeGreaterThan(3);
  const origins = new Set(loaded.map(({ url }) => new URL(url).origin));
  expect([...origins].filter((origin) => origin !== shop.origins.checkout && origin !== shop.origins.api)).toEqual([]);
  const scripts = loaded.filter(({ url }) => url.endsWith('.js'));
  expect(scripts.length).toBe(1);
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(4096);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every choice is submitted and returns with all typed values, and the order is placed', async ({
    page,
    context,
    shop,
  }) => {
    await beGuestWithCart(context, shop.origins.api, [{ productOption: option }]);
    await page.goto(`${shop.origins.checkout}/checkout/`);
    await fillIn(page);
    await page.getByText('Abholung in der Filiale').click();
    await page.getByRole('button', { name: 'Preis aktualisieren' }).first().click();
    await expect(page.getByRole('radio', { name: /^Abholung in der Filiale/ })).toBeChecked();
    expect(await typed(page)).toEqual(guestAddress);
    await page.locator('label', { hasText: 'Abholstation' }).first().click();
    await page.getByLabel('Postleitzahl oder Ort').fill('6020');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await expect(page.getByText('6 Abholstationen in der Nähe von Innsbruck')).toBeVisible();
    expect(await typed(page)).toEqual(guestAddress);
    await page.getByRole('group', { name: 'Abholstationen' }).locator('label').first().click();
    await orderButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke, deine Bestellung ist da');
  });
});
