import type { Page } from 'playwright/test';
import { heldBack, place } from '../../../../system/list-page.ts';
import { expect, hydrated, painted, test } from '../../../../system/shop-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a tap on the menu before the scripts have loaded shows its links at once, and the menu once they have', {
  tag: '@every-run',
}, async ({ page, shop }) => {
  const release = await heldBack(page, /\.js$/);
  await page.goto(`${shop.origins.shop}/`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menü öffnen' }).tap();
  const links = page.getByRole('navigation', { name: 'Hauptmenü' });
  await expect(links.getByRole('link', { name: 'Damen' })).toBeInViewport();
  const before = await links.getByRole('link', { name: 'Herren' }).boundingBox();
  await release();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu.getByRole('button', { name: 'Damen' })).toBeVisible();
  // The target of a tap does not move.
  const after = await menu.getByRole('button', { name: 'Herren' }).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? -100))).toBeLessThanOrEqual(2);
  await hydrated(page);
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Schließen' }).tap();
  await expect(menu).toBeHidden();
  await expect(links).toBeHidden();
  await page.getByRole('button', { name: 'Menü öffnen' }).tap();
  await expect(menu).toBeVisible();
});

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a tap beside them', (page: Page) => page.touchscreen.tap(380, 800)],
] as const) {
  test(`links of the menu that ${how} closes before the sheet has loaded leave a page that scrolls, and no menu comes`, async ({
    page,
    shop,
  }) => {
    const release = await heldBack(page, /\.js$/);
    const sheet = await heldSheet(page);
    await page.goto(`${shop.origins.shop}/`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menü öffnen' }).tap();
    const links = page.getByRole('navigation', { name: 'Hauptmenü' });
    await expect(links.getByRole('link', { name: 'Damen' })).toBeInViewport();
    await release();
    await sheet.wanted;
    await close(page);
    await expect(links).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
      .not.toBe('hidden');
    await sheet.release();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menü öffnen' })).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('button', { name: 'Menü öffnen' }).tap();
    await expect(menu).toBeVisible();
  });
}

test('a gender that is tapped in the links before the sheet has loaded is where the menu opens', async ({
  page,
  shop,
}) => {
  const release = await heldBack(page, /\.js$/);
  const sheet = await heldSheet(page);
  await page.goto(`${shop.origins.shop}/`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menü öffnen' }).tap();
  await release();
  await sheet.wanted;
  await hydrated(page, 'mf-header');
  const links = page.getByRole('navigation', { name: 'Hauptmenü' });
  await links.getByRole('link', { name: 'Damen' }).tap();
  await links.getByRole('link', { name: 'Herren' }).tap();
  await expect(links.getByRole('link', { name: 'Herren' })).toHaveAttribute('aria-current', 'true');
  await sheet.release();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu.getByRole('heading', { name: 'Herren' })).toBeFocused();
  await menu.getByRole('button', { name: 'Zurück' }).tap();
  await expect(menu.getByRole('heading', { name: 'Menü' })).toBeFocused();
  await expect(menu.locator('[aria-current="true"]')).toHaveText('Herren');
  await expect(page).toHaveURL(`${shop.origins.shop}/`);
});

test('a flyout that is opened while the menu’s sheet is loading takes its place', async ({ page, shop }) => {
  const sheet = await heldSheet(page);
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Menü öffnen' }).tap();
  await sheet.wanted;
  await page.getByRole('banner').getByRole('link', { name: 'Warenkorb' }).tap();
  const cart = page.getByRole('dialog', { name: 'Warenkorb' });
  await expect(cart).toBeVisible();
  await sheet.release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await cart.getByRole('button', { name: 'Schließen' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
});

/** Holds back the sheet of the menu, whose file has no name of its own. */
async function heldSheet(page: Page): Promise<{ wanted: Promise<void>; release(): Promise<void> }> {
  let want = (): void => {};
  let release = (): void => {};
  const wanted = new Promise<void>((resolve) => (want = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  let arrived: Promise<unknown> = Promise.resolve();
  await page.route(/\/mf-header\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (text.includes('menu.back') && text.includes('showModal')) {
      arrived = route
        .request()
        .response()
        .then((one) => one?.finished());
      want();
      await released;
    }
    await route.fulfill({ response });
  });
  return {
    wanted,
    async release() {
      release();
      await arrived;
      await painted(page);
    },
  };
}

test('two products whose hearts are tapped before their frontend has loaded are on the wishlist once it has', async ({
  page,
  shop,
}) => {
  const added: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/wishlist/')) added.push(request.postData());
  });
  const release = await heldBack(page, /mf-cart-wishlist.*\.js$/);
  await page.goto(`${shop.origins.shop}${place}`, { waitUntil: 'commit' });
  const hearts = page.getByRole('region', { name: 'Artikel' }).getByRole('button', { name: /Wunschliste$/ });
  // The app shell and the list are hydrated: only the hearts still wait.
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeEnabled();
  await hearts.nth(0).tap();
  await hearts.nth(0).tap();
  await hearts.nth(1).tap();
  expect(added).toEqual([]);
  // They look chosen at once, as the wish will be sent; the third one was not tapped.
  const isFilled = (index: number): Promise<boolean> =>
    hearts.nth(index).evaluate((heart) => getComputedStyle(heart.firstElementChild ?? heart).fill !== 'none');
  for (const index of [0, 1]) await expect.poll(() => isFilled(index)).toBe(true);
  expect(await isFilled(2)).toBe(false);
  await release();
  for (const index of [0, 1]) await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => new Set(added).size).toBe(2);
  expect(added).toHaveLength(2);
  // The provisional state is removed: a product taken off the wishlist is shown as such.
  await hearts.nth(0).tap();
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'false');
  expect(await isFilled(0)).toBe(false);
});

