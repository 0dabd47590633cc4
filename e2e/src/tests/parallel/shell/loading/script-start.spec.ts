import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { heldBack } from '../../../../system/list-page.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Milliseconds from the navigation on. `library`: the shell's, which a slow line gets before the others. */
const startTimes = (page: Page) =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => name.endsWith('.js'));
    const isLibrary = ({ name }: PerformanceEntry) => /\/react\.[^/]*$/.test(name);
    return {
      parsed: document?.domInteractive ?? 0,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      library: scripts.find(isLibrary)?.startTime ?? Number.POSITIVE_INFINITY,
      others: scripts.filter((script) => !isLibrary(script)).map(({ startTime }) => startTime),
    };
  });

for (const path of ['/', '/search/'])
  test(`no script of ${path} is requested before the page was painted`, { tag: '@every-run' }, async ({
    page,
    shop,
  }) => {
    await page.goto(shop.origins.shop + path);
    await hydrated(page);
    const { parsed, painted, others } = await startTimes(page);
    expect(others.length).toBeGreaterThan(5);
    // A browser that is late with its paint gets the scripts half a second after the document.
    const earliest = Math.min(painted, parsed + 400);
    expect(others.filter((start) => start < earliest)).toEqual([]);
  });

test('on a slow line the library is requested with the document’s head, and once', async ({ page, shop }) => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  const { painted, library, others } = await startTimes(page);
  expect(library).toBeLessThan(painted);
  expect(Math.min(...others)).toBeGreaterThan(library);
  expect(requests.filter((url) => /\/react\.[^/]*$/.test(url))).toHaveLength(1);
});

test('on a slow line scripts do not wait for the frame with the pictures', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const request = requestAnimationFrame;
    globalThis.requestAnimationFrame = (onFrame) => {
      performance.mark('frame requested');
      return request(onFrame);
    };
  });
  await page.route(`${shop.origins.shop}/search/`, async (route) => {
    await setTimeout(400);
    await route.continue();
  });
  // Waiting for hydration requests frames, too.
  const started = page.waitForRequest(/\/main\.[^/]*$/);
  await page.goto(`${shop.origins.shop}/search/`, { waitUntil: 'commit' });
  await started;
  await hydrated(page);
  const { others } = await startTimes(page);
  const frames = await page.evaluate(() =>
    performance.getEntriesByName('frame requested').map((mark) => mark.startTime),
  );
  expect(frames.filter((requested) => requested < Math.min(...others))).toEqual([]);
});

test('a page is hydrated where the browser never says that it was painted', async ({ page, shop }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
});

test('a page in the background, which is not painted, gets its scripts at once', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  const { parsed, others } = await startTimes(page);
  expect(Math.min(...others)).toBeLessThan(parsed);
});

test('pictures that do not arrive hold no script back', async ({ page, shop }) => {
  const release = await heldBack(page, /\/media\//);
  await page.goto(`${shop.origins.shop}/`, { waitUntil: 'commit' });
  await hydrated(page);
  await release();
});
