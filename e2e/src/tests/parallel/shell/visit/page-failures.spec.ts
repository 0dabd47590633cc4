import type { Page } from 'playwright/test';
import { chips, listUpdated } from '../../../../system/list-page.ts';
import { failed, firstTile, product } from '../../../../system/page-checks/failed-page.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

test.use({ pictures: 'none' });

test.describe.configure({ timeout: 90_000 });

/** How many documents the tab has loaded. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++;
  });
  return () => count;
}

test('an error in the layout shows the shop’s error page, with a button to load it again', async ({ page, shop }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('repaired')) return;
    Object.defineProperty(History.prototype, 'scrollRestoration', {
      set() {
        throw new Error('broken in the layout');
      },
    });
  });
  await page.goto(`${shop.origins.shop}/search/`);
  await expect(failed(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bergauf' })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
  await page.evaluate(() => sessionStorage.setItem('repaired', 'yes'));
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(page.locator('main article')).toHaveCount(24);
  await hydrated(page);
});

test.describe('a page whose code cannot be loaded in the browser', () => {
  test('is opened as a document, which the server has rendered', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/search/`);
    await hydrated(page);
    await page.route(/\/mf-catalog\/.*product-page.*\.js$/, (route) => route.abort());
    const documents = countDocuments(page);
    const address = await firstTile(page).getAttribute('href');
    await firstTile(page).click();
    await expect(page).toHaveURL(`${shop.origins.shop}${address}`);
    await expect(product(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(failed(page)).toHaveCount(0);
    expect(documents()).toBe(1);
    // The rest of the shop works, and pages whose code has loaded open in-app.
    await hydrated(page, 'mf-header');
    const box = page.getByRole('combobox', { name: 'Suche' });
    await box.fill('schuh');
    await box.press('Enter');
    await expect(page.locator('main article')).toHaveCount(24);
    expect(documents()).toBe(1);
    // Another such page within the guard's ten seconds is not a loop: the shopper requests it.
    const another = page.locator('main a[href^="/p/"]').nth(1);
    await another.click();
    await expect(product(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents()).toBe(2);
  });

  test('is opened in-app again once its code can be loaded', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/search/`);
    await hydrated(page);
    const pattern = /\/mf-catalog\/.*product-page.*\.js$/;
    await page.route(pattern, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => pattern.test(request.url()));
    await firstTile(page).hover();
    await lost;
    await page.unroute(pattern);
    const documents = countDocuments(page);
    await firstTile(page).click();
    await expect(product(page).getByRole('heading', { level: 1 })).toBeFocused();
    expect(documents()).toBe(0);
  });

  test('shows an error after one more document when the server cannot render it either, and can be tried again', async ({
    page,
    shop,
  }) => {
    const pattern = /\/mf-cart-wishlist\/.*cart-page.*\.js$/;
    await page.route(pattern, (route) => route.abort());
    const documents = countDocuments(page);
    await page.goto(`${shop.origins.shop}/warenkorb/`);
    await expect(failed(page)).toBeVisible();
    // In a loop of documents the network would never be idle.
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(2);
    await page.unroute(pattern);
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Noch nichts im Rucksack' })).toBeVisible();
    expect(documents()).toBe(3);
  });
});

test.describe('servers on different sets', () => {
  test('cause at most one full page load in ten seconds; until then this tab goes on with its own release', async ({
    page,
    shop,
  }) => {
    await page.route(/\/_payload\//, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-release-set': 'another' } });
    });
    const documents = countDocuments(page);
    await page.goto(`${shop.origins.shop}/search/`);
    await hydrated(page);
    await firstTile(page).click();
    await expect(product(page).getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
    expect(documents()).toBe(2);
    for (const query of ['schuh', 'jacke']) {
      const box = page.getByRole('combobox', { name: 'Suche' });
      await box.fill(query);
      await box.press('Enter');
      await expect(page).toHaveURL(new RegExp(`q=${query}`));
      await expect(page.locator('main article')).toHaveCount(24);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(query);
    }
    expect(documents()).toBe(2);
    await expect(failed(page)).toHaveCount(0);
  });

  test('leave filters to the release of this tab: the sheet stays open, Back works, and the next page is a document', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let isReadable = false;
    await page.route(/\/_payload\//, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'x-release-set': 'another' };
      // Data that this tab's release could not show.
      const other = { kind: 'page', page: { kind: 'data', data: {}, meta: { title: '' } } };
      await route.fulfill({ response, headers, ...(isReadable ? {} : { json: other }) });
    });
    await page.goto(`${shop.origins.shop}/schuhe/`);
    await hydrated(page);
    const documents = countDocuments(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    for (const gender of ['Herren', 'Damen']) {
      await sheet.getByRole('radio', { name: gender }).click();
      await expect(page).toHaveURL(/[?]filters=/);
      await listUpdated(page);
      await expect(chips(page)).toContainText(gender);
      await expect(sheet.getByRole('radio', { name: gender })).toBeInViewport();
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/schuhe\/[?]filters=|\/schuhe\/$/);
    await expect(page.locator('main article')).toHaveCount(24);
    expect(documents()).toBe(0);
    await expect(failed(page)).toHaveCount(0);

    isReadable = true;
    await page.keyboard.press('Escape');
    await firstTile(page).click();
    await expect(product(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents()).toBe(1);
  });

  test('do not cause a reload loop on a page that requests its data automatically', async ({ page, shop }) => {
    await page.route('**/_shell/builds.json', (route) => route.fulfill({ json: { id: 'another', remotes: {} } }));
    const documents = countDocuments(page);
    await page.goto(`${shop.origins.shop}/warenkorb/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Noch nichts im Rucksack' })).toBeVisible();
    // In a loop of documents the network would never be idle.
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(1);
  });

  test('do not cause a reload loop where the browser stores nothing', async ({ page, shop }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.route('**/_shell/builds.json', (route) => route.fulfill({ json: { id: 'another', remotes: {} } }));
    const documents = countDocuments(page);
    await page.goto(`${shop.origins.shop}/warenkorb/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Noch nichts im Rucksack' })).toBeVisible();
    // In a loop of documents the network would never be idle.
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(1);
  });
});

