import type { Locator, Page } from 'playwright/test';
import { browserName } from '../../../system/chromium.ts';
import { type OneDomain, startOneDomain } from '../../../system/services/one-domain.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { fillIn, orderButton } from '../../../system/shoppers/checkout-page.ts';
import { logIn } from '../../../system/shoppers/log-in.ts';
import { findKit, findTeamProduct, teamData } from '../../../system/shoppers/team-shop.ts';

test.use({ pictures: 'none' });

// One shop for all of them.
test.describe.configure({ mode: 'default' });

let teams: OneDomain;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  teams = await startOneDomain({ SHOP_TEAM_BUILD: 'on' });
});
test.afterAll(() => teams.stop());

/** The writes that the browser sends to the API from now on. */
function changesOf(page: Page): [path: string, body: unknown][] {
  const sent: [string, unknown][] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === teams.origins.api && request.method() === 'POST') sent.push([pathname, request.postDataJSON()]);
  });
  return sent;
}

test("in a team shop a product is added to the team's cart, with team, shop and price type; other shops have no such page", async ({
  page,
  shop,
}) => {
  const { slug, sold } = await findTeamProduct(teams.origins.api, (slugs) => slugs[0]);
  expect((await page.goto(`${shop.origins.shop}${sold.url}`))?.status()).toBe(404);

  const sent = changesOf(page);
  await page.goto(`${teams.origins.shop}${sold.url}`);
  await hydrated(page);
  await page.locator('[aria-labelledby="groesse"] button:enabled').first().click();
  await page.locator('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'liegt im Warenkorb' })).toBeVisible();
  const item = { productOption: expect.any(Number), amount: 1 };
  expect(sent).toEqual([['/api/v2/team/cart/', { items: [item], team: slug, shopIdentifier: 'at', priceType: 'vk' }]]);
  await page.goto(`${teams.origins.shop}/warenkorb/`);
  await hydrated(page);
  const line = page.locator('main li[data-state]').first();
  await expect(line.locator(`a[href^="/${slug}/p/"]`).first()).toBeVisible();
  // Shown before the checkout: for which club the order is, how it is delivered, and what is missing.
  const clubs = (await teamData<{ teams: { slug: string; name: string }[] }>(teams.origins.api, 'teams/')).teams;
  await expect(line).toContainText(clubs.find((club) => club.slug === slug)?.name ?? 'no club');
  await expect(page.getByText('Nach Hause oder an den Verein')).toBeVisible();
  await expect(page.getByText('Manche Artikel erreichen die Mindestmenge noch nicht.')).toHaveCount(
    sold.teamOffer.minimumAmount > 1 ? 1 : 0,
  );
});

test('a wishlist item from a team shop links to that shop, and moves to the cart as the team’s', async ({ page }) => {
  // Not the first team: code that always takes the first one would pass.
  const { slug, sold } = await findTeamProduct(teams.origins.api, (slugs) => slugs.at(-1));
  const sent = changesOf(page);
  await page.goto(`${teams.origins.shop}${sold.url}`);
  await hydrated(page);
  await page.locator('main article [data-fragment="mf-cart-wishlist/heart"] button').first().click();
  const badge = page.locator('[data-fragment="mf-cart-wishlist/wishlist-badge"] a').first();
  await expect(badge).toHaveAccessibleName('Wunschliste, 1 Artikel');
  expect(sent).toEqual([['/api/v2/team/wishlist/', { productId: sold.id, team: slug }]]);

  await page.goto(`${teams.origins.shop}/wishlist/`);
  await hydrated(page);
  await expect(page.locator(`main a[href^="/${slug}/p/"]`).first()).toBeVisible();
  await page.getByRole('button', { name: /in den Warenkorb legen$|^In den Warenkorb/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('group').locator('button:enabled').first().click();
  await sheet.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Warenkorb' }).first()).toBeVisible();
  const item = { productOption: expect.any(Number), amount: 1 };
  expect(sent.slice(1)).toEqual([
    ['/api/v2/team/cart/', { items: [item], team: slug, shopIdentifier: 'at', priceType: 'vk' }],
  ]);
  await page.goto(`${teams.origins.shop}/warenkorb/`);
  await hydrated(page);
  await expect(page.locator('main li[data-state]').locator(`a[href^="/${slug}/p/"]`).first()).toBeVisible();
});

test('an account of the team shop is registered, used and left by the calls of the team shop', async ({ page }) => {
  const { shop: origin, api } = teams.origins;
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === api && url.pathname.includes('/auth/') && request.method() !== 'OPTIONS')
      calls.push(url.pathname);
  });
  await page.goto(`${origin}/register/`);
  await hydrated(page);
  // The team shop has no points.
  await expect(page.locator('main')).not.toContainText('Bonus');
  await page.getByLabel('Vorname').fill('Toni');
  await page.getByLabel('Nachname').fill('Steiger');
  await page.getByLabel('E-Mail-Adresse').fill(`team-${Date.now()}@beispiel.at`);
  await page.getByLabel('Passwort', { exact: true }).fill('Ein Dachs steigt bergauf');
  await page.getByRole('checkbox').check();
  await page.locator('main').getByRole('button', { name: 'Konto anlegen' }).click();
  const heading = page.locator('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Servus, Toni');
  const navigation = page.getByRole('navigation', { name: 'Mein Konto' });
  for (const name of ['Bestellungen', 'Lieferadressen', 'Persönliche Daten']) {
    await navigation.getByRole('link', { name }).click();
    await expect(heading).toHaveText(name);
  }
  await navigation.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  expect(calls).toEqual(['/api/v2/team/auth/register/', '/api/v2/team/auth/logout/']);
});

