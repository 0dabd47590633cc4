import { expect, test } from '../../../system/shop-page.ts';

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
]) {
  test(`/en${path} is in English throughout`, async ({ shop }) => {
    const response = await fetch(`${shop.origins.shop}/en${path}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<html lang="en');
    const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
    expect(markup).toMatch(/Women/);
    const german = markup.match(
      />[^<]*\b(und|oder|für|mit|dein|deine|nicht|alle|Damen|Herren|Kinder|Größen|Marken)\b[^<]*</gi,
    );
    expect(german ?? []).toEqual([]);
  });
}
