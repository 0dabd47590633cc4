import { recordLayoutShifts } from '../../../system/layout-shifts.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

const pages = [
  '/',
  '/search/',
  '/herren/',
  '/sale/',
  '/search/?q=xyzzyx',
  '/wishlist/',
  '/warenkorb/',
  '/login/',
  '/register/',
  '/blog/',
  '/marken/',
  '/p/gibt-es-nicht/',
];
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

for (const viewport of sizes) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const path of pages) {
      test(`${path} hydrates without errors, does not shift and does not scroll sideways`, async ({
        page,
        shop,
        complaints,
      }) => {
        const layoutShift = await recordLayoutShifts(page);
        // The font arrives after the first paint, as on a slow network.
        let releaseFont = (): void => {};
        const isPainted = new Promise<void>((resolve) => {
          releaseFont = resolve;
        });
        await page.route('**/*.woff2', async (route) => {
          await isPainted;
          await route.continue();
        });
        // The load event waits for the font.
        await page.goto(`${shop.origins.shop}${path}`, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        releaseFont();
        await page.waitForLoadState('networkidle');
        const missing = path.startsWith('/p/')
          ? complaints.console.filter((line) => !line.includes('404'))
          : complaints.console;
        expect(missing).toEqual([]);
        expect(complaints.csp).toEqual([]);
        expect(await layoutShift()).toBeLessThan(0.02);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    }
  });
}
