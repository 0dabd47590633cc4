import {
  chips,
  filters,
  group,
  heldBack,
  listUpdated,
  open,
  place,
  scrolled,
  textOf,
  tiles,
} from '../../../system/list-page.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none' });

test.use({ viewport: { width: 1440, height: 900 } });

test('UX 3: the address holds filters, sort and page: a reload restores them, Back undoes the last change', async ({
  page,
  shop,
}) => {
  await open(page, `${shop.origins.shop}${place}`);
  const colour = group(page, 'Farbe').locator('input:enabled').first();
  await colour.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  await colour.check();
  await expect(page).toHaveURL(/\?filters=\d+$/);
  // The list is busy from then on; the address may change before that.
  await expect(chips(page).getByRole('button', { name: /^Filter entfernen: Farbe/ })).toBeVisible();
  await listUpdated(page);
  const unsorted = await textOf(tiles(page).first());
  await page.getByLabel('Sortieren').selectOption('price.asc');
  await expect(page).toHaveURL(/\?filters=\d+&sort=price&order=asc$/);
  await listUpdated(page);
  // The address may change before the list is marked as busy.
  await expect.poll(() => textOf(tiles(page).first())).not.toBe(unsorted);
  const shown = await textOf(tiles(page).first());
  const at = await scrolled(page);
  await page.reload();
  await hydrated(page);
  await expect(colour).toBeChecked();
  await expect(page.getByLabel('Sortieren')).toHaveValue('price.asc');
  expect(await textOf(tiles(page).first())).toBe(shown);
  await page.goBack();
  await expect(page).toHaveURL(/\?filters=\d+$/);
  await expect(page.getByLabel('Sortieren')).toHaveValue('sales_rank.desc');
  await expect.poll(() => scrolled(page)).toBe(at);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.origins.shop}${place}`);
  await expect(colour).not.toBeChecked();
});

test('UX 4: a filter change goes back to page 1, keeps focus on its control, does not shift the layout and is announced', {
  tag: '@every-run',
}, async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}?page=2`);
  const size = group(page, 'Größe').locator('input:enabled').first();
  await size.scrollIntoViewIfNeeded();
  const before = { y: await scrolled(page), box: await size.boundingBox() };
  await size.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/schuhe\/\?filters=\d+$/);
  await expect(page.locator('main').getByRole('status').first()).toHaveText(/^\d+ Artikel, Filter \(1\), Sortieren: /);
  await expect(size).toBeFocused();
  expect(await scrolled(page)).toBe(before.y);
  expect((await size.boundingBox())?.y).toBe(before.box?.y);
});

test('UX 7: every tile shows its price, and a struck-through price is named UVP', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}/sale/`);
  for (const text of await tiles(page).allInnerTexts()) expect(text).toMatch(/€\s?\d/);
  const struck = tiles(page).filter({ has: page.locator('s') });
  expect(await struck.count()).toBeGreaterThan(5);
  for (const text of await struck.allInnerTexts()) expect(text).toMatch(/UVP\s+€\s?\d/);
});

test('UX 14: controls are disabled while submitting, and an older response never replaces a newer one', {
  tag: '@every-run',
}, async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  const release = await heldBack(page, /_payload\/.*filters=/);
  const [first, second] = [
    group(page, 'Marke').locator('input:enabled').first(),
    group(page, 'Farbe').locator('input:enabled').first(),
  ];
  // Both in one frame, before anything can be rendered.
  await first.evaluate(
    (box: HTMLInputElement, other) => {
      box.click();
      (other as HTMLInputElement).click();
    },
    await second.elementHandle(),
  );
  await expect(first).toBeChecked();
  await expect(second).not.toBeChecked();
  await expect(group(page, 'Farbe')).toHaveAttribute('aria-disabled', 'true');
  await second.click({ force: true });
  await expect(second).not.toBeChecked();
  await filters(page)
    .getByRole('navigation', { name: 'Kategorie' })
    .getByRole('link', { name: /^Sneaker/ })
    .click();
  await expect(page).toHaveURL(/\/schuhe\/sneaker\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sneaker für Damen');
  await release();
  await expect(page).toHaveURL(/\/schuhe\/sneaker\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sneaker für Damen');
  await expect(chips(page).getByRole('button')).toHaveCount(1);
});

test('the list of a filter value is prefetched before the click', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  const label = group(page, 'Marke').locator('label:has(input:enabled)').first();
  const id = await label.locator('input').getAttribute('value');
  const early = page.waitForRequest((request) => request.url().includes(`_payload/damen/schuhe.json?filters=${id}`));
  await label.hover();
  await early;
});
