import { browserName } from '../../../system/chromium.ts';
import { type Seen, visitPage } from '../../../system/registry/visitors.ts';
import { type SecondShell, startSecondShell } from '../../../system/services/second-shell.ts';
import { metric, setApiFault, waitingCalls } from '../../../system/services/shop.ts';
import { expect, test } from '../../../system/shop-page.ts';

const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test.describe.configure({ timeout: 90_000 });
test.afterEach(() => setApiFault('none'));

let shell: SecondShell;
test.afterEach(() => shell.stop());

type PageResponse = { status: number; text: string; header: (name: string) => string | null };

async function get(path: string, userAgent = browserName): Promise<PageResponse> {
  const response = await fetch(`${shell.origin}${path}`, { headers: { 'user-agent': userAgent } });
  return { status: response.status, text: await response.text(), header: (name) => response.headers.get(name) };
}

test('a page that cannot be rendered is 503, is not cached, and keeps header and footer; bots get the bare status', {
  tag: '@every-run',
}, async () => {
  shell = await startSecondShell();
  // Header and footer are cached, the list is not.
  await get('/');
  await setApiFault('down');
  const list = await get('/herren/');
  expect(list.status).toBe(503);
  expect(list.header('retry-after')).toMatch(/^\d+$/);
  expect(list.header('cache-control')).toBe('no-store');
  expect(list.text).toContain('Das hat nicht geklappt');
  expect(list.text).toMatch(/data-mf="mf-header@/);
  const payload = await get('/_payload/herren.json');
  expect([payload.status, payload.header('cache-control')]).toEqual([503, 'no-store']);
  expect(await metric('bergauf_page_data_failures_total', {}, shell.operators)).toBeGreaterThan(0);
  const crawled = await get('/herren/', bot);
  expect([crawled.status, crawled.text]).toEqual([503, '']);
  await setApiFault('none');
  expect((await get('/herren/')).status).toBe(200);
});

test('a page that does not exist is 404: a page for shoppers, the bare status for bots, and no shared cache mixes them up', {
  tag: '@every-run',
}, async () => {
  shell = await startSecondShell();
  const missing = await get('/p/gibt-es-nicht/');
  expect([missing.status, missing.header('cache-control')]).toEqual([404, 'private, no-cache']);
  expect(missing.text).toContain('Page Not Found: /p/gibt-es-nicht/');
  const crawled = await get('/p/gibt-es-nicht/', bot);
  expect([crawled.status, crawled.text]).toEqual([404, '']);
});

test('while the API is down, the last complete page is served, marked and counted, for a limited time', async () => {
  shell = await startSecondShell({
    SHOP_PAGE_FRESH_MS: '100',
    SHOP_PAGE_STALE_MS: '200',
    SHOP_PAGE_STALE_IF_ERROR_MS: '4000',
  });
  const complete = await get('/herren/');
  expect(complete.status).toBe(200);
  await setApiFault('down');
  await expect.poll(async () => (await get('/herren/')).header('x-page-cache')).toBe('stale-if-error');
  const standIn = await get('/herren/');
  expect([standIn.status, standIn.header('x-page-cache')]).toEqual([200, 'stale-if-error']);
  expect(standIn.text).toBe(complete.text);
  const payload = await get('/_payload/herren.json');
  expect([payload.status, payload.header('x-page-cache')]).toEqual([200, 'stale-if-error']);
  expect(await metric('bergauf_pages_total', { from: 'stale-if-error' }, shell.operators)).toBeGreaterThan(1);
  await expect.poll(async () => (await get('/herren/')).status, { timeout: 20_000, intervals: [100] }).toBe(503);
});

test('a hanging API does not delay pages that need no data', async () => {
  shell = await startSecondShell();
  await get('/');
  await get('/login/');
  await setApiFault('hanging');
  const order: string[] = [];
  const lists = Array.from({ length: 60 }, (_, page) =>
    get(`/herren/?page=${page + 1}`).then(({ status }) => order.push(`list ${status}`)),
  );
  await expect.poll(waitingCalls).toBeGreaterThan(0);
  const seen: Seen = { complete: 0, other: {}, milliseconds: [] };
  // Addresses that are not cached: each is rendered.
  const entries = ['/register/', '/warenkorb/', '/wishlist/', '/my-account/', '/login/'];
  for (const entry of entries) {
    const { status, text } = await get(entry);
    expect([entry, status]).toEqual([entry, 200]);
    expect(text).toMatch(/data-mf="mf-header@/);
  }
  await visitPage(shell.origin, '/login/', seen).then(() => order.push('login'));
  expect(seen.other).toEqual({});
  expect(order[0]).toBe('login');
  await Promise.all(lists);
  expect(new Set(order)).toEqual(new Set(['login', 'list 503']));
});
