import { recordLayoutShifts } from '../../../system/page-checks/layout-shifts.ts';
import { expect, hydrated, inEveryRun, test } from '../../../system/shop-page.ts';

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

for (const path of pages) {
  test(
    `${path} hydrates without errors, does not shift and does not scroll sideways, at three widths`,
    inEveryRun(path === '/herren/'),
    async ({ page, shop, complaints }) => {
      const layoutShift = await recordLayoutShifts(page);
      // The font arrives after the first paint, as on a slow network.
      let isPainted = Promise.resolve();
      let releaseFont = (): void => {};
      // A page with a route has no cache in the browser: each width is a first visit.
      await page.route('**/*.woff2', async (route) => {
        await isPainted;
        await route.continue();
      });
      for (const viewport of sizes) {
        await test.step(`${viewport.width} px`, async () => {
          isPainted = new Promise((resolve) => {
            releaseFont = resolve;
          });
          await page.setViewportSize(viewport);
          // The load event waits for the font.
          await page.goto(`${shop.origins.shop}${path}`, { waitUntil: 'domcontentloaded' });
          await hydrated(page);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          releaseFont();
          await page.waitForLoadState('networkidle');
          const found = {
            console: complaints.console.splice(0).filter((line) => !path.startsWith('/p/') || !line.includes('404')),
            csp: complaints.csp.splice(0),
            sideways: await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)),
          };
          expect.soft(found, `${viewport.width} px`).toEqual({ console: [], csp: [], sideways: 0 });
          expect.soft(await layoutShift(), `layout shift at ${viewport.width} px`).toBeLessThan(0.02);
        });
      }
    },
  );
}
