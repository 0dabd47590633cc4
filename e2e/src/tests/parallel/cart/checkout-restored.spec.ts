import type { Page } from 'playwright/test';
import { findStocked } from '../../../system/catalogue.ts';
import { chromiumThatRemembersPages } from '../../../system/chromium.ts';
import { expect, test } from '../../../system/shop-page.ts';
import { fillIn, guestAddress, orderButton, typed } from '../../../system/shoppers/checkout-page.ts';
import { beGuestWithCart, serverAdd } from '../../../system/shoppers/guest-cart.ts';

test.use({ launchOptions: chromiumThatRemembersPages });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Playwright's own `goBack` waits for a load event that a restored page does not have. */
const goBack = (page: Page): Promise<void> => page.evaluate(() => history.back()).catch(() => {});

test('Back after an order does not offer its form again, also from the memory of the browser; what is put into the cart then is an order of its own', async ({
  page,
  context,
  shop,
}) => {
  const { api, checkout } = shop.origins;
  const [product] = await findStocked(api, 1, 8);
  const item = { productOption: product?.option.id ?? 0 };
  const uuid = await beGuestWithCart(context, api, [item]);
  await page.goto(`${checkout}/checkout/`);
  await fillIn(page);
  const order = async (): Promise<string | null> => {
    await orderButton(page).click();
    await expect(heading(page)).toHaveText('Danke, deine Bestellung ist da');
    return page.locator('.order-number strong').textContent();
  };
  const first = await order();
  await goBack(page);
  await expect(heading(page)).toHaveText('Hier ist nichts zu bezahlen');
  await page.goForward();
  await expect(heading(page)).toHaveText('Danke, deine Bestellung ist da');
  await serverAdd(api, uuid, item);
  await goBack(page);
  await expect(heading(page)).toHaveText('Kassa');
  expect(await typed(page)).toEqual(guestAddress);
  expect(await order()).not.toBe(first);
});

test('Back in the middle shows the cart as it is by now, with what was typed', async ({ page, context, shop }) => {
  const { api, checkout } = shop.origins;
  const [product, other] = await findStocked(api, 2, 8);
  const uuid = await beGuestWithCart(context, api, [{ productOption: product?.option.id ?? 0 }]);
  await page.goto(`${checkout}/checkout/`);
  await fillIn(page);
  await page.getByRole('link', { name: 'Zurück zum Warenkorb' }).click();
  await expect(page).toHaveURL(/\/warenkorb\//);
  await serverAdd(api, uuid, { productOption: other?.option.id ?? 0 });
  await goBack(page);
  await expect(page.locator('.lines > li')).toHaveCount(2);
  expect(await typed(page)).toEqual(guestAddress);
});
