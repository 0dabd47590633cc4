import type { ApiFault } from '@bergauf/test-kit/faulty-proxy';
import { findStocked, type StockedProduct } from '../../../system/catalogue.ts';
import { setApiFault } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { beGuestWithCart, requestIdOf, serverCart } from '../../../system/shoppers/guest-cart.ts';
import { heartOf, listedProducts, serverWishlist } from '../../../system/shoppers/guest-wishlist.ts';

test.describe.configure({ timeout: 90_000 });
test.afterEach(() => setApiFault('none'));

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

for (const fault of ['none', 'delay 2000'] satisfies ApiFault[]) {
  test(`a new guest who saves and leaves by a full page load at once owns the saved item, API ${fault}`, async ({
    page,
    context,
    shop,
  }) => {
    const [first] = await listedProducts(shop.origins.api);
    await page.goto(`${shop.origins.shop}/search/`);
    await hydrated(page);
    await setApiFault(fault);
    await heartOf(page, first).evaluate((heart: HTMLElement, away) => {
      heart.click();
      location.assign(away);
    }, `${shop.origins.checkout}/`);
    await page.waitForURL(`${shop.origins.checkout}/**`);
    const id = await requestIdOf(context);
    expect(id).toMatch(uuid);
    await setApiFault('none');
    await expect.poll(() => serverWishlist(shop.origins.api, id), { timeout: 25_000 }).toEqual([first.id]);
  });

  test(`a new guest who adds to the cart and leaves by a full page load at once owns it, API ${fault}`, async ({
    page,
    context,
    shop,
  }) => {
    const [product] = (await findStocked(shop.origins.api, 1, 2)) as [StockedProduct];
    await page.goto(`${shop.origins.shop}${product.url}`);
    await hydrated(page);
    await page.locator('main [aria-labelledby="groesse"] button:not([disabled])').first().click();
    const add = page.getByRole('button', { name: 'In den Warenkorb' }).first();
    await expect(add).toBeEnabled();
    await setApiFault(fault);
    await add.evaluate((button: HTMLElement, away) => {
      button.click();
      location.assign(away);
    }, `${shop.origins.checkout}/`);
    await page.waitForURL(`${shop.origins.checkout}/**`);
    const id = await requestIdOf(context);
    await setApiFault('none');
    const lines = async (): Promise<number> => (await serverCart(shop.origins.api, id)).products.length;
    await expect.poll(lines, { timeout: 25_000 }).toBe(1);
  });

  test(`quantities of two lines, chosen just before a full page load, both reach the server, API ${fault}`, async ({
    page,
    context,
    shop,
  }) => {
    const products = await findStocked(shop.origins.api, 2, 3);
    const items = products.map(({ option }) => ({ productOption: option.id, amount: 1 }));
    const id = await beGuestWithCart(context, shop.origins.api, items);
    await page.goto(`${shop.origins.shop}/warenkorb/`);
    await hydrated(page);
    const more = page.locator('main').getByRole('button', { name: /^Ein Stück mehr/ });
    await expect(more).toHaveCount(2);
    await setApiFault(fault);
    // The second quantity waits for the response to the first.
    await more.evaluateAll((buttons: HTMLElement[], away) => {
      for (const button of buttons) button.click();
      location.assign(away);
    }, `${shop.origins.checkout}/`);
    await page.waitForURL(`${shop.origins.checkout}/**`);
    await setApiFault('none');
    const amounts = async (): Promise<number[]> =>
      (await serverCart(shop.origins.api, id)).products.map(({ amount }) => amount);
    await expect.poll(amounts, { timeout: 25_000 }).toEqual([2, 2]);
  });
}

test('a new guest’s first id is stored before anything is sent, and the API keeps it', async ({
  page,
  context,
  shop,
}) => {
  const [first] = await listedProducts(shop.origins.api);
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('bergauf_request_id');
  const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes('/wishlist/'));
  await heartOf(page, first).click();
  const sent = (await (await request).allHeaders())['x-request-id'] ?? '';
  expect(sent).toMatch(uuid);
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'true');
  expect(await requestIdOf(context)).toBe(sent);
  expect(await serverWishlist(shop.origins.api, sent)).toEqual([first.id]);
});
