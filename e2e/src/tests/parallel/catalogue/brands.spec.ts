import { expect, hydrated, test } from '../../../system/shop-page.ts';

for (const width of [390, 820, 1440]) {
  test(`the brand index lists brands by letter with their logos, ${width} px wide`, async ({
    page,
    shop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const response = await page.goto(`${shop.origins.shop}/marken/`);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marken');
    const letters = page.getByRole('navigation', { name: 'Marken nach Anfangsbuchstaben' }).getByRole('link');
    const letter = letters.last();
    await letter.click();
    const section = page.getByRole('region', { name: (await letter.textContent()) ?? '', exact: true });
    await expect(section).toBeInViewport();
    // On paper a letter stays with its brands, also in browsers without `break-after`.
    await page.emulateMedia({ media: 'print' });
    await expect(section).toHaveCSS('break-inside', 'avoid');
    await expect(letter).toBeHidden();
    await page.emulateMedia({ media: null });
    const brand = section.getByRole('link').first();
    const name = (await brand.locator('span').first().textContent()) ?? '';
    await brand.click();
    await expect(page).toHaveURL(/\/marken\/[^/]+\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    expect(complaints).toEqual({ console: [], csp: [] });
  });
}

test('a gender below /marken/ falls through to search results', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/marken/`);
  await page.getByRole('link', { name: 'Marken für Damen' }).click();
  await expect(page).toHaveURL(/\/marken\/damen\/$/);
  await expect(page.locator('[data-fragment="mf-catalog/list-page"]')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the brand index is complete', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/marken/`);
    expect(await page.locator('main a[href^="/marken/"]').count()).toBeGreaterThan(20);
  });
});
