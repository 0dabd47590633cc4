import { chromium } from '../../../../system/chromium.ts';
import { expect, hydrated, openConsentSettings, test } from '../../../../system/shop-page.ts';

// Scrollbars that take room, as on most desktops. Without them the sheet of `consent-look.spec` has the whole width.
test.use({ launchOptions: { ...chromium, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('the page behind an open sheet keeps the width that it had beside its scrollbar', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  const widths = () => page.evaluate(() => [document.body.getBoundingClientRect().width, innerWidth]);
  // The shell's code that runs when the page is idle has seen the scrollbar.
  await expect(page.locator('html')).toHaveAttribute('data-scrollbar');
  const before = await widths();
  expect(before[0]).toBeLessThan(1440);
  expect(before[1]).toBe(1440);
  await openConsentSettings(page);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await widths()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await widths()).toEqual(before);
});
