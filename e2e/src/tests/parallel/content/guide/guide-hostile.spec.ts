import { startTamperingProxy } from '@bergauf/test-kit/tampering-proxy';
import { faultsInStructuredData, structuredDataIn } from '../../../../system/page-checks/structured-data.ts';
import { type ApiOfFolder, startApiOfExample } from '../../../../system/services/api-of-folder.ts';
import { type SecondShell, startSecondShell } from '../../../../system/services/second-shell.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

test.describe.configure({ mode: 'default' });

/** The effect that a script in the data would have. */
const acts = 'window.hacked=(window.hacked||0)+1';
const script = `</script><script>${acts}</script><img src=x onerror="${acts}">`;
const hostile = (name: string) => `${name} javascript:${acts} "'><svg onload="${acts}"> {{${acts}}} <!--${script}`;

/** An article whose every text is hostile. */
const article = {
  id: 666,
  slug: 'hostile',
  category: 'laufen',
  titles: { at: hostile('Titel') },
  leads: { at: hostile('Vorspann') },
  picture: { file: 'pictures/schuh.svg', alt: { at: hostile('Bild') } },
  publishedOn: '2026-03-01',
  related: ['welcher-schuh'],
  blocks: [
    { type: 'paragraph', text: hostile('Absatz') },
    { type: 'heading', level: 2, id: 'eins', text: hostile('Kapitel') },
    { type: 'heading', level: 2, id: 'zwei', text: hostile('Kapitel 2') },
    { type: 'heading', level: 2, id: 'drei', text: hostile('Kapitel 3') },
    { type: 'heading', level: 3, id: 'vier', text: hostile('Abschnitt') },
    { type: 'list', ordered: true, items: [hostile('Punkt')] },
    { type: 'tip', title: hostile('Tipp'), text: hostile('Rat') },
    {
      type: 'picture',
      picture: { file: 'pictures/schuh.svg', alt: { at: hostile('Figur') } },
      caption: hostile('Unterschrift'),
    },
    { type: 'table', caption: hostile('Tabelle'), head: [hostile('Kopf')], rows: [[hostile('Zelle')]] },
    { type: 'products', title: hostile('Regal'), kinds: ['running-shoe'] },
    { type: 'facts', items: [{ name: hostile('Name'), value: hostile('Wert') }] },
    { type: 'questions', items: [{ question: hostile('Frage'), answer: hostile('Antwort') }] },
    { type: 'links', items: [{ name: hostile('Link'), url: '/blog/' }] },
    { type: 'checklist', id: 'liste', title: hostile('Liste'), items: [{ id: 'eins', text: hostile('Haken') }] },
  ],
};

let api: ApiOfFolder | undefined;
let shell: SecondShell | undefined;
let proxy: Awaited<ReturnType<typeof startTamperingProxy>> | undefined;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  api = await startApiOfExample({ add: { articles: [article] } });
  // The import refuses such a link; an API of a retailer might not. And it may be newer than this frontend.
  proxy = await startTamperingProxy(api.origin, {
    response: ({ url, body }) => {
      if (!url.startsWith('/api/v1/blog/article/hostile/')) return;
      const { blocks } = (body as { data: { blocks: unknown[] } }).data;
      blocks.push({ type: 'links', items: [{ name: 'Skriptlink', url: `javascript:${acts}` }] });
      blocks.push({ type: 'html', text: script, html: script });
      blocks.push({ type: 'paragraph', text: 'Nach dem unbekannten Block.' });
    },
  });
  shell = await startSecondShell({ API_ORIGIN: proxy.origin });
});
test.afterAll(async () => {
  await shell?.stop();
  await proxy?.close();
  await api?.stop();
});

test('a script in the texts of an imported article never runs, neither in the page nor in its structured data', async ({
  page,
  complaints,
}) => {
  for (const [path, type] of [
    ['/blog/', 'CollectionPage'],
    ['/blog/laufen/', 'CollectionPage'],
    ['/blog/article/hostile/', 'Article'],
  ] as const) {
    await test.step(path, async () => {
      const html = await (await fetch(`${shell?.origin}${path}`)).text();
      const data = structuredDataIn(html);
      expect(faultsInStructuredData(data, [type, 'BreadcrumbList'])).toEqual([]);
      expect(JSON.stringify(data)).toContain('Titel javascript:');
      await page.goto(`${shell?.origin}${path}`);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      // The texts are shown as plain text.
      await expect(page.locator('main')).toContainText(`Titel javascript:${acts}`);
      expect(await page.locator('main :is(script, [onload], [onerror])').count()).toBe(0);
      expect(
        await page.locator('main a[href*="javascript:" i], main :is(img, source)[src*="javascript:" i]').count(),
      ).toBe(0);
    });
  }
  for (const text of ['Absatz', 'Kapitel', 'Punkt', 'Rat', 'Unterschrift', 'Zelle', 'Wert', 'Frage', 'Link', 'Haken']) {
    await expect(page.locator('main').getByText(`${text} javascript:${acts}`).first()).toBeAttached();
  }
  // In the app, too: the article comes as a payload.
  await page.goto(`${shell?.origin}/blog/`);
  await hydrated(page);
  // By keyboard: these titles are higher than the screen.
  await page.locator('main a[href="/blog/article/hostile/"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nach dem unbekannten Block.')).toBeVisible();
  for (const link of await page.locator('main nav a[href^="#"]').all()) {
    await link.focus();
    await page.keyboard.press('Enter');
  }
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined();
  // Not even attempted: the Content Security Policy had nothing to block.
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('a block of an unknown type and a link to a script are left out, and the rest of the article is shown', async ({
  page,
}) => {
  await page.goto(`${shell?.origin}/blog/article/hostile/`);
  await hydrated(page);
  await expect(page.getByText('Nach dem unbekannten Block.')).toBeVisible();
  await expect(page.getByText('Skriptlink')).toHaveCount(0);
});
