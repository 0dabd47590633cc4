import { findStocked } from '../../../system/catalogue.ts';
import { expect, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { fillIn, guestAddress, orderButton, typed } from '../../../system/shoppers/checkout-page.ts';
import { beGuestWithCart } from '../../../system/shoppers/guest-cart.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, pictures: 'none' });

for (const mistake of [false, true]) {
  test(`pressing twice places one order, and Back from its page ${mistake ? 'after a mistake ' : ''}places no other`, {
    tag: mistake ? [] : '@every-run',
  }, async ({ page, context, shop }) => {
    const { uuid, token } = await createAccount(shop.origins.api);
    const [product] = await findStocked(shop.origins.api, 1, 8);
    await context.addCookies(
      Object.entries({ bergauf_request_id: uuid, bergauf_token: token }).map(([name, value]) => ({
        name,
        value,
        domain: 'localhost',
        path: '/',
      })),
    );
    const headers = {
      'content-type': 'application/json',
      'x-request-id': uuid,
      authorization: `Bearer ${token}`,
    };
    const put = { method: 'POST', headers, body: JSON.stringify({ productOption: product?.option.id }) };
    expect((await fetch(`${shop.origins.api}/api/v1/cart/`, put)).status).toBe(200);
    const orders = async (): Promise<number> => {
      const response = await fetch(`${shop.origins.api}/api/v1/user/orders/`, { headers });
      return ((await response.json()) as { data: unknown[] }).data.length;
    };

    await page.goto(`${shop.origins.checkout}/checkout/`);
    if (mistake) {
      await orderButton(page).click();
      await expect(page).toHaveTitle(/^Fehler:/);
    }
    for (const [name, text] of Object.entries(guestAddress)) {
      if (name !== 'email') await page.locator(`[name="${name}"]`).fill(text);
    }
    let sent = 0;
    page.on('request', (request) => {
      sent += request.method() === 'POST' ? 1 : 0;
    });
    // The connection is slow: there is time to press again.
    await page.route(/\/checkout\/(\?|$)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    const between = await orderButton(page).evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 200));
      button.click();
      return [button.textContent, button.getAttribute('aria-disabled')];
    });
    expect(between).toEqual(['Wird bestellt', 'true']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke, deine Bestellung ist da');
    expect([sent, await orders()]).toEqual([1, 1]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier ist nichts zu bezahlen');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke, deine Bestellung ist da');
    expect(await orders()).toBe(1);
  });
}

test('an order pressed while offline is not sent and says so; what was typed stays, and is ordered once online', async ({
  page,
  context,
  shop,
}) => {
  const [product] = await findStocked(shop.origins.api, 1, 8);
  await beGuestWithCart(context, shop.origins.api, [{ productOption: product?.option.id ?? 0 }]);
  await page.goto(`${shop.origins.checkout}/checkout/`);
  await fillIn(page);
  await context.setOffline(true);
  await orderButton(page).click();
  const complaint = () => orderButton(page).evaluate((button: HTMLButtonElement) => button.validationMessage);
  expect(await complaint()).toMatch(/^Du bist gerade offline/);
  expect(await typed(page)).toEqual(guestAddress);
  await context.setOffline(false);
  await orderButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke, deine Bestellung ist da');
});
