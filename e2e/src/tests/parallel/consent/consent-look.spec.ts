import type { Locator, Page } from 'playwright/test';
import { findProduct, isBuyable } from '../../../system/catalogue.ts';
import { desktop, phone } from '../../../system/main-pages.ts';
import { accessibilityFaults } from '../../../system/page-checks/accessibility.ts';
import { sideways } from '../../../system/page-checks/beyond-the-screen.ts';
import { expectBordered, expectControlsSeen } from '../../../system/page-checks/forced-colours.ts';
import { recordLayoutShifts } from '../../../system/page-checks/layout-shifts.ts';
import { expect, hydrated, painted, test } from '../../../system/shop-page.ts';

/** A shopper on their first visit. */
test.use({ pictures: 'none', answer: 'none' });

type Names = { path: string; region: string; dialog: string; choose: string; close: string };
const german: Names = {
  path: '/marken/',
  region: 'Einwilligung',
  dialog: 'Deine Einwilligung',
  choose: 'Auswählen',
  close: 'Schließen',
};
const english: Names = {
  path: '/en/marken/',
  region: 'Consent',
  dialog: 'Your consent',
  choose: 'Choose',
  close: 'Close',
};

async function openQuestion(page: Page, origin: string, names: Names): Promise<Locator> {
  await page.goto(origin + names.path);
  await hydrated(page);
  const question = page.getByRole('region', { name: names.region });
  await expect(question).toBeVisible();
  return question;
}

async function openSettings(page: Page, question: Locator, names: Names): Promise<Locator> {
  await question.getByRole('button', { name: names.choose }).click();
  const settings = page.getByRole('dialog', { name: names.dialog });
  await expect(settings).toBeVisible();
  return settings;
}

for (const { screen, device } of [
  { screen: 'a phone', device: phone },
  { screen: 'a wide screen', device: desktop },
]) {
  test.describe(`the question for consent and its settings on ${screen}`, () => {
    test.use(device);

    for (const [language, names] of [
      ['German', german],
      ['English', english],
    ] as const) {
      test(`have no accessibility faults, in light and dark, in ${language}`, async ({ page, shop }) => {
        const question = await openQuestion(page, shop.origins.shop, names);
        expect.soft(await accessibilityFaults(page), 'the question').toEqual([]);
        await openSettings(page, question, names);
        expect.soft(await accessibilityFaults(page), 'the settings').toEqual([]);
      });
    }

    test('have borders and visible controls in forced colours (UX 36)', async ({ page, shop }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
      const question = await openQuestion(page, shop.origins.shop, german);
      await expectControlsSeen(question);
      const settings = await openSettings(page, question, german);
      if (screen === 'a wide screen') await expectBordered(settings);
      await expectControlsSeen(settings);
    });

    test('can be read and used with text of twice its size (UX 36)', async ({ page, shop }) => {
      for (const names of [german, english]) {
        const question = await openQuestion(page, shop.origins.shop, names);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect.soft(await sideways(page), 'the question').toBe(0);
        for (const part of await question.getByRole('button').all()) await expectReached(part);
        const settings = await openSettings(page, question, names);
        expect.soft(await sideways(page), 'the settings').toBe(0);
        for (const part of await settings.getByRole('button').all()) await expectReached(part);
        await settings.getByRole('button', { name: names.close }).click();
        await expect(settings).toBeHidden();
      }
    });
  });
}

test('on a phone the question moves nothing of a product’s page: picture, name and price are above it, the buttons once one scrolls', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await recordLayoutShifts(page);
  const { url } = await findProduct(
    shop.origins.api,
    '/schuhe/',
    ({ options, nameWithoutBrand }) => options.some(isBuyable) && nameWithoutBrand.length < 20,
  );
  await page.goto(shop.origins.shop + url);
  const question = page.getByRole('region', { name: german.region });
  await expect(question).toBeVisible();
  await painted(page);
  expect(await shifts()).toBeLessThan(0.001);
  const main = page.locator('main');
  const edge = (await question.boundingBox())?.y ?? 0;
  const bottomOf = async (place: Locator): Promise<number> => {
    const box = await place.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  expect(await bottomOf(main.locator('img').first())).toBeLessThan(edge);
  expect(await bottomOf(main.getByRole('heading', { level: 1 }))).toBeLessThan(edge);
  expect(await bottomOf(main.locator('strong.price').first())).toBeLessThan(edge);

  const button = main.getByRole('button', { name: 'Größe wählen' }).first();
  expect(await bottomOf(button)).toBeGreaterThan(edge);
  await button.focus();
  await painted(page);
  expect(await bottomOf(button), 'with the focus').toBeLessThanOrEqual(edge);
  await button.blur();
  await page.evaluate(() => scrollTo({ top: 96, behavior: 'instant' }));
  await expect.poll(() => bottomOf(button), { message: 'scrolled' }).toBeLessThanOrEqual(edge);
});

/** Once scrolled to, the element is completely visible, and nothing covers it. */
async function expectReached(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await expect(control).toBeInViewport({ ratio: 0.99 });
  const isCut = await control.evaluate(
    (element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
  );
  expect.soft(isCut, `${await control.textContent()} is cut off`).toBe(false);
  await control.click({ trial: true });
}
