import type { Locator, Page } from 'playwright/test';
import { findStocked } from '../../../system/catalogue.ts';
import { cutOffApi, expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';
import { moveOrder, placeOrder } from '../../../system/shoppers/orders.ts';

test.use({ pictures: 'none' });

const failure = 'Wir erreichen den Shop gerade nicht.';

type Attempt = {
  /** Typed values by the label of their field. */
  typed?: Readonly<Record<string, string>>;
  /** Opens the form. */
  opener?: string;
  press: string;
};

/** Types, loses the API, and sends: the page says so, and everything typed stays. Then the API is back. */
async function attempt(page: Page, place: Locator, { typed = {}, opener, press }: Attempt): Promise<void> {
  await test.step(press, async () => {
    if (opener) await place.getByRole('button', { name: opener, exact: true }).click();
    for (const [label, text] of Object.entries(typed)) await place.getByLabel(label, { exact: true }).fill(text);
    const restore = await cutOffApi(page);
    const button = place.getByRole('button', { name: press, exact: true });
    await button.click();
    await expect(place.getByRole('alert').filter({ hasText: failure })).toBeVisible();
    for (const [label, text] of Object.entries(typed)) {
      await expect(place.getByLabel(label, { exact: true }), label).toHaveValue(text);
    }
    // It can be sent again.
    await expect(button).toBeEnabled();
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await restore();
  });
}

test('without the API every form of an entry page says so and keeps what is typed', async ({ page, shop }) => {
  test.setTimeout(90_000);
  const email = { 'E-Mail-Adresse': 'anna@beispiel.at' };
  const password = 'Ein Dachs steigt bergauf';
  const forms: Record<string, Attempt> = {
    '/login/': { typed: { ...email, Passwort: ` ${password} ` }, press: 'Anmelden' },
    '/register/': {
      typed: { Vorname: 'Anna', Nachname: 'Öttl', ...email, Passwort: password },
      press: 'Konto anlegen',
    },
    '/forgot-password/': { typed: email, press: 'Link anfordern' },
    [`/reset-password/?token=${'a'.repeat(43)}`]: {
      typed: { 'Neues Passwort': password },
      press: 'Passwort speichern',
    },
    '/bestellung/': {
      typed: { Bestellnummer: 'BG-100250', 'E-Mail-Adresse der Bestellung': 'anna@beispiel.at' },
      press: 'Bestellung suchen',
    },
  };
  for (const [path, form] of Object.entries(forms)) {
    await page.goto(`${shop.origins.shop}${path}`);
    await hydrated(page, 'mf-account');
    const main = page.locator('main');
    if (path === '/register/') await main.getByRole('checkbox').first().check();
    await attempt(page, main, form);
  }
});

test('without the API every form of the account says so and keeps what is typed', async ({ page, context, shop }) => {
  test.setTimeout(120_000);
  const { shop: origin, api } = shop.origins;
  const account = await createAccount(api);
  const [product] = await findStocked(api, 1, 12);
  if (!product) throw new Error('The catalogue has no product with many pieces');
  const order = await placeOrder(api, account, product.option.id);
  await beSignedIn(context, account);
  const main = page.locator('main');
  const region = (name: string): Locator => main.getByRole('region', { name });
  const open = async (path: string): Promise<void> => {
    await page.goto(`${origin}${path}`);
    await hydrated(page, 'mf-account');
    await page.waitForLoadState('networkidle');
  };

  await open('/my-account/');
  await attempt(page, main, { press: 'E-Mail noch einmal schicken' });

  await open(`/my-account/order-details/${order.uuid}/`);
  await attempt(page, main, { press: 'Noch einmal bestellen' });
  const restore = await cutOffApi(page);
  await main.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await main.getByRole('button', { name: 'Ja, stornieren' }).click();
  // In addition to the message of the earlier button.
  await expect(main.getByRole('alert').filter({ hasText: failure })).toHaveCount(2);
  await expect(main.getByRole('button', { name: 'Bestellung stornieren' })).toBeEnabled();
  await expect(main.locator('[data-order-state="received"]')).toBeVisible();
  await restore();
  await moveOrder(api, order.number, ['packed', 'shipped', 'delivered']);
  await open(`/my-account/order-details/${order.uuid}/`);
  await attempt(page, main, { press: 'Rechnung als PDF' });
  await main.getByRole('button', { name: 'Artikel zurückgeben' }).click();
  await main.getByRole('checkbox').check();
  await main.getByLabel('Grund').selectOption('too-small');
  await attempt(page, region('Artikel zurückgeben'), { press: 'Rückgabe anmelden' });
  await expect(main.getByRole('checkbox')).toBeChecked();
  await expect(main.getByLabel('Grund')).toHaveValue('too-small');

  await open('/my-account/delivery-address/');
  await attempt(page, main, {
    opener: 'Adresse hinzufügen',
    typed: { Straße: 'Nordkette', Hausnummer: '1', Postleitzahl: '6020', Ort: 'Innsbruck' },
    press: 'Adresse speichern',
  });

  await open('/my-account/account-details/');
  const password = { Passwort: account.password };
  await attempt(page, region('Über dich'), { typed: { Vorname: 'Ida' }, press: 'Speichern' });
  await attempt(page, region('Newsletter'), {
    typed: { 'E-Mail-Adresse für den Newsletter': 'ida@beispiel.at' },
    press: 'Newsletter bestellen',
  });
  await attempt(page, region('E-Mail-Adresse ändern'), {
    typed: { 'Neue E-Mail-Adresse': 'ida@beispiel.at', ...password },
    press: 'Neue Adresse bestätigen',
  });
  await attempt(page, region('Passwort ändern'), {
    typed: {
      'Bisheriges Passwort': account.password,
      'Neues Passwort': ' steil und steinig ',
      'Neues Passwort noch einmal': ' steil und steinig ',
    },
    press: 'Passwort ändern',
  });
  await attempt(page, region('Deine Daten'), { press: 'Daten herunterladen' });
  await attempt(page, region('Konto löschen'), {
    opener: 'Konto löschen',
    typed: password,
    press: 'Löschung bestätigen',
  });
  // What was typed in the other panels is still there.
  await expect(page.getByLabel('Vorname')).toHaveValue('Ida');
});
