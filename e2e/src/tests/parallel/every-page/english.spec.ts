import { browserName } from '../../../system/chromium.ts';
import { expect, test } from '../../../system/shop-page.ts';

/** Text of the HTML with a German word. */
function germanIn(html: string): readonly string[] {
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
  return (
    markup.match(/>[^<]*\b(und|oder|für|mit|dein|deine|nicht|alle|Damen|Herren|Kinder|Größen|Marken)\b[^<]*</gi) ?? []
  );
}

async function expectEnglish(shop: string, path: string, status = 200): Promise<void> {
  const response = await fetch(`${shop}/en${path}`, { headers: { 'user-agent': browserName } });
  expect(response.status, path).toBe(status);
  const html = await response.text();
  expect(html, path).toContain('<html lang="en');
  expect(html, path).toMatch(/Women/);
  expect(germanIn(html), path).toEqual([]);
  expect(addressesWithoutPrefix(html), path).toEqual([]);
}

/** Links and forms of a page that leave its language, but for files and the choice of another language. */
function addressesWithoutPrefix(html: string): string[] {
  const targets = [...html.matchAll(/<(?:a|form)\b[^>]*?\s(?:href|action)="(\/[^"]*)"/g)].map(
    ([, target]) => target ?? '',
  );
  return targets.filter((target) => !/^\/(en\/|_shell\/|media\/|pictures\/|third-party-licences\.txt)/.test(target));
}

for (const path of [
  '/',
  '/search/',
  '/damen/schuhe/',
  '/marken/',
  '/login/',
  '/register/',
  '/forgot-password/',
  '/reset-password/',
  '/wishlist/',
  '/warenkorb/',
  '/blog/',
  '/shops/',
  '/werbung/',
]) {
  test(`/en${path} is in English throughout`, { tag: '@every-run' }, async ({ shop }) => {
    await expectEnglish(shop.origins.shop, path);
  });
}

type Linked = readonly { readonly url: string }[];

test('products, articles, stores, flyers, content pages and a page that does not exist are in English', {
  tag: '@every-run',
}, async ({ shop }) => {
  const { shop: origin, api } = shop.origins;
  const read = async <T>(path: string): Promise<T> => {
    const response = await fetch(api + path);
    return ((await response.json()) as { data: T }).data;
  };
  const { products } = await read<{ products: Linked }>('/api/v1/search/?path=/search/&locale=en');
  const { articles } = await read<{ articles: Linked }>('/api/v1/blog/?locale=en');
  const { stores } = await read<{ stores: readonly { shopUrl: string }[] }>('/api/v1/stores/?locale=en');
  const { flyers } = await read<{ flyers: Linked }>('/api/v1/flyers/?locale=en');
  const pages = await read<{ static: Linked; services: Linked }>('/api/v1/pages/?locale=en');
  const first = <T>([one]: readonly T[]): T[] => (one === undefined ? [] : [one]);
  const paths = [
    ...[products, articles, flyers, pages.static, pages.services].flatMap(first).map(({ url }) => url),
    ...first(stores).map(({ shopUrl }) => `/shop/${shopUrl}/`),
  ];
  expect(paths).toHaveLength(6);
  for (const path of paths) await expectEnglish(origin, path);
  await expectEnglish(origin, '/p/does-not-exist/', 404);
});
