import type { Locator, Page } from 'playwright/test';
import { findStocked } from '../../../system/catalogue.ts';
import { beyondTheScreen } from '../../../system/page-checks/beyond-the-screen.ts';
import { type HeldApi, holdApi } from '../../../system/services/held-api.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';
import { moveOrder, placeOrder } from '../../../system/shoppers/orders.ts';

/** Long names of people and places, without a space at which they could break, with long German compounds. */
const longNames = {
  first: 'Annemarie-Christina',
  last: 'Öttl-Großschädl-Freiin-von-Überackern-zu-Sighartstein-Wörth',
  street: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkgasse',
  city: 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoro',
};
const widths = [390, 820, 1440];
const paths = ['orders/', 'delivery-address/', 'account-details/', 'loyalty/', ''].map((page) => `/my-account/${page}`);

const main = (page: Page): Locator => page.locator('main');
const button = (place: Locator, name: string): Locator => place.getByRole('button', { name, exact: true });
const region = (page: Page, name: string): Locator => page.getByRole('region', { name });

type Change = {
  /** The submit button, which has the focus while it is pressed. */
  press: Locator;
  /** Method and path of the only call. */
  call: string | RegExp;
  /** The button's text meanwhile. */
  meanwhile?: string;
  /** Closes the form without sending it, which is no longer possible. */
  close?: Locator;
  /** Shown at the end. */
  reply: Locator;
};

/** Presses three times while the API does not respond: the form is sent once and stays, and the focus is not lost afterwards. */
async function change(page: Page, held: HeldApi, { press, call, meanwhile, close, reply }: Change): Promise<void> {
  const name = String(call);
  await press.focus();
  held.hold();
  for (let time = 0; time < 3; time++) await page.keyboard.press('Enter');
  const isCall = (made: string): boolean => (typeof call === 'string' ? made === call : call.test(made));
  await expect.poll(() => held.calls().filter(isCall).length, name).toBe(1);
  if (meanwhile !== undefined) await expect(main(page).getByRole('button', { name: meanwhile })).toBeVisible();
  if (close) {
    await close.dispatchEvent('click');
    await expect(close, name).toBeVisible();
  }
  held.release();
  await expect(reply, name).toBeVisible();
  expect(held.calls().filter(isCall), name).toHaveLength(1);
  await expect
    .poll(
      () => page.evaluate(() => document.activeElement?.matches('body, :disabled') ?? true),
      `${name} leaves the focus nowhere`,
    )
    .toBe(false);
}

async function fillAddress(page: Page, number: string): Promise<void> {
  await page.getByLabel('Straße').fill(longNames.street);
  await page.getByLabel('Hausnummer').fill(number);
  await page.getByLabel('Postleitzahl').fill('6020');
  await page.getByLabel('Ort', { exact: true }).fill(longNames.city);
}

