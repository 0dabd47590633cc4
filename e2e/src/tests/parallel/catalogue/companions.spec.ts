import type { Locator, Page } from 'playwright/test';
import { type CatalogueProduct, findProduct, isBuyable } from '../../../system/catalogue.ts';
import { heldBack } from '../../../system/list-page.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { badge, beGuestWithCart, requestIdOf, serverCart } from '../../../system/shoppers/guest-cart.ts';

test.use({ pictures: 'none' });

type Companion = CatalogueProduct['companions'][number];

const isInSizes = ({ options }: { options: CatalogueProduct['options'] }) =>
  options.length > 1 && options.some(({ stock, quantity }) => stock && quantity > 2);

let product: CatalogueProduct;
let first: Companion;
let second: Companion;
test.beforeEach(async ({ shop }) => {
  product = await findProduct(
    shop.origins.api,
    '/wintersport/ski/',
    (found) => isInSizes(found) && found.companions.filter(isInSizes).length > 1,
  );
  [first, second] = product.companions.filter(isInSizes) as [Companion, Companion];
});

const nameOf = ({ product: { brandName, nameWithoutBrand } }: Companion) => `${brandName} ${nameWithoutBrand}`;
const box = (page: Page) => page.getByRole('region', { name: 'Gleich mitnehmen' });
const tick = (page: Page, companion: Companion) =>
  box(page)
    .getByRole('checkbox', { name: nameOf(companion) })
    .check();
const sizesOf = (page: Page, companion: Companion): Locator =>
  box(page).getByRole('group', { name: new RegExp(companion.product.nameWithoutBrand) });
const addButton = (page: Page) => page.locator('main [data-fragment="mf-cart-wishlist/add-to-cart"] button').first();
const status = (page: Page) =>
  page.locator('main [data-fragment="mf-cart-wishlist/add-to-cart"] [role="status"]').first();

async function open(page: Page, shop: { origins: { shop: string } }): Promise<void> {
  await page.goto(`${shop.origins.shop}${product.url}`);
  await hydrated(page);
  await page.locator('[aria-labelledby="groesse"] button:enabled').first().click();
}

test('ticked companions are added to the cart with the product, as separate line items that the product’s line names', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  await open(page, shop);
  await expect(addButton(page)).toHaveText('In den Warenkorb');
  await tick(page, first);
  await tick(page, second);
  await expect(box(page)).toContainText('Zusammen €');
  await addButton(page).click();
  await expect(status(page)).toHaveText('Wähl zuerst eine Größe.');
  await expect(sizesOf(page, first)).toBeInViewport();
  for (const companion of [first, second]) await sizesOf(page, companion).locator('button:enabled').first().click();
  await expect(addButton(page)).toHaveText('3 Artikel in den Warenkorb');
  await addButton(page).click();
  await expect(status(page)).toContainText('3 Artikel liegen im Warenkorb.');
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 3 Artikel');

  const { products } = await serverCart(shop.origins.api, await requestIdOf(context));
  const ids = [first, second].map((companion) => companion.product.id);
  expect(products.map(({ relatedProducts }) => relatedProducts)).toEqual([ids, [], []]);
  await page.goto(`${shop.origins.shop}/warenkorb/`);
  await expect(page.locator(`main li[data-state]:has(a[href="${product.url}"])`)).toContainText(
    `Zusammen gewählt mit ${nameOf(first)}, ${nameOf(second)}`,
  );
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('companions that were unticked are not added', async ({ page, context, shop }) => {
  await open(page, shop);
  await tick(page, first);
  await sizesOf(page, first).locator('button:enabled').first().click();
  await expect(addButton(page)).toHaveText('2 Artikel in den Warenkorb');
  await box(page)
    .getByRole('checkbox', { name: nameOf(first) })
    .uncheck();
  await addButton(page).click();
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  const { products } = await serverCart(shop.origins.api, await requestIdOf(context));
  expect(products).toMatchObject([{ relatedProducts: [], url: product.url }]);
});

test('a companion that is sold out is named, and the others are added once', async ({ page, context, shop }) => {
  const { api } = shop.origins;
  const size = first.options.find((option) => isBuyable(option));
  if (!size) throw new Error('The companion is sold out');
  // Another tab has put the whole stock into the cart.
  const uuid = await beGuestWithCart(context, api, [{ productOption: size.id, amount: size.quantity }]);
  await open(page, shop);
  await tick(page, first);
  await sizesOf(page, first).locator('button:enabled').first().click();
  await addButton(page).click();
  await expect(status(page)).toContainText(`Nicht hinzugefügt: ${nameOf(first)}.`);
  await expect(status(page)).not.toContainText(product.nameWithoutBrand);
  await addButton(page).click();
  await expect(addButton(page)).not.toHaveAttribute('aria-busy');
  const { products } = await serverCart(api, uuid);
  expect(products.map(({ url, amount }) => [url === product.url, amount])).toEqual([
    [false, size.quantity],
    [true, 1],
  ]);
});

test('what is ticked before the scripts have loaded counts', async ({ page, shop }) => {
  const release = await heldBack(page, /\.js$/);
  await page.goto(`${shop.origins.shop}${product.url}`, { waitUntil: 'commit' });
  await tick(page, first);
  await release();
  await expect(box(page)).toContainText('Zusammen €');
  await expect(sizesOf(page, first)).toBeVisible();
});
