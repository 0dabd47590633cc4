import { beGuestWithTwoProducts, desktop, mainPages, open, phone } from '../../system/main-pages.ts';
import { expect, test } from '../../system/shop-page.ts';
import { smallTargets } from '../../system/targets.ts';

const screens = [
  { screen: 'a phone', device: phone, pixels: 44 },
  { screen: 'a wide screen', device: desktop, pixels: 24 },
];

for (const { screen, device, pixels } of screens) {
  test.describe(`on ${screen}`, () => {
    test.use(device);

    test(`the main button of a page is in the first screen or follows, and every target has ${pixels} px (UX 27, 34)`, async ({
      page,
      context,
      shop,
    }) => {
      const product = await beGuestWithTwoProducts(context, shop);
      for (const place of mainPages) {
        await test.step(place.name, async () => {
          await open(page, place, shop, product);
          expect.soft(await page.evaluate(() => scrollY), place.name).toBe(0);
          // The main button of a list is its first product, of which a part is enough.
          const ratio = place.name === 'list' ? 0.01 : 1;
          await expect.soft(place.mainButton(page), place.name).toBeInViewport({ ratio });
          expect.soft(await smallTargets(page, pixels), place.name).toEqual([]);
        });
      }
    });
  });
}
