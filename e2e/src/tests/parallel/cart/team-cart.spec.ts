import type { Page } from 'playwright/test';
import { type OneDomain, startOneDomain } from '../../../system/one-domain.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none' });

type Sold = { id: number; url: string; options: { stock: boolean; quantity: number }[] };

// One shop for all of them.
test.describe.configure({ mode: 'default' });

let teams: OneDomain;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  teams = await startOneDomain({ SHOP_TEAM_BUILD: 'on' });
});
test.afterAll(() => teams.stop());

const dataOf = async <T>(path: string): Promise<T> =>
  ((await (await fetch(`${teams.origins.api}/api/v2/team/${path}`)).json()) as { data: T }).data;

/** A product that a team sells in several sizes, and the team. */
async function findTeamProduct(ofTeam: (slugs: string[]) => string | undefined): Promise<{ slug: string; sold: Sold }> {
  const slug = ofTeam((await dataOf<{ slug: string }[]>('list/')).map((team) => team.slug)) ?? '';
  const tiles = (await dataOf<{ products: { url: string }[] }>(`${slug}/`)).products;
  const products = await Promise.all(
    tiles.map(({ url }) => dataOf<Sold>(`${slug}/product/?path=${url.slice(slug.length + 1)}`)),
  );
  const sold = products.find(
    ({ options }) => options.length > 1 && options.some(({ stock, quantity }) => stock && quantity > 2),
  );
  if (!sold) throw new Error('The team sells nothing in sizes');
  return { slug, sold };
}

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
  const { slug, sold } = await findTeamProduct((slugs) => slugs[0]);
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
  await expect(page.locator('main li[data-state]').locator(`a[href^="/${slug}/p/"]`).first()).toBeVisible();
});

test('a wishlist item from a team shop links to that shop, and moves to the cart as the team’s', async ({ page }) => {
  // Not the first team: code that always takes the first one would pass.
  const { slug, sold } = await findTeamProduct((slugs) => slugs.at(-1));
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
