import { findStocked } from '../../../system/catalogue.ts';
import { expect, test } from '../../../system/shop-page.ts';
import { fillIn } from '../../../system/shoppers/checkout-page.ts';
import { beGuestWithCart } from '../../../system/shoppers/guest-cart.ts';

test.use({ viewport: { width: 390, height: 640 }, hasTouch: true, isMobile: true, pictures: 'none' });

test.beforeEach(async ({ page, context, shop }) => {
  const [product] = await findStocked(shop.origins.api, 1, 4);
  await beGuestWithCart(context, shop.origins.api, [{ productOption: product?.option.id ?? 0 }]);
  await page.goto(`${shop.origins.checkout}/checkout/`);
});

test('the tap that ends typing presses what the finger is on, also where the order button comes back then', async ({
  page,
}) => {
  const email = page.locator('[name="email"]');
  const point = page.getByRole('radio', { name: /^Abholstation/ });
  const bar = page.locator('.pay');
  await email.fill('gast@example.at');
  await expect(bar).not.toBeInViewport();
  // Into the lower edge of the screen, where the bar is when no field has the focus.
  await point.evaluate((radio) => {
    const { top } = (radio.closest('label') ?? radio).getBoundingClientRect();
    scrollBy({ top: top - innerHeight + 60, behavior: 'instant' });
  });
  await expect(email).toBeFocused();
  await page.mouse.click(120, 600);
  await expect(point).toBeChecked();
  await expect(bar).toBeInViewport();
});

test('a reload keeps the field that still has the focus, and the pick-up point with its list', async ({ page }) => {
  await fillIn(page);
  await page.getByRole('radio', { name: /^Abholstation/ }).check();
  await page.getByLabel('Postleitzahl oder Ort').fill('6020');
  await page.getByRole('button', { name: 'Suchen' }).click();
  const points = page.getByRole('group', { name: 'Abholstationen' }).getByRole('radio');
  await points.nth(2).check();
  const chosen = await points.nth(2).inputValue();
  const city = page.locator('[name="city"]');
  await city.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('-Eggenberg');
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('Graz-Eggenberg');
  for (const reload of ['first', 'second']) {
    await page.reload();
    await expect(page.locator('[name="pointSysname"]:checked'), reload).toHaveValue(chosen);
    await expect(city, reload).toHaveValue('Graz-Eggenberg');
  }
});
