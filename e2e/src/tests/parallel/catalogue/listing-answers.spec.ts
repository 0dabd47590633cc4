import { readList } from '../../../system/catalogue.ts';
import { open, place, textOf, tiles, total } from '../../../system/list-page.ts';
import { expect, test } from '../../../system/shop-page.ts';
import { logIn } from '../../../system/shoppers/log-in.ts';

test.use({ pictures: 'none' });

test.use({ viewport: { width: 1440, height: 900 } });

test('UX 15: a search without results names the query and links to other pages', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}/search/?q=xyzzyx`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Nichts gefunden für „xyzzyx“' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Suche „xyzzyx“');
  const again = main.getByRole('searchbox', { name: 'Neue Suche' });
  await expect(again).toHaveValue('xyzzyx');
  await again.fill('schuh');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=schuh$/);
  await expect(tiles(page)).not.toHaveCount(0);
  await page.goBack();
  const onwards = main.getByRole('navigation', { name: 'Von hier geht es weiter' }).getByRole('link');
  await expect(onwards.nth(3)).toBeVisible();
  await onwards.first().click();
  await expect(tiles(page)).not.toHaveCount(0);
});

test('where no product passes all filters, one press removes them', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}?price_max=5`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Kein Artikel passt zu allen Filtern' })).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
  await main.getByRole('button', { name: 'Alle zurücksetzen' }).last().click();
  await expect(page).toHaveURL(`${shop.origins.shop}${place}`);
  await expect(tiles(page)).toHaveCount(24);
});

test('a search with a single result says so, and why it is shown', async ({ page, shop }) => {
  const { view, products } = await readList(shop.origins.api, `path=${place}`);
  const only = view.left.flatMap(({ values }) => values).find(({ count }) => count === 1);
  await open(page, `${shop.origins.shop}${place}?filters=${only?.fv_id}`);
  await expect(tiles(page)).toHaveCount(1);
  expect(await total(page)).toBe(1);
  const main = page.getByRole('main');
  await expect(main.getByText('Nur dieser Artikel passt zu allen Filtern.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Seiten' })).toHaveCount(0);
  for (const { nameWithoutBrand: name } of products) {
    if ((await readList(shop.origins.api, `q=${encodeURIComponent(name)}`)).total !== 1) continue;
    await open(page, `${shop.origins.shop}/search/?q=${encodeURIComponent(name)}`);
    await expect(tiles(page)).toHaveCount(1);
    await expect(main.getByText('Das ist der einzige Artikel hier.')).toBeVisible();
    return;
  }
  throw new Error('No name finds one article alone');
});

test("a shopper of another role gets that role's prices, bounds and order after hydration", async ({ page, shop }) => {
  await logIn(page, shop.origins.shop, { email: 'demo@bergauf.example', password: 'bergauf-demo' });
  await expect(page).toHaveURL(/\/my-account\/$/);
  const bounded = 'sort=price&order=asc&price_max=55';
  const guests = await readList(shop.origins.api, `path=${place}&${bounded}`);
  await page.goto(`${shop.origins.shop}${place}?${bounded}`);
  const bound = page.getByRole('textbox', { name: 'Preis bis, in Euro' });
  await expect(bound).toHaveAttribute('placeholder', '1080');
  await page.reload();
  await expect(bound).toHaveAttribute('placeholder', '1080');
  // A product above 55 euros for a guest is within the bound for a shopper with lower prices.
  expect(await total(page)).toBeGreaterThan(guests.total);
  const shown = await tiles(page).evaluateAll((articles) =>
    articles.map((article) => ({
      url: article.querySelector('h3 a')?.getAttribute('href'),
      price: article.querySelector('p.price')?.textContent ?? '',
    })),
  );
  const cents = shown.map(({ price }) => Number(/\d+(?:\.\d{3})*,\d{2}/.exec(price)?.[0].replace(/\D/g, '')));
  expect(cents).toEqual(cents.toSorted((a, b) => a - b));
  const { products } = await readList(shop.origins.api, `path=${place}&sort=price&order=asc`);
  const known = new Map(products.map(({ url, prices }) => [url, prices.cents]));
  const compared = shown.flatMap(({ url }, index) => {
    const prices = known.get(url ?? '');
    return prices ? [{ ...prices, shown: cents[index] }] : [];
  });
  expect(compared.length).toBeGreaterThan(10);
  for (const { premium, vk, shown: price } of compared) expect([price, premium < vk]).toEqual([premium, true]);
});

test('a list links to other sports with the chosen filters', async ({ page, shop }) => {
  const { view } = await readList(shop.origins.api, `path=${place}`);
  const colour = view.left.find(({ sysname }) => sysname === 'color')?.values[0];
  await open(page, `${shop.origins.shop}${place}?filters=${colour?.fv_id}`);
  const sports = page.getByRole('navigation', { name: 'Passende Sportarten' });
  const link = sports.getByRole('link', { name: /^Wandern/ });
  const count = Number((await textOf(link)).replace(/\D/g, ''));
  await link.click();
  // The link keeps the chosen filters, and the list has as many products as the link says.
  await expect(page).toHaveURL(`${shop.origins.shop}/sport/wandern${place}?filters=${colour?.fv_id}`);
  await expect.poll(() => total(page)).toBe(count);
  await expect(sports.getByRole('link', { name: /^Wandern/ })).toHaveCount(0);
});
