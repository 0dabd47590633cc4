import type { Page } from 'playwright/test';
import { phone } from '../../../system/main-pages.ts';
import { accessibilityFaults } from '../../../system/page-checks/accessibility.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { mailTo } from '../../../system/shoppers/mailbox.ts';

const main = (page: Page) => page.locator('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: false });

async function openForm(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  await hydrated(page);
}

async function fillMessage(page: Page, email: string): Promise<void> {
  await field(page, 'Thema').selectOption({ label: 'Bestellung und Lieferung' });
  await field(page, 'Vor- und Nachname').fill('Anna Berger');
  await field(page, 'E-Mail-Adresse').fill(email);
  await field(page, 'Nachricht').fill('Wo ist mein Paket?');
}

const submit = (page: Page) => main(page).getByRole('button', { name: 'Nachricht senden' });

test('a message: mistakes are named at fields and in a summary with focus, values stay, and it is sent once', async ({
  page,
  shop,
}) => {
  const { origins } = shop;
  const email = `kontakt-${Date.now()}@example.at`;
  await openForm(page, origins.shop, '/services/kontakt/');
  await submit(page).click();
  const summary = main(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Fehler: Kontakt/);
  await summary.getByRole('link', { name: 'Schreib deine Nachricht.' }).click();
  await expect(field(page, 'Nachricht')).toBeFocused();
  await expect(field(page, 'Thema')).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityFaults(page)).toEqual([]);

  await fillMessage(page, 'anna');
  await submit(page).click();
  await expect(summary.getByRole('link')).toHaveText(['Gib die E-Mail-Adresse in der Form name@beispiel.at ein.']);
  await expect(field(page, 'Nachricht')).toHaveValue('Wo ist mein Paket?');

  // A slow API, and two presses.
  const calls: string[] = [];
  await page.route('**/api/v1/contact/**', async (route) => {
    calls.push(route.request().method());
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await field(page, 'E-Mail-Adresse').fill(email);
  await submit(page).click();
  const sending = main(page).getByRole('button', { name: 'Wird gesendet' });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await sending.click({ force: true });
  const sent = main(page).getByRole('heading', { name: /^Deine Nachricht K-\d{6} ist da$/ });
  await expect(sent).toBeFocused();
  await expect(page).toHaveTitle(/^Kontakt/);
  expect(calls.filter((method) => method === 'POST')).toEqual(['POST']);
  const number = /K-\d+/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
  expect((await mailTo(origins.api, email, /Deine Nachricht/)).subject).toContain(number);
});

test('a message: offline, a refusal for too many, and a failure say what to do, and keep what was typed', async ({
  page,
  shop,
  context,
}) => {
  await openForm(page, shop.origins.shop, '/services/kontakt/');
  await fillMessage(page, 'anna@example.at');
  const summary = main(page).getByRole('alert');
  await context.setOffline(true);
  await submit(page).click();
  await expect(summary).toContainText('Du bist gerade offline.');
  await context.setOffline(false);
  const refusals = [
    [429, 'Das waren zu viele Versuche. Bitte versuche es in 3 Minuten noch einmal.'],
    [422, 'Das Formular sieht aus, als hätte es ein Programm ausgefüllt.'],
  ] as const;
  for (const [status, message] of refusals) {
    await page.route('**/api/v1/contact/**', (route) =>
      route.fulfill({
        status,
        headers: { 'access-control-allow-origin': shop.origins.shop, 'access-control-allow-credentials': 'true' },
        json: { error: 'refused', message, errors: {} },
      }),
    );
    await submit(page).click();
    await expect(summary).toContainText(message);
    await expect(summary).toBeFocused();
    await page.unroute('**/api/v1/contact/**');
  }
  await expect(field(page, 'Nachricht')).toHaveValue('Wo ist mein Paket?');
});

test.describe('on a phone', () => {
  test.use(phone);
  test('a withdrawal is sent with the keyboard alone, and its receipt comes by email', async ({ page, shop }) => {
    const { origins } = shop;
    const email = `widerruf-${Date.now()}@example.at`;
    await openForm(page, origins.shop, '/static/widerruf/');
    await field(page, 'Vor- und Nachname').focus();
    await page.keyboard.type('Anna Berger');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('BG-100250');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Laufschuhe');
    // The hidden field is not on the way; the next ones are the link to the privacy policy and the button.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(main(page).getByRole('button', { name: 'Widerruf bestätigen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('heading', { name: /^Dein Widerruf W-\d{6} ist da$/ })).toBeFocused();
    await expect(main(page)).toContainText('Laufschuhe');
    await mailTo(origins.api, email, /^Eingangsbestätigung für deinen Widerruf W-\d{6}$/);
  });
});

test('a customer finds name and address filled in, and what was typed before stays', async ({ page, shop }) => {
  const { origins } = shop;
  await page.goto(`${origins.shop}/login/`);
  await hydrated(page);
  await main(page).getByLabel('E-Mail-Adresse').fill('demo@bergauf.example');
  await main(page).getByLabel('Passwort', { exact: true }).fill('bergauf-demo');
  await main(page).getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.goto(`${origins.shop}/services/kontakt/`);
  await expect(field(page, 'E-Mail-Adresse')).toHaveValue('demo@bergauf.example');
  await expect(field(page, 'Vor- und Nachname')).not.toHaveValue('');
});

test('the withdrawal prints as a form: fields, line for a signature, no buttons', async ({ page, shop }) => {
  await openForm(page, shop.origins.shop, '/static/widerruf/');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText('Datum und Unterschrift')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Widerruf bestätigen' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Bergauf und Rechtliches' })).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a message and a withdrawal are sent, and what is wrong is said on a page from which Back leads to what was typed', async ({
    page,
    shop,
  }) => {
    const { origins } = shop;
    const email = `ohne-${Date.now()}@example.at`;
    await page.goto(`${origins.shop}/services/kontakt/`);
    await fillMessage(page, 'anna');
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bitte prüfe deine Eingaben.');
    await expect(page.getByRole('listitem')).toHaveText(['Bitte gib eine gültige E-Mail-Adresse ein.']);
    await page.goBack();
    await expect(field(page, 'Nachricht')).toHaveValue('Wo ist mein Paket?');
    await field(page, 'E-Mail-Adresse').fill(email);
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Deine Nachricht K-\d{6} ist da$/);
    await mailTo(origins.api, email, /Deine Nachricht/);
    await page.goto(`${origins.shop}/static/widerruf/`);
    await field(page, 'Vor- und Nachname').fill('Anna Berger');
    await field(page, 'E-Mail-Adresse').fill(email);
    await field(page, 'Bestellnummer').fill('BG-100250');
    await main(page).getByRole('button', { name: 'Widerruf bestätigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Dein Widerruf W-\d{6} ist da$/);
  });
});
