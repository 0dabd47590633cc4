import type { Page } from 'playwright/test';
import { startSecondShell } from '../../../system/services/second-shell.ts';
import { adminToken, theShop } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { beGuestWithCart } from '../../../system/shoppers/guest-cart.ts';
import { serverSave } from '../../../system/shoppers/guest-wishlist.ts';

const id = 900_001;
const path = '/p/steilkar-probeschuh-900001/';

type Shown = {
  brand: { url: string };
  breadcrumb: { name: string; url: string }[];
  options: { title: string }[];
  url: string;
};

async function fromApi<Data>(address: string): Promise<Data> {
  const response = await fetch(`${theShop().origins.api}/api/v1/${address}`);
  return ((await response.json()) as { data: Data }).data;
}

async function put(line: object): Promise<void> {
  const response = await fetch(`${theShop().origins.api}/api/admin/products`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ lines: [line] }),
  });
  const { data } = (await response.json()) as { data: { lines: { status: string; reason?: string }[] } };
  expect(data.lines).toMatchObject([{ status: 'changed' }]);
}

/** Adds or changes a product like the first one of a list. @returns its category */
async function putProduct(at = path): Promise<{ name: string; url: string }> {
  const { products } = await fromApi<{ products: { url: string }[] }>('search/?path=/schuhe/&limit=1');
  const like = await fromApi<Shown>(`product/?path=${products[0]?.url}`);
  const category = like.breadcrumb.at(-2) ?? { name: '', url: '' };
  await put({
    id,
    brand: like.brand.url.split('/').at(-2),
    category: category.url.replace(/^\/(damen|herren|kinder)\//, '').replace(/^\/|\/$/g, ''),
    kind: 'trail-running-shoe',
    gender: 'unisex',
    names: { at: 'Probeschuh', en: 'Trial shoe' },
    descriptions: { at: 'Ein Schuh.' },
    features: [],
    details: [],
    prices: { rrp: 9990, vk: 9990 },
    priceHistory: [],
    saleType: 'regular',
    sizeSystem: 'shoes-eu',
    sports: [],
    additions: [],
    salesRank: 0,
    addedAt: '2026-01-01T06:00:00Z',
    variants: [
      {
        id: id * 10,
        colour: /-([a-z]+)-\d+\/$/.exec(like.url)?.[1],
        path: at,
        options: [{ id: id * 100, size: like.options[0]?.title, quantity: 3 }],
      },
    ],
  });
  return category;
}

const main = (page: Page) => page.getByRole('main');

test('the page of a delisted product is gone, says so, and leads to others and to its category', async ({
  context,
  page,
  shop,
}) => {
  const category = await putProduct();
  const statusNow = async () =>
    (await fetch(shop.origins.shop + path, { headers: { 'user-agent': 'Shopper' }, redirect: 'manual' })).status;
  await expect.poll(statusNow).toBe(200);
  // It moves: its former URL redirects to the new one, and back again.
  const moved = '/p/steilkar-probeschuh-neu-900001/';
  await putProduct(moved);
  await expect.poll(statusNow).toBe(301);
  await page.goto(`${shop.origins.shop}${path}?farbe=1`);
  await expect(page).toHaveURL(`${shop.origins.shop}${moved}?farbe=1`);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Probeschuh');
  await putProduct();
  await expect.poll(statusNow).toBe(200);
  // A shopper has it in the cart and on the wishlist.
  const guest = await beGuestWithCart(context, shop.origins.api, [{ productOption: id * 100, amount: 1 }]);
  await serverSave(shop.origins.api, guest, id);
  await put({ id, removed: true });
  await expect.poll(statusNow).toBe(410);

  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const response = await page.goto(shop.origins.shop + path);
    // A search engine gets an empty body (SPEC 2): a shared cache would give it to shoppers.
    expect([response?.status(), response?.headers()['cache-control']]).toEqual([410, 'private, no-cache']);
    await hydrated(page);
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Probeschuh');
    await expect(main(page)).toContainText('Diesen Artikel führen wir nicht mehr');
    // The only picture has the place of a picture, not of a thumbnail.
    const picture = await main(page).locator('section img').first().boundingBox();
    expect(picture?.width).toBeGreaterThan(width / 3);
    // No elements for buying it.
    await expect(main(page).getByRole('radio')).toHaveCount(0);
    await expect(main(page).getByText('Größenberatung')).toHaveCount(0);
    const alternatives = page.locator('#alternativen');
    await expect(alternatives.getByRole('article').or(alternatives.getByRole('listitem')).first()).toContainText('€');
    await main(page).getByRole('link', { name: 'Das passt auch' }).click();
    await expect(alternatives).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await main(page)
    .getByRole('link', { name: `Alle Artikel in „${category.name}“` })
    .click();
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(category.name);

  for (const list of ['/warenkorb/', '/wishlist/']) {
    await page.goto(shop.origins.shop + list);
    await expect(main(page)).toContainText('Nicht mehr im Sortiment');
    await expect(main(page)).toContainText('Probeschuh');
    await expect(main(page)).not.toContainText(/Derzeit ausverkauft|Ausverkauft\./);
  }

  const english = await startSecondShell({ SHOP_LOCALE: 'en' });
  try {
    await page.goto(english.origin + path);
    await expect(main(page)).toContainText('We no longer sell this item');
    await expect(main(page).getByRole('link', { name: /^All items in “/ })).toBeVisible();
  } finally {
    await english.stop();
  }
});