test('a premium customer sees the price of the role from tile to checkout, and a browser that claims another one changes nothing', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { shop: origin, api, checkout } = teams.origins;
  const { slug, sold } = await findTeamProduct(teams.origins.api, (slugs) => slugs[0]);
  const { vk, premium } = sold.prices.cents;
  const text = (cents: number): string => (cents / 100).toLocaleString('de-AT', { minimumFractionDigits: 2 });
  const expectRolePrice = (place: Locator, what: string): Promise<void> =>
    test.step(what, async () => {
      await expect(place, what).toContainText(text(premium));
      await expect(place, what).not.toContainText(text(vk));
    });
  const linked = (place: Locator): Locator => place.filter({ has: page.locator(`a[href$="${sold.url}"]`) }).first();
  // The demo account has the price type `premium`.
  await logIn(page, origin, { email: 'demo@bergauf.example', password: 'bergauf-demo' });
  await expect(page).toHaveURL(`${origin}/my-account/`);
  const sent = changesOf(page);
  // Values that shoppers can change in their own browser: the body, headers, and the cookie with the price type.
  await page.route(`${api}/api/v2/team/cart/`, async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    const headers = { ...request.headers(), 'x-price-type': 'staff', 'x-role': 'staff' };
    await route.continue({ headers, postData: { ...request.postDataJSON(), priceType: 'staff', role: 'staff' } });
  });

  await page.goto(`${origin}/search/?q=${encodeURIComponent(sold.nameWithoutBrand)}`);
  await hydrated(page);
  await expectRolePrice(linked(page.locator('main article')), 'a tile');
  await page.goto(`${origin}${sold.url}`);
  await hydrated(page);
  await expect(page.locator('main')).toContainText(`Preis €\u00a0${text(premium)}`);
  await page.locator('[aria-labelledby="groesse"] button:enabled').first().click();
  await page.locator('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'liegt im Warenkorb' })).toBeVisible();
  expect(sent).toEqual([['/api/v2/team/cart/', expect.objectContaining({ team: slug, priceType: 'premium' })]]);
  await expectRolePrice(linked(page.getByRole('dialog', { name: 'Warenkorb' }).locator('li')), "the cart's flyout");
  const forged = { name: 'bergauf_team_price_type', value: 'staff', domain: `.${teams.domain}`, path: '/' };
  await context.addCookies([forged]);
  await page.goto(`${origin}/warenkorb/`);
  await hydrated(page);
  await expectRolePrice(linked(page.locator('main li[data-state]')), 'the cart');
  await expect(page.locator('main')).toContainText('Mit deinen Premium-Preisen');
  await page.goto(`${checkout}/checkout/`);
  await expectRolePrice(linked(page.locator('li')), 'the checkout');
  await page.goto(`${origin}/warenkorb/`);
  await hydrated(page);
  await page
    .locator('main')
    .getByRole('button', { name: /entfernen$/ })
    .first()
    .click();
  await expect(page.locator('[data-fragment="mf-cart-wishlist/cart-badge"] a').first()).toHaveAccessibleName(
    /^Warenkorb(, leer)?$/,
  );
});

test('below the minimum amount product page, cart and checkout say how many pieces are missing, and nothing is ordered', async ({
  page,
}) => {
  const { url, lines, club } = await findKit(teams.origins.api);
  await page.goto(`${teams.origins.shop}${url}`);
  await hydrated(page);
  const order = page.getByRole('region', { name: 'Für das Team bestellen' });
  await order.getByText('Liste aus einer Tabelle einfügen').click();
  await order.locator('textarea').fill(lines[0] ?? '');
  await order.getByRole('button', { name: 'Zeilen übernehmen' }).click();
  await expect(order).toContainText(/Bestellt wird ab \d+ Stück, alle Größen zusammen; hier (ist|sind) es \d/);
  await order.getByRole('button', { name: '1 Artikel in den Warenkorb' }).click();
  await expect(order.getByRole('status').filter({ hasText: '1 Artikel liegt im Warenkorb' })).toBeVisible();

  await page.goto(`${teams.origins.shop}/warenkorb/`);
  await hydrated(page);
  await expect(page.locator('main')).toContainText(/Noch \d+ Stück fehl\S+ davon: bestellt wird ab \d+ Stück/);
  await page.goto(`${teams.origins.checkout}/checkout/`);
  await expect(page.locator('.what')).toContainText(/Noch \d+ Stück fehl/);
  await fillIn(page);
  await orderButton(page).click();
  await expect(page.getByRole('alert')).toContainText(new RegExp(`${club} bestellt .* ab \\d+ Stück`));
  await expect(page).toHaveURL(/\/checkout\/$/);
});

test('without script clubs are searched, and their pages, products and content are shown', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, userAgent: browserName });
  const page = await context.newPage();
  const { club, slug, url } = await findKit(teams.origins.api);
  await page.goto(teams.origins.shop);
  await page.getByLabel('Verein, Ort oder Sportart').fill(club);
  await page.getByRole('button', { name: 'Verein finden' }).click();
  await page.locator('main').getByRole('link', { name: club }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(club);
  await expect(page.getByRole('region', { name: `Über ${club}` })).toContainText('Ansprechperson');
  await expect(page.locator(`main a[href^="/${slug}/p/"]`).first()).toBeVisible();
  await page.goto(`${teams.origins.shop}${url}`);
  await expect(page.getByRole('region', { name: 'Für das Team bestellen' }).getByRole('table')).toBeVisible();
  await page.goto(`${teams.origins.shop}/info/hilfe/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hilfe zum Teamshop');
  await context.close();
});
