import { type OneDomain, startOneDomain } from '../../../../system/services/one-domain.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';
import { createAccount } from '../../../../system/shoppers/account.ts';
import { logIn } from '../../../../system/shoppers/log-in.ts';

let shop: OneDomain;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await startOneDomain();
});
test.afterAll(() => shop.stop());

test('shop and checkout are two hosts of one domain and share one session: login, jump to the checkout, logout', async ({
  page,
  context,
}) => {
  const { origins, domain } = shop;
  const account = await createAccount(origins.api);
  const sessionDomains = async (): Promise<string[]> => {
    const cookies = await context.cookies([origins.shop, origins.checkout]);
    return cookies.filter(({ name }) => /token|request_id/.test(name)).map((cookie) => cookie.domain);
  };

  await logIn(page, origins.shop, account);
  await expect(page).toHaveURL(`${origins.shop}/my-account/`);
  expect(await sessionDomains()).toEqual([`.${domain}`, `.${domain}`]);

  await page.goto(`${origins.shop}/search/`);
  await page.locator('main a[href^="/p/"]').first().click();
  await hydrated(page);
  await page.locator('main [aria-labelledby="groesse"] button:not([disabled])').first().click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByRole('link', { name: 'Zur Kassa' }).click();
  await expect(page).toHaveURL(new RegExp(`^${origins.checkout}/`));
  await expect(page.locator('main')).toContainText(account.email);

  await page.goto(`${origins.shop}/my-account/`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Abmelden' }).first().click();
  await expect(page).toHaveURL(`${origins.shop}/`);
  expect(await sessionDomains()).toEqual([]);
  await page.goto(`${origins.checkout}/`);
  await expect(page.locator('main')).not.toContainText(account.email);
});

test('cookies of the shop’s host alone, from before it had a parent domain, end once and do not hide a new session', async ({
  page,
  context,
}) => {
  const { origins, domain } = shop;
  const url = `${origins.shop}/`;
  await context.addCookies([
    { name: 'bergauf_token', value: 'old', url },
    { name: 'bergauf_request_id', value: 'u1', url },
  ]);
  const homes: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/') homes.push(request.url());
  });
  await page.goto(`${origins.shop}/search/`);
  await expect(page.getByRole('status').filter({ hasText: 'Deine Anmeldung ist abgelaufen' })).toBeVisible();
  await hydrated(page);
  expect(homes).toHaveLength(1);
  const sessionDomains = async (): Promise<string[]> =>
    (await context.cookies(url)).filter(({ name }) => /token|request_id/.test(name)).map((cookie) => cookie.domain);
  expect(await sessionDomains()).toEqual([]);

  await context.addCookies([{ name: 'bergauf_token', value: 'old', url }]);
  await logIn(page, origins.shop, await createAccount(origins.api));
  await expect(page).toHaveURL(`${origins.shop}/my-account/`);
  expect(await sessionDomains()).toEqual([`.${domain}`, `.${domain}`]);
});

test('a cookie that the shop does not delete leads home once, not again and again', async ({ page, context }) => {
  const { origins } = shop;
  const homes: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/') homes.push(request.url());
  });
  // Cookies of a domain between the shop's host and its parent domain.
  const { hostname } = new URL(origins.shop);
  await context.addCookies(
    Object.entries({ bergauf_token: 'old', bergauf_request_id: 'u1' }).map(([name, value]) => ({
      name,
      value,
      domain: `.${hostname}`,
      path: '/',
    })),
  );
  await page.goto(`${origins.shop}/search/`);
  await expect(page.getByRole('status').filter({ hasText: 'Deine Anmeldung ist abgelaufen' })).toBeVisible();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(homes).toEqual([`${origins.shop}/?session=ended`]);
  expect((await context.cookies()).map(({ name }) => name)).toContain('bergauf_token');
});
