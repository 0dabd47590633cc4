import type { Locator, Page } from 'playwright/test';
import { findStocked } from '../../../system/catalogue.ts';
import { holdApi } from '../../../system/services/held-api.ts';
import { expect, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';
import { moveOrder, placeOrder } from '../../../system/shoppers/orders.ts';

const main = (page: Page): Locator => page.locator('main');

test('many orders: pages and states are addresses, Back and Forward lead through them, and beyond the last page there is a way back', async ({
  page,
  context,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  const account = await createAccount(api);
  const [product] = await findStocked(api, 1, 12);
  if (!product) throw new Error('The catalogue has no product with many pieces');
  const placed = [];
  for (let order = 0; order < 12; order++) placed.push(await placeOrder(api, account, product.option.id));
  const packed = [placed[11], placed[0]].filter((order) => order !== undefined);
  for (const { number } of packed) await moveOrder(api, number, ['packed']);
  await beSignedIn(context, account);
  const numbers = main(page).getByRole('heading', { level: 2 });
  const expectOrders = async (orders: readonly { number: string }[]): Promise<void> => {
    await expect(numbers).toHaveText(orders.map(({ number }) => `Bestellung ${number}`));
  };
  const newest = placed.toReversed();

  await page.goto(`${origin}/my-account/orders/`);
  await expectOrders(newest.slice(0, 10));
  await expect(main(page).getByText('12 Bestellungen')).toBeVisible();
  const held = await holdApi(page);
  held.hold();
  await main(page).getByRole('link', { name: 'Ältere' }).click();
  await expect(main(page).locator('div[aria-busy="true"]')).toBeVisible();
  await expectOrders(newest.slice(0, 10));
  held.release();
  await expectOrders(newest.slice(10));
  await expect(page).toHaveURL(/\?page=2$/);
  await main(page)
    .getByRole('link', { name: /^Gepackt/ })
    .click();
  await expectOrders(packed);
  await page.goBack();
  await expectOrders(newest.slice(10));
  await page.goBack();
  await expectOrders(newest.slice(0, 10));
  await page.goForward();
  await page.goForward();
  await expectOrders(packed);
  await page.reload();
  await expectOrders(packed);

  await page.goto(`${origin}/my-account/orders/?page=99`);
  await expect(main(page).getByText('Auf dieser Seite ist keine Bestellung')).toBeVisible();
  await main(page).getByRole('link', { name: 'Neuere' }).click();
  await expectOrders(newest.slice(10));
});
