import type { Page } from 'playwright/test';
import { findStocked, type StockedProduct } from '../../../system/catalogue.ts';
import { beyondTheScreen } from '../../../system/page-checks/beyond-the-screen.ts';
import { theShop } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { type Account, createAccount } from '../../../system/shoppers/account.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';
import { homeAddress, moveOrder, placeOrder } from '../../../system/shoppers/orders.ts';

test.use({ pictures: 'none' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${theShop().origins.shop}${path}`);
  await hydrated(page, 'mf-account');
}

async function stocked(isWished: (product: StockedProduct) => boolean = () => true): Promise<StockedProduct> {
  const product = (await findStocked(theShop().origins.api, 10, 8)).find(isWished);
  if (!product) throw new Error('The catalogue has no such product with many pieces');
  return product;
}

async function customer(page: Page): Promise<Account> {
  const account = await createAccount(theShop().origins.api);
  await beSignedIn(page.context(), account);
  return account;
}

test('an order that is packed while its cancellation is requested: the page says so, and shows its current state', async ({
  page,
  shop,
}) => {
  const { api } = shop.origins;
  const order = await placeOrder(api, await customer(page), (await stocked()).option.id);
  await open(page, `/my-account/order-details/${order.uuid}/`);
  const main = page.locator('main');
  await main.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await moveOrder(api, order.number, ['packed']);
  await main.getByRole('button', { name: 'Ja, stornieren' }).press('Enter');
  await expect(main.locator('[data-order-state="packed"]')).toBeVisible();
  await expect(main.getByRole('button', { name: /stornieren/ })).toHaveCount(0);
  await expect(main.getByRole('alert')).toContainText('Diese Bestellung ist schon gepackt.');
  // The button that was pressed is gone.
  await expect(main.getByRole('alert')).toBeFocused();
});

test('an order that another tab has returned in part: a second return is refused with the reason, and the page shows the first', async ({
  page,
  context,
  shop,
}) => {
  const { api } = shop.origins;
  const { id } = (await stocked()).option;
  const order = await placeOrder(api, await customer(page), id, 2);
  await moveOrder(api, order.number, ['delivered']);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, `/my-account/order-details/${order.uuid}/`);
    const main = tab.locator('main');
    await main.getByRole('button', { name: 'Artikel zurückgeben' }).click();
    await expect(main.getByText(/Je Bestellung ist nur eine Rückgabe möglich\.$/)).toBeVisible();
    await main.getByRole('checkbox').check();
    await main.getByLabel('Grund').selectOption({ label: 'Zu klein' });
  }
  await page.getByLabel('Stück').selectOption('1');
  await page.getByRole('button', { name: 'Rückgabe anmelden' }).click();
  const state = (tab: Page) => tab.locator('main [data-order-state="returned"]');
  await expect(state(page)).toContainText(
    'Du hast die Rückgabe eines Teils dieser Bestellung angemeldet. Eine zweite Rückgabe',
  );

  await other.getByRole('button', { name: 'Rückgabe anmelden' }).press('Enter');
  await expect(other.getByRole('alert')).toContainText('Zu dieser Bestellung gibt es schon eine Rückgabe');
  await expect(other.getByRole('alert')).toBeFocused();
  await expect(state(other)).toContainText('Du hast die Rückgabe eines Teils');
  await expect(other.locator('main')).toContainText('Rückgabe angemeldet: 1 Stück');
  await expect(other.getByRole('button', { name: 'Rückgabe anmelden' })).toHaveCount(0);
});

test('what one panel saves while another one is sent stays, whichever is answered last', async ({ page, shop }) => {
  await customer(page);
  await open(page, '/my-account/account-details/');
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    (url) => url.origin === shop.origins.api && url.pathname === '/api/v1/user/separate-email/',
    async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    },
  );
  const newsletter = page.locator('main').getByRole('region', { name: 'Newsletter' });
  await newsletter.getByRole('button', { name: 'Newsletter bestellen' }).click();
  await expect(newsletter.getByRole('button', { name: 'Wird gespeichert' })).toBeVisible();
  await page.getByLabel('Vorname').fill('Ida');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Deine Daten sind gespeichert.')).toBeVisible();
  answer();
  await expect(newsletter.getByText(/^Wir haben dir eine E-Mail an /)).toBeVisible();
  await expect(page.getByLabel('Vorname')).toHaveValue('Ida');
});

test('what is called while a new password is saved, here or in another tab, is answered; then both have the new token', async ({
  page,
  context,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  const account = await customer(page);
  await open(page, '/my-account/account-details/');
  const other = await context.newPage();
  await open(other, '/my-account/account-details/');
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const changed = new Promise<void>((resolve) => {
    void page.route(
      (url) => url.origin === api && url.pathname === '/api/v1/user/change-password/',
      async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        const response = await route.fetch();
        resolve();
        await held;
        await route.fulfill({ response });
      },
    );
  });
  const panel = page.locator('main').getByRole('region', { name: 'Passwort ändern' });
  // The following steps have ten seconds.
  await page.getByLabel('Vorname').fill('Ida');
  await other.getByLabel('Nachname').fill('Rast');
  await panel.getByLabel('Bisheriges Passwort').fill(account.password);
  await panel.getByLabel('Neues Passwort', { exact: true }).fill('noch-viel-steiler-hinauf');
  await panel.getByLabel('Neues Passwort noch einmal').fill('noch-viel-steiler-hinauf');
  await panel.getByRole('button', { name: 'Passwort ändern' }).click();
  await changed;
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Speichern', exact: true }).click();
  for (const tab of [page, other]) await expect(tab.getByText('Deine Daten sind gespeichert.')).toBeVisible();
  const tokenNow = async (): Promise<string | undefined> =>
    (await context.cookies()).find(({ name }) => name === 'bergauf_token')?.value;
  expect(await tokenNow()).toBe(account.token);
  answer();
  await expect(panel.getByText('Dein Passwort ist geändert.')).toBeVisible();
  expect(await tokenNow()).not.toBe(account.token);
  await other.reload();
  await expect(other.getByLabel('Nachname')).toHaveValue('Rast');
  await expect(other).toHaveURL(`${origin}/my-account/account-details/`);
});

test('points for one voucher, requested in two tabs, become one voucher; used in one tab, it is refused in the other', async ({
  page,
  context,
  shop,
}) => {
  const { api } = shop.origins;
  const account = await customer(page);
  // Points for one voucher, not for two.
  const product = await stocked(({ loyaltyPoints: { vk } }) => vk >= 50 && vk < 200);
  const pieces = Math.ceil(200 / product.loyaltyPoints.vk);
  const { number } = await placeOrder(api, account, product.option.id, pieces);
  await moveOrder(api, number, ['delivered']);
  const other = await context.newPage();
  for (const tab of [page, other]) await open(tab, '/my-account/loyalty/');
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Gutschein holen' }).click()));
  const got = /^Dein Gutschein BERG-[A-Z0-9-]+ liegt bereit\.$/;
  const refused = 'Dafür brauchst du 200 Punkte';
  for (const tab of [page, other]) await expect(tab.getByText(got).or(tab.getByText(refused))).toBeVisible();
  expect((await page.getByText(got).count()) + (await other.getByText(got).count())).toBe(1);

  for (const tab of [page, other]) await open(tab, '/my-account/loyalty/');
  const vouchers = (tab: Page) => tab.locator('main').getByRole('article');
  await expect(vouchers(page)).toHaveCount(1);
  await vouchers(page).getByRole('button', { name: 'Im Warenkorb verwenden' }).click();
  await expect(vouchers(page).getByText(/liegt in deinem Warenkorb/)).toBeVisible();
  await placeOrder(api, account, product.option.id, pieces);
  await vouchers(other).getByRole('button', { name: 'Im Warenkorb verwenden' }).click();
  await expect(vouchers(other).getByRole('alert')).toContainText('Diesen Gutschein hast du schon eingelöst.');
});

test('an order to the longest address fits at every width', async ({ page, shop }) => {
  const account = await customer(page);
  const word = 'Überackern'.repeat(8);
  const address = {
    ...homeAddress,
    firstname: word,
    lastname: word,
    street: word,
    city: word,
    streetNo: '7'.repeat(20),
  };
  const order = await placeOrder(shop.origins.api, account, (await stocked()).option.id, 1, { address });
  await open(page, `/my-account/order-details/${order.uuid}/`);
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await beyondTheScreen(page), `at ${width} px`).toEqual([]);
  }
});

test('after a logout Back leads to the login, and another tab that is saving leaves the account too', async ({
  page,
  context,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  await customer(page);
  await open(page, '/my-account/account-details/');
  const other = await context.newPage();
  await open(other, '/my-account/account-details/');
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await other.route(
    (url) => url.origin === api && url.pathname === '/api/v1/user/personal/',
    async (route) => {
      if (route.request().method() === 'PUT') await held;
      await route.continue();
    },
  );
  await other.getByLabel('Vorname').fill('Ida');
  await other.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Wird gespeichert' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Mein Konto' }).getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  answer();
  await expect(other).toHaveURL(`${origin}/`);
  for (const tab of [page, other]) {
    await tab.goBack();
    await expect(tab).toHaveURL(`${origin}/login/?weiter=%2Fmy-account%2Faccount-details%2F`);
    await expect(tab.locator('main')).not.toContainText('Über dich');
  }
});