test('the heart of a listed product that is tapped while it still looks empty leaves the product on the wishlist', async ({
  page,
  shop,
}) => {
  const url = `${shop.origins.shop}/`;
  await page.goto(url);
  const heart = page
    .locator('main')
    .getByRole('button', { name: /Wunschliste$/ })
    .first();
  await heart.tap();
  const count = page.getByRole('banner').getByRole('link', { name: /^Wunschliste, 1 Artikel/ });
  await expect(count).toBeVisible();
  const release = await heldBack(page, /mf-catalog.*\.js$/);
  await page.goto(url);
  await heart.scrollIntoViewIfNeeded();
  // The wishlist is known to the page, but not to the tile, whose code is on its way.
  await expect(count).toBeVisible();
  await heart.tap();
  await release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy');
  await expect(count).toBeVisible();
});

test('hearts on tiles that wait as the server’s HTML are tapped again when their code has replaced it', async ({
  page,
  shop,
}) => {
  const added: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/wishlist/')) added.push(request.postData());
  });
  const release = await heldBack(page, /mf-catalog.*\.js$/);
  await page.goto(`${shop.origins.shop}/`);
  const hearts = page.locator('main').getByRole('button', { name: /Wunschliste$/ });
  await hearts.first().scrollIntoViewIfNeeded();
  const tile = page.locator('main [data-fragment="mf-catalog/product-tile"]').first();
  // The home page is hydrated; the tile's code is on its way, and its heart has no script yet.
  await expect(tile).toHaveAttribute('data-waits', 'near');
  await hearts.nth(1).tap();
  await hearts.nth(0).tap();
  await hearts.nth(0).tap();
  expect(added).toEqual([]);
  await release();
  for (const index of [0, 1]) await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => new Set(added).size).toBe(2);
  expect(added).toHaveLength(2);
  await expect(hearts.nth(2)).toHaveAttribute('aria-pressed', 'false');
  await expect(hearts.nth(0)).toBeFocused();
});
