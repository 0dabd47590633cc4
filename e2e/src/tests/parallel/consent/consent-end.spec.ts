import type { Page } from 'playwright/test';
import { expect, hydrated, openConsentSettings, storedConsent, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none', answer: 'none' });

const keysOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test('a consent that was withdrawn in another tab leaves nothing in one that was elsewhere meanwhile', async ({
  page,
  context,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/`);
  await page.getByRole('region', { name: 'Einwilligung' }).getByRole('button', { name: 'Alle annehmen' }).click();
  await expect.poll(() => keysOf(page)).toContain('bergauf-visit');
  await page.goto(`${shop.origins.checkout}/`);

  const other = await context.newPage();
  await other.goto(`${shop.origins.shop}/marken/`);
  await hydrated(other);
  await openConsentSettings(other);
  const settings = other.getByRole('dialog', { name: 'Deine Einwilligung' });
  await settings.getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(settings).toBeHidden();

  await page.goto(`${shop.origins.shop}/marken/`);
  expect(await keysOf(page)).toContain('bergauf-visit');
  await expect.poll(() => keysOf(page), { timeout: 20_000 }).not.toContain('bergauf-visit');
});

test('a consent that has expired is asked for again, and what was stored under it is deleted', async ({
  page,
  context,
  shop,
}) => {
  const given = JSON.parse(storedConsent({ preferences: true, statistics: true })) as { value: { at: number } };
  given.value.at -= 366 * 24 * 60 * 60 * 1000;
  const underConsent = ['bergauf-recently-viewed', 'bergauf-gender', 'bergauf-recent-searches', 'bergauf-visit'];
  await context.addInitScript(
    ([consent, ...keys]) => {
      if (localStorage.getItem('bergauf-consent') !== null) return;
      localStorage.setItem('bergauf-consent', consent ?? '');
      localStorage.setItem('bergauf-scheme', 'dark');
      for (const key of keys) (key === 'bergauf-visit' ? sessionStorage : localStorage).setItem(key, 'stored');
    },
    [JSON.stringify(given), ...underConsent],
  );
  await page.goto(`${shop.origins.shop}/marken/`);
  await expect(page.getByRole('region', { name: 'Einwilligung' })).toBeVisible();
  await expect
    .poll(async () => (await keysOf(page)).filter((key) => underConsent.includes(key)), { timeout: 20_000 })
    .toEqual([]);
  expect(await keysOf(page)).toContain('bergauf-scheme');
});

test('a page that is left before anything counts its events is counted, with the consent alone', async ({
  page,
  context,
  shop,
}) => {
  const sent: string[] = [];
  await context.exposeFunction('noteEvents', (text: string) => sent.push(text));
  await context.addInitScript(() => {
    const { noteEvents } = globalThis as unknown as { noteEvents(text: string): void };
    navigator.sendBeacon = (url, body) => {
      if (url === '/_shell/analytics') void (body as Blob).text().then(noteEvents);
      return true;
    };
  });
  // What counts is late.
  await page.route(/\/consent\.[0-9a-f]+\.js/, () => {});
  const leave = (): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('pagehide')));
  const visit = async (): Promise<void> => {
    await page.goto(`${shop.origins.shop}/marken/`);
    await hydrated(page);
    await leave();
    await leave();
  };
  await visit();
  await page.evaluate(
    (consent) => localStorage.setItem('bergauf-consent', consent),
    storedConsent({ preferences: false, statistics: true }),
  );
  await visit();
  await expect.poll(() => sent).toEqual([JSON.stringify({ events: [{ name: 'page_data', detail: 'other' }] })]);
});
