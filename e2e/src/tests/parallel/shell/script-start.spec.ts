import { heldBack } from '../../../system/list-page.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const path of ['/', '/search/'])
  test(`no script of ${path} is requested before the page was painted`, { tag: '@every-run' }, async ({
    page,
    shop,
  }) => {
    await page.goto(shop.origins.shop + path);
    await hydrated(page);
    const times = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        parsed: document?.domInteractive ?? 0,
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
        scripts: resources.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
      };
    });
    expect(times.scripts.length).toBeGreaterThan(5);
    // A browser that is late with its paint gets the scripts half a second after the document.
    const earliest = Math.min(times.painted, times.parsed + 400);
    expect(times.scripts.filter((start) => start < earliest)).toEqual([]);
  });

test('a page is hydrated where the browser never says that it was painted', async ({ page, shop }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
});

test('a page in the background, which is not painted, is hydrated at once', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    PerformanceObserver.prototype.observe = () => undefined;
    globalThis.requestAnimationFrame = () => 0;
  });
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
});

test('pictures that do not arrive hold no script back', async ({ page, shop }) => {
  const release = await heldBack(page, /\/media\//);
  await page.goto(`${shop.origins.shop}/`, { waitUntil: 'commit' });
  await hydrated(page);
  await release();
});
