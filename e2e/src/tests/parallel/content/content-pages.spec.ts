import { brotliCompressSync } from 'node:zlib';
import { browserName } from '../../../system/chromium.ts';
import { desktop, phone } from '../../../system/main-pages.ts';
import { accessibilityFaults } from '../../../system/page-checks/accessibility.ts';
import { cutOffPages, failed } from '../../../system/page-checks/failed-page.ts';
import { recordLayoutShifts } from '../../../system/page-checks/layout-shifts.ts';
import { faultsInStructuredData, structuredDataIn } from '../../../system/page-checks/structured-data.ts';
import { smallTargets } from '../../../system/page-checks/targets.ts';
import { startSecondShell } from '../../../system/services/second-shell.ts';
import { cutOffApi, expect, hydrated, test } from '../../../system/shop-page.ts';

/** Bytes of scripts, brotli, that a content page has beyond those of every page. */
const budget = 18 * 1024;

const withQuestions = ['hilfe', 'gutscheine', 'zahlung'].map((slug) => `/services/${slug}/`);

type Links = { readonly static: { url: string }[]; readonly services: { url: string }[] };

async function allPages(api: string): Promise<string[]> {
  const response = await fetch(`${api}/api/v1/pages/`);
  const { data } = (await response.json()) as { data: Links };
  return [...data.static, ...data.services].map(({ url }) => url);
}

const read = async (url: string) => {
  const response = await fetch(url, { headers: { 'user-agent': browserName } });
  return { status: response.status, html: await response.text() };
};

test('every page of the index is on the server, with heading, description, address, path and date', async ({
  shop,
}) => {
  const { origins } = shop;
  const pages = await allPages(origins.api);
  expect(pages.length).toBeGreaterThan(15);
  for (const path of pages) {
    const { status, html } = await read(`${origins.shop}${path}`);
    expect(status, path).toBe(200);
    expect(html.match(/<h1/g), path).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${origins.shop}${path}"`);
    expect(html).toMatch(/<meta name="description" content="[^"]{10,}"/);
    expect(html).toMatch(/<time dateTime="\d{4}-\d\d-\d\d"/i);
    const data = structuredDataIn(html);
    const type = withQuestions.includes(path) ? 'FAQPage' : 'WebPage';
    expect(faultsInStructuredData(data, [type, 'BreadcrumbList']), path).toEqual([]);
    expect(data[0]).toMatchObject({ url: `${origins.shop}${path}`, inLanguage: 'de-AT' });
  }
});

test('what does not exist is a 404 with the specified message', { tag: '@every-run' }, async ({ shop }) => {
  for (const path of ['/static/gibt-es-nicht/', '/services/impressum/', '/services/verleih/ski/', '/static/']) {
    const { status, html } = await read(`${shop.origins.shop}${path}`);
    expect(status, path).toBe(404);
    expect(html).toContain(`Page Not Found: ${path}`);
  }
});

