import { type SecondShell, startSecondShell } from '../system/second-shell.ts';
import { setApiFault } from '../system/shop.ts';
import { expect, test } from '../system/shop-page.ts';

let shell: SecondShell;
test.describe.configure({ timeout: 90_000 });
test.beforeEach(async () => {
  shell = await startSecondShell({ SHOP_WORKERS: '1', SHOP_QUEUE_MS: '0' });
});
test.afterEach(async () => {
  await setApiFault('none');
  await shell.stop();
});

/** Keeps all room for pages with data taken, until stopped: every page is a new one and waits for a slow API. */
function takeAllRoom(origin: string): { stop(): Promise<void> } {
  let page = 0;
  let stopped = false;
  const visitors = Array.from({ length: 60 }, async () => {
    while (!stopped) {
      page += 1;
      await (await fetch(`${origin}/damen/?price_min=${(page / 100).toFixed(2)}`)).arrayBuffer();
    }
  });
  return {
    async stop() {
      stopped = true;
      await Promise.all(visitors);
    },
  };
}

test('a server without room for a rendering sends the frame with 503, and the browser renders the page from the API', async ({
  page,
}) => {
  await fetch(`${shell.origin}/`);
  await setApiFault('delay 1000');
  const room = takeAllRoom(shell.origin);
  try {
    // A visit may find room in the moment between two others.
    let response = await page.goto(`${shell.origin}/herren/schuhe/`);
    for (let visit = 1; response?.status() === 200 && visit < 20; visit++) {
      response = await page.goto(`${shell.origin}/herren/schuhe/?price_min=${4 + visit / 100}`);
    }
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toBeTruthy();
    await expect(page.locator('main article')).toHaveCount(24, { timeout: 30_000 });
    await expect(page).toHaveTitle(/Schuhe/);
    await expect(page.locator('[data-mf^="mf-header@"]').first()).toBeVisible();
  } finally {
    await room.stop();
  }
});
