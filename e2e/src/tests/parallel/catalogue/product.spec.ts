import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { findProduct, isBuyable } from '../../../system/catalogue.ts';
import { desktop, phone, tablet } from '../../../system/main-pages.ts';
import { expectShown } from '../../../system/page-checks/forced-colours.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

const scriptBudget = 20_000;
const everything = '/search/';

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

test('sizes are buttons; a sold-out size is shown as such; size advice and delivery terms stand beside them (UX 8, 9)', async ({
  page,
  shop,
  complaints,
}) => {
  const product = await findProduct(
    shop.origins.api,
    everything,
    ({ options, details }) =>
      options.length > 2 &&
      options.some(isBuyable) &&
      !options.every(isBuyable) &&
      details.some(({ name }) => name === 'Sprengung' || name === 'Wassersäule' || name === 'Radius'),
  );
  await open(page, `${shop.origins.shop}${product.url}`);
  const sizes = page.locator('[aria-labelledby="groesse"]');
  await expect(sizes.getByRole('button')).toHaveCount(product.options.length);
  await expect(page.locator('main select')).toHaveCount(0);
  const soldOut = sizes.getByRole('button', { name: /ausverkauft/ });
  await expect(soldOut).toHaveCount(product.options.filter((option) => !isBuyable(option)).length);
  await expect(soldOut.first()).toBeDisabled();
  await page.locator('main').getByText('Größenberatung').click();
  await expect(page.locator('details[open] p').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Was bedeutet/ })
    .first()
    .click();
  await expect(page.locator('[popover]:popover-open')).toHaveText(/.{30,}/);
  await page.keyboard.press('Escape');
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('pictures have thumbnails, and open full screen with keyboard control (UX 10)', async ({
  page,
  shop,
  complaints,
}) => {
  const product = await findProduct(shop.origins.api, everything, ({ options }) => options.some(isBuyable));
  await open(page, `${shop.origins.shop}${product.url}`);
  const gallery = page.getByRole('region', { name: /^Bilder von/ });
  await gallery.getByRole('link', { name: 'Bild 2 von 4' }).click();
  await expect(gallery.getByRole('link', { name: 'Bild 2 von 4' })).toHaveAttribute('aria-current', 'true');
  const picture = gallery.getByRole('link', { name: /Vergrößern/ }).nth(1);
  await picture.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Bilder von/ });
  await expect(dialog.getByRole('status')).toHaveText('Bild 2 von 4');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText('Bild 3 von 4');
  await page.keyboard.press('+');
  await expect(dialog.locator('img')).toHaveCSS('transform', /matrix\(1\.5, 0, 0, 1\.5/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(gallery.getByRole('link', { name: /Vergrößern/ }).nth(2)).toBeFocused();
  await expect(gallery.getByRole('link', { name: 'Bild 3 von 4' })).toHaveAttribute('aria-current', 'true');
  expect(complaints).toEqual({ console: [], csp: [] });
});

for (const [screen, size] of Object.entries({ phone, tablet, desktop })) {
  test.describe(screen, () => {
    test.use(size);

    test('a lens on the picture says that it can be enlarged', async ({ page, shop }) => {
      const product = await findProduct(shop.origins.api, everything, ({ options }) => options.some(isBuyable));
      await page.goto(`${shop.origins.shop}${product.url}`);
      const lens = page.getByRole('region', { name: /^Bilder von/ }).locator(':scope > span');
      const isOnTop = lens.evaluate((element) => {
        // Presses go through it to the picture; here they show what is drawn on top.
        element.style.pointerEvents = 'auto';
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(await isOnTop).toBe(true);
    });
  });
}

for (const { locale, path, region, says } of [
  {
    locale: 'German',
    path: '',
    region: /^Bilder von/,
    says: /^Größenvergleich: .+, etwa \d+ cm, neben (einer Person|einem Kind|einer Hand) von \d+ cm$/,
  },
  {
    locale: 'English',
    path: '/en',
    region: /^Pictures of/,
    says: /^Size comparison: .+, about \d+ cm, beside a (person|child|hand) \d+ cm (tall|long)$/,
  },
]) {
  test(`the last picture shows the size of the product and says so in ${locale} (UX 10)`, async ({ page, shop }) => {
    const { url } = await findProduct(shop.origins.api, everything, ({ options }) => options.some(isBuyable));
    await open(page, `${shop.origins.shop}${path}${url}`);
    const gallery = page.getByRole('region', { name: region });
    const thumbnails = gallery.locator('a[href^="#bild-"]');
    await expect(thumbnails).toHaveCount(4);
    const comparison = gallery.getByRole('img', { name: says });
    await expect(comparison).toHaveCount(1);
    await thumbnails.last().click();
    await expect(comparison).toBeInViewport({ ratio: 0.6 });
    await expect(comparison).toHaveJSProperty('complete', true);
    await expect(comparison).not.toHaveJSProperty('naturalWidth', 0);
  });
}

test('on a low phone picture, name and price are in the first screen, the next picture begins beside it, and each has its mark', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const product = await findProduct(
    shop.origins.api,
    everything,
    ({ options, nameWithoutBrand }) => options.some(isBuyable) && nameWithoutBrand.length < 20,
  );
  await open(page, `${shop.origins.shop}${product.url}`);
  const main = page.locator('main');
  const gallery = page.getByRole('region', { name: /^Bilder von/ });
  const bar = await main.locator('[data-fragment="mf-cart-wishlist/add-to-cart"]').boundingBox();
  for (const fact of [gallery.locator('img').first(), main.locator('h1'), main.locator('strong.price').first()]) {
    const box = await fact.boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  }
  await expect(gallery.locator('img').nth(1)).toBeInViewport({ ratio: 0.2 });
  for (const number of [4, 3, 2, 1]) {
    const mark = gallery.getByRole('link', { name: `Bild ${number} von 4` });
    await mark.click();
    await expect(mark).toHaveAttribute('aria-current', 'true');
    await expect(gallery.getByRole('link', { name: /Vergrößern/ }).nth(number - 1)).toBeInViewport({ ratio: 0.99 });
  }
  // In forced colours the mark alone shows which one it is (UX 36).
  await page.emulateMedia({ forcedColors: 'active' });
  await expectShown(gallery.getByRole('link', { name: 'Bild 1 von 4' }), 'aria-current');
  await expect(gallery.getByRole('link', { name: 'Bild 1 von 4' })).toHaveCSS('outline-style', 'none');
});

test('adding to the cart shows a message, keeps the focus, and sends one request for a double click (UX 11)', {
  tag: '@every-run',
}, async ({ page, shop }) => {
  const product = await findProduct(shop.origins.api, everything, ({ options }) =>
    options.some(({ stock, quantity }) => stock && quantity > 3),
  );
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/cart/')) sent.push(request.postData() ?? '');
  });
  await open(page, `${shop.origins.shop}${product.url}`);
  if (product.options.length > 1) {
    await page.locator('[aria-labelledby="groesse"] button:enabled').first().click();
  }
  const add = page.getByRole('button', { name: 'In den Warenkorb', exact: true });
  await add.dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'liegt im Warenkorb' })).toBeVisible();
  await expect(add).toBeFocused();
  expect(sent).toHaveLength(1);
});

