import { recordLayoutShifts } from '../../../system/page-checks/layout-shifts.ts';
import { expect, hydrated, painted, test } from '../../../system/shop-page.ts';

test('the header shrinks while one scrolls down, is whole while one scrolls up and where it has the focus, and moves nothing', async ({
  page,
  shop,
}) => {
  const shifts = await recordLayoutShifts(page);
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  const header = page.locator('[data-fragment="mf-header/header"]');
  /** Visible height of the element. */
  const shown = () => header.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  const search = page.getByRole('combobox', { name: 'Suche' });
  for (const { width, whole, shrunk } of [
    { width: 390, whole: 112, shrunk: 57 },
    { width: 820, whole: 112, shrunk: 57 },
    { width: 1440, whole: 152, shrunk: 120 },
  ]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    // Two moves within one frame are one.
    await painted(page);
    await expect.poll(shown, `at the top, ${width} px`).toBe(whole);
    for (const round of [1, 2]) {
      await page.evaluate(() => scrollBy({ top: 700, behavior: 'instant' }));
      await expect.poll(shown, `down, ${width} px, round ${round}`).toBe(shrunk);
      // What is left of it is not covered.
      await page.getByRole('link', { name: /^Warenkorb/ }).click({ trial: true });
      await page.getByRole('link', { name: 'Bergauf, zur Startseite' }).click({ trial: true });
      await page.evaluate(() => scrollBy({ top: -100, behavior: 'instant' }));
      await expect.poll(shown, `up, ${width} px, round ${round}`).toBe(whole);
    }
    await page.evaluate(() => scrollBy({ top: 700, behavior: 'instant' }));
    await expect.poll(shown).toBe(shrunk);
    await search.focus();
    await expect.poll(shown, `focus, ${width} px`).toBe(whole);
    await search.click({ trial: true });
    await search.blur();
    await expect.poll(shown, `without focus, ${width} px`).toBe(shrunk);
    await painted(page);
  }
  expect(await shifts()).toBeLessThan(0.001);
});
