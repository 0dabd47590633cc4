import { beGuestWithTwoProducts, desktop, type MainPage, mainPage, open, phone } from '../../../system/main-pages.ts';
import { recordCovered } from '../../../system/page-checks/covered-focus.ts';
import { expect, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none' });

const brands: MainPage = {
  name: 'brands',
  address: ({ shop }) => `${shop}/marken/`,
  mainButton: (page) => page.getByRole('heading', { level: 1 }),
};

/** Viewport of a phone in landscape, where a header or a picture takes a large part of the screen. */
const low = { viewport: { width: 740, height: 360 }, isMobile: true, hasTouch: true };
const firstRow = 'main section:has(li article):not(section:has(li article) ~ section)';

/** From the last element that `from` finds. Upwards a page scrolls below its header, downwards above a bar at the lower edge. */
type Walk = { place: MainPage; key: 'Tab' | 'Shift+Tab'; stops: number; from: string };

const screens: { screen: string; device: typeof phone | typeof desktop; walks: Walk[] }[] = [
  {
    screen: 'a phone',
    device: phone,
    walks: [
      { place: mainPage('list'), key: 'Shift+Tab', stops: 20, from: 'a[rel="next"]' },
      { place: brands, key: 'Shift+Tab', stops: 12, from: 'main a' },
      { place: mainPage('product'), key: 'Tab', stops: 20, from: 'main h1' },
      { place: mainPage('cart'), key: 'Tab', stops: 10, from: 'main h1' },
    ],
  },
  {
    screen: 'a phone on its side',
    device: low,
    walks: [
      { place: mainPage('product'), key: 'Tab', stops: 12, from: 'main nav a' },
      { place: mainPage('product'), key: 'Tab', stops: 12, from: '#aehnliche-artikel h2' },
      { place: mainPage('home'), key: 'Shift+Tab', stops: 12, from: `${firstRow} li a` },
    ],
  },
  {
    screen: 'a wide screen',
    device: desktop,
    walks: [
      { place: mainPage('list'), key: 'Tab', stops: 20, from: 'main aside a' },
      { place: mainPage('list'), key: 'Shift+Tab', stops: 40, from: 'main article h3 a' },
    ],
  },
];

for (const { screen, device, walks } of screens) {
  test.describe(`on ${screen}`, () => {
    test.use(device);

    test('no bar at an edge of the screen covers what has the focus (UX 27)', async ({ page, context, shop }) => {
      const product = await beGuestWithTwoProducts(context, shop);
      for (const { place, key, stops, from } of walks) {
        await test.step(`${key} on the page: ${place.name}`, async () => {
          await open(page, place, shop, product);
          await page.locator(from).last().focus();
          const record = await recordCovered(page);
          for (let stop = 0; stop <= stops; stop += 1) await page.keyboard.press(key);
          const { seen, covered } = await record();
          expect(seen).toBeGreaterThan(stops / 2);
          expect.soft(covered, place.name).toEqual([]);
        });
      }
    });
  });
}

test.describe('on a phone, while the question for consent is asked', () => {
  test.use({ ...phone, answer: 'none' });

  test('neither it nor the bar above it covers what has the focus (UX 27)', async ({ page, context, shop }) => {
    const place = mainPage('product');
    const product = await beGuestWithTwoProducts(context, shop);
    await open(page, place, shop, product);
    await expect(page.getByRole('region', { name: 'Einwilligung' })).toBeVisible();
    await page.locator('main h1').focus();
    const record = await recordCovered(page);
    for (let stop = 0; stop <= 20; stop += 1) await page.keyboard.press('Tab');
    const { seen, covered } = await record();
    expect(seen).toBeGreaterThan(10);
    expect(covered).toEqual([]);
  });
});