test('a set is added to the cart with all pieces, the chosen mounting and the set price', async ({
  page,
  shop,
  complaints,
}) => {
  const product = await findProduct(
    shop.origins.api,
    everything,
    ({ sets, options, mounting }) =>
      mounting && options.filter(isBuyable).length > 1 && sets[0]?.items[0]?.options.some(isBuyable) === true,
  );
  const set = product.sets[0];
  if (!set) throw new Error('The product has no set');
  const sent: Record<string, unknown>[] = [];
  const totals: Promise<number>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'POST' || !request.url().endsWith('/api/v1/cart/')) return;
    sent.push(request.postDataJSON());
    totals.push(response.json().then(({ data }) => data.total.productsPrice));
  });
  await open(page, `${shop.origins.shop}${product.url}`);
  const heading = page.getByRole('heading', { name: set.name, exact: true });
  // The page's own article contains it as well.
  const offer = page.getByRole('article').filter({ has: heading }).last();
  await offer.getByRole('button', { name: 'Größen wählen' }).click();
  await expect(offer.getByRole('status')).toContainText('Wähl zuerst');
  expect(sent).toEqual([]);
  await page.locator('[aria-labelledby="groesse"] button:enabled').first().click();
  for (const piece of await offer.getByRole('group').all()) await piece.locator('button:enabled').first().click();
  await page.getByRole('checkbox', { name: /montieren/i }).check();
  await offer.getByRole('button', { name: 'Set in den Warenkorb' }).click();
  await expect(offer.getByRole('status')).toContainText('Das Set liegt im Warenkorb');
  expect(sent.map(({ setId }) => setId)).toEqual([set, ...set.items].map(() => set.setId));
  expect(sent[0]).toMatchObject({ mounting: true });
  expect(await totals.at(-1)).toBe(set.prices.cents.vk);
  await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toContainText('Lieferung');
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('a sold-out product says so and links to alternatives, for shoppers and for search engines', async ({
  page,
  shop,
}) => {
  const product = await findProduct(
    shop.origins.api,
    everything,
    ({ options, alternatives }) => !options.some(isBuyable) && alternatives.length > 0,
  );
  await open(page, `${shop.origins.shop}${product.url}`);
  await expect(page.getByText('Dieser Artikel ist ausverkauft')).toBeVisible();
  await expect(page.getByRole('button', { name: 'In den Warenkorb', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Das passt auch' }).click();
  const row = page.getByRole('region', { name: 'Das passt auch' });
  await expect(row).toBeInViewport();
  await expect(row.getByRole('article')).toHaveCount(product.alternatives.length);
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('https://schema.org/SoldOut')]),
  );
});

