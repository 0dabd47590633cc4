import { desktop, phone } from '../../../../system/main-pages.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';
import { createAccount } from '../../../../system/shoppers/account.ts';
import { beSignedIn, logIn, logInHere } from '../../../../system/shoppers/log-in.ts';

test.use({ pictures: 'none' });

/** Has the price type `premium`. */
const demo = { email: 'demo@bergauf.example', password: 'bergauf-demo' };

test('Back from the login that an account page leads to returns to the page before, also after a logout', async ({
  page,
  context,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  const account = await createAccount(api);
  const isLogin = (url: URL): boolean => url.pathname === '/login/';
  // A link in an email, opened in a tab that has shown another page.
  await page.goto(`${origin}/marken/`);
  await page.goto(`${origin}/my-account/orders/`);
  await expect(page).toHaveURL(isLogin);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/marken/`);

  await beSignedIn(context, account);
  await page.goto(`${origin}/my-account/`);
  await hydrated(page, 'mf-account');
  await page.locator('main').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(isLogin);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/marken/`);
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('the server sets the cookies of the session again after a login, and then once a day', async ({
    page,
    context,
    shop,
  }) => {
    const account = await createAccount(shop.origins.api);
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/_shell/session')) statuses.push(response.status());
    });
    await logIn(page, shop.origins.shop, account);
    await expect(page).toHaveURL(/\/my-account\/$/);
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('bergauf_renewed');
    const asked = statuses.length;
    expect(asked).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([204]));
    const token = (await context.cookies()).find(({ name }) => name === 'bergauf_token');
    expect(token).toMatchObject({ sameSite: 'Lax', httpOnly: false, path: '/' });

    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(statuses).toHaveLength(asked);
    // A day later the browser has deleted the mark.
    await context.clearCookies({ name: 'bergauf_renewed' });
    await page.reload();
    await expect.poll(() => statuses.length).toBe(asked + 1);
  });

  test("a role's prices are right at once: after the login on the way, on reload, and in a second tab", async ({
    page,
    context,
    shop,
  }) => {
    const { shop: origin, api } = shop.origins;
    const listing = (await (await fetch(`${api}/api/v1/search/`)).json()) as {
      data: { products: { url: string; prices: { cents: { vk: number; premium: number } } }[] };
    };
    const product = listing.data.products.find(({ prices }) => prices.cents.premium < prices.cents.vk);
    if (!product) throw new Error('No product has another price for the role');
    const text = (cents: number): string => (cents / 100).toLocaleString('de-AT', { minimumFractionDigits: 2 });
    const tile = (on: typeof page) =>
      on.locator('main article').filter({ has: on.locator(`a[href="${product.url}"]`) });

    const other = await context.newPage();
    await other.goto(`${origin}/search/`);
    await hydrated(other);
    await expect(tile(other)).toContainText(text(product.prices.cents.vk));

    // Directly, not through the account's overview.
    await page.goto(`${origin}/login/?weiter=${encodeURIComponent(product.url)}`);
    await logInHere(page, demo);
    await expect(page).toHaveURL(`${origin}${product.url}`);
    await expect(page.locator('main')).toContainText(text(product.prices.cents.premium));
    await page.reload();
    await expect(page.locator('main')).toContainText(text(product.prices.cents.premium));

    await other.reload();
    await expect(tile(other)).toContainText(text(product.prices.cents.premium));
  });

  test('the account flyout: loaded on intent, works by keyboard, shows name and points, and signs out', async ({
    page,
    shop,
  }) => {
    const { shop: origin } = shop.origins;
    await page.goto(`${origin}/marken/?a=1`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const chunks: string[] = [];
    page.on('request', (request) => request.url().includes('/mf-header/') && chunks.push(request.url()));
    const link = page.locator('header a[aria-haspopup="dialog"][href^="/login/"]');
    await link.focus();
    // The frame of the flyouts and the content of this one.
    await expect.poll(() => chunks.filter((url) => url.endsWith('.js')).length).toBe(2);
    await page.waitForLoadState('networkidle');
    const loaded = chunks.length;
    await page.keyboard.press('Enter');
    const flyout = page.getByRole('dialog', { name: 'Mein Konto' });
    await expect(flyout.getByRole('link', { name: 'Konto anlegen' })).toBeVisible();
    expect(chunks).toHaveLength(loaded);
    await expect(flyout.getByRole('link', { name: 'Konto anlegen' })).toHaveAttribute(
      'href',
      `/register/?weiter=${encodeURIComponent('/marken/?a=1')}`,
    );
    await page.keyboard.press('Escape');
    await expect(flyout).toBeHidden();
    await expect(link).toBeFocused();

    await page.keyboard.press('Enter');
    await flyout.getByRole('link', { name: 'Anmelden' }).click();
    await logInHere(page, demo);
    await expect(page).toHaveURL(`${origin}/marken/?a=1`);
    await page.getByRole('link', { name: 'Mein Konto' }).click();
    await expect(flyout).toContainText(/Servus, \p{L}+/u);
    await expect(flyout.getByRole('link', { name: /Bonus/ })).toContainText(/\d Punkte?/);
    await expect(flyout.getByRole('link', { name: 'Bestellungen' })).toHaveAttribute('href', '/my-account/orders/');
    await page.mouse.click(20, 600);
    await expect(flyout).toBeHidden();

    await page.getByRole('link', { name: 'Mein Konto' }).click();
    let logouts = 0;
    page.on('request', (request) => {
      if (request.url().includes('/auth/logout/') && request.method() === 'GET') logouts++;
    });
    await flyout.getByRole('button', { name: 'Abmelden' }).dblclick();
    await expect(page).toHaveURL(`${origin}/`);
    await expect(link).toBeVisible();
    expect(logouts).toBe(1);
    expect((await page.context().cookies()).filter(({ name }) => /token|request_id|user/.test(name))).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the link of the header leads to the login, and the menu has the entries of the account', async ({
    page,
    shop,
  }) => {
    const { shop: origin, api } = shop.origins;
    const account = await createAccount(api);
    await page.goto(`${origin}/marken/`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Menü öffnen' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await expect(menu.getByRole('link', { name: 'Konto anlegen' })).toHaveAttribute(
      'href',
      `/register/?weiter=${encodeURIComponent('/marken/')}`,
    );
    await menu.getByRole('link', { name: 'Anmelden' }).tap();
    await logInHere(page, account);
    await expect(page).toHaveURL(`${origin}/marken/`);
    await page.getByRole('button', { name: 'Menü öffnen' }).tap();
    await menu.getByRole('button', { name: 'Abmelden' }).tap();
    await expect(page).toHaveURL(`${origin}/`);
    await page.getByRole('link', { name: 'Anmelden' }).tap();
    await expect(page).toHaveURL(`${origin}/login/`);
    await page.goto(`${origin}/marken/?utm_source=mail`);
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).tap();
    await expect(page).toHaveURL(`${origin}/login/?weiter=${encodeURIComponent('/marken/?utm_source=mail')}`);
  });
});
