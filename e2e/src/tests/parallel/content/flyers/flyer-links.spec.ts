import type { Locator, Page } from 'playwright/test';
import { desktop } from '../../../../system/main-pages.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

const flyer = '/werbung/winterstart/';
const book = (page: Page): Locator => page.getByRole('region', { name: 'Flugblatt Winterstart zum Blättern' });
const position = (page: Page): Locator => book(page).getByRole('status').first();
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Produkt aus dem Flugblatt' });

async function openFlyer(page: Page, shop: string, query = ''): Promise<void> {
  await page.goto(`${shop}${flyer}${query}`);
  await hydrated(page, 'mf-content');
  await canTurn(page);
}

/** Until the code that turns pages has been loaded. */
const canTurn = (page: Page) =>
  expect(book(page).getByRole('button', { name: 'Vergrößern' })).not.toHaveAttribute('aria-disabled', 'true');

test.use(desktop);

test('links of the page to one of its pages open the book there; it turns, and Back returns', async ({
  page,
  shop,
}) => {
  await openFlyer(page, shop.origins.shop);
  await book(page).getByRole('link', { name: 'Weiterblättern' }).click();
  await expect(page).toHaveURL(/\?seite=2$/);
  await page.getByRole('link', { name: 'Auf Seite 6 ansehen' }).click();
  await expect(page).toHaveURL(/\?seite=6$/);
  await expect(position(page)).toHaveText('Seiten 6 und 7 von 10');
  await canTurn(page);
  await book(page).getByRole('link', { name: 'Weiterblättern' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveText('Seiten 8 und 9 von 10');
  await expect(page).toHaveURL(/\?seite=8$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?seite=2$/);
  await expect(position(page)).toHaveText('Seiten 2 und 3 von 10');
  await page.goForward();
  await expect(position(page)).toHaveText('Seiten 8 und 9 von 10');

  // The link to the book leads to the page that is shown.
  await page.getByRole('navigation', { name: 'Ansicht' }).getByRole('link', { name: 'Blättern' }).click();
  await canTurn(page);
  await expect(page).toHaveURL(/\?seite=8$/);
  await expect(position(page)).toHaveText('Seiten 8 und 9 von 10');
  await page.goBack();
  await expect(position(page)).toHaveText('Seiten 2 und 3 von 10');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap beside the product’s sheet closes it, and opens nothing that lies below', async ({ page, shop }) => {
    await openFlyer(page, shop.origins.shop, '?seite=6');
    const spots = book(page).locator('[data-slot="left"]').getByRole('link', { name: /€/ });
    const box = await spots.first().boundingBox();
    if (!box) throw new Error('The page on the left has no hot spot');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await spots.first().tap();
    await expect(sheet(page)).toBeVisible();
    expect(
      await page.evaluate(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.localName, [x, y]),
      'what lies above the hot spot',
    ).toBe('dialog');
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    // As long as a finger stays down, the browser draws some frames, and could go back in its history.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 8; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    });
    const clicked = page.evaluate(
      () => new Promise((resolve) => addEventListener('click', resolve, { once: true, capture: true })),
    );
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await clicked;
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\?seite=6$/);
    expect(await page.evaluate(() => history.state?.flyer)).toMatchObject({ product: null });
  });
});
