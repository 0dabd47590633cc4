import type { Page } from 'playwright/test';
import { comeToFooter, cutOffApi, expect, test } from '../../../system/shop-page.ts';
import { mailTo } from '../../../system/shoppers/mailbox.ts';

test.use({ pictures: 'none' });

const footer = (page: Page) => page.getByRole('contentinfo');
const email = (page: Page) => footer(page).getByLabel('Newsletter: Touren, Tipps und Neues');
const submit = (page: Page) => footer(page).getByRole('button', { name: 'Anmelden' });
const status = (page: Page) => footer(page).getByRole('status').first();

test('the newsletter is requested in the footer: one request, and an email that requests confirmation', async ({
  page,
  shop,
}) => {
  const address = `fuss-${Date.now()}@example.at`;
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  await page.goto(`${shop.origins.shop}/marken/`);
  await comeToFooter(page);
  // The browser itself says what is wrong.
  await email(page).fill('fuss');
  await submit(page).click();
  await expect(email(page)).toBeFocused();
  await email(page).fill(address);
  // The hint is not part of the status, which would say it again before the result.
  await expect(email(page)).toHaveAccessibleDescription(/\p{L}/u);
  await expect(status(page)).toBeEmpty();
  await submit(page).dblclick();
  await expect(status(page)).toContainText(`E-Mail an ${address}`);
  await expect(email(page)).toHaveAccessibleDescription(new RegExp(`E-Mail an ${address}`));
  await expect(email(page)).toHaveValue('');
  expect(posts.filter((path) => path === '/api/v1/newsletter/')).toHaveLength(1);
  await mailTo(shop.origins.api, address, /bestätige deine Anmeldung/);
});

test('the claim and the field of the newsletter have room at all widths', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/services/versand/`);
  const claim = footer(page).getByText('Der nächste Gipfel beginnt unten.');
  for (const width of [390, 820, 993, 1100, 1280, 1281, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await claim.evaluate(
      (text) => text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
    );
    expect.soft(Math.round(lines), `lines of the claim at ${width} px`).toBeLessThanOrEqual(3);
    expect.soft((await email(page).boundingBox())?.width, `the field at ${width} px`).toBeGreaterThan(170);
  }
});

test('without the API the footer says so, keeps the address, and sends it by another press', async ({ page, shop }) => {
  const address = `fuss-spaeter-${Date.now()}@example.at`;
  await page.goto(`${shop.origins.shop}/marken/`);
  await comeToFooter(page);
  const restore = await cutOffApi(page);
  await email(page).fill(address);
  for (const round of [1, 2]) {
    await submit(page).click();
    await expect(status(page), `round ${round}`).toContainText('Wir erreichen den Shop gerade nicht.');
  }
  await expect(email(page)).toHaveValue(address);
  await restore();
  await submit(page).click();
  await expect(status(page)).toContainText(`E-Mail an ${address}`);
  await mailTo(shop.origins.api, address, /bestätige deine Anmeldung/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the newsletter is requested in the footer, which lists payment and delivery methods', async ({
    page,
    shop,
  }) => {
    const address = `fuss-ohne-${Date.now()}@example.at`;
    await page.goto(`${shop.origins.shop}/marken/`);
    const facts = footer(page).locator('dl > div');
    await expect(facts).toHaveText([
      'ZahlenPer Rechnung, innerhalb von 14 Tagen.',
      'LiefernPost, Spedition für Räder und Sperriges, Abholung in der Filiale.',
    ]);
    await email(page).fill(address);
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schau in dein Postfach');
    await mailTo(shop.origins.api, address, /bestätige deine Anmeldung/);
  });
});
