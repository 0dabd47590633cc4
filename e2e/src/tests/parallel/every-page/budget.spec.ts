import { brotliCompressSync } from 'node:zlib';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

const entryBudget = 3_000;

/** Bytes, brotli. `catalogue` is the share of mf-catalog. */
const pages = [
  { name: 'home', path: '/', scripts: 140 * 1024, catalogue: 22_000 },
  { name: 'list', path: '/search/', scripts: 145 * 1024, catalogue: 22_000 },
  { name: 'product', path: null, scripts: 145 * 1024, catalogue: 20_000 },
];

for (const { name, path, scripts: scriptBudget, catalogue } of pages) {
  test(`${name}: scripts stay within the byte budget, and the HTML names all of them`, async ({ page, shop }) => {
    const url = `${shop.origins.shop}${path ?? (await firstProductPath(shop.origins.api))}`;
    const html = await (await fetch(url)).text();
    const scripts = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
    });
    await page.goto(url);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(
      [...scripts].map(async ([address, body]) => ({ address, bytes: brotliCompressSync(await body).length })),
    );
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    test.info().annotations.push({ type: 'bytes', description: `${total} in ${sizes.length} scripts` });
    const named = (address: string): boolean => html.includes(address.replace(shop.origins.shop, ''));
    expect(sizes.filter(({ address }) => !named(address))).toEqual([]);
    expect(sizes.filter(({ address, bytes }) => address.includes('remoteEntry') && bytes > entryBudget)).toEqual([]);
    const ofCatalogue = sizes.filter(({ address }) => address.includes('/mf-catalog/'));
    expect(ofCatalogue.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(catalogue);
    expect(total).toBeLessThanOrEqual(scriptBudget);
  });
}

async function firstProductPath(api: string): Promise<string> {
  const listing = (await (await fetch(`${api}/api/v1/search/`)).json()) as { data: { products: { url: string }[] } };
  return listing.data.products[0]?.url ?? '/';
}
