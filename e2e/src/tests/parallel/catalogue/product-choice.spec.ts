import type { Locator, Page } from 'playwright/test';
import { type CatalogueProduct, findProduct, isBuyable, readProduct } from '../../../system/catalogue.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

const everything = '/search/';

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

test('choosing another colour keeps the focus on the colours', async ({ page, shop }) => {
  const product = await findProduct(shop.origins.api, everything, ({ colours }) => colours.length > 2);
  await open(page, `${shop.origins.shop}${product.url}`);
  const other = product.colours.find(({ url }) => url !== product.url);
  const colours = page.getByRole('list', { name: 'Farben' });
  await colours.locator(`a[href="${other?.url}"]`).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${other?.url}$`));
  await expect(colours.locator(`a[href="${other?.url}"]`)).toBeFocused();
  await expect(colours.locator(`a[href="${other?.url}"]`)).toHaveAttribute('aria-current', 'true');
});

test('the size survives another colour that has it, must be chosen again where it is missing, and is restored on Back (UX 33)', async ({
  page,
  shop,
}) => {
  const { api } = shop.origins;
  const sizesOf = ({ options }: CatalogueProduct): string[] => options.filter(isBuyable).map(({ title }) => title);
  const candidates = new Set<string>();
  let pair: { first: CatalogueProduct; second: CatalogueProduct; both: string; firstOnly: string } | undefined;
  while (!pair) {
    const first = await findProduct(
      api,
      everything,
      ({ url, colours, options }) => !candidates.has(url) && colours.length > 1 && options.length > 2,
    );
    candidates.add(first.url);
    const second = await readProduct(api, first.colours.find(({ url }) => url !== first.url)?.url ?? '');
    const both = sizesOf(first).find((size) => sizesOf(second).includes(size));
    const firstOnly = sizesOf(first).find((size) => !sizesOf(second).includes(size));
    if (both && firstOnly && second.options.length > 1) pair = { first, second, both, firstOnly };
  }
  const { first, second, both, firstOnly } = pair;
  const size = (title: string): Locator =>
    page.locator('[aria-labelledby="groesse"]').getByRole('button', { name: title, exact: true });
  const pressed = page.locator('[aria-labelledby="groesse"] [aria-pressed="true"]');
  const colour = (url: string): Locator => page.getByRole('list', { name: 'Farben' }).locator(`a[href="${url}"]`);
  await open(page, `${shop.origins.shop}${first.url}`);
  await size(both).click();
  await colour(second.url).click();
  await expect(page).toHaveURL(`${shop.origins.shop}${second.url}`);
  await expect(pressed).toHaveText(both);
  await page.goBack();
  await size(firstOnly).click();
  await colour(second.url).click();
  await expect(page).toHaveURL(`${shop.origins.shop}${second.url}`);
  await expect(page.getByText('Größe wählen')).toBeVisible();
  await expect(pressed).toHaveCount(0);
  await page.goBack();
  await expect(pressed).toHaveText(firstOnly);
});

test('the chosen size is there again after other pages, after a reload, and where another colour had another one (UX 31, 33)', async ({
  page,
  shop,
  complaints,
}) => {
  const { api, shop: origin } = shop.origins;
  const first = await findProduct(
    api,
    everything,
    ({ colours, options }) => colours.length > 1 && options.filter(isBuyable).length > 2,
  );
  const other = first.colours.find(({ url }) => url !== first.url)?.url ?? '';
  const [small = '', medium = ''] = first.options.filter(isBuyable).map(({ title }) => title);
  const sizes = page.locator('[aria-labelledby="groesse"]').getByRole('button');
  const pressed = page.locator('[aria-labelledby="groesse"] [aria-pressed="true"]');
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, `${origin}${first.url}`);
  await sizes.filter({ hasText: small }).first().click();
  for (const _ of [1, 2]) {
    await page.getByRole('navigation', { name: 'Du bist hier' }).getByRole('link').first().click();
    await expect(heading).not.toContainText(first.nameWithoutBrand);
    await page.goBack();
    await expect(pressed).toContainText(small);
  }
  await page.reload();
  await hydrated(page);
  await expect(pressed).toContainText(small);
  await page.getByRole('list', { name: 'Farben' }).locator(`a[href="${other}"]`).click();
  await expect(page).toHaveURL(`${origin}${other}`);
  await sizes.filter({ hasNotText: 'ausverkauft' }).last().click();
  const last = (await pressed.textContent()) ?? '';
  await page.goBack();
  await expect(pressed).toContainText(small);
  await sizes.filter({ hasText: medium }).first().click();
  await page.goForward();
  await expect(pressed).toHaveText(last);
  await page.goBack();
  await expect(pressed).toContainText(medium);
  expect(complaints.console).toEqual([]);
});
