import type { BrowserContext, Page } from 'playwright/test';
import { findStocked } from '../../../../system/catalogue.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';
import { type Account, createAccount } from '../../../../system/shoppers/account.ts';
import { beGuestWithCart } from '../../../../system/shoppers/guest-cart.ts';
import { heartOf, type ListedProduct, listedProducts } from '../../../../system/shoppers/guest-wishlist.ts';
import { logIn, logInHere } from '../../../../system/shoppers/log-in.ts';

test.use({ pictures: 'none' });

const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'x-request-client': 'web' };
const tokenCookie = 'bergauf_token';

const tokenIn = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === tokenCookie)?.value;

async function signIn(page: Page, shopOrigin: string, account: Account): Promise<void> {
  await logIn(page, shopOrigin, account);
  await expect(page).not.toHaveURL(/login/);
}

/** A new customer on the first list; `first` is its first product. */
async function signedInOnList(
  page: Page,
  origins: { shop: string; api: string },
): Promise<{ account: Account; first: ListedProduct }> {
  const account = await createAccount(origins.api);
  const [first] = await listedProducts(origins.api);
  await signIn(page, origins.shop, account);
  await page.goto(`${origins.shop}/search/`);
  await hydrated(page);
  // What the page itself requests later would meet the end of its session before the shopper's next action does.
  await page.waitForLoadState('networkidle');
  return { account, first };
}

/** Signs in again as another tab would: the token is stored for all tabs. */
async function signInAgain(context: BrowserContext, api: string, { email, password }: Account): Promise<string> {
  const body = JSON.stringify({ email, password });
  const response = await fetch(`${api}/api/v1/auth/login/`, { method: 'POST', headers, body });
  const { data } = (await response.json()) as { data: { token: string } };
  await context.addCookies([{ name: tokenCookie, value: data.token, domain: 'localhost', path: '/' }]);
  return data.token;
}

/** Calls the API with a token of the account. */
async function statusOf(api: string, path: string, token: string, { uuid }: Account): Promise<number> {
  const response = await fetch(`${api}${path}`, {
    headers: { ...headers, authorization: `Bearer ${token}`, 'x-request-id': uuid },
  });
  return response.status;
}

test('a tab whose token is no longer valid does not sign out the tab that has signed in again', async ({
  page,
  context,
  shop,
}) => {
  const { api } = shop.origins;
  const { account, first } = await signedInOnList(page, shop.origins);
  const old = (await tokenIn(context)) ?? '';
  const current = await signInAgain(context, api, account);
  expect(await statusOf(api, '/api/v1/auth/logout/', old, account)).toBe(200);

  const refused = page.waitForResponse(
    (response) => response.status() === 403 && response.url().includes('/wishlist/'),
  );
  await heartOf(page, first).click();
  await refused;
  // It has taken over the new session instead, and the failed action can be repeated.
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'false');
  expect(await tokenIn(context)).toBe(current);
  await heartOf(page, first).click();
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(`${shop.origins.shop}/search/`);
});

test('signing out ends the stored session, also when another tab has stored it', async ({ page, context, shop }) => {
  const { api } = shop.origins;
  const account = await createAccount(api);
  await signIn(page, shop.origins.shop, account);
  await page.goto(`${shop.origins.shop}/my-account/`);
  const signOut = page.getByRole('button', { name: 'Abmelden' });
  await expect(signOut).toBeVisible();
  const current = await signInAgain(context, api, account);
  await signOut.click();
  await expect(page).toHaveURL(`${shop.origins.shop}/`);
  expect(await tokenIn(context)).toBeUndefined();
  expect(await statusOf(api, '/api/v1/user/', current, account)).toBe(403);
});

test('a renewal of the cookies that is answered after the logout does not sign in again', async ({
  page,
  context,
  shop,
}) => {
  const { origins } = shop;
  const { first } = await signedInOnList(page, origins);
  const old = (await context.cookies()).filter(({ name }) => /token|request_id|bergauf_user/.test(name));
  expect(old).toHaveLength(3);
  // The API does not end the session, whose token stays valid.
  await page.route(`${origins.api}/api/v1/auth/logout/`, (route) => route.abort());
  await page.goto(`${origins.shop}/my-account/`);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(`${origins.shop}/`);
  await context.addCookies(old);
  await page.goto(`${origins.shop}/search/`);
  await hydrated(page);
  expect(await tokenIn(context)).toBeUndefined();

  // Nor does it take what a guest saves meanwhile.
  await heartOf(page, first).click();
  const guestId = async (): Promise<string | undefined> =>
    (await context.cookies()).find(({ name }) => name === 'bergauf_request_id')?.value;
  await expect.poll(guestId).toMatch(/^[^u]/);
  const guest = await guestId();
  await context.addCookies(old);
  await page.goto(`${origins.shop}/wishlist/`);
  await expect(page.locator('main article')).toHaveCount(1);
  expect([await guestId(), await tokenIn(context)]).toEqual([guest, undefined]);
});

