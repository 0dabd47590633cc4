import { type ApiFault, startFaultyProxy } from '@bergauf/test-kit/faulty-proxy';
import type { Page } from 'playwright/test';
import { browserName } from '../../../../system/chromium.ts';
import { faultsInStructuredData, structuredDataIn } from '../../../../system/page-checks/structured-data.ts';
import { startSecondShell } from '../../../../system/services/second-shell.ts';
import { cutOffApi, expect, hydrated, storedConsent, test } from '../../../../system/shop-page.ts';

const list = '/blog/';
const article = '/blog/article/packliste-huette/';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const articles = (page: Page) => page.getByRole('list', { name: 'Beiträge' }).getByRole('article');

test('topics and pages are links: forth, back and into an article, with title, focus and scroll position', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}${list}`);
  await hydrated(page);
  await expect(articles(page)).toHaveCount(12);
  const first = await articles(page).first().getByRole('heading').textContent();

  await page.getByRole('link', { name: 'Ältere Beiträge' }).click();
  await expect(page).toHaveURL(/\/blog\/\?page=2$/);
  await expect(page).toHaveTitle('Ratgeber, Seite 2 | Bergauf');
  await expect(heading(page)).toBeFocused();
  await expect(articles(page).first().getByRole('heading')).not.toHaveText(String(first));
  await page.getByRole('link', { name: 'Seite 1', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/$/);

  const topics = page.getByRole('navigation', { name: 'Themen' });
  const topic = topics.getByRole('link', { name: /^Ski & Winter/ });
  const count = Number(/\d+/.exec((await topic.textContent()) ?? '')?.[0]);
  await topic.click();
  await expect(heading(page)).toHaveText('Ski & Winter');
  await expect(topics.getByRole('link', { name: /^Ski & Winter/ })).toHaveAttribute('aria-current', 'page');
  await expect(articles(page)).toHaveCount(count);
  await page.goBack();
  await expect(heading(page)).toHaveText('Ratgeber');
  await expect(articles(page).first().getByRole('heading')).toHaveText(String(first));

  await articles(page).nth(3).getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/article\/[a-z0-9-]+\/$/);
  await expect(heading(page)).toBeFocused();
});

test.describe('with consent to statistics', () => {
  test.use({ answer: 'none' });

  test('list and article send no page data (SPEC 2), the pages before and after them do', async ({
    page,
    context,
    shop,
  }) => {
    const consent = storedConsent({ preferences: true, statistics: true });
    await context.addInitScript((text) => localStorage.setItem('bergauf-consent', text), consent);
    const sent = () =>
      page.evaluate(() => {
        const queue: unknown = Reflect.get(globalThis, 'dataLayer');
        return (Array.isArray(queue) ? queue : []).filter(({ event }) => event === 'page_data').map(({ path }) => path);
      });
    await page.goto(`${shop.origins.shop}/`);
    await hydrated(page);
    await expect.poll(sent).toEqual(['/']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ratgeber' }).click();
    await expect(heading(page)).toHaveText('Ratgeber');
    await articles(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/article\//);
    await page.getByRole('navigation', { name: 'Du bist hier' }).getByRole('link', { name: 'Start' }).click();
    await expect.poll(sent).toEqual(['/', '/']);
  });
});

test('an article has chapters, figures, tables, live products and what to read next; the keyboard reaches all of it', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.origins.shop}${article}`);
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'Inhalt' });
  const chapter = contents.getByRole('link', { name: 'Der Rucksack' });
  await chapter.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#der-rucksack$/);
  await expect(page.getByRole('heading', { name: 'Der Rucksack' })).toBeInViewport();
  await expect(chapter).toHaveAttribute('aria-current', 'location');
  // The list stays beside the text, and follows it back to the top.
  await expect(contents).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(contents.locator('[aria-current]')).toHaveText('Bevor du gehst');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(contents.locator('[aria-current]')).toHaveCount(0);

  await expect(page.getByRole('figure').getByRole('img')).toHaveAttribute('alt', /Hütte/);
  await expect(
    page
      .getByRole('region', { name: /^Kleidung/ })
      .getByRole('rowheader')
      .first(),
  ).toBeVisible();
  const shelf = page.getByRole('region', { name: 'Für die Hüttentour' });
  await expect(shelf.getByRole('article')).toHaveCount(4);
  await expect(shelf.locator('.price').first()).toContainText('€');
  // Tiles hydrate when a shopper comes near.
  await shelf.scrollIntoViewIfNeeded();
  await hydrated(page);
  const heart = shelf.getByRole('button', { name: /Wunschliste/ }).first();
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const further = page.getByRole('region', { name: 'Passt zum Beitrag' });
  await expect(further.getByRole('article')).toHaveCount(4);
  await expect(further.getByRole('link', { name: /Passt zum Beitrag/ })).toHaveAttribute('href', /^\/[a-z/-]+\/$/);
  await expect(page.getByRole('region', { name: 'Weiterlesen' }).getByRole('article')).toHaveCount(3);

  // Every link and button of the page gets focus by Tab, in the order of the page.
  await heading(page).focus();
  const names: string[] = [];
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
  }
  const order = ['Was die Hütte hat', 'Bevor du gehst', 'Liste drucken', 'Alle ansehen'].map((name) =>
    names.indexOf(name),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});

