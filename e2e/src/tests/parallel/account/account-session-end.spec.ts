import type { Page } from 'playwright/test';
import { type Account, createAccount } from '../../../system/account.ts';
import { findStocked } from '../../../system/catalogue.ts';
import { logIn, logInHere } from '../../../system/log-in.ts';
import { moveOrder, placeOrder } from '../../../system/orders.ts';
import { theShop } from '../../../system/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none' });

const kept = 'Was du eingegeben hast, ist noch da. Gespeichert ist es noch nicht.';

async function signedIn(page: Page): Promise<Account> {
  const { api, shop } = theShop().origins;
  const account = await createAccount(api);
  await logIn(page, shop, account);
  await expect(page).toHaveURL(`${shop}/my-account/`);
  return account;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${theShop().origins.shop}${path}`);
  await hydrated(page, 'mf-account');
}

/** Sends a form, whose request waits until the session has ended at the API and its cookies are deleted by hand. */
async function sendWhileTheSessionEnds(page: Page, account: Account, path: string, button: string): Promise<void> {
  const { api, shop } = theShop().origins;
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    (url) => url.origin === api && url.pathname.startsWith(path),
    async (route) => {
      if (route.request().method() !== 'OPTIONS') await held;
      await route.continue();
    },
  );
  const sent = page.waitForRequest((request) => request.url().includes(path));
  await page.locator('main').getByRole('button', { name: button, exact: true }).click();
  await sent;
  const token = (await page.context().cookies()).find(({ name }) => name === 'bergauf_token')?.value ?? '';
  const headers = { authorization: `Bearer ${token}`, 'x-request-id': account.uuid };
  expect((await fetch(`${api}/api/v1/auth/logout/`, { headers })).status).toBe(200);
  await page.context().clearCookies();
  answer();
  await expect(page).toHaveURL(`${shop}/`);
  await page.unrouteAll({ behavior: 'wait' });
}

/** By the link of the sentence at home. */
async function signInAgain(page: Page, account: Account): Promise<void> {
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'Deine Anmeldung ist abgelaufen. Melde dich noch einmal an.' });
  await notice.getByRole('link', { name: 'Anmelden' }).click();
  await logInHere(page, account);
}

test('personal data that was sent as the session ended is in its fields again after signing in, and can be saved', async ({
  page,
  shop,
}) => {
  const account = await signedIn(page);
  await open(page, '/my-account/account-details/');
  const main = page.locator('main');
  await page.getByLabel('Vorname').fill('Ida');
  await page.getByLabel('Telefon').fill('+43 660 1234567');
  await main.getByText('Frau', { exact: true }).click();
  await sendWhileTheSessionEnds(page, account, '/api/v1/user/personal/', 'Speichern');
  await signInAgain(page, account);
  await expect(page).toHaveURL(`${shop.origins.shop}/my-account/account-details/`);
  await expect(main.getByText(kept)).toBeVisible();
  await expect(page.getByLabel('Vorname')).toHaveValue('Ida');
  await expect(page.getByLabel('Telefon')).toHaveValue('+43 660 1234567');
  await expect(page.getByLabel('Frau', { exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Deine Daten sind gespeichert.')).toBeVisible();
  await expect(main.getByText(kept)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Vorname')).toHaveValue('Ida');
  await expect(main.getByText(kept)).toHaveCount(0);
});

test('so is a new address, whose form is open again; another account does not see it', async ({
  page,
  context,
  shop,
}) => {
  const account = await signedIn(page);
  await open(page, '/my-account/delivery-address/');
  const main = page.locator('main');
  await main.getByRole('button', { name: 'Adresse hinzufügen' }).click();
  await main.getByLabel('Straße').fill('Steiggasse');
  await main.getByLabel('Nr.').fill('7');
  await main.getByLabel('PLZ').fill('6020');
  await main.getByLabel('Ort', { exact: true }).fill('Innsbruck');
  await sendWhileTheSessionEnds(page, account, '/api/v1/user/address/shipping/', 'Adresse speichern');
  const other = await createAccount(shop.origins.api);
  await signInAgain(page, other);
  await expect(page).toHaveURL(`${shop.origins.shop}/my-account/`);
  await open(page, '/my-account/delivery-address/');
  await expect(main.getByRole('button', { name: 'Adresse hinzufügen' })).toBeVisible();
  await expect(main.getByLabel('Straße')).toHaveCount(0);
  await context.clearCookies();
  await logIn(page, shop.origins.shop, account);
  await expect(page).toHaveURL(`${shop.origins.shop}/my-account/delivery-address/`);
  await expect(main.getByLabel('Straße')).toHaveValue('Steiggasse');
  await main.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(main.getByText('Steiggasse 7')).toBeVisible();
});

test('so is a return, with the fields that appear once a piece is chosen', async ({ page, shop }) => {
  const { api } = shop.origins;
  const account = await signedIn(page);
  const [product] = await findStocked(api, 1, 8);
  if (!product) throw new Error('The catalogue has no product with many pieces');
  const order = await placeOrder(api, account, product.option.id);
  await moveOrder(api, order.number, ['packed', 'shipped', 'delivered']);
  const path = `/my-account/order-details/${order.uuid}/`;
  await open(page, path);
  const main = page.locator('main');
  await main.getByRole('button', { name: /zurückgeben/i }).click();
  await main.getByRole('checkbox').first().check();
  await main.getByRole('combobox').selectOption('too-small');
  await main.getByLabel('Anmerkung').fill('Drückt am Rist');
  await sendWhileTheSessionEnds(page, account, `/api/v1/user/order/${order.uuid}/return/`, 'Rückgabe anmelden');
  await signInAgain(page, account);
  await expect(page).toHaveURL(`${shop.origins.shop}${path}`);
  await expect(main.getByText(kept)).toBeVisible();
  await expect(main.getByRole('checkbox').first()).toBeChecked();
  await expect(main.getByRole('combobox')).toHaveValue('too-small');
  await expect(main.getByLabel('Anmerkung')).toHaveValue('Drückt am Rist');
});
