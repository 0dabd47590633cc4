import type { Locator, Page } from 'playwright/test';
import { desktop } from '../../../../system/main-pages.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

test.use({ pictures: 'none', ...desktop });

const book = (page: Page): Locator => page.getByRole('region', { name: 'Flugblatt Winterstart zum Blättern' });
const position = (page: Page): Locator => book(page).getByRole('status').first();

/** Opens a flyer at its pages 4 and 5, from the list of flyers, and waits for the code that turns its pages. */
async function openFlyer(page: Page, shop: string): Promise<void> {
  await page.goto(`${shop}/werbung/`);
  await page.goto(`${shop}/werbung/winterstart/?seite=4`);
  await hydrated(page, 'mf-content');
  await expect(book(page).getByRole('button', { name: 'Vergrößern' })).not.toHaveAttribute('aria-disabled', 'true');
}

const isFull = (page: Page): Promise<boolean> =>
  book(page).evaluate((it) => document.fullscreenElement === it && it.hasAttribute('data-full-screen'));
const enter = (page: Page): Locator => book(page).getByRole('button', { name: 'Ganzer Bildschirm' });
const leave = (page: Page): Locator => book(page).getByRole('button', { name: 'Ganzen Bildschirm verlassen' });
const thumbnail = (page: Page, number: number): Locator =>
  book(page)
    .getByRole('navigation')
    .getByRole('link', { name: `Seite ${number}`, exact: true });
/** A browser handles Escape itself: pages only see that full screen has ended. */
const endFullScreen = (page: Page): Promise<void> => page.evaluate(() => document.exitFullscreen());

test('full screen shows the flyer alone; Back, Escape and its button leave it at the page that is open at that time', async ({
  page,
  shop,
  complaints,
}) => {
  await openFlyer(page, shop.origins.shop);
  expect(await isFull(page)).toBe(false);
  for (const [way, turn, pages, act] of [
    ['Back', () => page.keyboard.press('ArrowRight'), '6 und 7', () => page.goBack()],
    ['Escape', () => page.keyboard.press('ArrowLeft'), '4 und 5', () => endFullScreen(page)],
    ['button', () => page.keyboard.press('ArrowRight'), '6 und 7', () => leave(page).click()],
    ['Escape after a jump', () => thumbnail(page, 2).click(), '2 und 3', () => endFullScreen(page)],
    ['Back after a jump', () => thumbnail(page, 8).click(), '8 und 9', () => page.goBack()],
  ] as const) {
    const before = (await position(page).textContent()) ?? '';
    await enter(page).click();
    await expect.poll(() => isFull(page), way).toBe(true);
    await expect(leave(page)).toBeVisible();
    await expect(position(page), way).toHaveText(before);
    await turn();
    await expect(position(page), way).toHaveText(`Seiten ${pages} von 10`);
    expect(await isFull(page), way).toBe(true);
    await act();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement === null), way).toBe(true);
    await expect(enter(page), way).toBeVisible();
    await expect(book(page), way).not.toHaveAttribute('data-full-screen');
    await expect(position(page), way).toHaveText(`Seiten ${pages} von 10`);
    await expect(page, way).toHaveURL(new RegExp(`\\?seite=${pages[0]}$`));
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/werbung\/$/);
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('a product’s sheet that is open when full screen ends stays open, and closes onto the page', async ({
  page,
  shop,
}) => {
  const sheet = book(page).getByRole('dialog');
  await openFlyer(page, shop.origins.shop);
  for (const [way, close] of [
    ['Back', () => page.goBack()],
    ['Escape', () => page.keyboard.press('Escape')],
  ] as const) {
    await enter(page).click();
    await expect.poll(() => isFull(page), way).toBe(true);
    await book(page).locator('[data-page="4"] a').first().click();
    await expect(sheet, way).toBeVisible();
    await endFullScreen(page);
    await expect(book(page), way).not.toHaveAttribute('data-full-screen');
    await expect(sheet, way).toBeVisible();
    await close();
    await expect(sheet, way).toHaveCount(0);
    await expect(enter(page), way).toBeVisible();
    await expect(page, way).toHaveURL(/\/winterstart\/\?seite=4$/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/werbung\/$/);
});

test('a click near a page’s outer edge turns it; one in its middle or on an enlarged page does not', async ({
  page,
  shop,
}) => {
  await openFlyer(page, shop.origins.shop);
  const clickAt = async (number: number, share: number): Promise<void> => {
    const box = await book(page).locator(`[data-page="${number}"]`).boundingBox();
    if (!box) throw new Error(`Page ${number} is not shown`);
    // Below the offers, which are links.
    await page.mouse.click(box.x + box.width * share, box.y + box.height * 0.985);
  };
  const settled = async (pages: string): Promise<void> => {
    await expect(position(page)).toHaveText(`Seiten ${pages} von 10`);
    await expect(book(page).locator('[data-part]')).toHaveCount(0);
  };
  await clickAt(5, 0.95);
  await expect(page).toHaveURL(/\?seite=6$/);
  await settled('6 und 7');
  await clickAt(6, 0.05);
  await expect(page).toHaveURL(/\?seite=4$/);
  await settled('4 und 5');
  await clickAt(5, 0.5);
  await clickAt(4, 0.5);
  await settled('4 und 5');
  await page.keyboard.press('Tab');
  await book(page).getByRole('button', { name: 'Vergrößern' }).click();
  const stage = await book(page).locator('[data-page="4"]').locator('xpath=../../..').boundingBox();
  if (!stage) throw new Error('The book is not shown');
  await page.mouse.click(stage.x + stage.width - 12, stage.y + stage.height - 12);
  await settled('4 und 5');
});
