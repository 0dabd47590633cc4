import { type SecondShell, startSecondShell } from '../system/second-shell.ts';
import { expect, hydrated, test } from '../system/shop-page.ts';

type Sold = { url: string; options: { stock: boolean; quantity: number }[] };

let teams: SecondShell;
test.beforeAll(async () => {
  teams = await startSecondShell({ SHOP_TEAM_BUILD: 'on' });
});
test.afterAll(() => teams.stop());

test("in the shop of the teams a product goes into the team's cart, with team, shop and price type; elsewhere there is no such page", async ({
  page,
  shop,
}) => {
  const { api } = shop.origins;
  const dataOf = async <T>(path: string): Promise<T> =>
    ((await (await fetch(`${api}/api/v2/team/${path}`)).json()) as { data: T }).data;
  const [team] = await dataOf<{ slug: string }[]>('list/');
  const slug = team?.slug ?? '';
  const tiles = (await dataOf<{ products: { url: string }[] }>(`${slug}/`)).products;
  const products = await Promise.all(
    tiles.map(({ url }) => dataOf<Sold>(`${slug}/product/?path=${url.slice(slug.length + 1)}`)),
  );
  const sold = products.find(
    ({ options }) => options.length > 1 && options.some(({ stock, quantity }) => stock && quantity > 2),
  );
  if (!sold) throw new Error('The team sells nothing in sizes');
  expect((await page.goto(`${shop.origins.shop}${sold.url}`))?.status()).toBe(404);

  // The API answers the shop's own origin; this second one is let in here.
  const sent: unknown[] = [];
  await page.route(`${api}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') sent.push([new URL(request.url()).pathname, request.postDataJSON()]);
    const response = await route.fetch();
    const headers = { ...response.headers(), 'access-control-allow-origin': teams.origin };
    await route.fulfill({ response, headers: { ...headers, 'access-control-allow-credentials': 'true' } });
  });
  await page.goto(`${teams.origin}${sold.url}`);
  await hydrated(page);
  await page.locator('[aria-labelledby="groesse"] button:enabled').first().click();
  await page.locator('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'liegt im Warenkorb' })).toBeVisible();
  const item = { productOption: expect.any(Number), amount: 1 };
  expect(sent).toEqual([['/api/v2/team/cart/', { items: [item], team: slug, shopIdentifier: 'at', priceType: 'vk' }]]);
  await page.goto(`${teams.origin}/warenkorb/`);
  await hydrated(page);
  await expect(page.locator('main li[data-state]').locator(`a[href^="/${slug}/p/"]`).first()).toBeVisible();
});
