import { type OneDomain, startOneDomain } from '../system/one-domain.ts';
import { expect, hydrated, test } from '../system/shop-page.ts';

type Sold = { url: string; options: { stock: boolean; quantity: number }[] };

let teams: OneDomain;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  teams = await startOneDomain({ SHOP_TEAM_BUILD: 'on' });
});
test.afterAll(() => teams.stop());

test("in the shop of the teams a product goes into the team's cart, with team, shop and price type; elsewhere there is no such page", async ({
  page,
  shop,
}) => {
  const { api } = teams.origins;
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

  const sent: unknown[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === api && request.method() === 'POST') sent.push([pathname, request.postDataJSON()]);
  });
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
