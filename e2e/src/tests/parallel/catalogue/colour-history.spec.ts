import { soakLength } from '@bergauf/api/testing/soak';
import { findProduct } from '../../../system/catalogue.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ viewport: { width: 1440, height: 900 }, pictures: 'none' });

/** The second time, the pages come from other caches than the first. */
const rounds = soakLength({ short: 2, full: 5 });
/** A step over the history takes a few milliseconds. */
const soon = { timeout: 10_000, intervals: [20, 20, 50, 100] };

test('UX 31: Back and Forward over the colours of a product show each as it was, the first time and again', async ({
  page,
  shop,
}) => {
  const product = await findProduct(shop.origins.api, '/search/', ({ colours }) => colours.length > 2);
  await page.goto(`${shop.origins.shop}${product.url}`);
  await hydrated(page);
  const colours = page.getByRole('list', { name: 'Farben' }).getByRole('link');
  const look = async () => ({
    path: await page.evaluate(() => location.pathname),
    chosen: await colours.evaluateAll((all) =>
      all.filter((one) => one.ariaCurrent).map((one) => one.getAttribute('href')),
    ),
    picture: await page.locator('main img').first().getAttribute('src'),
    sizes: await page
      .locator('main [aria-labelledby="groesse"] button')
      .evaluateAll((all) => all.map((one) => one.textContent)),
  });
  const looks = [await look()];
  for (const { url } of product.colours.filter(({ url }) => url !== product.url).slice(0, 2)) {
    await page.getByRole('list', { name: 'Farben' }).locator(`a[href="${url}"]`).click();
    await expect.poll(async () => (await look()).chosen).toEqual([url]);
    looks.push(await look());
  }
  for (let time = 1; time <= rounds; time++) {
    for (const expected of looks.slice(0, -1).reverse()) {
      await page.goBack();
      await expect.poll(look, { message: `Back, time ${time}`, ...soon }).toEqual(expected);
    }
    for (const expected of looks.slice(1)) {
      await page.goForward();
      await expect.poll(look, { message: `Forward, time ${time}`, ...soon }).toEqual(expected);
    }
  }
});
