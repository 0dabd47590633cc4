import type { Locator, Page } from 'playwright/test';
import { desktop, phone } from '../../../../system/main-pages.ts';
import { recordLayoutShifts } from '../../../../system/page-checks/layout-shifts.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

const flyer = '/werbung/winterstart/';
const book = (page: Page): Locator => page.getByRole('region', { name: 'Flugblatt Winterstart zum Blättern' });
const position = (page: Page): Locator => book(page).getByRole('status').first();
const shownPages = (page: Page): Promise<string[]> =>
  book(page)
    .locator('[data-page]')
    .evaluateAll((pages) =>
      pages
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => (one as HTMLElement).dataset['page'] ?? ''),
    );
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Produkt aus dem Flugblatt' });

/** Opens a flyer and waits for the code that turns its pages. */
async function openFlyer(page: Page, shop: string, query = ''): Promise<void> {
  await page.goto(`${shop}${flyer}${query}`);
  await hydrated(page, 'mf-content');
  await expect(book(page).getByRole('button', { name: 'Vergrößern' })).not.toHaveAttribute('aria-disabled', 'true');
}

/** Whether an image shows something else than it would without the part of its address after `#`. */
const hasPartOfItsOwn = (image: Locator): Promise<boolean> =>
  image.evaluate(async (shown: HTMLImageElement) => {
    const other = new Image();
    other.src = shown.src.replace(/#.*/, '');
    await Promise.all([shown.decode(), other.decode()]);
    const [asked, plain] = [shown, other].map((one) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1050, 1485];
      canvas.getContext('2d')?.drawImage(one, 0, 0, 1050, 1485);
      return canvas.toDataURL();
    });
    return asked !== plain;
  });

