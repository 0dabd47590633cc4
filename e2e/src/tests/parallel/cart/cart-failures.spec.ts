import { findProduct, findStocked, isBuyable, type StockedProduct } from '../../../system/catalogue.ts';
import { heldBack } from '../../../system/list-page.ts';
import { cutOffApi, expect, hydrated, test } from '../../../system/shop-page.ts';
import { badge, beGuestWithCart, requestIdOf, serverCart } from '../../../system/shoppers/guest-cart.ts';

test.use({ pictures: 'none' });

let product: StockedProduct;
test.beforeEach(async ({ shop }) => {
  [product] = (await findStocked(shop.origins.api, 1, 6)) as [StockedProduct];
});

test('offline: an amount returns to its value, a message says why, and trying again works', async ({
  page,
  context,
  shop,
}) => {
  await beGuestWithCart(context, shop.origins.api, [{ productOption: product.option.id }]);
  await page.goto(`${shop.origins.shop}/warenkorb/`);
  await hydrated(page);
  const amount = page.locator('main output');
  await expect(amount).toHaveText('1');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Ein Stück mehr/ }).click();
  const note = page.getByRole('alert').filter({ hasText: 'Du bist gerade offline. Die Menge ist wie vorher.' });
  await expect(note).toBeVisible();
  await expect(amount).toHaveText('1');
  await context.setOffline(false);
  await note.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(amount).toHaveText('2');
  await expect(note).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 2 Artikel');
});

test('a removal that fails puts the line back and can be tried again', async ({ page, context, shop }) => {
  const uuid = await beGuestWithCart(context, shop.origins.api, [{ productOption: product.option.id }]);
  await page.goto(`${shop.origins.shop}/warenkorb/`);
  await hydrated(page);
  const line = page.locator('main li[data-state]');
  await line.getByRole('button', { name: /entfernen$/ }).click();
  const online = await cutOffApi(page);
  const note = page.getByRole('alert').filter({ hasText: 'Der Artikel liegt noch im Warenkorb.' });
  await expect(note).toBeVisible();
  await expect(line).toHaveAttribute('data-state', 'in-cart');
  await online();
  await note.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(line).toHaveAttribute('data-state', 'removed');
  expect((await serverCart(shop.origins.api, uuid)).products).toEqual([]);
});

test('a removal whose response has no data reloads the page, which shows the current cart (SPEC 4)', async ({
  page,
  context,
  shop,
}) => {
  const uuid = await beGuestWithCart(context, shop.origins.api, [{ productOption: product.option.id }]);
  await page.goto(`${shop.origins.shop}/warenkorb/`);
  await hydrated(page);
  await page.route('**/api/v1/cart/**', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: { data: null } });
  });
  const loaded = page.waitForEvent('load');
  await page
    .locator('main li[data-state]')
    .getByRole('button', { name: /entfernen$/ })
    .click();
  await loaded;
  await hydrated(page);
  await expect(badge(page)).toHaveAccessibleName('Warenkorb');
  await expect(page.locator('main li[data-state]')).toHaveCount(0);
  expect((await serverCart(shop.origins.api, uuid)).products).toEqual([]);
});

test('an addition that fails after the page was left and opened again is not called added', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}${product.url}`);
  await hydrated(page);
  const press = async () => {
    await page.locator('[aria-labelledby="groesse"]').getByText(product.option.title, { exact: true }).first().click();
    await page.locator('[data-fragment="mf-cart-wishlist/add-to-cart"] button').click();
  };
  let fail = (): void => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/v1/cart/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await failed;
    await route.fulfill({ status: 503, body: '' });
  });
  await press();
  await page
    .getByRole('link', { name: /^Bergauf/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${shop.origins.shop}/`);
  await page.goBack();
  await press();
  fail();
  const outcome = page.locator('[data-fragment="mf-cart-wishlist/add-to-cart"] [role="status"]');
  await expect(outcome).toHaveAttribute('data-outcome', 'failed');
  await expect(outcome).toContainText(product.nameWithoutBrand);
  await expect(badge(page)).toHaveAccessibleName('Warenkorb');
});

