import { beGuestWithTwoProducts, desktop, mainPages, open, phone } from '../../../system/main-pages.ts';
import { accessibilityFaults } from '../../../system/page-checks/accessibility.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

for (const { screen, device } of [
  { screen: 'a phone', device: phone },
  { screen: 'a wide screen', device: desktop },
]) {
  test.describe(`on ${screen}`, () => {
    test.use(device);

    test('home, list, product, cart, checkout and entry pages have no accessibility faults', async ({
      page,
      context,
      shop,
    }) => {
      const product = await beGuestWithTwoProducts(context, shop);
      for (const place of mainPages) {
        await test.step(place.name, async () => {
          await open(page, place, shop, product);
          await page.waitForLoadState('networkidle');
          expect.soft(await accessibilityFaults(page), place.name).toEqual([]);
        });
      }
    });
  });
}

test('the check sees what is wrong: a picture without text, a field without name, too little contrast', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/marken/`);
  await hydrated(page);
  await page.evaluate(() => {
    const wrong = document.createElement('p');
    wrong.style.cssText = 'color: #999; background: #fff';
    wrong.append('Zu blass', document.createElement('img'), document.createElement('input'));
    document.querySelector('main')?.append(wrong);
  });
  const rules = (await accessibilityFaults(page)).map((fault) => fault.split(':')[0]);
  expect(rules.sort()).toEqual(['color-contrast', 'dark color-contrast', 'image-alt', 'label']);
});