/** Moves the mouse over a page, in shares of its width and height, without letting go. */
async function drag(
  page: Page,
  number: number,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const box = await book(page).locator(`[data-page="${number}"]`).boundingBox();
  if (!box) throw new Error(`Page ${number} is not shown`);
  const at = ([x, y]: readonly [number, number]): [number, number] => [box.x + box.width * x, box.y + box.height * y];
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 6 });
}

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('pages turn by link, keys, thumbnails and hand; the address follows, and Back leaves the flyer', async ({
    page,
    shop,
    complaints,
  }) => {
    const layoutShift = await recordLayoutShifts(page);
    await page.goto(`${shop.origins.shop}/werbung/`);
    await hydrated(page, 'mf-content');
    await page.getByRole('link', { name: 'Winterstart' }).first().click();
    await expect(page).toHaveURL(/winterstart\/$/);
    await expect(position(page)).toHaveText('Seite 1 von 10');
    await expect.poll(() => shownPages(page)).toEqual(['1']);

    await test.step('link and keys', async () => {
      await book(page).getByRole('link', { name: 'Weiterblättern' }).click();
      await expect(page).toHaveURL(/\?seite=2$/);
      await expect(position(page)).toHaveText('Seiten 2 und 3 von 10');
      await expect.poll(() => shownPages(page)).toEqual(['2', '3']);
      // The shop may show recommended prices: their part of the drawing is asked for, and is not there without.
      expect(await hasPartOfItsOwn(book(page).locator('[data-page] img[src*="#uvp-"]').first())).toBe(true);
      // Two turns at once: the first leaf lands, the second follows.
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/\?seite=6$/);
      // A turn that is reversed on its way goes back.
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await expect(book(page).locator('[data-part]')).toHaveCount(0);
      await expect(page).toHaveURL(/\?seite=6$/);
      await page.keyboard.press('PageUp');
      await expect(page).toHaveURL(/\?seite=4$/);
    });

    await test.step('by hand', async () => {
      await drag(page, 5, [0.9, 0.85], [0.7, 0.8]);
      await expect(book(page).locator('[data-part="flap"]')).toHaveAttribute('data-page', '6');
      // It is released while moving back.
      await drag(page, 5, [0.9, 0.85], [0.95, 0.85]);
      await page.mouse.up();
      await expect(book(page).locator('[data-part]')).toHaveCount(0);
      await expect(page).toHaveURL(/\?seite=4$/);
      await drag(page, 5, [0.9, 0.85], [-0.6, 0.8]);
      await page.mouse.up();
      await expect(page).toHaveURL(/\?seite=6$/);
      await expect(sheet(page)).toHaveCount(0);
    });

    await test.step('a jump has an entry of its own in the history', async () => {
      await book(page).getByRole('link', { name: 'Seite 10' }).click();
      await expect(page).toHaveURL(/\?seite=10$/);
      await expect(position(page)).toHaveText('Seite 10 von 10');
      await page.goBack();
      await expect(page).toHaveURL(/\?seite=6$/);
      await expect(position(page)).toHaveText('Seiten 6 und 7 von 10');
      await expect(book(page).locator('[data-part]')).toHaveCount(0);
      await expect.poll(() => shownPages(page)).toEqual(['6', '7']);
    });
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Flugblätter' })).toBeVisible();
    await page.goForward();
    await expect(position(page)).toHaveText('Seiten 6 und 7 von 10');
    expect(await layoutShift()).toBeLessThan(0.02);
    expect(complaints).toEqual({ console: [], csp: [] });
  });

  test('a hot spot opens the product: size, cart, and Back closes it before it leaves the flyer', async ({
    page,
    shop,
    complaints,
  }) => {
    await openFlyer(page, shop.origins.shop, '?seite=6');
    const spot = book(page)
      .getByRole('link', { name: /Skihelm, €/ })
      .first();
    await spot.focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(spot).toBeFocused();
    await spot.click();
    await sheet(page).getByRole('group', { name: 'Größe' }).locator('button:enabled').first().click();
    await sheet(page).getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(sheet(page).locator('[data-outcome="added"]')).toBeVisible();
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\?seite=6$/);
    await expect(page.getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeVisible();

    await test.step('the product page, and back to the sheet', async () => {
      await page.goForward();
      await sheet(page).getByRole('link', { name: 'Alles zum Produkt' }).click();
      await expect(page).toHaveURL(/\/p\//);
      await page.goBack();
      await expect(sheet(page)).toBeVisible();
      await sheet(page).getByRole('button', { name: 'Schließen' }).click();
      await expect(sheet(page)).toHaveCount(0);
      await expect(position(page)).toHaveText('Seiten 6 und 7 von 10');
    });
    expect(complaints).toEqual({ console: [], csp: [] });
  });

  test('zooms by wheel, keys and double click, and pans; the wheel alone scrolls the page', async ({ page, shop }) => {
    await openFlyer(page, shop.origins.shop, '?seite=4');
    const scaled = book(page).locator('[data-page="4"]').locator('xpath=../..');
    const scale = (): Promise<number> => scaled.evaluate((it) => new DOMMatrix(getComputedStyle(it).transform).a);
    const box = await scaled.boundingBox();
    if (!box) throw new Error('The book is not shown');
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.mouse.move(...middle);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await scale()).toBe(1);
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -600);
    await page.keyboard.up('Control');
    await expect.poll(scale).toBeGreaterThan(2);
    const before = await scaled.boundingBox();
    await page.mouse.down();
    await page.mouse.move(middle[0] - 120, middle[1] - 40, { steps: 4 });
    await page.mouse.up();
    const after = await scaled.boundingBox();
    expect(Math.round((before?.x ?? 0) - (after?.x ?? 0))).toBe(120);
    await expect(sheet(page)).toHaveCount(0);
    await book(page).getByRole('link', { name: 'Weiterblättern' }).focus();
    await page.keyboard.press('0');
    expect(await scale()).toBe(1);
    await page.keyboard.press('+');
    expect(await scale()).toBe(1.5);
    // Turning shows the whole pages.
    await page.keyboard.press('PageDown');
    await expect(page).toHaveURL(/\?seite=6$/);
    expect(await scale()).toBe(1);
  });

  test('pictures that fail or are late leave the page in place: its words and offers, and another attempt', async ({
    page,
    shop,
  }) => {
    let isDead = true;
    const held: (() => void)[] = [];
    await page.route('**/pictures/flyer/winterstart-4.*', (route) => (isDead ? route.abort() : route.continue()));
    await page.route('**/pictures/flyer/winterstart-7.*', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    const layoutShift = await recordLayoutShifts(page);
    await page.goto(`${shop.origins.shop}${flyer}?seite=4`, { waitUntil: 'domcontentloaded' });
    await hydrated(page, 'mf-content');
    const failed = book(page).locator('[data-page="4"]');
    await expect(failed.getByText('Diese Seite lässt sich gerade nicht anzeigen.')).toBeVisible();
    await expect(failed.getByRole('link').first()).toBeVisible();
    isDead = false;
    await failed.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(failed.getByRole('img')).toBeVisible();
    await expect(failed).toBeFocused();
    // A page turns before its picture has arrived.
    await book(page).getByRole('link', { name: 'Weiterblättern' }).click();
    await expect(page).toHaveURL(/\?seite=6$/);
    await expect.poll(() => shownPages(page)).toEqual(['6', '7']);
    for (const release of held) release();
    expect(await layoutShift()).toBeLessThan(0.02);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('one page at a time turns by swipe; a screen that is turned in between shows the same page', async ({
    page,
    shop,
    complaints,
  }) => {
    await openFlyer(page, shop.origins.shop, '?seite=3');
    await expect.poll(() => shownPages(page)).toEqual(['3']);
    const box = await book(page).locator('[data-page="3"]').boundingBox();
    if (!box) throw new Error('Page 3 is not shown');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number; id?: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const y = box.y + box.height * 0.7;
    await touch('touchStart', [{ x: box.x + box.width * 0.8, y }]);
    for (const share of [0.7, 0.5, 0.3, 0.15]) await touch('touchMove', [{ x: box.x + box.width * share, y }]);
    await expect(book(page).locator('[data-part="flap"]')).toHaveCount(1);
    await touch('touchEnd', []);
    await expect(page).toHaveURL(/\?seite=4$/);
    await expect.poll(() => shownPages(page)).toEqual(['4']);

    await test.step('two fingers zoom', async () => {
      const scaled = book(page).locator('[data-page="4"]').locator('xpath=../..');
      const x = box.x + box.width / 2;
      const fingers = (apart: number) => [
        { x: x - apart, y, id: 1 },
        { x: x + apart, y, id: 2 },
      ];
      await touch('touchStart', fingers(30));
      for (const apart of [40, 60, 80]) await touch('touchMove', fingers(apart));
      await touch('touchEnd', []);
      await expect
        .poll(() => scaled.evaluate((it) => new DOMMatrix(getComputedStyle(it).transform).a))
        .toBeGreaterThan(1.8);
      await expect(page).toHaveURL(/\?seite=4$/);
      await book(page).getByRole('button', { name: 'Verkleinern' }).click();
      await book(page).getByRole('button', { name: 'Verkleinern' }).click();
    });

    // The screen becomes wide while a leaf is turning.
    await book(page).getByRole('link', { name: 'Seite 5' }).click();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(position(page)).toHaveText('Seiten 4 und 5 von 10');
    await expect.poll(() => shownPages(page)).toEqual(['4', '5']);
    await expect(book(page).locator('[data-part]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(complaints).toEqual({ console: [], csp: [] });
  });
});

test('with less motion pages change at once', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFlyer(page, shop.origins.shop);
  await book(page).evaluate((it) => {
    const seen = globalThis as unknown as { folds: number };
    seen.folds = 0;
    new MutationObserver((changes) => {
      seen.folds += changes.filter(({ target }) => target instanceof HTMLElement && target.dataset['part']).length;
    }).observe(it, { subtree: true, attributeFilter: ['data-part'] });
  });
  await book(page).getByRole('link', { name: 'Weiterblättern' }).click();
  await expect(position(page)).toHaveText('Seiten 2 und 3 von 10');
  expect(await page.evaluate(() => (globalThis as unknown as { folds: number }).folds)).toBe(0);
});
