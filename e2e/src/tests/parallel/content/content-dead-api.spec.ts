import { startFaultyProxy } from '@bergauf/test-kit/faulty-proxy';
import type { Page } from 'playwright/test';
import { browserName } from '../../../system/chromium.ts';
import { desktop } from '../../../system/main-pages.ts';
import { cutOffPages, failed } from '../../../system/page-checks/failed-page.ts';
import { startSecondShell } from '../../../system/services/second-shell.ts';
import { cutOffApi, expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none', ...desktop });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const again = (page: Page) => page.getByRole('link', { name: 'Noch einmal versuchen' });

/** Steps from one page to another in-app, and what the other's heading says. */
const steps = [
  {
    name: 'a store',
    from: '/shops/linz/',
    go: (page: Page) => page.locator('main li').getByRole('link', { name: 'Bergauf Linz' }).click(),
    title: 'Bergauf Linz',
  },
  {
    name: 'the search for flyers',
    from: '/werbung/',
    async go(page: Page) {
      await page.getByRole('textbox', { name: 'Ort oder Postleitzahl' }).fill('Linz');
      await page.keyboard.press('Enter');
    },
    title: 'Flugblätter bei Linz',
  },
  {
    name: 'a store’s flyers',
    from: '/shop/linz/',
    go: (page: Page) => page.getByRole('link', { name: 'Alle Flugblätter dieser Filiale' }).click(),
    title: 'Flugblätter der Filiale Bergauf Linz',
  },
];

for (const { name, from, go, title } of steps) {
  test(`${name}: the server has the page while the browser has no API; without both the page says so and tries again`, async ({
    page,
    shop,
  }) => {
    await page.goto(shop.origins.shop + from);
    await hydrated(page);
    const restore = await cutOffPages(page);
    await go(page);
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Suche' })).toBeVisible();
    // It fails, also when repeated.
    await again(page).click();
    await expect(failed(page)).toBeVisible();
    await restore();
    // The previous attempt may still be pending, and succeed.
    await expect(async () => {
      if (await failed(page).isVisible()) await again(page).click({ timeout: 1_000 });
      await expect(heading(page)).toHaveText(title, { timeout: 2_000 });
    }).toPass();

    await page.goto(shop.origins.shop + from);
    await hydrated(page);
    await cutOffApi(page);
    await go(page);
    await expect(heading(page)).toHaveText(title);
    await expect(failed(page)).toHaveCount(0);
  });
}

test('a request for an appointment that does not arrive says so, keeps what was entered, and is sent by another press', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/shop/linz/`);
  await hydrated(page);
  const form = page.getByRole('region', { name: 'Termin anfragen' });
  await form.getByLabel('Service').selectOption('Ski-Service');
  await form.getByLabel('Tag', { exact: true }).selectOption({ index: 1 });
  await form.getByLabel('Vormittag').check();
  await form.getByLabel('Name').fill('Anna Moser');
  await form.getByLabel('E-Mail-Adresse').fill(`termin-${Date.now()}@example.com`);
  await form.getByLabel('Was sollen wir wissen?').fill('Kanten schleifen');
  const submit = form.getByRole('button', { name: 'Termin anfragen' });
  const restore = await cutOffApi(page);
  for (const round of [1, 2]) {
    await submit.click();
    await expect(form.getByRole('alert'), `round ${round}`).toContainText('Wir erreichen den Shop gerade nicht.');
  }
  await expect(form.getByLabel('Was sollen wir wissen?')).toHaveValue('Kanten schleifen');
  await expect(form.getByLabel('Vormittag')).toBeChecked();
  await restore();
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Deine Anfrage ist da' })).toBeFocused();
});

test('a server without the API answers 503 in the shop’s layout, and with it again the pages', async ({
  page,
  shop,
}) => {
  const proxy = await startFaultyProxy(shop.origins.api);
  const shell = await startSecondShell({ API_ORIGIN: proxy.origin });
  const status = async (path: string): Promise<number> =>
    (await fetch(shell.origin + path, { headers: { 'user-agent': browserName } })).status;
  const paths = ['/shops/linz/', '/shop/linz/', '/werbung/?ort=Linz', '/werbung/shop/linz/'];
  try {
    await fetch(proxy.control, { method: 'PUT', body: 'down' });
    for (const path of paths) {
      expect((await page.goto(shell.origin + path))?.status(), path).toBe(503);
      await expect(failed(page), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
    }
    await fetch(proxy.control, { method: 'PUT', body: 'none' });
    for (const path of paths) await expect.poll(() => status(path), { message: path }).toBe(200);
  } finally {
    await shell.stop();
    await proxy.close();
  }
});
