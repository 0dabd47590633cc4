import { recordLayoutShifts } from '../../../system/page-checks/layout-shifts.ts';
import { registry, releaseChanged, untilServed } from '../../../system/registry/releases.ts';
import { type Seen, visitPage } from '../../../system/registry/visitors.ts';
import { startSecondShell } from '../../../system/services/second-shell.ts';
import { metric, theShop } from '../../../system/services/shop.ts';
import { expect, test } from '../../../system/shop-page.ts';

const footerFile = 'src/footer/footer.tsx';
const exposeFile = 'src/exposes/footer.ts';
const inFooter = (code: string) => (text: string) =>
  text.replace(/(export function Footer\([^)]*\)[^{]*\{)/, `$1 ${code}`);
const atImport = (code: string) => (text: string) => `${text}\n${code}\n`;

test.describe.configure({ timeout: 90_000 });
// Errors of these releases are expected; no other error may occur.
test.afterEach(async () => {
  const operator = registry();
  await operator.promote('mf-content', '1.0.0');
  await untilServed('mf-content', '1.0.0', 15_000);
});

/** Requests a list, whose page belongs to another frontend than the broken one. */
async function list(): Promise<{ status: number; html: string; ms: number }> {
  const started = Date.now();
  const response = await fetch(`${theShop().origins.shop}/search/`);
  return { status: response.status, html: await response.text(), ms: Date.now() - started };
}

function failures(version: string, phase: string, where: 'server' | 'browser'): Promise<number> {
  return metric('bergauf_remote_failures_total', { remote: 'mf-content', version, phase, where });
}

test('a release that throws when it is imported gets no traffic: the previous release stays', async () => {
  await releaseChanged('mf-content', '2.0.1', exposeFile, atImport("throw new Error('broken at import');"));
  await registry().promote('mf-content', '2.0.1');
  await expect.poll(() => failures('2.0.1', 'load', 'server'), { timeout: 10_000 }).toBeGreaterThan(0);
  const { status, html } = await list();
  expect(status).toBe(200);
  expect(html).toContain('data-mf="mf-content@1.0.0"');
});

test('a release that throws when the browser imports it leaves the HTML of the server', async ({ page, shop }) => {
  const code = "if (typeof document !== 'undefined') throw new Error('broken at import');";
  await releaseChanged('mf-content', '2.0.2', exposeFile, atImport(code));
  await registry().promote('mf-content', '2.0.2');
  await untilServed('mf-content', '2.0.2', 10_000);
  await page.goto(`${shop.origins.shop}/search/`);
  await page.locator('footer').getByRole('link').first().scrollIntoViewIfNeeded();
  await expect.poll(() => failures('2.0.2', 'load', 'browser'), { timeout: 10_000 }).toBeGreaterThan(0);
  await shopWorks(page);
});

test('a release that throws when it renders shows its fallback and leaves the rest of the page', {
  tag: '@every-run',
}, async ({ page, shop }) => {
  await releaseChanged('mf-content', '2.0.3', footerFile, inFooter("throw new Error('broken at render');"));
  await registry().promote('mf-content', '2.0.3');
  await untilServed('mf-content', '2.0.3', 10_000);
  const layoutShift = await recordLayoutShifts(page);
  const response = await page.goto(`${shop.origins.shop}/search/`);
  expect(response?.status()).toBe(200);
  await expect(page.locator('[data-mf-state="failed"][data-fragment="mf-content/footer"]')).toBeAttached();
  expect(await failures('2.0.3', 'render', 'server')).toBeGreaterThan(0);
  await expect.poll(() => failures('2.0.3', 'render', 'browser'), { timeout: 10_000 }).toBeGreaterThan(0);
  expect(await layoutShift()).toBeLessThan(0.02);
  await shopWorks(page);
});

test('a fragment that never loads shows its fallback, and the page arrives in time', async ({ page, shop }) => {
  const wait = 'use(forever);';
  await releaseChanged(
    'mf-content',
    '2.0.4',
    footerFile,
    (text) => `import { use } from 'react';\nconst forever = new Promise<never>(() => {});\n${inFooter(wait)(text)}`,
  );
  await registry().promote('mf-content', '2.0.4');
  await untilServed('mf-content', '2.0.4', 10_000);
  const response = await page.goto(`${shop.origins.shop}/search/`);
  expect(response?.status()).toBe(200);
  await expect(page.locator('[data-mf-state="loading"][data-fragment="mf-content/footer"]')).toBeAttached();
  expect(await failures('2.0.4', 'render', 'server')).toBeGreaterThan(0);
  await shopWorks(page);
});

test('an endless loop on the server ends one worker, not the page: the browser renders the omitted fragment', async ({
  page,
  shop,
}) => {
  const loop = "if (typeof document === 'undefined') for (;;);";
  await releaseChanged('mf-content', '2.0.5', footerFile, inFooter(loop));
  await registry().promote('mf-content', '2.0.5');
  await untilServed('mf-content', '2.0.5', 10_000);
  const first = await list();
  expect(first.status).toBe(200);
  expect(first.html).toContain('data-mf="mf-header@1.0.0"');
  expect(await failures('2.0.5', 'hang', 'server')).toBeGreaterThan(0);
  // The remote is in quarantine, so the next page does not wait.
  const second = await list();
  expect(second.ms).toBeLessThan(first.ms);
  await page.goto(`${shop.origins.shop}/search/`);
  await expect(page.locator('[data-mf="mf-content@2.0.5"] footer')).toBeVisible();
  await shopWorks(page);
  // A page of the remote is left to the browser as well.
  await page.goto(`${shop.origins.shop}/blog/`);
  const heading = page.locator('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText('Das hat nicht geklappt');
});

test('a page that a hung worker renders during the rollback is rendered by the release before, and is complete', async () => {
  // Node allows this wait on every thread; it uses no CPU time.
  const hang = "if (typeof document === 'undefined') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);";
  await releaseChanged('mf-content', '2.0.6', footerFile, inFooter(hang));
  // The rollback ends before the watchdog ends the worker. Nothing is cached.
  const shell = await startSecondShell({
    SHOP_HANG_TIMEOUT_MS: '10000',
    SHOP_PAGE_FRESH_MS: '0',
    SHOP_PAGE_STALE_MS: '0',
    SHOP_PAGE_STALE_IF_ERROR_MS: '0',
  });
  try {
    await registry().promote('mf-content', '2.0.6');
    await untilServed('mf-content', '2.0.6', 15_000, shell.origin);
    const seen: Seen = { complete: 0, other: {}, milliseconds: [] };
    const visits = Promise.all(['/', '/herren/', '/search/?q=ski'].map((page) => visitPage(shell.origin, page, seen)));
    await registry().promote('mf-content', '1.0.0');
    await untilServed('mf-content', '1.0.0', 15_000, shell.origin);
    expect(seen.milliseconds, 'pages that were there before the rollback').toEqual([]);
    await visits;
    expect(seen.other).toEqual({});
    expect(await metric('bergauf_render_workers_lost_total', {}, shell.operators)).toBeGreaterThan(0);
  } finally {
    await shell.stop();
  }
});

/** Checks what was not broken: header, list, an in-app navigation to a product. */
async function shopWorks(page: import('playwright/test').Page): Promise<void> {
  await expect(page.locator('[data-mf^="mf-header@"]')).toBeVisible();
  await page.locator('main a[href^="/p/"]').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
}
