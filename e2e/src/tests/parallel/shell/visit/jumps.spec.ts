import type { Locator, Page } from 'playwright/test';
import { desktop, phone } from '../../../../system/main-pages.ts';
import { arrived, expect, hydrated, test } from '../../../../system/shop-page.ts';

test.use({ pictures: 'none' });

const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** The place at which the page has stopped to scroll: unchanged for ten frames. */
const restingPlace = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frames = 0, last = -1; frames < 10; frames = scrollY === last ? frames + 1 : 0) {
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
    return Math.round(scrollY);
  });

const letterLink = (page: Page, letter: string): Locator =>
  page
    .getByRole('navigation', { name: 'Marken nach Anfangsbuchstaben' })
    .getByRole('link', { name: letter, exact: true });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  // The code that is loaded when the page is idle has run.
  await expect(page.locator('body > [role="status"]')).toHaveCount(3);
}

for (const [screen, size] of Object.entries({ phone, desktop })) {
  test.describe(screen, () => {
    test.use(size);

    test('Back after jumps within a page shows what was shown before each, and Forward where it led', async ({
      page,
      shop,
    }) => {
      await open(page, `${shop.origins.shop}/marken/`);
      const left: number[] = [];
      for (const letter of ['S', 'K']) {
        const link = letterLink(page, letter);
        await link.scrollIntoViewIfNeeded();
        left.push(await restingPlace(page));
        await link.click();
        await expect(page).toHaveURL(new RegExp(`#.*${letter}$`, 'i'));
        await expect.poll(() => place(page)).toBeGreaterThan(1500);
      }
      const last = await restingPlace(page);
      for (const position of left.toReversed()) {
        await page.goBack();
        await expect.poll(() => place(page)).toBe(position);
      }
      await expect(page).toHaveURL(`${shop.origins.shop}/marken/`);
      for (const _ of left) await page.goForward();
      await expect.poll(() => place(page)).toBe(last);
    });
  });
}

test('after Back from a jump, what is scrolled to later is restored when a page is left and come back to', async ({
  page,
  shop,
}) => {
  await open(page, `${shop.origins.shop}/marken/`);
  const link = letterLink(page, 'S');
  await link.scrollIntoViewIfNeeded();
  const left = await place(page);
  await link.click();
  await expect(page).toHaveURL(/#/);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect.poll(() => place(page)).toBe(left);
  // A shopper who scrolls.
  await page.mouse.wheel(0, 10);
  await expect.poll(() => place(page)).toBeGreaterThan(left);
  const brand = page.locator('main').getByRole('link', { name: 'Ulvano' }).last();
  await brand.scrollIntoViewIfNeeded();
  const scrolled = await place(page);
  expect(scrolled).toBeGreaterThan(left + 300);
  await brand.click();
  await arrived(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/marken\/$/);
  await expect.poll(() => place(page)).toBe(scrolled);
});
