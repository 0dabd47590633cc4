import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../../../system/page-checks/accessibility.ts';
import { cutOffApi, expect, hydrated, test } from '../../../system/shop-page.ts';
import { linkIn, mailTo } from '../../../system/shoppers/mailbox.ts';

const path = '/services/newsletter/';
const main = (page: Page) => page.locator('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
/** The element that has the focus after the button is pressed. */
const outcome = (page: Page) => main(page).locator('div:focus');
const button = (page: Page, name: string) => main(page).getByRole('button', { name });

test('the newsletter is requested, confirmed by a button, and ended by a button', async ({
  page,
  shop,
  complaints,
}) => {
  const { origins } = shop;
  const email = `news-${Date.now()}@example.at`;
  await page.goto(`${origins.shop}${path}`);
  await hydrated(page);
  await main(page).getByLabel('E-Mail-Adresse').fill('news');
  await button(page, 'Newsletter anfordern').click();
  await expect(main(page).getByRole('alert')).toBeFocused();
  await main(page).getByLabel('E-Mail-Adresse').fill(email);
  await button(page, 'Newsletter anfordern').click();
  await expect(main(page).getByRole('heading', { name: 'Schau in dein Postfach' })).toBeFocused();

  const asking = await mailTo(origins.api, email, /bestätige deine Anmeldung/);
  const link = linkIn(asking, origins.shop, path);
  // Mail programs open links before people do.
  for (let round = 0; round < 2; round++) await fetch(link);
  await page.goto(link);
  await expect(heading(page)).toHaveText('Newsletter bestätigen');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await hydrated(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  const restore = await cutOffApi(page);
  await button(page, 'Newsletter bestätigen').click();
  await expect(outcome(page)).toContainText('Wir erreichen den Shop gerade nicht.');
  await restore();
  await button(page, 'Newsletter bestätigen').dblclick();
  await expect(heading(page)).toHaveText('Du bist dabei');
  await expect(outcome(page)).toBeVisible();
  // It is read once: at the focus.
  await expect(main(page).getByRole('status')).toHaveCount(0);

  const welcome = await mailTo(origins.api, email, /ab jetzt/);
  await page.goto(linkIn(welcome, origins.shop, path));
  await hydrated(page);
  await button(page, 'Newsletter abbestellen').click();
  await expect(heading(page)).toHaveText('Du bist abgemeldet');
  await page.goto(link);
  await hydrated(page);
  await button(page, 'Newsletter bestätigen').click();
  await expect(heading(page)).toHaveText('Dieser Link gilt nicht mehr');
  await expect(main(page).getByLabel('E-Mail-Adresse')).toBeVisible();
  expect(complaints.csp).toEqual([]);
});

test('a link that a mail program has cut off says so, and offers the form', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}${path}?token=abc`);
  await expect(heading(page)).toHaveText('Dieser Link gilt nicht mehr');
  await expect(main(page).getByLabel('E-Mail-Adresse')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the newsletter is requested, confirmed and ended', async ({ page, shop }) => {
    const { origins } = shop;
    const email = `news-ohne-${Date.now()}@example.at`;
    await page.goto(`${origins.shop}${path}`);
    await main(page).getByLabel('E-Mail-Adresse').fill(email);
    await button(page, 'Newsletter anfordern').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schau in dein Postfach');
    const asking = await mailTo(origins.api, email, /bestätige deine Anmeldung/);
    await page.goto(linkIn(asking, origins.shop, path));
    await button(page, 'Newsletter bestätigen').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bist dabei');
    const welcome = await mailTo(origins.api, email, /ab jetzt/);
    await page.goto(linkIn(welcome, origins.shop, path));
    await button(page, 'Newsletter abbestellen').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bist abgemeldet');
  });
});
