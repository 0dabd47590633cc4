import {
  answered,
  chips,
  filters,
  firstBrand,
  group,
  heldBack,
  open,
  place,
  scrolled,
  textOf,
  tiles,
  total,
} from '../system/list-page.ts';
import { expect, hydrated, test } from '../system/shop-page.ts';

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('UX 1: the total is shown; every value has its count, those with none stay in sight, disabled', async ({
    page,
    shop,
  }) => {
    await open(page, `${shop.origins.shop}${place}`);
    const all = await total(page);
    expect(all).toBeGreaterThan(24);
    await group(page, 'Sportart').getByRole('checkbox', { name: 'Wandern' }).check();
    await expect.poll(() => total(page)).toBeLessThan(all);
    await answered(page);
    const rows = filters(page).locator(
      'fieldset label:has(input[type=checkbox]), fieldset label:has(input[value="2735"])',
    );
    for (const text of await rows.allTextContents()) expect(text).toMatch(/\d+$/);
    await expect(group(page, 'Zustand').getByRole('radio', { name: 'Alle' })).toBeChecked();
    const none = rows.filter({ has: page.locator('input:disabled'), visible: true });
    expect(await none.count()).toBeGreaterThan(0);
    for (const text of await none.allTextContents()) expect(text).toMatch(/(^|\D)0$/);
  });

  test('UX 2: what is applied stays in place and appears as chips in one group, with a way to reset', async ({
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
    await answered(page);
    await chip.click();
    await expect(brand).not.toBeChecked();
    await expect(chip).toHaveCount(0);
    await answered(page);
    await page.getByRole('button', { name: 'Alle zurücksetzen' }).click();
    await expect(page).toHaveURL(`${shop.origins.shop}${place}`);
    await expect.poll(() => total(page)).toBe(all);
  });

  test('UX 3: filters, sort and page live in the address: a reload reproduces them, Back undoes the last change where it was made', async ({
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
    await answered(page);
    await page.getByLabel('Sortieren').selectOption('price.asc');
    await expect(page).toHaveURL(/\?filters=\d+&sort=price&order=asc$/);
    await answered(page);
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

  test('UX 4: a change goes back to page 1, keeps focus on its control, does not jump and is announced', async ({
    page,
    shop,
  }) => {
    await open(page, `${shop.origins.shop}${place}?page=2`);
    const size = group(page, 'Größe').locator('input:enabled').first();
    await size.scrollIntoViewIfNeeded();
    const before = { y: await scrolled(page), box: await size.boundingBox() };
    await size.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\/schuhe\/\?filters=\d+$/);
    await expect(page.locator('main').getByRole('status').first()).toHaveText(
      /^\d+ Artikel, Filter \(1\), Sortieren: /,
    );
    await expect(size).toBeFocused();
    expect(await scrolled(page)).toBe(before.y);
    expect((await size.boundingBox())?.y).toBe(before.box?.y);
  });

  test('UX 5: groups longer than 8 are cut; nothing scrolls inside the column', async ({ page, shop }) => {
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

  test('UX 6: pages are real links; "Mehr laden" adds the next one, and Back brings position and all of them at once', async ({
    page,
    shop,
  }) => {
    await open(page, `${shop.origins.shop}${place}`);
    const pages = page.getByRole('navigation', { name: 'Seiten' });
    await expect(pages.locator('a[rel="next"]')).toHaveAttribute('href', `${place}?page=2`);
    const more = pages.getByRole('link', { name: /mehr laden$/ });
    await expect(more).toHaveAttribute('href', `${place}?page=2`);
    await more.click();
    await expect(tiles(page)).toHaveCount(48);
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(tiles(page).nth(24).getByRole('link')).toBeFocused();
    await more.click();
    await expect(tiles(page)).toHaveCount(72);
    await expect(pages.getByRole('status')).toHaveText(/^72 von \d+ Artikeln/);
    await expect(pages.locator('a[rel="prev"]')).toHaveAttribute('href', `${place}?page=2`);

    const tile = tiles(page).nth(60).getByRole('link');
    await tile.scrollIntoViewIfNeeded();
    const at = await scrolled(page);
    expect(at).toBeGreaterThan(3000);
    await tile.click();
    await expect(page.locator('[data-fragment="mf-catalog/product-page"]')).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goBack();
    await expect(tiles(page)).toHaveCount(72);
    await expect.poll(() => scrolled(page)).toBe(at);
    expect(asked.filter((url) => url.includes('/_payload/'))).toEqual([]);
    // The history has one entry of this list: one more step leaves it.
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('UX 6: a page link shows that page alone, at its heading', async ({ page, shop }) => {
    await open(page, `${shop.origins.shop}${place}`);
    await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Seite 2' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(tiles(page)).toHaveCount(24);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await expect(page.getByRole('navigation', { name: 'Seiten' }).getByRole('status')).toHaveText(/^Artikel 25 bis 48/);
  });

  test('UX 6: after a reload what was loaded before is a click away, and what is in sight stays where it is', async ({
    page,
    shop,
    complaints,
  }) => {
    await open(page, `${shop.origins.shop}${place}`);
    const more = page.getByRole('link', { name: /mehr laden$/ });
    await more.click();
    await expect(tiles(page)).toHaveCount(48);
    await more.click();
    await expect(tiles(page)).toHaveCount(72);
    await page.reload();
    await hydrated(page);
    await expect(tiles(page)).toHaveCount(24);
    const before = page.getByRole('link', { name: 'Vorherige laden' });
    await expect(before).toHaveAttribute('href', `${place}?page=2`);
    await expect(before).toHaveAttribute('rel', 'prev');
    const first = tiles(page).getByRole('link').first();
    const status = page.getByRole('navigation', { name: 'Seiten' }).getByRole('status');
    for (const [loaded, text] of [
      [48, /^Artikel 25 bis 72/],
      [72, /^72 von/],
    ] as const) {
      await before.scrollIntoViewIfNeeded();
      const [name, at] = [await textOf(first), (await first.boundingBox())?.y];
      await before.click();
      await expect(tiles(page)).toHaveCount(loaded);
      await expect(status).toHaveText(text);
      await expect(page).toHaveURL(/\?page=3$/);
      const focused = page.locator(':focus');
      await expect(focused).toHaveText(name);
      expect((await focused.boundingBox())?.y).toBeCloseTo(at ?? 0, 0);
    }
    await expect(before).toHaveCount(0);

    const tile = tiles(page).nth(10).getByRole('link');
    await tile.click();
    await expect(page.locator('[data-fragment="mf-catalog/product-page"]')).toBeVisible();
    await page.goBack();
    await expect(tiles(page)).toHaveCount(72);
    expect(complaints).toEqual({ console: [], csp: [] });
  });

  test('UX 7: every tile shows its price, and a struck one is named UVP', async ({ page, shop }) => {
    await open(page, `${shop.origins.shop}/sale/`);
    for (const text of await tiles(page).allInnerTexts()) expect(text).toMatch(/€\s?\d/);
    const struck = tiles(page).filter({ has: page.locator('s') });
    expect(await struck.count()).toBeGreaterThan(5);
    for (const text of await struck.allInnerTexts()) expect(text).toMatch(/UVP\s+€\s?\d/);
  });

  test('UX 14: nothing is editable while submitting, and an older answer never takes the place of a newer one', async ({
    page,
    shop,
  }) => {
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
    release();
    await page.waitForTimeout(600);
    await expect(page).toHaveURL(/\/schuhe\/sneaker\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sneaker für Damen');
    await expect(chips(page).getByRole('button')).toHaveCount(1);
  });

  test('a box ticked before the scripts are here counts once they are', async ({ page, shop }) => {
    const release = await heldBack(page, /\.js$/);
    await page.goto(`${shop.origins.shop}${place}`, { waitUntil: 'commit' });
    const brand = firstBrand(page);
    await brand.check();
    release();
    await expect(page).toHaveURL(/\?filters=\d+$/);
    await expect(brand).toBeChecked();
    await expect(chips(page).getByRole('button', { name: /^Filter entfernen: Marke/ })).toBeVisible();
  });

  test('a sub-sport marks its sport, and the last one unmarks it', async ({ page, shop }) => {
    await open(page, `${shop.origins.shop}${place}`);
    const sports = group(page, 'Sportart');
    const sport = sports.getByRole('checkbox', { name: 'Laufen' });
    await sports.getByRole('button', { name: 'Laufen: genauer wählen' }).click();
    await sports.getByRole('checkbox', { name: 'Trailrunning' }).check();
    await expect(sport).toBeChecked();
    await expect(chips(page).getByRole('button', { name: /Sportart/ })).toHaveCount(1);
    await expect(page).toHaveURL(/filters=\d+,\d+$/);
    await answered(page);
    await sports.getByRole('checkbox', { name: 'Trailrunning' }).uncheck();
    await expect(sport).not.toBeChecked();
    await expect(page).toHaveURL(`${shop.origins.shop}${place}`);
  });

  test('a value of the path taken away is a search', async ({ page, shop }) => {
    await open(page, `${shop.origins.shop}${place}`);
    await chips(page)
      .getByRole('button', { name: /^Filter entfernen: .* Damen$/ })
      .click();
    await expect(page).toHaveURL(/\/search\//);
    await expect(tiles(page)).not.toHaveCount(0);
  });

  test('a price bound that is no number is refused with a word and a logged error; one of the range stays out of the address', async ({
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

  test('the list of a value is under way before the click', async ({ page, shop }) => {
    await open(page, `${shop.origins.shop}${place}`);
    const label = group(page, 'Marke').locator('label:has(input:enabled)').first();
    const id = await label.locator('input').getAttribute('value');
    const early = page.waitForRequest((request) => request.url().includes(`_payload/damen/schuhe.json?filters=${id}`));
    await label.hover();
    await early;
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the sheet counts while it is open, and gives focus back', async ({ page, shop }) => {
    await open(page, `${shop.origins.shop}${place}`);
    const all = await total(page);
    const opener = page.getByRole('button', { name: 'Filter', exact: true });
    await opener.click();
    const show = filters(page).getByRole('button', { name: /Artikel anzeigen$/ });
    await expect(show).toHaveText(`${all} Artikel anzeigen`);
    await expect(page.getByRole('button', { name: 'Filter schließen' })).toBeFocused();
    const brand = firstBrand(page);
    const count = Number(/\d+$/.exec(await textOf(brand.locator('xpath=ancestor::label')))?.[0]);
    const release = await heldBack(page, /_payload\/.*filters=/);
    await brand.click();
    // Known before the answer is: the value's own count.
    await expect(show).toHaveText(`${count} Artikel anzeigen`);
    await expect(show).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(show).toHaveAttribute('aria-busy', 'false');
    const colour = group(page, 'Farbe').locator('input:enabled').first();
    await colour.check();
    await expect(show).not.toHaveText(`${count} Artikel anzeigen`);
    const some = Number((await textOf(show)).replace(/\D/g, ''));
    expect(some).toBeLessThan(count);
    await show.click();
    await expect(filters(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filter (2)' })).toBeFocused();
    expect(await total(page)).toBe(some);
  });
});
