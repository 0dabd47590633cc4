import { type SecondShell, startSecondShell } from '../../../system/second-shell.ts';
import { expect, test } from '../../../system/shop-page.ts';

let english: SecondShell;
test.beforeAll(async () => {
  english = await startSecondShell({ SHOP_LOCALE: 'en' });
});
test.afterAll(() => english.stop());

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
  test(`${path} is in English throughout where the site's locale is English`, async () => {
    const response = await fetch(`${english.origin}${path}`);
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
