import type { Locator, Page } from 'playwright/test';
import { desktop } from '../../../system/main-pages.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

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

test('full screen shows the flyer alone, with the page that is open, and Back, Escape and its button leave it', async ({
  page,
  shop,
  complaints,
}) => {
  const isFull = (): Promise<boolean> =>
    book(page).evaluate((it) => document.fullscreenElement === it && it.hasAttribute('data-full-screen'));
  const enter = book(page).getByRole('button', { name: 'Ganzer Bildschirm' });
  const leave = book(page).getByRole('button', { name: 'Ganzen Bildschirm verlassen' });
  await openFlyer(page, shop.origins.shop);
  expect(await isFull()).toBe(false);
  for (const [way, act] of [
    ['Back', () => page.goBack()],
    // A browser handles Escape itself: pages only see that full screen has ended.
    ['Escape', () => page.evaluate(() => document.exitFullscreen())],
    ['button', () => leave.click()],
  ] as const) {
    await enter.click();
    await expect.poll(isFull, way).toBe(true);
    await expect(leave).toBeVisible();
    await expect(position(page), way).toHaveText('Seiten 4 und 5 von 10');
    for (const [key, pages] of [
      ['ArrowRight', '6 und 7'],
      ['ArrowLeft', '4 und 5'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(position(page), `${way}, ${key}`).toHaveText(`Seiten ${pages} von 10`);
    }
    await act();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement === null), way).toBe(true);
    await expect(enter, way).toBeVisible();
    await expect(position(page), way).toHaveText('Seiten 4 und 5 von 10');
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/werbung\/$/);
  expect(complaints).toEqual({ console: [], csp: [] });
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
