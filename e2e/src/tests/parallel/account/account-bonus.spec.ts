import { findStocked } from '../../../system/catalogue.ts';
import { phone } from '../../../system/main-pages.ts';
import { scan } from '../../../system/page-checks/scanner.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { totalOf } from '../../../system/shoppers/checkout-page.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';
import { addAsCustomer, moveOrder, placeOrder } from '../../../system/shoppers/orders.ts';

// What a till scans is a phone, with at least two pixels of its screen for one of CSS.
test.use({ ...phone, deviceScaleFactor: 2 });

/** Points that a voucher costs. */
const price = 200;

/** Points in a year from which the second tier begins. */
const secondTier = 500;

test('points, tier and history are shown; points become a voucher, which cart and checkout deduct alike, until it is removed', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  const { shop: origin, api, checkout } = shop.origins;
  const account = await createAccount(api);
  // Enough points for a voucher, too few for the next tier: four pieces earn them, four more are in the cart.
  const product = (await findStocked(api, 20, 8)).find(({ loyaltyPoints: { vk } }) => vk >= price / 4 && vk < price);
  if (!product) throw new Error('The catalogue has no dear product with many pieces');
  const pieces = Math.ceil(price / product.loyaltyPoints.vk);
  const { points, number, uuid } = await placeOrder(api, account, product.option.id, pieces);
  await beSignedIn(context, account);

  // Points are booked with the delivery.
  await page.goto(`${origin}/my-account/loyalty/`);
  await expect(page.locator('main').getByText('Noch keine Punkte gebucht.')).toBeVisible();
  await expect(page.locator('main').getByText(`Dir fehlen noch ${price} Punkte.`)).toBeVisible();
  await moveOrder(api, number, ['delivered']);
  await page.reload();
  const main = page.locator('main');
  const exchange = main.getByRole('region', { name: 'Punkte einlösen' });
  const history = main.getByRole('region', { name: 'Verlauf' }).getByRole('row');
  await expect(main.getByText(`${points} Punkte`, { exact: true })).toBeVisible();
  await expect(main.getByText('Stufe Tal')).toBeVisible();
  await expect(main.getByText(`Noch ${secondTier - points} Punkte bis zur Stufe Grat`)).toBeVisible();
  const progress = `Fortschritt zur nächsten Stufe: ${Math.round((points / secondTier) * 100)} %`;
  await expect(main.getByRole('img', { name: progress })).toBeVisible();
  const tiers = main.getByRole('region', { name: 'Stufen' }).getByRole('listitem');
  await expect(tiers).toHaveText(['TalDeine Stufe', 'Gratab 500 Punkten im Jahr', 'Gipfelab 1.500 Punkten im Jahr']);
  // The first row is the head.
  await expect(history).toHaveCount(2);
  await expect(history.last().getByRole('cell').last()).toHaveText(`+${points}`);
  await expect(history.last().getByRole('link', { name: `Bestellung ${number}` })).toHaveAttribute(
    'href',
    `/my-account/order-details/${uuid}/`,
  );
  await expect(main.getByText('Du hast gerade keinen Gutschein.')).toBeVisible();

  await page.getByRole('button', { name: 'Gutschein holen' }).click();
  await expect(page.getByText(/^Dein Gutschein BERG-[A-Z0-9-]+ liegt bereit\.$/)).toBeVisible();
  const voucher = main.getByRole('article');
  const code = (await voucher.getByText(/^BERG-[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()) ?? '';
  for (const text of [
    'Einlösbar',
    'Gutschein über €\u00a010,00',
    'ab einem Einkauf von €\u00a050,00',
    /gültig bis \d+\.\s/,
  ]) {
    await expect(voucher).toContainText(text);
  }
  // Exchanged points still count for the tier.
  await expect(main.getByText(`${points - price} Punkte`, { exact: true })).toBeVisible();
  await expect(main.getByRole('img', { name: progress })).toBeVisible();
  await expect(history).toHaveCount(3);
  await expect(history.nth(1)).toContainText('Gutschein');
  await expect(history.nth(1).getByRole('cell').last()).toHaveText(`−${price}`);
  await expect(exchange.getByText(`Dir fehlen noch ${2 * price - points} Punkte.`)).toBeVisible();

  const card = (await main.getByText(/^Kundenkarte [\d ]+$/).textContent())?.replace(/\D/g, '');
  expect(await scan(main.getByRole('img', { name: 'Strichcode deiner Kundenkarte' }))).toBe(`EAN_13 ${card}`);

  const inCart = voucher.getByRole('button', { name: 'Im Warenkorb verwenden' });
  await page.route(
    '**/api/v1/cart/voucher/**',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  // The cart may have the voucher although the response is lost, so it is read again.
  const read = page.waitForResponse(
    (response) => response.request().method() === 'GET' && new URL(response.url()).pathname === '/api/v1/cart/',
  );
  await inCart.click();
  await read;
  await expect(voucher.getByRole('alert')).toBeVisible();
  await inCart.click();
  await expect(voucher.getByRole('status').filter({ hasText: 'liegt in deinem Warenkorb' })).toBeFocused();
  await expect(inCart).toBeHidden();

  // The cart has what the API adds beside it, in the same session.
  await addAsCustomer(api, account, 'cart', { productOption: product.option.id, amount: pieces });
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
  const place = summary.getByRole('status').filter({ hasText: 'Gutschein' });
  await expect(place).toBeFocused();
  await summary.getByText('Gutschein einlösen').click();
  // Screen readers announce its errors once, by the alert.
  const region = summary.getByLabel('Gutscheincode').locator('xpath=ancestor::*[@role="status" or @aria-live][1]');
  await expect(region).toHaveAttribute('aria-live', 'off');
  await summary.getByLabel('Gutscheincode').fill('BERG-0000-0000');
  const use = summary.getByRole('button', { name: 'Einlösen' });
  await use.click();
  await expect(summary.getByRole('alert')).toBeFocused();
  await expect(summary.getByRole('alert')).toContainText('Diesen Gutschein kennen wir nicht.');
  await expect(summary.getByLabel('Gutscheincode')).toHaveAccessibleDescription('Diesen Gutschein kennen wir nicht.');
  await summary.getByLabel('Gutscheincode').fill('');
  await use.click();
  await expect(summary.getByRole('alert')).toContainText('Gib den Code des Gutscheins ein.');
  await summary.getByLabel('Gutscheincode').fill(code);
  await use.click();
  await expect(summary.locator('dl').first().locator('dd').last()).toHaveText(reduced);
  await expect(place).toBeFocused();
  await expect(place).toContainText(/ist abgezogen/);
  expect(complaints.csp).toEqual([]);
});