test('the share button copies the address where there is no share dialog', async ({ page, context, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${shop.origins.shop}${article}`);
  await hydrated(page);
  await page.locator('main').getByRole('button', { name: 'Teilen' }).click();
  await expect(page.getByText('Link kopiert.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${shop.origins.shop}${article}`);
});

test('search engines get title, description, canonical address and valid structured data of every page', {
  tag: '@every-run',
}, async ({ shop }) => {
  const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  for (const [path, expected] of [
    [list, ['CollectionPage', 'BreadcrumbList']],
    ['/blog/?page=2', ['CollectionPage', 'BreadcrumbList']],
    ['/blog/wandern/', ['CollectionPage', 'BreadcrumbList']],
    [article, ['Article', 'BreadcrumbList']],
  ] as const) {
    const response = await fetch(`${shop.origins.shop}${path}`, { headers: bot });
    expect(response.status, path).toBe(200);
    const html = await response.text();
    expect(html, path).toMatch(/<title>[^<]+ \| Bergauf<\/title>/);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html, path).toContain(`<link rel="canonical" href="${shop.origins.shop}${path}"`);
    const data = structuredDataIn(html);
    expect(faultsInStructuredData(data, expected), path).toEqual([]);
  }
});

test('what does not exist is a 404; an article below /blog/ leads to its address', async ({ page, shop }) => {
  for (const path of [
    '/blog/angeln/',
    '/blog/article/',
    '/blog/article/gibt-es-nicht/',
    '/blog/ski/langlauf/',
    '/blog/A/',
  ]) {
    const response = await page.goto(`${shop.origins.shop}${path}`);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
  }
  await page.goto(`${shop.origins.shop}/blog/packliste-huette/`);
  await expect(page).toHaveURL(`${shop.origins.shop}${article}`);
});

test('home and header lead to articles that exist', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  await page.getByRole('combobox').first().click();
  const links = page.locator('a[href^="/blog/"]');
  await expect(page.getByRole('banner').locator('a[href^="/blog/article/"]').first()).toBeVisible();
  const addresses = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
  expect(addresses.size).toBeGreaterThan(3);
  for (const address of addresses) {
    expect((await page.request.get(`${shop.origins.shop}${address}`)).status(), address).toBe(200);
  }
});

test('with an API that is down in the browser, the guide goes on: the shop’s server has its pages', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}${list}`);
  await hydrated(page);
  await cutOffApi(page);
  await page.getByRole('navigation', { name: 'Themen' }).getByRole('link', { name: /^Rad/ }).click();
  await expect(heading(page)).toHaveText('Rad');
  await articles(page).first().getByRole('link').click();
  await expect(page.getByRole('navigation', { name: 'Inhalt' })).toBeVisible();
});

test('with an API that is slow for the server, pages are whole; without it a page says so in the shop’s layout', async ({
  page,
  shop,
}) => {
  const proxy = await startFaultyProxy(shop.origins.api);
  // Time enough for the longest delay, also on a machine whose cores are busy: the usual limit leaves half a second.
  const shell = await startSecondShell({ API_ORIGIN: proxy.origin, SHOP_DATA_TIMEOUT_MS: '5000' });
  const set = (fault: ApiFault) => fetch(proxy.control, { method: 'PUT', body: fault });
  try {
    // Pages that the shell has not rendered before: none comes from its cache.
    for (const [fault, topic, slug] of [
      ['none', 'laufen', 'laufen-anfangen'],
      ['delay 300', 'ski', 'ski-wachsen'],
      ['delay 1000', 'rad', 'platten-flicken'],
    ] as const) {
      await set(fault);
      for (const path of [`/blog/${topic}/`, `/blog/article/${slug}/`]) {
        const response = await fetch(`${shell.origin}${path}`, { headers: { 'user-agent': browserName } });
        const html = await response.text();
        expect(response.status, `${fault} ${path}`).toBe(200);
        expect(html, `${fault} ${path}`).toMatch(/<h1[^>]*>[^<]/);
        expect(html.match(/data-fragment="mf-content\/footer"/g), `${fault} ${path}`).toHaveLength(1);
      }
    }
    await set('down');
    const response = await page.goto(`${shell.origin}${article}`);
    expect(response?.status()).toBe(503);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // A page that was complete before is shown for a limited time.
    expect((await page.goto(`${shell.origin}/blog/laufen/`))?.status()).toBe(200);
    await set('none');
    await expect.poll(async () => (await page.goto(`${shell.origin}${article}`))?.status()).toBe(200);
  } finally {
    await shell.stop();
    await proxy.close();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('list, topics, pages and articles are whole; a checklist can be ticked', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}${list}`);
    await expect(articles(page)).toHaveCount(12);
    await page.getByRole('link', { name: 'Ältere Beiträge' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(articles(page)).toHaveCount(12);
    await page
      .getByRole('navigation', { name: 'Themen' })
      .getByRole('link', { name: /^Wandern/ })
      .click();
    await articles(page).filter({ hasText: 'Packliste' }).getByRole('link').click();
    await expect(heading(page)).toHaveText('Packliste für drei Tage Hütte');
    await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name: 'Die Liste' }).click();
    await expect(page.getByRole('heading', { name: 'Die Liste' })).toBeInViewport();
    await page.getByRole('checkbox', { name: 'Regenjacke' }).check();
    await expect(page.locator('main').getByRole('button', { name: /Teilen|drucken|entfernen/ })).toHaveCount(0);
    await expect(page.locator('main .price').first()).toContainText('€');
  });
});