test('the way to the checkout waits for a change that is sent, unless the shopper goes elsewhere', async ({
  page,
  context,
  shop,
}) => {
  await beGuestWithCart(context, shop.origins.api, [{ productOption: product.option.id }]);
  await page.goto(`${shop.origins.shop}/warenkorb/`);
  await hydrated(page);
  const release = await heldBack(page, /\/api\/v1\/cart\//);
  await page.getByRole('button', { name: /^Ein Stück mehr/ }).click();
  const way = page.locator('main').getByRole('link', { name: 'Zur Kassa' });
  await way.click();
  await expect(way).toHaveAttribute('aria-busy', 'true');
  await page
    .getByRole('link', { name: /^Bergauf/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${shop.origins.shop}/`);
  await release();
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 2 Artikel');
  await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(`${shop.origins.shop}/`);
});

test('a lost response is not a failure when the cart shows the change', async ({ page, context, shop }) => {
  await page.goto(`${shop.origins.shop}${product.url}`);
  await hydrated(page);
  await page.locator('[aria-labelledby="groesse"]').getByText(product.option.title, { exact: true }).first().click();
  const add = page.locator('main').getByRole('button', { name: 'In den Warenkorb' });
  await add.click();
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  await page.route(
    '**/api/v1/cart/',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await add.click();
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 2 Artikel');
  await expect(page.getByText('Nicht hinzugefügt')).toHaveCount(0);
  expect((await serverCart(shop.origins.api, await requestIdOf(context))).total.amount).toBe(2);
});

test('a set whose second piece failed is completed by trying again, each piece once', async ({
  page,
  context,
  shop,
}) => {
  const { api } = shop.origins;
  const withSet = await findProduct(
    api,
    '/search/',
    ({ options, sets }) =>
      options.some(isBuyable) && sets[0]?.items.every((item) => item.options.some(isBuyable)) === true,
  );
  const set = withSet.sets[0];
  if (!set) throw new Error('The product has no set');
  await page.goto(`${shop.origins.shop}${withSet.url}`);
  await hydrated(page);
  const heading = page.getByRole('heading', { name: set.name, exact: true });
  // The page's own article contains it as well.
  const card = page.getByRole('article').filter({ has: heading }).last();
  await page.locator('[aria-labelledby="groesse"] button:enabled').first().click();
  for (const piece of await card.getByRole('group').all()) await piece.locator('button:enabled').first().click();
  let posts = 0;
  await page.route('**/api/v1/cart/', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts += 1;
    await (posts === 2 ? route.abort('connectionreset') : route.continue());
  });
  await card.getByRole('button', { name: 'Set in den Warenkorb' }).click();
  await card.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(card.getByText('Das Set liegt im Warenkorb.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Set in den Warenkorb' })).toBeFocused();
  const { products } = await serverCart(api, await requestIdOf(context));
  expect(products.map(({ amount }) => amount)).toEqual([set, ...set.items].map(() => 1));
  expect(new Set(products.map(({ setId }) => setId)).size).toBe(1);
});

test('a set with unequal amounts says so, and one press completes it', async ({ page, context, shop }) => {
  const { api } = shop.origins;
  const plenty = ({ stock, quantity }: { stock: boolean; quantity: number }) => stock && quantity > 2;
  const withSet = await findProduct(
    api,
    '/search/',
    ({ options, sets }) => options.some(plenty) && sets[0]?.items.every((item) => item.options.some(plenty)) === true,
  );
  const [set] = withSet.sets;
  const own = withSet.options.find(plenty)?.id ?? 0;
  const others = (set?.items ?? []).map((item) => item.options.find(plenty)?.id ?? 0);
  const setId = set?.setId ?? 0;
  const uuid = await beGuestWithCart(
    context,
    api,
    [own, own, ...others].map((productOption) => ({ productOption, setId })),
  );
  await page.goto(`${shop.origins.shop}/warenkorb/`);
  await hydrated(page);
  const group = page.locator('main li[data-set]');
  await expect(group.getByText('Nicht von allem gleich viel.')).toBeVisible();
  await expect(group.locator('output')).toHaveCount(0);
  await expect(group.getByText(/ 2 Stück/)).toHaveCount(1);
  await expect(group.getByText(/ 1 Stück/)).toHaveCount(others.length);
  await group.getByRole('button', { name: 'Je 2 nehmen' }).click();
  await expect(group.locator('output')).toHaveText('2');
  await expect(group.getByRole('button', { name: /^Ein Stück weniger/ })).toBeFocused();
  await expect
    .poll(async () => (await serverCart(api, uuid)).products.map(({ amount }) => amount))
    .toEqual([own, ...others].map(() => 2));
  await expect(group.getByText('Nicht von allem gleich viel.')).toHaveCount(0);
  // The stepper shows the amount of all pieces.
  await expect(group.getByText(/ 2 Stück/)).toHaveCount(0);
  // The announcement names what the button removes: everything, not its first product.
  await group.getByRole('button', { name: /entfernen$/ }).click();
  const announced = page.locator('main').getByRole('status');
  await expect(announced.filter({ hasText: /^Das Set mit .+ wird entfernt/ })).toHaveCount(1);
  await expect(announced.filter({ hasText: /^Das Set mit .+ ist entfernt/ })).toHaveCount(1);
});

test('two sets in different sizes are one set of its products at the price of the set, and nothing is offered that would end it', async ({
  page,
  context,
  shop,
}) => {
  const { api } = shop.origins;
  const inPairs = ({ stock, quantity }: { stock: boolean; quantity: number }) => stock && quantity > 1;
  const withSet = await findProduct(
    api,
    '/search/',
    ({ options, sets }) =>
      options.some(inPairs) &&
      sets[0]?.items.every((item) => item.options.some(inPairs)) === true &&
      (sets[0].items[0]?.options.filter(inPairs).length ?? 0) > 1,
  );
  const [set] = withSet.sets;
  const [mixed, ...others] = set?.items ?? [];
  const pairOf = (options: { id: number }[]) => [options[0]?.id ?? 0, options[0]?.id ?? 0];
  const pieces = [
    ...pairOf(withSet.options.filter(inPairs)),
    ...(mixed?.options ?? [])
      .filter(inPairs)
      .slice(0, 2)
      .map(({ id }) => id),
    ...others.flatMap((item) => pairOf(item.options.filter(inPairs))),
  ];
  const setId = set?.setId ?? 0;
  await beGuestWithCart(
    context,
    api,
    pieces.map((productOption) => ({ productOption, setId })),
  );
  await page.goto(`${shop.origins.shop}/warenkorb/`);
  await hydrated(page);
  const group = page.locator('main li[data-set]');
  await expect(group.getByText(`Set aus ${1 + (set?.items.length ?? 0)} Artikeln`, { exact: true })).toBeVisible();
  // Each line says how many pieces it has.
  await expect(group.getByText(/ 1 Stück/)).toHaveCount(2);
  await expect(group.getByText(/ 2 Stück/)).toHaveCount(1 + others.length);
  await expect(group.getByRole('button')).toHaveText(['Set entfernen']);
});

test('the cart’s flyout stays open while its way to the checkout waits, and shows a change that fails', async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beGuestWithCart(context, shop.origins.api, [{ productOption: product.option.id }]);
  await page.goto(`${shop.origins.shop}/marken/`);
  await hydrated(page);
  await page.getByRole('link', { name: /^Warenkorb/ }).click();
  const flyout = page.getByRole('dialog', { name: 'Warenkorb' });
  let fail = (): void => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/v1/cart/hash/**', async (route) => {
    if (route.request().method() === 'PUT') await failed.then(() => route.abort('connectionreset'));
    else await route.continue();
  });
  await flyout.getByRole('button', { name: /^Ein Stück mehr/ }).click();
  const way = flyout.getByRole('link', { name: 'Zur Kassa' });
  await way.click();
  await expect(way).toHaveAttribute('aria-busy', 'true');
  fail();
  await expect(flyout.getByRole('alert')).toContainText('Die Menge ist wie vorher.');
  expect(page.url()).toBe(`${shop.origins.shop}/marken/`);
});