test('the legal notice leads to the licences of all packages in the shop’s scripts and fonts, with their texts', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/static/impressum/`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Lizenzen' }).click();
  await page.waitForURL('**/third-party-licences.txt');
  const text = (await page.locator('pre').textContent()) ?? '';
  const notices = text.split(/\n-{80}\n/).slice(1);
  for (const name of ['react', 'react-dom', 'react-router', '@module-federation/runtime-core', 'zustand'])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, 'm'));
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toMatch(/SIL OPEN FONT LICENSE/i);
  for (const notice of notices) expect(notice, notice.slice(0, 200)).toMatch(/copyright/i);
});

for (const screen of [phone, { viewport: { width: 820, height: 1180 } }, desktop]) {
  test.describe(`${screen.viewport.width} px`, () => {
    test.use(screen);
    test('nothing shifts or scrolls sideways, targets are large enough, axe finds nothing, and the scripts stay within their budget', async ({
      page,
      shop,
      complaints,
    }) => {
      const shifts = await recordLayoutShifts(page);
      for (const path of [
        '/static/widerruf/',
        '/services/hilfe/?q=kostet',
        '/services/kontakt/',
        '/services/versand/',
        '/services/newsletter/',
      ]) {
        const scripts: Promise<Buffer>[] = [];
        const note = (response: import('playwright/test').Response) => {
          const isOwn = response.request().resourceType() === 'script' && response.url().includes('/mf-content/');
          if (isOwn) scripts.push(response.body());
        };
        page.on('response', note);
        await page.goto(`${shop.origins.shop}${path}`);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        page.off('response', note);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
          screen.viewport.width,
        );
        expect(await shifts(), path).toBeLessThanOrEqual(0.01);
        if (screen.viewport.width !== 820) expect(await accessibilityFaults(page), path).toEqual([]);
        const least = screen === phone ? 44 : 24;
        expect(await smallTargets(page.locator('main'), least), path).toEqual([]);
        const sizes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
        const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
        test.info().annotations.push({ type: 'bytes', description: `${path}: ${total} in ${sizes.length} scripts` });
        expect(total, path).toBeLessThanOrEqual(budget);
      }
      expect(complaints).toEqual({ console: [], csp: [] });
    });
  });
}

test('the index leads through a section in-app, with title and focus, and marks the page', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/static/impressum/`);
  await hydrated(page);
  const index = page.getByRole('navigation', { name: 'Bergauf und Rechtliches' });
  await expect(index.getByRole('link', { name: 'Impressum' })).toHaveAttribute('aria-current', 'page');
  await index.getByRole('link', { name: 'Widerruf' }).click();
  await expect(page).toHaveTitle('Widerruf | Bergauf');
  await expect(page.getByRole('heading', { level: 1, name: 'Widerruf' })).toBeFocused();
  await expect(index.getByRole('link', { name: 'Widerruf' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveTitle('Impressum | Bergauf');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the questions of all pages are searched by a form whose result has an address', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/services/hilfe/`);
    await page.getByRole('searchbox', { name: 'In allen Fragen suchen' }).fill('rückgabe');
    await page.getByRole('search', { name: 'In allen Fragen suchen' }).getByRole('button', { name: 'Suchen' }).click();
    expect(new URL(page.url()).searchParams.get('q')).toBe('rückgabe');
    const answers = page.getByRole('region', { name: /Antwort(en)? zu „rückgabe“/ });
    await expect(answers.getByRole('heading', { name: 'Was kostet die Rückgabe?' })).toBeVisible();
    await expect(answers.getByRole('link', { name: 'Hilfe', exact: true }).first()).toHaveAttribute(
      'href',
      /^\/services\/hilfe\/#/,
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  });
});

test('a search without a match names it and offers a way on; Back shows the search before', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/services/hilfe/?q=reservier`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: /Antwort(en)? zu „reservier“/ })).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'In allen Fragen suchen' });
  await field.fill('<b>xyzzy</b>');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nichts zu „<b>xyzzy</b>“ gefunden' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zum Kontaktformular' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /zu „reservier“/ })).toBeVisible();
  await expect(field).toHaveValue('reservier');
});

test('a browser without the API gets a page from the server; a page that cannot be loaded offers to try again', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/static/impressum/`);
  await hydrated(page);
  const index = page.getByRole('navigation', { name: 'Bergauf und Rechtliches' });
  await cutOffApi(page);
  await index.getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page).toHaveTitle('Datenschutz | Bergauf');
  const restore = await cutOffPages(page);
  await index.getByRole('link', { name: 'Widerruf' }).click();
  await expect(failed(page)).toBeVisible();
  await expect(page).toHaveURL(/\/static\/widerruf\/$/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeAttached();
  await restore();
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Widerruf' })).toBeVisible();
});

test('in English every page is in English', async ({ shop }) => {
  const english = await startSecondShell({ SHOP_LOCALE: 'en' });
  try {
    for (const path of [
      ...(await allPages(shop.origins.api)),
      '/services/hilfe/?q=return',
      `/services/newsletter/?token=${'a'.repeat(43)}`,
    ]) {
      const { status, html } = await read(`${english.origin}${path}`);
      expect(status, path).toBe(200);
      const main = /<main.*<\/main>/s.exec(html.replace(/<script[\s\S]*?<\/script>/g, ''))?.[0] ?? '';
      const german = main.match(/>[^<]*\b(und|oder|für|mit|dein|deine|nicht|alle|Stand|Seite drucken)\b[^<]*</g);
      expect(german ?? [], path).toEqual([]);
    }
  } finally {
    await english.stop();
  }
});

test('links of consent lead to pages that exist: registration, checkout and footer', async ({ page, shop }) => {
  const { origins } = shop;
  const hrefs = new Set<string>();
  // An empty checkout has them in its footer only.
  for (const [address, part] of [
    [`${origins.shop}/register/`, 'main'],
    [`${origins.checkout}/checkout/`, 'contentinfo'],
  ] as const) {
    await page.goto(address);
    for (const consent of ['/static/agb/', '/static/datenschutz/']) {
      await expect(page.getByRole(part).locator(`a[href$="${consent}"]`), address).not.toHaveCount(0);
    }
    for (const link of await page.locator('a[href*="/static/"], a[href*="/services/"]').all()) {
      hrefs.add(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    }
  }
  for (const href of hrefs) expect((await read(href)).status, href).toBe(200);
});
