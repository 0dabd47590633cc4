import type { Locator, Page } from 'playwright/test';
import { findProduct } from '../../../../system/catalogue.ts';
import { heldBack, place as list } from '../../../../system/list-page.ts';
import { comeToFooter, expect, hydrated, test } from '../../../../system/shop-page.ts';

test.use({ pictures: 'none' });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Navigates from the imprint to a page, and waits for its script for layers. */
async function arrive(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}/static/impressum/`);
  await page.goto(`${origin}${path}`);
  await hydrated(page);
  // The script that is loaded once the page is idle adds the second one.
  await expect(page.locator('body > [role="status"]')).toHaveCount(3);
}

const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Menü öffnen' });
const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menü' });
const storeSheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Filiale wählen' });

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).tap();
  await expect(menu(page).getByRole('button', { name: 'Damen' })).toBeVisible();
}

/** @param api origin of the product API. @returns the path of a product with a detail that is explained */
async function aProductWithTerms(api: string): Promise<string> {
  const product = await findProduct(api, '/search/', ({ details }) => details.some(({ name }) => name === 'Sprengung'));
  return product.url;
}

type Layer = {
  name: string;
  path: string | typeof aProductWithTerms;
  opener(page: Page): Locator;
  layer(page: Page): Locator;
};

const layers: readonly Layer[] = [
  { name: 'menu', path: '/', opener: menuButton, layer: menu },
  {
    name: 'cart',
    path: '/',
    opener: (page) => page.locator('header').getByRole('link', { name: /^Warenkorb/ }),
    layer: (page) => page.getByRole('dialog', { name: /^Warenkorb/ }),
  },
  {
    name: 'search',
    path: '/',
    opener: (page) => page.getByRole('combobox', { name: 'Suche' }),
    layer: (page) => page.getByRole('listbox', { name: 'Vorschläge' }),
  },
  {
    name: 'sheet of the filters',
    path: list,
    opener: (page) => page.getByRole('button', { name: 'Filter', exact: true }),
    layer: (page) => page.locator('[popover]:popover-open'),
  },
  {
    name: 'explanation of a term',
    path: aProductWithTerms,
    opener: (page) => page.getByRole('button', { name: /^Was bedeutet/ }).first(),
    layer: (page) => page.locator('[popover]:popover-open'),
  },
  {
    name: 'consent',
    path: '/',
    opener: (page) => page.getByRole('link', { name: 'Cookies und Statistik' }),
    layer: (page) => page.getByRole('dialog', { name: 'Deine Einwilligung' }),
  },
];

for (const { name, path, opener, layer } of layers) {
  test(`${name}: Back closes it, and a second Back leaves; closed without Back or opened twice, one Back leaves`, async ({
    page,
    shop,
    complaints,
  }) => {
    await arrive(page, shop.origins.shop, typeof path === 'string' ? path : await path(shop.origins.api));
    const address = page.url();
    if (name === 'consent') await comeToFooter(page);
    await opener(page).tap();
    await expect(layer(page)).toBeVisible();
    await page.goBack();
    await expect(layer(page)).toBeHidden();
    expect(page.url()).toBe(address);
    for (const _ of [1, 2]) {
      await opener(page).tap();
      await expect(layer(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(layer(page)).toBeHidden();
    }
    await opener(page).tap();
    await expect(layer(page)).toBeVisible();
    await page.goBack();
    await expect(layer(page)).toBeHidden();
    expect(page.url()).toBe(address);
    await page.goForward();
    await expect(layer(page)).toBeHidden();
    // Past the entry that nothing lies on any more.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/impressum\//);
    expect(complaints.csp).toEqual([]);
  });
}

test('a sheet that was opened before the script for layers has loaded: Back closes it', async ({ page, shop }) => {
  const release = await heldBack(page, /\/later\.[^/]+\.js$/);
  await page.goto(`${shop.origins.shop}/static/impressum/`);
  await page.goto(`${shop.origins.shop}${list}`);
  await hydrated(page);
  const address = page.url();
  const sheet = page.locator('[popover]:popover-open');
  await page.getByRole('button', { name: 'Filter', exact: true }).tap();
  await expect(sheet).toBeVisible();
  await release();
  await expect(page.locator('body > [role="status"]')).toHaveCount(3);
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(page.url()).toBe(address);
});

test('a layer on a layer: each Back closes one', async ({ page, shop }) => {
  await arrive(page, shop.origins.shop, '/');
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Filiale wählen' }).tap();
  await expect(storeSheet(page)).toBeVisible();
  await page.goBack();
  await expect(storeSheet(page)).toBeHidden();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/impressum\//);
});

test('a link in a layer leads to its page; one Back comes to the page below, one more leaves it', async ({
  page,
  shop,
}) => {
  await arrive(page, shop.origins.shop, '/');
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Anmelden' }).tap();
  await expect(page).toHaveURL(/\/login\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${shop.origins.shop}/`);
  await expect(page.locator('[data-fragment="mf-content/home-page"]')).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/impressum\//);
});

test('a search that is sent from its panel: one Back comes to the page below, one more leaves it', async ({
  page,
  shop,
}) => {
  await arrive(page, shop.origins.shop, '/');
  const field = page.getByRole('combobox', { name: 'Suche' });
  await field.tap();
  await expect(page.getByRole('listbox', { name: 'Vorschläge' })).toBeVisible();
  await field.fill('ski');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=ski$/);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.origins.shop}/`);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/impressum\//);
});

test('a filter in the open sheet: Back closes the sheet, then undoes the filter, then leaves the list', async ({
  page,
  shop,
}) => {
  await arrive(page, shop.origins.shop, list);
  const sheet = page.locator('[popover]:popover-open');
  await page.getByRole('button', { name: 'Filter', exact: true }).tap();
  await sheet.locator('input:enabled[type="checkbox"]').first().check();
  await expect(page).toHaveURL(/filters=/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/filters=/);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.origins.shop}${list}`);
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/impressum\//);
});

test('two steps back at once, out of the sheet: it closes, and the filter is undone', async ({ page, shop }) => {
  await arrive(page, shop.origins.shop, list);
  const sheet = page.locator('[popover]:popover-open');
  await page.getByRole('button', { name: 'Filter', exact: true }).tap();
  await sheet.locator('input:enabled[type="checkbox"]').first().check();
  await expect(page).toHaveURL(/filters=/);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(`${shop.origins.shop}${list}`);
  await expect(sheet).toBeHidden();
});

test('a zoomed picture is closed by Back', async ({ page, shop }) => {
  await arrive(page, shop.origins.shop, list);
  await page.locator('main article a').first().tap();
  await expect(page).toHaveURL(/\/p\//);
  await page
    .getByRole('region', { name: /Bilder/ })
    .getByRole('link', { name: 'Vergrößern' })
    .first()
    .tap();
  const zoom = page.locator('dialog:modal');
  await expect(zoom).toBeVisible();
  await page.goBack();
  await expect(zoom).toBeHidden();
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.origins.shop}${list}`);
});