test('a request id of an account without its token, and a token that was changed by hand, end the session once', async ({
  page,
  context,
  shop,
}) => {
  const { api, shop: origin } = shop.origins;
  const { account } = await signedInOnList(page, shop.origins);
  const homes: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/') homes.push(request.url());
  });
  const notice = page.getByRole('status').filter({ hasText: 'Deine Anmeldung ist abgelaufen' });
  const sessionCookies = async (): Promise<string[]> =>
    (await context.cookies()).map(({ name }) => name).filter((name) => /token|request_id|user/.test(name));

  await context.clearCookies({ name: tokenCookie });
  await page.goto(`${origin}/wishlist/`);
  await expect(notice).toBeVisible();
  expect(homes).toHaveLength(1);
  expect(await sessionCookies()).toEqual([]);
  // A guest again, who saves things.
  await page.goto(`${origin}/search/`);
  await hydrated(page);
  const [first] = await listedProducts(api);
  await heartOf(page, first).click();
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'true');
  // The heart is pressed before the server has confirmed it, and named the guest.
  await expect.poll(sessionCookies).toEqual(['bergauf_request_id']);

  await signIn(page, origin, account);
  await context.addCookies([{ name: tokenCookie, value: 'changed', domain: 'localhost', path: '/' }]);
  // Account data, cart and wishlist at least: the first response would cancel the others, so all wait for the second call.
  let calls = 0;
  let release = (): void => {};
  const second = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${api}/**`, async (route) => {
    if (route.request().headers()['authorization']?.includes('changed')) {
      calls += 1;
      if (calls > 1) release();
      await second;
    }
    await route.continue().catch(() => {});
  });
  homes.splice(0);
  // It may go home before it has loaded.
  await page.goto(`${origin}/wishlist/`, { waitUntil: 'commit' });
  await expect(notice).toBeVisible();
  expect(calls).toBeGreaterThan(1);
  expect(homes).toHaveLength(1);
  expect(await sessionCookies()).toEqual([]);
});

test('an invalid session ends on the home page, with a notice that leads to the login and back', async ({
  page,
  context,
  shop,
}) => {
  const { api } = shop.origins;
  const { account, first } = await signedInOnList(page, shop.origins);
  expect(await statusOf(api, '/api/v1/auth/logout/', (await tokenIn(context)) ?? '', account)).toBe(200);
  await heartOf(page, first).click();
  await expect(page).toHaveURL(`${shop.origins.shop}/`);
  const notice = page.getByRole('status').filter({ hasText: 'Deine Anmeldung ist abgelaufen' });
  await expect(notice).toBeVisible();
  expect(await tokenIn(context)).toBeUndefined();
  await notice.getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/login\/\?weiter=%2Fsearch%2F$/);
  await expect(notice).toBeHidden();
  // The notice appears once: the next page load does not show it.
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  await expect(notice).toBeHidden();

  // One that had ended before the page was loaded, as after a week.
  await context.addCookies(
    Object.entries({
      [tokenCookie]: 'ended',
      bergauf_request_id: account.uuid,
      bergauf_session_writing: '1',
    }).map(([name, value]) => ({
      name,
      value,
      domain: 'localhost',
      path: '/',
    })),
  );
  await page.goto(`${shop.origins.shop}/my-account/orders/?state=shipped`);
  await notice.getByRole('link', { name: 'Anmelden' }).click();
  await logInHere(page, account);
  await expect(page).toHaveURL(`${shop.origins.shop}/my-account/orders/?state=shipped`);
});

test('a token that no header can have does not keep a guest from shopping, nor from signing in', async ({
  page,
  context,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  const [first] = await listedProducts(api);
  const [stocked] = await findStocked(api, 1, 1);
  // An id that the API does not know would lead home.
  await beGuestWithCart(context, api, [{ productOption: stocked?.option.id ?? 0 }]);
  await context.addCookies([{ name: tokenCookie, value: '%E2%82%AC', domain: 'localhost', path: '/' }]);
  await page.goto(`${origin}/search/`);
  await hydrated(page);
  await heartOf(page, first).click();
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'true');
  await signIn(page, origin, await createAccount(api));
  await expect(page).toHaveURL(`${origin}/my-account/`);
});
