import type { Locator, Page } from 'playwright/test';
import { filters } from '../../../system/list-page.ts';
import { beGuestWithTwoProducts, desktop, mainPages, open, phone } from '../../../system/main-pages.ts';
import { fieldsWithSmallText, smallTargets } from '../../../system/page-checks/targets.ts';
import { expect, test } from '../../../system/shop-page.ts';
import { badge } from '../../../system/shoppers/guest-cart.ts';

/** By the page that it is opened on; each waits for the content. */
type Sheets = Record<string, (page: Page) => Promise<Locator>>;

async function stores(page: Page): Promise<Locator> {
  await page.locator('main [data-fragment="mf-cart-wishlist/store-picker"]').getByRole('link').click();
  await page.getByLabel('Ort oder Postleitzahl').fill('8010');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /: hier abholen$/ }).first()).toBeVisible();
  return page.getByRole('dialog');
}

const onPhone: Sheets = {
  async home(page) {
    await page.getByRole('button', { name: 'Menü öffnen' }).tap();
    await expect(page.getByRole('button', { name: 'Damen' })).toBeVisible();
    return page.getByRole('dialog', { name: 'Menü' });
  },
  async list(page) {
    await page
      .getByRole('button', { name: /^Filter/ })
      .first()
      .tap();
    return filters(page);
  },
  product: stores,
  async login(page) {
    await badge(page).tap();
    await expect(page.getByRole('link', { name: 'Warenkorb ansehen' })).toBeVisible();
    return page.getByRole('dialog', { name: /Warenkorb/ });
  },
};

const onWideScreen: Sheets = {
  async home(page) {
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Damen' }).click();
    await expect(page.getByRole('link', { name: 'Alles für Damen' })).toBeVisible();
    return page.getByRole('navigation', { name: 'Hauptmenü' });
  },
  product: stores,
  async login(page) {
    await badge(page).click();
    await expect(page.getByRole('link', { name: 'Warenkorb ansehen' })).toBeVisible();
    return page.getByRole('dialog', { name: /Warenkorb/ });
  },
};

for (const { screen, device, pixels, sheets } of [
  { screen: 'a phone', device: phone, pixels: 44, sheets: onPhone },
  { screen: 'a wide screen', device: desktop, pixels: 24, sheets: onWideScreen },
]) {
  test.describe(`on ${screen}`, () => {
    test.use(device);

    test(`the main button of a page is in the first screen or follows, and every target has ${pixels} px, also in sheets (UX 27, 34)`, async ({
      page,
      context,
      shop,
    }) => {
      const product = await beGuestWithTwoProducts(context, shop);
      for (const place of mainPages) {
        await test.step(place.name, async () => {
          await open(page, place, shop, product);
          expect.soft(await page.evaluate(() => scrollY), place.name).toBe(0);
          // The main button of a list is its first product, of which a part is enough.
          const ratio = place.name === 'list' ? 0.01 : 1;
          await expect.soft(place.mainButton(page), place.name).toBeInViewport({ ratio });
          expect.soft(await smallTargets(page.locator('body'), pixels), place.name).toEqual([]);
          expect.soft(await fieldsWithSmallText(page.locator('body')), place.name).toEqual([]);
          const sheet = await sheets[place.name]?.(page);
          if (sheet) expect.soft(await smallTargets(sheet, pixels), `sheet on ${place.name}`).toEqual([]);
        });
      }
    });
  });
}
