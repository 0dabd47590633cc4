import type { Page } from 'playwright/test';
import { beGuestWithTwoProducts, desktop, phone } from '../../../system/main-pages.ts';
import { expectBordered, expectControlsSeen, expectShown } from '../../../system/page-checks/forced-colours.ts';
import { type OneDomain, startOneDomain } from '../../../system/services/one-domain.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { requestIdOf } from '../../../system/shoppers/guest-cart.ts';
import { listedProducts, serverSave } from '../../../system/shoppers/guest-wishlist.ts';

test.describe.configure({ timeout: 120_000 });

async function start(page: Page, origin: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(`${origin}/marken/`);
  await hydrated(page);
}

for (const { screen, device } of [
  { screen: 'a phone', device: phone },
  { screen: 'a wide screen', device: desktop },
]) {
  test.describe(`in forced colours on ${screen} (UX 36)`, () => {
    test.use(device);

    test('the flyouts have borders, and their controls show pictures and focus', async ({ page, context, shop }) => {
      await beGuestWithTwoProducts(context, shop);
      const [saved] = await listedProducts(shop.origins.api);
      await serverSave(shop.origins.api, await requestIdOf(context), saved.id);
      await start(page, shop.origins.shop);
      const flyouts: [string, RegExp][] = [
        ['Warenkorb', /^Warenkorb/],
        ['Wunschliste', /^Wunschliste/],
      ];
      if (screen === 'a wide screen') flyouts.push(['Mein Konto', /^Anmelden/]);
      for (const [name, entry] of flyouts) {
        await page.locator('header').getByRole('link', { name: entry }).first().click();
        const flyout = page.getByRole('dialog', { name });
        await expect(flyout.getByRole('link').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        // On a phone it fills the screen.
        if (screen === 'a wide screen') await expectBordered(flyout);
        await expectControlsSeen(flyout);
        await page.keyboard.press('Escape');
        await expect(flyout).toBeHidden();
      }
    });
  });
}

test.describe('in forced colours (UX 36)', () => {
  test.use(desktop);
  test('the menu has a border, shows which of its entries is open, and the focus', async ({ page, shop }) => {
    await start(page, shop.origins.shop);
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    const root = menu.getByRole('link', { name: 'Damen', exact: true });
    await root.click();
    const sheet = menu.locator('[data-open="true"]');
    await expect(menu.getByRole('link', { name: 'Alles für Damen' })).toBeVisible();
    await expectBordered(sheet);
    await page.mouse.move(5, 890);
    await expectShown(root, 'aria-current');
    await expectControlsSeen(sheet);
  });
});

test('hearts have a ground of the forced colours on pictures, whose ground is light (UX 36)', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(`${shop.origins.shop}/damen/schuhe/`);
  const heart = page.locator('main article .daylight').first();
  await expect(heart).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});

test.describe('in forced colours the team shop (UX 36)', () => {
  let teams: OneDomain;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    teams = await startOneDomain({ SHOP_TEAM_BUILD: 'on' });
  });
  test.afterAll(() => teams.stop());

  test('leaves the crests, which are drawn in ink, their light ground', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(`${teams.origins.shop}/`);
    const ground = page.locator('main li:has(h3) > :has(img)').first();
    await expect(ground).toHaveCSS('background-image', /^linear-gradient\(rgb\(217, 214, 204\)/);
  });
});

test.describe('in forced colours on a phone (UX 36)', () => {
  test.use(phone);
  test('the menu has a border, and its controls show pictures and focus', async ({ page, shop }) => {
    await start(page, shop.origins.shop);
    await page.getByRole('button', { name: 'Menü öffnen' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await expect(menu.getByRole('button', { name: 'Damen' })).toBeVisible();
    await expectBordered(menu);
    await expectControlsSeen(menu);
  });
});
