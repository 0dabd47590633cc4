import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '../../../system/chromium.ts';
import { type SecondShell, startSecondShell } from '../../../system/services/second-shell.ts';
import { setApiFault } from '../../../system/services/shop.ts';
import { expect, test } from '../../../system/shop-page.ts';

let shell: SecondShell;
// A document fulfilled by the test has no remote address; the browser would block its requests to this machine's servers.
test.use({ launchOptions: { ...chromium, args: [...chromium.args, '--disable-features=LocalNetworkAccessChecks'] } });
test.describe.configure({ timeout: 90_000 });
test.beforeEach(async () => {
  shell = await startSecondShell({ SHOP_WORKERS: '1', SHOP_QUEUE_MS: '0' });
});
test.afterEach(async () => {
  await setApiFault('none');
  await shell.stop();
});

/** Fills the places of pages with data, 16 of one worker, until stopped: every page is a new one and waits for a slow API. */
function takeAllRoom(origin: string): { stop(): Promise<void> } {
  let page = 0;
  let stopped = false;
  const visitors = Array.from({ length: 48 }, async () => {
    while (!stopped) {
      page += 1;
      const response = await fetch(`${origin}/damen/?price_min=${(page / 100).toFixed(2)}`);
      await response.arrayBuffer();
      // The next slot becomes free within milliseconds; requests without a pause would use all CPU time.
      if (response.status === 503) await sleep(10);
    }
  });
  return {
    async stop() {
      stopped = true;
      await Promise.all(visitors);
    },
  };
}

test('an overloaded server sends the client-rendered fallback with 503, and the browser renders the page from the API', async ({
  page,
  shop,
}) => {
  await fetch(`${shell.origin}/`);
  // The API accepts the shop's origin only: the tab stays on it, and documents and payloads of one list come from the busy shell.
  const statuses: string[] = [];
  await page.route(/\/herren\/schuhe(\/|\.json)/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${shell.origin}${pathname}${search}` });
    statuses.push(`${pathname} ${response.status()}`);
    await route.fulfill({ response });
  });
  await setApiFault('delay 1000');
  const room = takeAllRoom(shell.origin);
  try {
    // A visit may be admitted between two others.
    let visits = 0;
    do {
      statuses.length = 0;
      await page.goto(`${shop.origins.shop}/herren/schuhe/?price_min=${4 + visits / 100}`);
      visits += 1;
      await expect(page.locator('main article')).toHaveCount(24, { timeout: 30_000 });
    } while (statuses.join() !== '/herren/schuhe/ 503,/_payload/herren/schuhe.json 503' && visits < 20);
    expect(statuses).toEqual(['/herren/schuhe/ 503', '/_payload/herren/schuhe.json 503']);
    await expect(page).toHaveTitle(/Schuhe/);
    await expect(page.locator('[data-mf^="mf-header@"]').first()).toBeVisible();
    // What pages load last comes here as well.
    const hasLoadedLast = () =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/later.')));
    await expect.poll(hasLoadedLast, { timeout: 15_000 }).toBe(true);
    await page.context().setOffline(true);
    await expect(page.getByText('Du bist gerade offline.')).toBeVisible();
  } finally {
    await room.stop();
  }
});