test('scripts of mf-catalog on the product page stay within the byte budget', { tag: '@every-run' }, async ({
  page,
  shop,
}) => {
  const product = await findProduct(shop.origins.api, everything, ({ sets }) => sets.length > 0);
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const isOurs = response.request().resourceType() === 'script' && response.url().includes('/mf-catalog/');
    if (isOurs) scripts.set(response.url(), response.body());
  });
  await open(page, `${shop.origins.shop}${product.url}`);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all([...scripts.values()].map(async (body) => brotliCompressSync(await body).length));
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  test.info().annotations.push({ type: 'bytes', description: `${total} in ${sizes.length} scripts` });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(scriptBudget);
});

test('an unknown product is a 404 that names its path and links to other pages', async ({ page, shop }) => {
  const response = await page.goto(`${shop.origins.shop}/p/gibt-es-nicht/`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page Not Found: /p/gibt-es-nicht/')).toBeVisible();
  expect((await page.goto(`${shop.origins.shop}/p/`))?.status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sizes are links, size advice opens, sets and pictures are shown', { tag: '@every-run' }, async ({
    page,
    shop,
  }) => {
    const product = await findProduct(
      shop.origins.api,
      everything,
      ({ sets, options }) => sets.length > 0 && options.filter(isBuyable).length > 1,
    );
    await page.goto(`${shop.origins.shop}${product.url}`);
    await page.locator('[aria-labelledby="groesse"] button:enabled').first().click();
    await expect(page).toHaveURL(/\?groesse=/);
    await expect(page.locator('[aria-labelledby="groesse"] [aria-pressed="true"]')).toHaveCount(1);
    await page.locator('main').getByText('Größenberatung').click();
    await expect(page.locator('details[open] p').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: product.sets[0]?.name ?? '', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /Vergrößern/ }).first()).toHaveAttribute('href', /\/media\//);
    const stores = page.locator('main').getByRole('link', { name: 'Filiale wählen' });
    await expect(stores).toHaveAttribute('href', '/shops/');
    await expect(page.getByRole('button', { name: 'Teilen' })).toBeHidden();
  });
});
