import type { Page } from 'playwright/test';
import { startSecondShell } from '../../../system/services/second-shell.ts';
import { expect, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none', javaScriptEnabled: false });

type Tile = { url: string };

/** The path of a product whose sizes are of this system. */
async function productWith(api: string, system: string, words: string): Promise<string> {
  const found = await fetch(`${api}/api/v1/search/?q=${words}&limit=24`);
  const { products } = ((await found.json()) as { data: { products: Tile[] } }).data;
  for (const { url } of products) {
    const response = await fetch(`${api}/api/v1/product/?path=${url}`);
    const { data } = (await response.json()) as { data: { sizeSystem: string } };
    if (data.sizeSystem === system) return url;
  }
  throw new Error(`No product has sizes of ${system}`);
}

/** The rows of a table, with their ranges written the same way: `82–88`. */
async function rowsOf(page: Page, column: string): Promise<string[][]> {
  const table = page.locator('main table').filter({ has: page.locator('th', { hasText: column }) });
  await expect(table).toHaveCount(1);
  const rows = await table
    .locator('tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')));
  return rows.map((row) =>
    row.map((cell) =>
      cell
        .trim()
        .replace(/(\d) (?:bis|to) (\d)/g, '$1–$2')
        .replace(/ cm$/, ''),
    ),
  );
}

test('the size advice of products has the figures of the page of size advice, in both languages', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const shell = await startSecondShell({ SHOP_LOCALE: 'at,en' });
  try {
    const { api } = shop.origins;
    const jacket = await productWith(api, 'clothing', 'regenjacke');
    const gloves = await productWith(api, 'gloves', 'handschuhe');
    for (const [site, body, hand] of [
      [shell.origin, 'Männer Taille', 'Handumfang'],
      [`${shell.origin}/en`, 'Men’s waist', 'Hand'],
    ] as const) {
      await page.goto(`${site}/services/groessenberatung/`);
      const [ofBody, ofHand] = [await rowsOf(page, body), await rowsOf(page, hand)];
      expect([ofBody.length, ofHand.length]).toEqual([7, 7]);
      await page.goto(site + jacket);
      expect(await rowsOf(page, body)).toEqual(ofBody);
      await page.goto(site + gloves);
      // The page's caption has the unit, here it is in the heading.
      expect((await rowsOf(page, hand)).slice(1)).toEqual(ofHand.slice(1));
    }
  } finally {
    await shell.stop();
  }
});
