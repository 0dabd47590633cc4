import type { Locator, Page } from 'playwright/test';
import { findStocked } from '../../../system/catalogue.ts';
import { theShop } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { type Account, createAccount } from '../../../system/shoppers/account.ts';
import { beSignedIn, logIn, logInHere } from '../../../system/shoppers/log-in.ts';
import { addAsCustomer, moveOrder, placeOrder } from '../../../system/shoppers/orders.ts';

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

/** Sends a form whose request is held until the session has ended at the API and its cookies are deleted. */
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

/** Signs in by the link of the message on the home page. */
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

/** Sends a new address, while the session ends. */
async function loseAddress(page: Page, account: Account): Promise<void> {
  await open(page, addresses);
  const main = page.locator('main');
  await main.getByRole('button', { name: 'Adresse hinzufügen' }).click();
  await main.getByLabel('Straße').fill('Steiggasse');
  await main.getByLabel('Hausnummer').fill('7');
  await main.getByLabel('Postleitzahl').fill('6020');
  await main.getByLabel('Ort', { exact: true }).fill('Innsbruck');
  await sendWhileTheSessionEnds(page, account, '/api/v1/user/address/shipping/', 'Adresse speichern');
  expect(await stored(page)).toContain('Steiggasse');
}

const addresses = '/my-account/delivery-address/';
const stored = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('bergauf.kept-form'));

test('a new address is restored too: its form is open again, and it is no longer stored', async ({ page, shop }) => {
  const account = await signedIn(page);
  await loseAddress(page, account);
  await signInAgain(page, account);
  await expect(page).toHaveURL(`${shop.origins.shop}${addresses}`);
  const main = page.locator('main');
  await expect(main.getByLabel('Straße')).toHaveValue('Steiggasse');
  expect(await stored(page)).toBeNull();
  await main.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(main.getByText('Steiggasse 7')).toBeVisible();
});

test('what another account has typed is deleted as somebody signs in', async ({ page, context, shop }) => {
  const account = await signedIn(page);
  await loseAddress(page, account);
  await signInAgain(page, await createAccount(shop.origins.api));
  await expect(page).toHaveURL(`${shop.origins.shop}${addresses}`);
  await expect(page.getByRole('button', { name: 'Adresse hinzufügen' })).toBeVisible();
  expect(await stored(page)).toBeNull();
  await context.clearCookies();
  await logIn(page, shop.origins.shop, account);
  await expect(page).toHaveURL(`${shop.origins.shop}/my-account/`);
});

test('after half an hour it is deleted too', async ({ page, shop }) => {
  const account = await signedIn(page);
  await loseAddress(page, account);
  await page.clock.setSystemTime(Date.now() + 31 * 60_000);
  await signInAgain(page, account);
  await expect(page).toHaveURL(`${shop.origins.shop}${addresses}`);
  expect(await stored(page)).toBeNull();
  await open(page, addresses);
  await expect(page.getByRole('button', { name: 'Adresse hinzufügen' })).toBeVisible();
});

test('a form that is gone leads to its page once, and one of another page is not kept', async ({
  page,
  context,
  shop,
}) => {
  const { shop: origin } = shop.origins;
  const account = await signedIn(page);
  await loseAddress(page, account);
  // Its address was deleted elsewhere.
  await page.evaluate(() => {
    const key = 'bergauf.kept-form';
    const text = sessionStorage.getItem(key) ?? '';
    sessionStorage.setItem(key, text.replace('address:new', 'address:gone'));
  });
  await signInAgain(page, account);
  await expect(page).toHaveURL(`${origin}${addresses}`);
  await expect(page.getByRole('button', { name: 'Adresse hinzufügen' })).toBeVisible();
  expect(await stored(page)).toBeNull();
  await context.clearCookies();
  await logIn(page, origin, account);
  await expect(page).toHaveURL(`${origin}/my-account/`);

  await loseAddress(page, account);
  await page.goto(`${origin}/login/?weiter=/my-account/orders/`);
  await logInHere(page, account);
  await expect(page).toHaveURL(`${origin}/my-account/orders/`);
  expect(await stored(page)).toBeNull();
  await page.getByRole('navigation').getByRole('link', { name: 'Adressen' }).first().click();
  await expect(page.getByRole('button', { name: 'Adresse hinzufügen' })).toBeVisible();
  await expect(page.getByLabel('Straße')).toHaveCount(0);
});

test('a return is restored too, with the fields that appear once a piece is chosen, also those of a line chosen later', async ({
  page,
  shop,
}) => {
  const { api } = shop.origins;
  const account = await signedIn(page);
  const [product, other] = await findStocked(api, 2, 8);
  if (!product || !other) throw new Error('The catalogue has no products with many pieces');
  // In the same order.
  await addAsCustomer(api, account, 'cart', { productOption: other.option.id, amount: 3 });
  const order = await placeOrder(api, account, product.option.id);
  await moveOrder(api, order.number, ['packed', 'shipped', 'delivered']);
  const path = `/my-account/order-details/${order.uuid}/`;
  await open(page, path);
  const main = page.locator('main');
  const line = ({ nameWithoutBrand }: typeof product): Locator =>
    main.getByRole('checkbox', { name: nameWithoutBrand });
  await main.getByRole('button', { name: /zurückgeben/i }).click();
  await line(product).check();
  await main.getByLabel('Grund').selectOption('too-small');
  await main.getByLabel('Anmerkung').fill('Drückt am Rist');
  await sendWhileTheSessionEnds(page, account, `/api/v1/user/order/${order.uuid}/return/`, 'Rückgabe anmelden');
  await signInAgain(page, account);
  await expect(page).toHaveURL(`${shop.origins.shop}${path}`);
  await expect(main.getByText(kept)).toBeVisible();
  await expect(line(product)).toBeChecked();
  await expect(main.getByLabel('Grund')).toHaveValue('too-small');
  await expect(main.getByLabel('Anmerkung')).toHaveValue('Drückt am Rist');

  await line(product).uncheck();
  await line(other).check();
  await expect(main.getByLabel('Stück')).toHaveValue('3');
  await main.getByLabel('Grund').selectOption('too-large');
  await main.getByRole('button', { name: 'Rückgabe anmelden' }).click();
  await expect(main.getByText('Rückgabe angemeldet: 3 Stück')).toBeVisible();
});

test('the login of a shopper whose session has ended at the API stays open, and leads back to where it was opened', async ({
  page,
  context,
  shop,
}) => {
  const { api, shop: origin } = shop.origins;
  const account = await createAccount(api);
  await beSignedIn(context, account);
  const headers = { authorization: `Bearer ${account.token}`, 'x-request-id': account.uuid };
  expect((await fetch(`${api}/api/v1/auth/logout/`, { headers })).status).toBe(200);
  await open(page, '/login/?weiter=/warenkorb/');
  // This cookie tells that the session is over. The token is no sign of it: a late renewal may set it again (decision 0040).
  const writing = async (): Promise<string | undefined> =>
    (await context.cookies()).find(({ name }) => name === 'bergauf_session_writing')?.value;
  await expect.poll(writing).not.toBe('1');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(`${origin}/login/?weiter=/warenkorb/`);
  await logInHere(page, account);
  await expect(page).toHaveURL(`${origin}/warenkorb/`);
});
