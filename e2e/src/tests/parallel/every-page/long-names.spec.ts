import { freePorts } from '@bergauf/launcher/testing/free-ports';
import type { Locator } from 'playwright/test';
import { type ApiOfFolder, startApiOfExample } from '../../../system/services/api-of-folder.ts';
import { type SecondShell, startSecondShell } from '../../../system/services/second-shell.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

// One shop for all tests: that of a retailer whose brand has a long word, and whose menu has as many banners as it may.
test.describe.configure({ mode: 'default' });

const picture = { file: 'pictures/schuh.svg' };
const banner = { picture, titles: { at: 'Schuhe' }, descriptions: { at: 'Für Kinder.' }, url: '/schuhe/' };
const name = 'Sportartikelmanufaktur Großglockner-Hochalpenstraße und Töchter';
const product = {
  id: 9001,
  brand: 'lang',
  category: 'schuhe/laufschuhe',
  kind: 'shoe',
  gender: 'kids',
  names: { at: 'Schuh' },
  descriptions: { at: 'Ein Schuh.' },
  features: [],
  details: [],
  prices: { rrp: 5000, vk: 5000 },
  priceHistory: [],
  saleType: 'regular',
  sizeSystem: 'shoes-eu',
  sports: [],
  additions: [],
  salesRank: 1,
  addedAt: '2026-02-15T06:00:00Z',
  variants: [{ id: 90011, colour: 'rot', options: [{ id: 900111, size: '40', quantity: 3 }] }],
};

let api: ApiOfFolder;
let shell: SecondShell;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { shop: port } = await freePorts();
  const add = {
    brands: [{ id: 9, slug: 'lang', name }],
    products: [product],
    menu: [{ section: 'kids', banners: [banner, banner, banner, banner] }],
  };
  api = await startApiOfExample({ add, env: { SHOP_ORIGINS: `http://localhost:${port}` } });
  shell = await startSecondShell({ SHOP_PORT: String(port), API_ORIGIN: api.origin });
});
test.afterAll(async () => {
  await shell?.stop();
  await api?.stop();
});

/** How far a text reaches beyond the element that holds it. */
const overflowOf = (element: Locator): Promise<number> =>
  element.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    const text = range.getBoundingClientRect();
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return Math.max(left - text.left, text.right - right, top - text.top, text.bottom - bottom);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a brand’s long word stays within its tile: home and list of brands', async ({ page }) => {
    for (const path of ['/', '/marken/']) {
      await page.goto(`${shell.origin}${path}`);
      await hydrated(page);
      const tile = page.locator('main a[href="/marken/lang/"]').first();
      await tile.scrollIntoViewIfNeeded();
      expect(await overflowOf(tile), path).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('banners that are taller than the menu leave its links together', async ({ page }) => {
    await page.goto(`${shell.origin}/`);
    await hydrated(page);
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    await menu.getByRole('link', { name: 'Kinder', exact: true }).hover();
    const head = menu.getByRole('link', { name: 'Alles für Kinder' });
    await expect(head).toBeVisible();
    const [above, below] = [await head.boundingBox(), await menu.getByText('Marken', { exact: true }).boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(250);
  });
});
