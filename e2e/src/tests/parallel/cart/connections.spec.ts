import type { Page } from 'playwright/test';
import { findStocked, type StockedProduct } from '../../../system/catalogue.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { beGuestWithCart } from '../../../system/shoppers/guest-cart.ts';

test.use({ pictures: 'none' });

/** Address and `crossorigin` of each host that the page connects to ahead of a request. */
const connections = (page: Page): Promise<string[]> =>
  page
    .locator('head link[rel="preconnect"]')
    .evaluateAll((all) => [
      ...new Set(all.map((link) => `${link.getAttribute('href')} ${link.getAttribute('crossorigin')}`)),
    ]);

test('the cart page connects to the API while scripts are loaded, and to the checkout; without a cart no page connects', async ({
  page,
  context,
  shop: { origins },
}) => {
  await page.goto(origins.shop);
  await hydrated(page);
  expect(await connections(page)).toEqual([]);
  const [stocked] = (await findStocked(origins.api, 1, 1)) as [StockedProduct];
  await beGuestWithCart(context, origins.api, [{ productOption: stocked.option.id }]);
  await page.goto(`${origins.shop}/warenkorb/`);
  await expect
    .poll(() => connections(page))
    .toEqual([`${origins.api} anonymous`, `${origins.api} use-credentials`, `${origins.checkout} null`]);
});
