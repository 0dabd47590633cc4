import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findStocked } from '../../../system/catalogue.ts';
import { browserName } from '../../../system/chromium.ts';
import { expect, test } from '../../../system/shop-page.ts';

const pages = [
  '/',
  '/herren/',
  '/search/?q=jacke',
  '/marken/',
  '/shops/',
  '/shops/linz/',
  '/shop/linz/',
  '/werbung/',
  '/werbung/winterstart/',
  '/werbung/winterstart/?ansicht=liste',
  '/blog/',
  '/blog/article/packliste-huette/',
  '/static/agb/',
  '/services/kontakt/',
  '/warenkorb/',
  '/wishlist/',
  '/login/',
  '/register/',
  '/gibt-es-nicht/',
];

const classesIn = (styles: string): Set<string> =>
  new Set([...styles.matchAll(/\.((?:mf|shell)-[\w-]+)/g)].map(([, name = '']) => name));

test('what the server renders has its styles in the document, also if its code is loaded on demand', {
  tag: '@every-run',
}, async ({ shop }) => {
  const store = join(shop.home, 'releases/store');
  const files = readdirSync(store, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(10);
  const styled = classesIn(files.map((file) => readFileSync(join(store, file), 'utf8')).join('\n'));
  const [product] = await findStocked(shop.origins.api, 1, 1);
  for (const path of [...pages, product?.url ?? '']) {
    const response = await fetch(shop.origins.shop + path, { headers: { 'user-agent': browserName } });
    const html = await response.text();
    const inDocument = classesIn(
      [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n'),
    );
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const late = new Set(used.filter((name) => styled.has(name) && !inDocument.has(name)));
    expect.soft([...late], path).toEqual([]);
    expect(
      used.some((name) => inDocument.has(name)),
      path,
    ).toBe(true);
  }
});
