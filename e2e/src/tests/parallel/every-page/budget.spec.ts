import { brotliCompressSync } from 'node:zlib';
import { firstProductPath } from '../../../system/catalogue.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

/** mf-content has eleven exposes, each with scripts and styles whose names and hashes stand in its entry. */
const entryBudget = 3_050;
/** The shell's own two files, React in one of them. */
const shellBudget = 105_500;
const headerBudget = 12_500;
/** A page of mf-content; on other pages it has the footer alone, which is loaded when a shopper comes near. */
const contentBudget = 18 * 1024;
const fontBudget = 28_000;

/** Not part of a first load: pages load it once they are idle, which on a slow machine may be while the test looks. */
const later = /\/_shell\/assets\/later\./;

/** Bytes, brotli. `catalogue` is the share of mf-catalog. */
const pages = [
  { name: 'home', path: '/', scripts: 136 * 1024, catalogue: 22_000 },
  { name: 'list', path: '/search/', scripts: 142 * 1024, catalogue: 22_000 },
  { name: 'product', path: null, scripts: 143 * 1024, catalogue: 20_000 },
];

for (const { name, path, scripts: scriptBudget, catalogue } of pages) {
  test(`${name}: scripts and the one font stay within their budgets, and the HTML names every script`, {
    tag: '@every-run',
  }, async ({ page, shop }) => {
    const url = `${shop.origins.shop}${path ?? (await firstProductPath(shop.origins.api))}`;
    const html = await (await fetch(url)).text();
    const scripts = new Map<string, Promise<Buffer>>();
    const fonts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      if (kind === 'script' && !later.test(response.url())) scripts.set(response.url(), response.body());
      if (response.url().endsWith('.woff2')) fonts.push(response.body());
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
    const of = (part: string): number =>
      sizes.reduce((sum, { address, bytes }) => (address.includes(part) ? sum + bytes : sum), 0);
    const [ofShell, ofHeader] = [of('/_shell/'), of('/mf-header/')];
    test.info().annotations.push({
      type: 'bytes',
      description: `shell ${ofShell}, header ${ofHeader}, content ${of('/mf-content/')}`,
    });
    expect(sizes.filter(({ address }) => address.includes('/_shell/'))).toHaveLength(2);
    expect(ofShell).toBeLessThanOrEqual(shellBudget);
    expect(ofHeader).toBeLessThanOrEqual(headerBudget);
    const ofCatalogue = sizes.filter(({ address }) => address.includes('/mf-catalog/'));
    expect(ofCatalogue.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(catalogue);
    expect(of('/mf-content/')).toBeLessThanOrEqual(contentBudget);
    expect(total).toBeLessThanOrEqual(scriptBudget);
    const fontBytes = (await Promise.all(fonts)).map(({ length }) => length);
    expect(fontBytes).toEqual([expect.any(Number)]);
    expect(fontBytes[0]).toBeLessThanOrEqual(fontBudget);
  });
}
