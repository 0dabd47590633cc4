import { browserName } from '../../../../system/chromium.ts';
import { type SecondShell, startSecondShell } from '../../../../system/services/second-shell.ts';
import { metric } from '../../../../system/services/shop.ts';
import { expect, test } from '../../../../system/shop-page.ts';

test.describe.configure({ timeout: 90_000 });

let shell: SecondShell;
test.afterEach(() => shell.stop());

type PageResponse = { status: number; text: string; header: (name: string) => string | null };

async function get(path: string): Promise<PageResponse> {
  const response = await fetch(`${shell.origin}${path}`, { headers: { 'user-agent': browserName } });
  return { status: response.status, text: await response.text(), header: (name) => response.headers.get(name) };
}

test('a malformed address is refused with a page in the language of the shop and all security headers', async () => {
  shell = await startSecondShell();
  for (const path of ['/%zz/', '/%zz', '/_payload/%zz.json', '/a/%c3%28/', '/a%0Ab/', '/search/?q=%00']) {
    const response = await get(path);
    expect(response.status, path).toBeGreaterThanOrEqual(400);
    expect(response.status, path).toBeLessThan(500);
    expect(response.header('content-security-policy'), path).toContain("default-src 'none'");
    if (path.startsWith('/_payload/')) continue;
    expect(response.text).toContain('Diese Adresse verstehen wir nicht');
    // SPEC 2: the name of every error but 404.
    expect(response.text).toContain('<p>Internal Server Error</p>');
    expect(response.text).toMatch(/<link rel="stylesheet" href="\/_shell\/assets\//);
  }
  const long = await get(`/${'x'.repeat(2_000)}/`);
  expect(long.status).toBe(414);
  expect(long.text).toContain('<html lang="de-AT">');
  expect(long.text).toContain('<p>Internal Server Error</p>');
  await shell.stop();
  shell = await startSecondShell({ SHOP_LOCALE: 'en' });
  expect((await get('/%zz/')).text).toContain('We cannot read this address');
});

test('hundreds of long addresses keep the page cache below its limit', async () => {
  shell = await startSecondShell({ SHOP_PAGE_CACHE_MB: '4' });
  const megabyte = 1024 * 1024;
  const filler = 'x'.repeat(150);
  let page = 0;
  const visit = async (): Promise<void> => {
    while (page < 200) {
      page += 1;
      // Known parameters at their longest, and one that the shop does not know.
      await get(`/info-${page}/${filler}/?q=${page}${filler}&groesse=${filler}&unknown=${filler.repeat(5)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, visit));
  const held = await metric('bergauf_page_cache_bytes', {}, shell.operators);
  expect(held).toBeLessThanOrEqual(4 * megabyte);
  expect(held).toBeGreaterThan(3 * megabyte);
  const one = await metric('bergauf_page_cache_entries', {}, shell.operators);
  for (let visits = 0; visits < 50; visits++) await get(`/login/?weiter=/${visits}/&unknown=${visits}`);
  // A private page has one address for all its parameters.
  expect(await metric('bergauf_page_cache_entries', {}, shell.operators)).toBeLessThanOrEqual(one + 1);
});

test('reports of failed frontends are limited by connection: a forged x-forwarded-for gives no fresh allowance', async () => {
  shell = await startSecondShell();
  const body = JSON.stringify({ expose: 'mf-header/header', version: '1.0.0', phase: 'load', message: 'x' });
  const statuses: number[] = [];
  for (let report = 0; report < 70; report++) {
    const forged = { 'x-forwarded-for': `203.0.113.${report}` };
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...forged };
    statuses.push((await fetch(`${shell.origin}/_shell/failures`, { method: 'POST', headers, body })).status);
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual(Array.from({ length: 10 }, () => 429));
});

test('the operator routes have a port of their own, which is reachable from this machine only', async () => {
  shell = await startSecondShell();
  expect((await get('/metrics/')).text).not.toContain('bergauf_pages_total');
  expect(JSON.parse((await get('/readyz')).text)).toEqual({ status: 'ready' });
  expect(await (await fetch(`${shell.operators}/metrics`)).text()).toContain('bergauf_pages_total');
});
