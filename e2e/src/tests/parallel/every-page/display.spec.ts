import type { Locator, Page } from 'playwright/test';
import { findStocked } from '../../../system/catalogue.ts';
import { beGuestWithTwoProducts, type MainPage, mainPage, mainPages, open } from '../../../system/main-pages.ts';
import { sideways } from '../../../system/page-checks/beyond-the-screen.ts';
import { expectShown } from '../../../system/page-checks/forced-colours.ts';
import { expect, test } from '../../../system/shop-page.ts';
import { orderButton, totalOf } from '../../../system/shoppers/checkout-page.ts';
import { beGuestWithCart } from '../../../system/shoppers/guest-cart.ts';

/** A screen of 1440 × 900 px at 200 %, and a sheet of A4. */
const zoomed = { width: 720, height: 450 };
const a4 = { width: 794, height: 1123 };

const header = (page: Page): Locator => page.locator('[data-fragment="mf-header/header"]');

test.describe('at 200 %', () => {
  test.use({ viewport: zoomed, deviceScaleFactor: 2 });

  test('every page fits the screen and works, does not move where motion is reduced, and prints on A4 (UX 36)', async ({
    page,
    context,
    shop,
  }) => {
    const product = await beGuestWithTwoProducts(context, shop);
    for (const place of mainPages) {
      await test.step(place.name, async () => {
        await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
        await page.setViewportSize(zoomed);
        await open(page, place, shop, product);
        expect.soft(await sideways(page), place.name).toBe(0);
        await expectPressable(page, place);
        expect.soft(await motions(page), place.name).toEqual([]);

        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize(a4);
        expect.soft(await sideways(page), place.name).toBe(0);
        const pressed = page.locator('main').locator('button:not(fieldset *), .button, select').locator('visible=true');
        // The checkout keeps the choices that were made.
        if (place.name !== 'checkout') await expect.soft(pressed, place.name).toHaveCount(0);
        if (place.name === 'checkout') await expectOrderOnPaper(page);
        if (place.name === 'product') await expectSheets(page, 2);
        if (place.name === 'cart') await expectSheets(page, 1);
      });
    }
  });
});

/** Nothing covers the main button and the header's controls. */
async function expectPressable(page: Page, { name, mainButton }: MainPage): Promise<void> {
  const inHeader = [
    header(page).getByRole('button', { name: 'Menü öffnen' }),
    header(page).getByRole('combobox'),
    header(page).getByRole('link', { name: /^Warenkorb/ }),
  ];
  for (const control of [mainButton(page), ...(name === 'checkout' ? [] : inHeader)]) {
    await control.click({ trial: true });
  }
}

/** Elements with transitions or animations that are longer than a frame, and those that scroll smoothly. */
function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (list: string): number => Math.max(...list.split(',').map((time) => Number.parseFloat(time)));
    const moves = (element: Element, part?: string): boolean => {
      const style = getComputedStyle(element, part);
      const animation = style.animationName === 'none' ? 0 : longest(style.animationDuration);
      return Math.max(animation, longest(style.transitionDuration)) > 1 / 60 || style.scrollBehavior === 'smooth';
    };
    return [...document.querySelectorAll('*')]
      .filter((element) => [undefined, '::before', '::after'].some((part) => moves(element, part)))
      .map((element) => `${element.localName}.${element.className}`);
  });
}

/** The order is printed with its sums below each other after the products, and without what only a screen needs. */
async function expectOrderOnPaper(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const total = await totalOf(page).boundingBox();
  const line = await page.locator('.line').last().boundingBox();
  expect.soft(total && line && total.y > line.y + line.height).toBe(true);
  const delivery = await page.locator('[data-sum="delivery"]').boundingBox();
  // In the column of the other sums.
  expect.soft((total?.x ?? 0) + (total?.width ?? 0)).toBeCloseTo((delivery?.x ?? 0) + (delivery?.width ?? 0), 0);
  await expect.soft(orderButton(page)).toBeHidden();
  await expect.soft(page.getByRole('link', { name: 'Zurück zum Warenkorb' })).toBeHidden();
  await expect.soft(page.getByRole('contentinfo').getByRole('navigation')).toBeHidden();
  await expectSheets(page, 2);
}

async function expectSheets(page: Page, count: number): Promise<void> {
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect.soft(sheets).toHaveLength(count);
}

test('a cart of three products is printed on one sheet, with its sum', async ({ page, context, shop }) => {
  const products = await findStocked(shop.origins.api, 3, 2);
  await beGuestWithCart(
    context,
    shop.origins.api,
    products.map(({ option }) => ({ productOption: option.id })),
  );
  await page.goto(`${shop.origins.shop}/warenkorb/`);
  await expect(page.locator('main li[data-state]')).toHaveCount(3);
  await expectSheets(page, 1);
});

test('in forced colours the logo is visible, and what is chosen looks different (UX 36)', async ({
  page,
  context,
  shop,
}) => {
  const product = await beGuestWithTwoProducts(context, shop);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, mainPage('product'), shop, product);
  await page.locator('[aria-labelledby="groesse"] button:enabled').first().click();
  await expectShown(page.locator('[aria-labelledby="groesse"] [aria-pressed="true"]'), 'aria-pressed');
  for (const current of await page.locator('main [aria-current]:visible').all())
    await expectShown(current, 'aria-current');
  const logo = header(page).getByRole('link', { name: /Bergauf/ });
  const colour = await logo.evaluate((link) => getComputedStyle(link).color);
  await expect(logo.locator('path').first()).toHaveCSS('fill', colour);

  await open(page, mainPage('list'), shop, product);
  await expectShown(page.getByRole('link', { name: 'Seite 2', exact: true }), 'aria-current');
  const size = page.getByRole('group', { name: 'Größe' }).locator('label:has(input:enabled)').first();
  const empty = await size.screenshot();
  await size.locator('input').evaluate((input: HTMLInputElement) => {
    input.checked = true;
  });
  expect.soft(empty.equals(await size.screenshot()), 'checked size').toBe(false);

  await page.getByRole('combobox', { name: 'Suche' }).fill('ski');
  await expect(page.getByRole('group', { name: 'Suchbegriffe' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectShown(page.getByRole('listbox').getByRole('option', { selected: true }), 'aria-selected');
});
