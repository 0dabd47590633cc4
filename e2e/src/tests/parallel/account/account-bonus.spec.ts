import { createAccount } from '../../../system/account.ts';
import { findStocked } from '../../../system/catalogue.ts';
import { totalOf } from '../../../system/checkout-page.ts';
import { placeOrder } from '../../../system/orders.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

/** Points that a voucher costs. */
const price = 200;

test('points become a voucher, which cart and checkout deduct alike, until it is removed', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  const { shop: origin, api, checkout } = shop.origins;
  const account = await createAccount(api);
  // Four pieces earn the points, four more are in the cart.
  const product = (await findStocked(api, 10, 8)).find(({ loyaltyPoints }) => loyaltyPoints.vk >= price / 4);
  if (!product) throw new Error('The catalogue has no dear product with many pieces');
  const pieces = Math.ceil(price / Math.max(1, product.loyaltyPoints.vk));
  await placeOrder(api, account, product.option.id, pieces);
  const cookies = { bergauf_token: account.token, bergauf_request_id: account.uuid, bergauf_user: 'x' };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, domain: 'localhost', path: '/' })),
  );

  await page.goto(`${origin}/my-account/loyalty/`);
  await expect(page.getByText('Du hast gerade keinen Gutschein.')).toBeVisible();
  await page.getByRole('button', { name: 'Gutschein holen' }).click();
  await expect(page.getByText(/^Dein Gutschein BERG-[A-Z0-9-]+ liegt bereit\.$/)).toBeVisible();
  const voucher = page.locator('main').getByRole('article');
  await voucher.getByText('Strichcode zeigen').click();
  await expect(voucher.getByRole('img', { name: /^Strichcode des Gutscheins BERG-/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Strichcode deiner Kundenkarte' })).toBeVisible();
  await voucher.getByRole('button', { name: 'Im Warenkorb verwenden' }).click();
  await expect(voucher.getByText(/liegt in deinem Warenkorb/)).toBeVisible();

  // The cart has what the API adds beside it, in the same session.
  const added = await fetch(`${api}/api/v1/cart/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${account.token}`,
      'x-request-id': account.uuid,
    },
    body: JSON.stringify({ productOption: product.option.id, amount: pieces }),
  });
  expect(added.status).toBe(200);
  await page.goto(`${origin}/warenkorb/`);
  await hydrated(page, 'mf-cart-wishlist');
  const summary = page.locator('main aside');
  await expect(summary.getByText(/^Gutschein BERG-[A-Z0-9-]+ ist abgezogen\.$/)).toBeVisible();
  const reduced = (await summary.locator('dl').first().locator('dd').last().textContent()) ?? '';
  await page.goto(`${checkout}/checkout/`);
  await expect(totalOf(page)).toHaveText(reduced);

  await page.goto(`${origin}/warenkorb/`);
  await summary.getByRole('button', { name: 'Gutschein entfernen' }).click();
  await expect(summary.locator('dl').first().locator('dd').last()).not.toHaveText(reduced);
  await summary.getByText('Gutschein einlösen').click();
  await summary.getByLabel('Gutscheincode').fill('BERG-0000-0000');
  await summary.getByRole('button', { name: 'Einlösen' }).click();
  await expect(summary.getByRole('alert')).toBeVisible();
  expect(complaints.csp).toEqual([]);
});