test.describe('a page whose data the server cannot load at the moment', () => {
  let set: string;
  test.beforeEach(async ({ shop }) => {
    const builds = (await (await fetch(`${shop.origins.shop}/_shell/builds.json`)).json()) as { id: string };
    set = builds.id;
  });

  const failing = (retryAfter: string) => ({
    status: 503,
    headers: { 'x-release-set': set, 'retry-after': retryAfter, 'cache-control': 'no-store' },
    body: '{"kind":"page","page":{"kind":"failed","reason":"network"}}',
  });

  async function openList(page: Page, origin: string): Promise<void> {
    await page.goto(`${origin}/search/`);
    await hydrated(page);
  }

  test('is requested once more after a short wait, while the old page stays', async ({ page, shop }) => {
    await openList(page, shop.origins.shop);
    let asked = 0;
    await page.route(/\/_payload\/p\//, (route) => (asked++ < 2 ? route.fulfill(failing('1')) : route.continue()));
    // The prefetch by the pointer is the first request, and is not repeated.
    await firstTile(page).click();
    await expect.poll(() => asked).toBe(2);
    await expect(page.locator('main article')).toHaveCount(24);
    await expect(product(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toBe(3);
  });

  test('fails after the second request, and can be tried again', async ({ page, shop, complaints }) => {
    await openList(page, shop.origins.shop);
    const release = await respondToAll(page, failing('1'));
    await firstTile(page).click();
    await expect(failed(page)).toBeVisible();
    expect(release.asked()).toBe(3);
    release.end();
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
    await expect(product(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints.console.filter((text) => !text.includes('503'))).toEqual([]);
  });

  test('fails at once when the wait would be longer', async ({ page, shop }) => {
    await openList(page, shop.origins.shop);
    const release = await respondToAll(page, failing('30'));
    await firstTile(page).click();
    await expect(failed(page)).toBeVisible();
    expect(release.asked()).toBe(2);
  });

  for (const body of ['<html>', '{}']) {
    test(`is loaded by the browser itself when the response is ${JSON.stringify(body)}`, async ({ page, shop }) => {
      await openList(page, shop.origins.shop);
      const responses = await respondToAll(page, { status: 200, headers: { 'x-release-set': set }, body });
      await firstTile(page).click();
      await expect(product(page).getByRole('heading', { level: 1 })).toBeVisible();
      expect(responses.asked()).toBeGreaterThan(0);
      await page.goBack();
      await expect(page.locator('main article')).toHaveCount(24);
    });
  }
});

test('a payload that says that the page is gone shows so, for every status', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  await page.route(/\/_payload\/p\//, async (route) => {
    const response = await route.fetch();
    const json = { kind: 'page', page: { kind: 'not-found' } };
    await route.fulfill({ status: 410, headers: response.headers(), json });
  });
  await firstTile(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
});

/** Responds to every payload request of a product in the same way, until `end`. */
async function respondToAll(page: Page, response: { status: number; headers: Record<string, string>; body: string }) {
  let asked = 0;
  let isOver = false;
  await page.route(/\/_payload\/p\//, (route) => {
    if (isOver) return route.continue();
    asked++;
    return route.fulfill(response);
  });
  return {
    asked: () => asked,
    end: () => {
      isOver = true;
    },
  };
}
