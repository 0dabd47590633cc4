import { expect, test } from '../../../../system/shop-page.ts';

/* Browsers that are older than the shop's code is built for: they get its pages as browsers without script do, instead of a blank one. */

for (const [browser, functions] of [
  ['Safari 16.4', ['URL.canParse', 'AbortSignal.any']],
  ['Chrome 119', ['URL.canParse']],
  ['Firefox 123', ['AbortSignal.any']],
] as const) {
  test(`a browser like ${browser} shows a product as the server rendered it, and follows links and forms`, async ({
    page,
    shop,
  }) => {
    await page.addInitScript(functions.map((name) => `delete ${name};`).join(''));
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' || request.resourceType() === 'fetch') requested.push(request.url());
    });
    await page.goto(`${shop.origins.shop}/search/`);
    const tile = page.locator('main article').first();
    await tile.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/p\//);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText(/€\s?\d+,\d{2}/).first()).toBeVisible();
    await expect(main.getByText('Zum Einkaufen braucht dein Browser JavaScript.').first()).toBeVisible();

    await page.locator('form[action="/search/"] input[name="q"]').first().fill('jacke');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?q=jacke/);
    await expect(page.locator('main article').first()).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Bergauf/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${shop.origins.shop}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto(`${shop.origins.shop}/gibt-es-nicht/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${shop.origins.shop}/warenkorb/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('braucht dein Browser JavaScript');
    expect(requested).toEqual([]);
  });
}