test('with a slow API every change is sent once, cannot be closed meanwhile and keeps the focus; long names fit at every width', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  test.setTimeout(120_000);
  const { shop: origin, api } = shop.origins;
  const account = await createAccount(api);
  const [product] = await findStocked(api, 1, 12);
  if (!product) throw new Error('The catalogue has no product with many pieces');
  const returned = await placeOrder(api, account, product.option.id, 2);
  await moveOrder(api, returned.number, ['packed', 'shipped', 'delivered']);
  const received = await placeOrder(api, account, product.option.id);
  await beSignedIn(context, account);
  const held = await holdApi(page);
  const open = async (path: string): Promise<void> => {
    await page.goto(`${origin}${path}`);
    await hydrated(page, 'mf-account');
    await page.waitForLoadState('networkidle');
  };
  const status = (text: string | RegExp): Locator => main(page).getByRole('status').filter({ hasText: text });

  await test.step('overview', async () => {
    await open('/my-account/');
    await change(page, held, {
      press: button(main(page), 'E-Mail noch einmal schicken'),
      call: 'POST /api/v1/user/doi/',
      meanwhile: 'Wird geschickt',
      reply: status('Die E-Mail ist unterwegs.'),
    });
  });

  await test.step('orders', async () => {
    await open(`/my-account/order-details/${received.uuid}/`);
    await change(page, held, {
      press: button(main(page), 'Noch einmal bestellen'),
      call: `POST /api/v1/user/order/${received.uuid}/again/`,
      meanwhile: 'Wird in den Warenkorb gelegt',
      reply: status('in deinem Warenkorb'),
    });
    const cancel = button(main(page), 'Bestellung stornieren');
    const keep = button(main(page), 'Nein, behalten');
    await cancel.press('Enter');
    await keep.press('Enter');
    await expect(cancel).toBeFocused();
    await cancel.press('Enter');
    await change(page, held, {
      press: button(main(page), 'Ja, stornieren'),
      call: `POST /api/v1/user/order/${received.uuid}/cancel/`,
      meanwhile: 'Wird storniert',
      close: keep,
      reply: status('Deine Bestellung ist storniert.'),
    });
    await open(`/my-account/order-details/${returned.uuid}/`);
    const start = button(main(page), 'Artikel zurückgeben');
    await start.press('Enter');
    await expect(page.getByRole('checkbox')).toBeFocused();
    const leave = button(main(page), 'Doch nichts zurückgeben');
    await leave.press('Enter');
    await expect(start).toBeFocused();
    await start.press('Enter');
    await page.getByRole('checkbox').check();
    await page.getByLabel('Grund').selectOption('Zu klein');
    await change(page, held, {
      press: button(main(page), 'Rückgabe anmelden'),
      call: `POST /api/v1/user/order/${returned.uuid}/return/`,
      meanwhile: 'Wird angemeldet',
      close: leave,
      reply: status('Deine Rückgabe ist angemeldet.'),
    });
  });

  await test.step('addresses', async () => {
    await open('/my-account/delivery-address/');
    for (const number of ['1', '2']) {
      await button(main(page), 'Adresse hinzufügen').click();
      await fillAddress(page, number);
      await change(page, held, {
        press: button(main(page), 'Adresse speichern'),
        call: 'POST /api/v1/user/address/shipping/',
        meanwhile: 'Wird gespeichert',
        close: button(main(page), 'Abbrechen'),
        reply: status('Die Adresse ist gespeichert.'),
      });
    }
    await expect(main(page).getByRole('article')).toHaveCount(2);
    await change(page, held, {
      press: main(page).getByRole('button', { name: /2 als Standard verwenden$/ }),
      call: /^PUT \/api\/v1\/user\/address\/shipping\//,
      reply: status('Die Standardadresse ist geändert.'),
    });

    // What is typed while another address is deleted stays.
    await main(page)
      .getByRole('button', { name: /1 löschen$/ })
      .press('Enter');
    held.hold();
    await button(main(page), 'Ja, löschen').press('Enter');
    await expect(button(main(page), 'Wird gelöscht')).toBeVisible();
    await button(main(page), 'Adresse hinzufügen').click();
    await fillAddress(page, '3');
    held.release();
    await expect(status('Die Adresse ist gelöscht.')).toBeVisible();
    await expect(page.getByLabel('Straße')).toHaveValue(longNames.street);
    expect(held.calls().filter((call) => call.startsWith('DELETE '))).toHaveLength(1);
  });

  await test.step('details', async () => {
    await open('/my-account/account-details/');
    await page.getByLabel('Vorname').fill(longNames.first);
    await page.getByLabel('Nachname').fill(longNames.last);
    await change(page, held, {
      press: button(main(page), 'Speichern'),
      call: 'PUT /api/v1/user/personal/',
      meanwhile: 'Wird gespeichert',
      reply: status('Deine Daten sind gespeichert.'),
    });
    await change(page, held, {
      press: region(page, 'Dein Bild').getByRole('group').getByRole('button').nth(1),
      call: 'PUT /api/v1/user/avatar/',
      reply: status('Dein Bild ist gespeichert.'),
    });
    const email = region(page, 'E-Mail-Adresse ändern');
    await email.getByLabel('Neue E-Mail-Adresse').fill(`neu-${account.email}`);
    await email.getByLabel('Passwort', { exact: true }).fill(account.password);
    await change(page, held, {
      press: button(email, 'Neue Adresse bestätigen'),
      call: 'POST /api/v1/user/email/',
      reply: email.getByText(/^Wir haben dir eine E-Mail an neu-/),
    });
    await change(page, held, {
      press: button(email, 'Änderung zurückziehen'),
      call: 'DELETE /api/v1/user/email/',
      meanwhile: 'Wird zurückgezogen',
      reply: email.getByRole('status'),
    });
    const password = region(page, 'Passwort ändern');
    await password.getByLabel('Bisheriges Passwort').fill(account.password);
    for (const field of ['Neues Passwort', 'Neues Passwort noch einmal'])
      await password.getByLabel(field, { exact: true }).fill(`${account.password}-neu`);
    await change(page, held, {
      press: button(password, 'Passwort ändern'),
      call: 'POST /api/v1/user/change-password/',
      reply: status('Dein Passwort ist geändert.'),
    });
    await change(page, held, {
      press: button(region(page, 'Deine Daten'), 'Daten herunterladen'),
      call: 'GET /api/v1/user/export/',
      meanwhile: 'Wird zusammengestellt',
      reply: status('Die Datei ist heruntergeladen.'),
    });
  });

  await test.step('long names', async () => {
    for (const path of [...paths, `/my-account/order-details/${returned.uuid}/`]) {
      await open(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await beyondTheScreen(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the account', async () => {
    await open('/my-account/account-details/');
    const remove = region(page, 'Konto löschen');
    await button(remove, 'Konto löschen').press('Enter');
    await expect(remove.getByLabel('Passwort', { exact: true })).toBeFocused();
    const keep = button(remove, 'Konto behalten');
    await keep.press('Enter');
    await expect(button(remove, 'Konto löschen')).toBeFocused();
    await button(remove, 'Konto löschen').press('Enter');
    await remove.getByLabel('Passwort', { exact: true }).fill(`${account.password}-neu`);
    held.hold();
    await button(remove, 'Löschung bestätigen').focus();
    for (let time = 0; time < 3; time++) await page.keyboard.press('Enter');
    await expect(button(remove, 'Wird gelöscht')).toBeVisible();
    await keep.dispatchEvent('click');
    await expect(keep).toBeVisible();
    held.release();
    await expect(page).toHaveURL(`${origin}/`);
    expect(held.calls().filter((call) => call === 'POST /api/v1/user/deletion/')).toHaveLength(1);
  });
  expect(complaints.console).toEqual([]);
  expect(complaints.csp).toEqual([]);
});
