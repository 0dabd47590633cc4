import type { Page } from 'playwright/test';
import { findStocked } from '../../../system/catalogue.ts';
import { expect, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { fillIn, guestAddress, orderButton, typed } from '../../../system/shoppers/checkout-page.ts';
import { beGuestWithCart } from '../../../system/shoppers/guest-cart.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, pictures: 'none' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

// Both pages answer a POST. Chrome shows an error page for such an entry, which asks to send the form again.

test('Back to a form with mistakes, and a reload, show the form with what was typed and chosen', async ({
  page,
  context,
  shop,
}) => {
  const [product] = await findStocked(shop.origins.api, 1, 4);
  await beGuestWithCart(context, shop.origins.api, [{ productOption: product?.option.id ?? 0 }]);
  await page.goto(`${shop.origins.checkout}/checkout/`);
  await fillIn(page);
  await page.getByText('Abholung in der Filiale').click();
  await orderButton(page).click();
  await expect(page).toHaveTitle(/^Fehler:/);
  const store = page.getByLabel('Filiale', { exact: true });
  await store.selectOption({ index: 2 });
  const chosen = await store.inputValue();
  const expectForm = async (): Promise<void> => {
    await expect(heading(page)).toHaveText('Kassa');
    await expect(page.getByRole('radio', { name: /^Abholung in der Filiale/ })).toBeChecked();
    await expect(store).toHaveValue(chosen);
    await expect(page.locator('[data-sum="delivery"]')).toHaveText('kostenlos');
    expect(await typed(page)).toEqual(guestAddress);
  };
  await page.getByRole('link', { name: 'Zurück zum Warenkorb' }).click();
  await expect(page).toHaveURL(/\/warenkorb\//);
  await page.goBack();
  await expectForm();
  await page.reload();
  await expectForm();
});

test('a logout in another tab keeps the form; after the next login Back to its notice shows the form', async ({
  page,
  context,
  shop,
}) => {
  const [product] = await findStocked(shop.origins.api, 1, 4);
  const account = await createAccount(shop.origins.api);
  const headers = {
    'content-type': 'application/json',
    'x-request-id': account.uuid,
    authorization: `Bearer ${account.token}`,
  };
  const put = { method: 'POST', headers, body: JSON.stringify({ productOption: product?.option.id }) };
  expect((await fetch(`${shop.origins.api}/api/v1/cart/`, put)).status).toBe(200);
  await beSignedIn(context, account);
  await page.goto(`${shop.origins.checkout}/checkout/`);
  const address = Object.entries(guestAddress).filter(([name]) => name !== 'email');
  const expectForm = async (): Promise<void> => {
    await expect(heading(page)).toHaveText('Kassa');
    for (const [name, text] of address) await expect(page.locator(`[name="${name}"]`)).toHaveValue(text);
  };
  for (const [name, text] of address) await page.locator(`[name="${name}"]`).fill(text);
  await context.clearCookies();
  await orderButton(page).click();
  await expect(heading(page)).toHaveText('Du bist nicht mehr angemeldet');
  await beSignedIn(context, account);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expectForm();
  await page.goBack();
  await expectForm();
});
