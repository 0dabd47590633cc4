import type { Page } from 'playwright/test';
import { desktop } from '../../../../system/main-pages.ts';
import { type SecondShell, startSecondShell } from '../../../../system/services/second-shell.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

test.use({ pictures: 'none', ...desktop });

const map = (page: Page) => page.getByRole('group', { name: /^(Karte der Filialen|Map of the stores)$/ });
const cards = (page: Page) => page.getByRole('region', { name: /^(Filialen|Stores)$/ }).getByRole('listitem');
const canonical = (page: Page) => page.locator('link[rel="canonical"]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a postcode whose place is not known leads to the stores of its area, without distances', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/shops/`);
  await hydrated(page);
  const field = page.getByRole('combobox', { name: 'Ort oder Postleitzahl' });
  await field.fill('4221');
  await field.press('Enter');
  await expect(
    page.getByText('Zu 4221 kennen wir den Ort nicht genau. Diese Filialen sind in der Gegend:', { exact: true }),
  ).toBeVisible();
  await expect(heading(page)).toHaveText('Finde deine Filiale');
  await expect(field).toHaveValue('4221');
  await expect(cards(page)).toHaveCount(5);
  await expect(cards(page).first()).toContainText('Linz');
  await expect(cards(page).getByText(/ km$/)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  await expect(canonical(page)).toHaveAttribute('href', /\/shops\/$/);
});

test('a postcode that does not exist is unknown, with all stores and a way on', async ({ page, shop }) => {
  for (const code of ['1999', '9999', '0123']) {
    await page.goto(`${shop.origins.shop}/shops/${code}/`);
    await expect(page.getByText(`Die Postleitzahl ${code} kennen wir nicht.`)).toContainText('probiere auch den Ort');
    await expect(cards(page)).toHaveCount(60);
  }
});

test('a federal state has its stores', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/shops/`);
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Ort oder Postleitzahl' }).pressSequentially('steier');
  await page.getByRole('option', { name: 'Steiermark', exact: true }).click();
  await expect(page).toHaveURL(/\/shops\/steiermark\/$/);
  await expect(heading(page)).toHaveText('Bergauf in der Steiermark');
  await expect(cards(page)).toHaveCount(5);
  await expect(canonical(page)).toHaveAttribute('href', /\/shops\/steiermark\/$/);
});

test('beside numbered stores a group on the map has no count that could be the number of another', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/shops/6020/`);
  await hydrated(page);
  await expect(map(page)).not.toHaveAttribute('data-zoom');
  const group = map(page).getByRole('button', { name: /^1\+ 2 Filialen um Innsbruck/ });
  await expect(group).toHaveText('1+');
  const texts = await map(page).locator('[data-store] > *').allTextContents();
  const numbers = texts.filter((text) => /^\d+$/.test(text));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a service of a store’s page is chosen in its form, where what was typed stays', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/shop/linz/`);
  await hydrated(page);
  const form = page.getByRole('region', { name: 'Termin anfragen' });
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await form.getByLabel('Name').fill('Anna Moser');
  for (const [name, id] of [
    ['Ski-Service', 'ski-service'],
    ['Laufanalyse', 'laufanalyse'],
  ]) {
    await page.getByRole('link', { name: `${name}: Termin anfragen` }).click();
    await expect(page).toHaveURL(new RegExp(`\\?service=${id}#termin$`));
    await expect(form.getByLabel('Service')).toHaveValue(`${id}`);
    await expect(form.getByRole('heading', { name: 'Termin anfragen' })).toBeFocused();
    await expect(form.getByLabel('Service')).toBeInViewport();
    await expect(form.getByLabel('Name')).toHaveValue('Anna Moser');
  }
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a service of a store’s page is chosen in its form', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/shop/linz/`);
    await page.getByRole('link', { name: 'Ski-Service: Termin anfragen' }).click();
    await expect(page).toHaveURL(/\?service=ski-service#termin$/);
    await expect(page.getByRole('region', { name: 'Termin anfragen' }).getByLabel('Service')).toHaveValue(
      'ski-service',
    );
  });
});

test.describe('in English', () => {
  let shell: SecondShell;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shell = await startSecondShell({ SHOP_LOCALE: 'at,en' });
  });
  test.afterAll(() => shell?.stop());

  test('places have their English names: typed, in headings and on the map', async ({ page }) => {
    await page.goto(`${shell.origin}/en/shops/`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Carinthia' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Kärnten' })).toHaveCount(0);
    await expect(map(page).getByText('Styria', { exact: true })).toHaveCount(1);
    const field = page.getByRole('combobox', { name: 'Town or postcode' });
    await field.fill('1010 vienna');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/en\/shops\/1010-vienna\/$/);
    await expect(heading(page)).toHaveText('Bergauf near 1010 Vienna');
    await expect(field).toHaveValue('1010 Vienna');
    await field.fill('Styria');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/en\/shops\/styria\/$/);
    await expect(heading(page)).toHaveText('Bergauf in Styria');
    await expect(cards(page)).toHaveCount(5);
    await page.reload();
    await expect(canonical(page)).toHaveAttribute('href', `${shell.origin}/en/shops/steiermark/`);
  });
});
