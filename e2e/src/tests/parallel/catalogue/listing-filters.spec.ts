import {
  chips,
  filters,
  firstBrand,
  group,
  heldBack,
  listUpdated,
  open,
  place,
  textOf,
  tiles,
  total,
} from '../../../system/list-page.ts';
import { accessibilityFaults } from '../../../system/page-checks/accessibility.ts';
import { expect, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none' });

test.use({ viewport: { width: 1440, height: 900 } });

test('UX 1: the list shows its total; every filter value has its count; values without products stay visible and disabled', {
  tag: '@every-run',
}, async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  const all = await total(page);
  expect(all).toBeGreaterThan(24);
  await group(page, 'Sportart').getByRole('checkbox', { name: 'Wandern' }).check();
  await expect.poll(() => total(page)).toBeLessThan(all);
  await listUpdated(page);
  const rows = filters(page).locator(
    'fieldset label:has(input[type=checkbox]), fieldset label:has(input[value="2735"])',
  );
  for (const text of await rows.allTextContents()) expect(text).toMatch(/\d+$/);
  // "35 5" would be heard as the size 35,5.
  await expect(group(page, 'Größe').getByRole('checkbox').first()).toHaveAccessibleName(/^\S+ \(\d+\)$/);
  await expect(group(page, 'Zustand').getByRole('radio', { name: 'Alle' })).toBeChecked();
  const none = rows.filter({ has: page.locator('input:disabled'), visible: true });
  expect(await none.count()).toBeGreaterThan(0);
  for (const text of await none.allTextContents()) expect(text).toMatch(/(^|\D)0$/);
});

test('categories that the filters have emptied can still be read', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  await group(page, 'Sportart').getByRole('checkbox', { name: 'Wandern' }).check();
  await listUpdated(page);
  const emptied = page.getByRole('navigation', { name: 'Kategorie' }).locator('p');
  await expect(emptied).not.toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('UX 2: applied filters keep their place, appear as chips in one group, and can be reset', async ({
  page,
  shop,
}) => {
  await open(page, `${shop.origins.shop}${place}`);
  const all = await total(page);
  const brand = firstBrand(page);
  const name = (await textOf(brand.locator('xpath=..').locator('span').first())).trim();
  await brand.check();
  const chip = chips(page).getByRole('button', { name: `Filter entfernen: Marke ${name}` });
  await expect(chip).toBeVisible();
  await expect(brand).toBeChecked();
  await group(page, 'Farbe').locator('input:enabled').first().check();
  await expect(chips(page).getByRole('button', { name: /^Filter entfernen: Farbe/ })).toBeVisible();
  await listUpdated(page);
  await chip.click();
  await expect(brand).not.toBeChecked();
  await expect(chip).toHaveCount(0);
  await listUpdated(page);
  await page.getByRole('button', { name: 'Alle zurücksetzen' }).click();
  await expect(page).toHaveURL(`${shop.origins.shop}${place}`);
  await expect.poll(() => total(page)).toBe(all);
});

test('UX 5: filter groups show 8 values first; nothing scrolls inside the column', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  const brands = group(page, 'Marke');
  await expect(brands.locator('label:visible')).toHaveCount(8);
  const more = brands.getByText(/^\d+ weitere$/);
  const rest = Number((await textOf(more)).replace(/\D/g, ''));
  await more.click();
  await expect(brands.locator('label:visible')).toHaveCount(8 + rest);
  const boxes = await filters(page).evaluate((column) =>
    [column, ...column.querySelectorAll('*')]
      .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight)
      .map((box) => box.outerHTML.slice(0, 80)),
  );
  expect(boxes).toEqual([]);
});

