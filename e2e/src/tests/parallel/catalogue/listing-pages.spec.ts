import { open, place, scrolled, textOf, tiles } from '../../../system/list-page.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none' });

test.use({ viewport: { width: 1440, height: 900 } });

test('UX 6: pages are real links; "Mehr laden" adds the next page, and Back restores the position and all pages at once', {
  tag: '@every-run',
}, async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  const pages = page.getByRole('navigation', { name: 'Seiten' });
  await expect(pages.locator('a[rel="next"]')).toHaveAttribute('href', `${place}?page=2`);
  const more = pages.getByRole('link', { name: /mehr laden$/ });
  await expect(more).toHaveAttribute('href', `${place}?page=2`);
  await more.click();
  await expect(tiles(page)).toHaveCount(48);
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(tiles(page).nth(24).getByRole('link')).toBeFocused();
  await more.click();
  await expect(tiles(page)).toHaveCount(72);
  await expect(pages.getByRole('status')).toHaveText(/^72 von \d+ Artikeln/);
  await expect(pages.locator('a[rel="prev"]')).toHaveAttribute('href', `${place}?page=2`);

  const tile = tiles(page).nth(60).getByRole('link');
  await tile.scrollIntoViewIfNeeded();
  const at = await scrolled(page);
  expect(at).toBeGreaterThan(3000);
  await tile.click();
  await expect(page.locator('[data-fragment="mf-catalog/product-page"]')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goBack();
  await expect(tiles(page)).toHaveCount(72);
  await expect.poll(() => scrolled(page)).toBe(at);
  // A product below the pointer may be loaded ahead.
  expect(asked.filter((url) => /\/_payload\/(?!p\/)/.test(url))).toEqual([]);
  // The history has one entry for this list: another Back leaves it.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

for (const width of [390, 1440]) {
  test(`UX 4: at ${width} px "mehr laden" leaves the articles where they are, and the new ones follow in view`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${shop.origins.shop}${place}`);
    const more = page.getByRole('link', { name: /mehr laden$/ });
    for (const count of [48, 72]) {
      await more.scrollIntoViewIfNeeded();
      const at = await scrolled(page);
      await more.click();
      await expect(tiles(page)).toHaveCount(count);
      const first = tiles(page)
        .nth(count - 24)
        .getByRole('link');
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport();
      expect(await scrolled(page)).toBe(at);
    }
  });
}

test('UX 6: a page link shows only that page, scrolled to its heading', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  const pages = page.getByRole('navigation', { name: 'Seiten' });
  const current = pages.locator('[aria-current="page"]');
  await expect(current).toHaveText('1');
  await expect(pages.locator('a[rel="prev"]')).toHaveCount(0);
  await pages.getByRole('link', { name: 'Seite 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(current).toHaveText('2');
  await expect(tiles(page)).toHaveCount(24);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await expect(pages.getByRole('status')).toHaveText(/^Artikel 25 bis 48/);
});

test('UX 6: after a reload one click loads the previous pages again, and the visible tiles keep their position', async ({
  page,
  shop,
  complaints,
}) => {
  await open(page, `${shop.origins.shop}${place}`);
  const more = page.getByRole('link', { name: /mehr laden$/ });
  await more.click();
  await expect(tiles(page)).toHaveCount(48);
  await more.click();
  await expect(tiles(page)).toHaveCount(72);
  await page.reload();
  await hydrated(page);
  await expect(tiles(page)).toHaveCount(24);
  const before = page.getByRole('link', { name: 'Vorherige laden' });
  await expect(before).toHaveAttribute('href', `${place}?page=2`);
  await expect(before).toHaveAttribute('rel', 'prev');
  const first = tiles(page).getByRole('link').first();
  const status = page.getByRole('navigation', { name: 'Seiten' }).getByRole('status');
  for (const [loaded, text] of [
    [48, /^Artikel 25 bis 72/],
    [72, /^72 von/],
  ] as const) {
    await before.scrollIntoViewIfNeeded();
    const [name, at] = [await textOf(first), (await first.boundingBox())?.y];
    await before.click();
    await expect(tiles(page)).toHaveCount(loaded);
    await expect(status).toHaveText(text);
    await expect(page).toHaveURL(/\?page=3$/);
    const focused = page.locator(':focus');
    await expect(focused).toHaveText(name);
    expect((await focused.boundingBox())?.y).toBeCloseTo(at ?? 0, 0);
  }
  await expect(before).toHaveCount(0);

  const tile = tiles(page).nth(10).getByRole('link');
  await tile.click();
  await expect(page.locator('[data-fragment="mf-catalog/product-page"]')).toBeVisible();
  await page.goBack();
  await expect(tiles(page)).toHaveCount(72);
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('UX 6: a reload after "mehr laden" starts at the first article of the page, not below the list', async ({
  page,
  shop,
}) => {
  await open(page, `${shop.origins.shop}${place}`);
  const more = page.getByRole('link', { name: /mehr laden$/ });
  for (const count of [48, 72]) {
    await more.click();
    await expect(tiles(page)).toHaveCount(count);
  }
  await tiles(page).nth(60).getByRole('link').scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(3000);
  await page.reload();
  await hydrated(page);
  await expect(tiles(page)).toHaveCount(24);
  await expect(tiles(page).first()).toBeInViewport();
  expect(await scrolled(page)).toBe(0);
  // A position is remembered from then on.
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolled(page)).toBe(600);
  await page.reload();
  await hydrated(page);
  expect(await scrolled(page)).toBe(600);
});

test('UX 6: when the code of "Vorherige laden" does not load, its link opens the previous page', async ({
  page,
  shop,
}) => {
  await open(page, `${shop.origins.shop}${place}?page=2`);
  await page.route(/\/mf-catalog\/.*\.js$/, (route) => route.abort());
  await page.getByRole('link', { name: 'Vorherige laden' }).click();
  await expect(page).toHaveURL(`${shop.origins.shop}${place}`);
  await expect(page.getByRole('navigation', { name: 'Seiten' }).getByRole('status')).toHaveText(/^24 von/);
});
