import { heldBack } from '../../../../system/list-page.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

test.use({ pictures: 'none' });

test('an in-app navigation sets the title, moves focus to the heading, announces it and starts at the top; Back restores the position', {
  tag: '@every-run',
}, async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  const before = await page.title();
  const tile = page.locator('main a[href^="/p/"]').nth(10);
  await tile.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(200);
  await page.evaluate(() => {
    (globalThis as unknown as { sameDocument: boolean }).sameDocument = true;
  });
  await tile.click();
  const product = page.locator('[data-fragment="mf-catalog/product-page"]');
  await expect(product).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const title = await page.title();
  expect(title).not.toBe(before);
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page.locator('[data-fragment="mf-catalog/list-page"]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 100);
  // None of these navigations loaded a new document.
  expect(await page.evaluate(() => (globalThis as unknown as { sameDocument?: boolean }).sameDocument)).toBe(true);
});

test('an in-app navigation to a page that still loads moves focus as well', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
});

test('a link to the current address adds no history entry; the browser handles a click with a modifier key', async ({
  page,
  shop,
  context,
}) => {
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  const steps = (): Promise<number> => page.evaluate(() => history.length);
  const brands = page.getByRole('contentinfo').getByRole('link', { name: 'Marken' });
  const before = await steps();
  await brands.click();
  await expect(page).toHaveURL(/\/marken\/$/);
  await expect.poll(steps).toBe(before + 1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await brands.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await steps()).toBe(before + 1);

  const [tab] = await Promise.all([context.waitForEvent('page'), brands.click({ modifiers: ['Control'] })]);
  await expect(tab).toHaveURL(/\/marken\/$/);
  expect(await steps()).toBe(before + 1);
});

for (const when of ['before the scripts have loaded', 'once they have loaded'] as const) {
  test(`after a reload, Back ${when} shows the page of the address`, async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/damen/`);
    await hydrated(page);
    await page.locator('main a[href="/damen/schuhe/"]').first().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Schuhe für Damen');
    const release = when === 'once they have loaded' ? null : await heldBack(page, /\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    if (release === null) await hydrated(page);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/damen\/$/);
    await expect(heading).toHaveText('Damen');
    await release?.();
    await hydrated(page);
    await expect(heading).toHaveText('Damen');
  });
}

test('a page that takes long shows that it is loading, and screen readers announce it', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/damen/`);
  await hydrated(page);
  const announced = page.getByRole('status').filter({ hasText: 'Die Seite wird geladen.' });
  /** The part of the window's width that the bar takes. */
  const bar = (): Promise<number> =>
    page.evaluate(() => {
      const skip = document.querySelector('a[href="#main"]');
      if (!skip) throw new Error('The page has no skip link');
      const { content, transform } = getComputedStyle(skip, '::after');
      return content === 'none' ? 0 : new DOMMatrix(transform).a;
    });
  await page.waitForResponse(/\/_shell\/assets\/later\./);
  const release = await heldBack(page, /\/_payload\//);
  await page.locator('main a[href="/damen/schuhe/"]').first().click();
  await expect(announced).toBeAttached();
  await expect.poll(bar).toBeGreaterThan(0.1);
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schuhe für Damen');
  await expect(announced).toHaveCount(0);
  expect(await bar()).toBe(0);
});

test('the skip link takes focus first and leads to the content', { tag: '@every-run' }, async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});