test('every filter control stands below the name of its group, in its column', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}/search/`);
  for (const set of await filters(page).locator('fieldset').all()) {
    const [legend, column] = [await set.locator('legend').boundingBox(), await set.boundingBox()];
    if (!legend || !column) throw new Error('A group without a name or a place');
    for (const control of await set.locator('label:visible, select:visible').all()) {
      const box = await control.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(legend.y + legend.height - 1);
      expect(box?.x).toBeGreaterThanOrEqual(column.x - 1);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(column.x + column.width + 1);
    }
  }
});

test('a filter ticked before the scripts have loaded is applied once they have', async ({ page, shop }) => {
  const release = await heldBack(page, /\.js$/);
  await page.goto(`${shop.origins.shop}${place}`, { waitUntil: 'commit' });
  const brand = firstBrand(page);
  await brand.check();
  await release();
  await expect(page).toHaveURL(/\?filters=\d+$/);
  await expect(brand).toBeChecked();
  await expect(chips(page).getByRole('button', { name: /^Filter entfernen: Marke/ })).toBeVisible();
});

test('ticking a sub-sport ticks its sport; unticking the last sub-sport unticks it', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  const sports = group(page, 'Sportart');
  const sport = sports.getByRole('checkbox', { name: 'Laufen' });
  await sports.getByRole('button', { name: 'Laufen: genauer wählen' }).click();
  await sports.getByRole('checkbox', { name: 'Trailrunning' }).check();
  await expect(sport).toBeChecked();
  await expect(chips(page).getByRole('button', { name: /Sportart/ })).toHaveCount(1);
  await expect(page).toHaveURL(/filters=\d+,\d+$/);
  await listUpdated(page);
  await sports.getByRole('checkbox', { name: 'Trailrunning' }).uncheck();
  await expect(sport).not.toBeChecked();
  await expect(page).toHaveURL(`${shop.origins.shop}${place}`);
});

test('removing a filter value that is part of the path leads to the search', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  await chips(page)
    .getByRole('button', { name: /^Filter entfernen: .* Damen$/ })
    .click();
  await expect(page).toHaveURL(/\/search\//);
  await expect(tiles(page)).not.toHaveCount(0);
});

test('a price bound that is not a number is refused with a message and a logged error; a bound equal to the range is left out of the address', async ({
  page,
  shop,
}) => {
  await open(page, `${shop.origins.shop}${place}`);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const bound = page.getByRole('textbox', { name: 'Preis bis, in Euro' });
  await bound.fill('viel');
  await bound.press('Enter');
  await expect(bound).toHaveAttribute('aria-invalid', 'true');
  expect(errors).toEqual(['price_max is no price: "viel"']);
  await bound.fill('1200');
  await bound.press('Enter');
  await expect(page).toHaveURL(`${shop.origins.shop}${place}`);
  await bound.fill('€ 99,90');
  await bound.press('Enter');
  await expect(page).toHaveURL(/\?price_max=100$/);
  await expect(chips(page).getByRole('button', { name: 'Filter entfernen: Preis bis € 100' })).toBeVisible();
});

test('Enter on a box changes nothing, and a value that does not exist counts as no filter', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}?filters=999999`);
  await expect(page.getByRole('button', { name: 'Alle zurücksetzen' })).toHaveCount(0);
  await open(page, `${shop.origins.shop}${place}`);
  const brand = firstBrand(page);
  await brand.press('Space');
  await expect(page).toHaveURL(/\?filters=\d+$/);
  await listUpdated(page);
  const address = page.url();
  const entries = await page.evaluate(() => history.length);
  await brand.press('Enter');
  await expect(brand).toBeChecked();
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a list that cannot be loaded is reported in view, wherever the filter is', async ({ page, shop, complaints }) => {
  await open(page, `${shop.origins.shop}${place}`);
  for (const pattern of ['**/_payload/**', '**/api/v1/search/**'])
    await page.route(pattern, (route) => route.fulfill({ status: 500, body: '' }));
  const brand = firstBrand(page);
  await page.evaluate(() => scrollTo(0, 700));
  await brand.check();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(page.getByRole('link', { name: 'Noch einmal versuchen' })).toBeInViewport();
  await expect(heading).toBeInViewport();
  complaints.console.length = 0;
});

test('while a response takes long, controls look as locked as they are; few results are beside the filter that left them', async ({
  page,
  shop,
}) => {
  await open(page, `${shop.origins.shop}${place}`);
  const release = await heldBack(page, /\/_payload\//);
  const rare = page
    .locator('aside fieldset label:has(input:enabled)')
    .filter({ hasText: /\D[1-4]$/ })
    .last();
  await rare.click();
  const colours = group(page, 'Farbe');
  await expect(colours).toHaveCSS('opacity', '0.5');
  const other = colours.locator('input[type=checkbox]:enabled').first();
  await other.click({ force: true });
  await expect(other).not.toBeChecked();
  await release();
  await listUpdated(page);
  await expect(colours).toHaveCSS('opacity', '1');
  expect(await total(page)).toBeLessThan(5);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
  const top = await tiles(page)
    .first()
    .evaluate((tile) => tile.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(bottom);
  expect(top).toBeLessThan(bottom + 150);
});
