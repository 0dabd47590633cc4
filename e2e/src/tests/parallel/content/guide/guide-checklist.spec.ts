import type { Page } from 'playwright/test';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

const article = '/blog/article/packliste-huette/';
const other = '/blog/article/halle-an-den-fels/';

const list = (page: Page) => page.getByRole('region', { name: 'Packliste zum Abhaken' });
const box = (page: Page, name: string) => list(page).getByRole('checkbox', { name, exact: true });

test('ticks stay in this browser, by article, in every tab, until they are removed', async ({
  page,
  context,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}${article}`);
  await hydrated(page);
  await expect(list(page).getByText('0 von 16 erledigt')).toBeVisible();
  // By keyboard.
  await box(page, 'Regenjacke').focus();
  await page.keyboard.press('Space');
  await box(page, 'Karte auf Papier').check();
  await expect(list(page).getByText('2 von 16 erledigt')).toBeVisible();
  await expect(list(page).getByText('Deine Häkchen bleiben in diesem Browser.')).toBeVisible();

  // Another tab has them, and what it ticks comes here.
  const second = await context.newPage();
  await second.goto(`${shop.origins.shop}${article}`);
  await expect(box(second, 'Regenjacke')).toBeChecked();
  await box(second, 'Isolationsjacke').check();
  await expect(box(page, 'Isolationsjacke')).toBeChecked();
  await second.goto(`${shop.origins.shop}${other}`);
  await hydrated(second);
  await expect(second.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await second.getByRole('checkbox', { name: /^Knoten richtig/ }).check();
  await second.close();

  // After a reload, and forth and back in the app.
  await page.reload();
  await expect(list(page).getByText('3 von 16 erledigt')).toBeVisible();
  await page.getByRole('region', { name: 'Weiterlesen' }).getByRole('article').first().getByRole('link').click();
  await expect(list(page)).toHaveCount(0);
  await page.goBack();
  await expect(list(page).getByText('3 von 16 erledigt')).toBeVisible();
  await expect(box(page, 'Regenjacke')).toBeChecked();

  const clear = list(page).getByRole('button', { name: 'Alle Häkchen entfernen' });
  await clear.click();
  await expect(list(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(clear).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(list(page).getByText('0 von 16 erledigt')).toBeVisible();
  await page.goto(`${shop.origins.shop}${other}`);
  await expect(page.getByRole('checkbox', { name: /^Knoten richtig/ })).toBeChecked();
});

test('a tick from before hydration is kept', async ({ page, shop }) => {
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`${shop.origins.shop}${article}`, { waitUntil: 'commit' });
  await box(page, 'Regenjacke').check();
  release();
  await expect(list(page).getByText('1 von 16 erledigt')).toBeVisible();
  await expect(box(page, 'Regenjacke')).toBeChecked();
});

test('where the browser stores nothing, ticks hold for the page, and it says so', async ({
  page,
  shop,
  complaints,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(`${shop.origins.shop}${article}`);
  await hydrated(page);
  await box(page, 'Regenjacke').check();
  await box(page, 'Isolationsjacke').check();
  await expect(list(page).getByText('2 von 16 erledigt')).toBeVisible();
  await expect(list(page).getByText(/merkt sich nichts/)).toBeVisible();
  expect(complaints.console).toEqual([]);
});

test('the list prints alone, with its ticks; the page is whole again afterwards', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}${article}`);
  await hydrated(page);
  await box(page, 'Regenjacke').check();
  const paragraph = page.getByText('Zwölf Kilo machen aus jedem Abstieg');
  // The dialog of the browser blocks the page; here it lets the test look at the paper.
  await page.evaluate(() => {
    globalThis.print = () => {};
  });
  await list(page).getByRole('button', { name: 'Liste drucken' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(list(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(box(page, 'Regenjacke')).toBeChecked();
  await expect(paragraph).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(paragraph).toBeVisible();
});
