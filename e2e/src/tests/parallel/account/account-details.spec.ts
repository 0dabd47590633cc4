import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { findStocked } from '../../../system/catalogue.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { type Account, createAccount } from '../../../system/shoppers/account.ts';
import { beSignedIn, logInHere } from '../../../system/shoppers/log-in.ts';
import { linkIn, mailTo } from '../../../system/shoppers/mailbox.ts';
import { moveOrder, placeOrder } from '../../../system/shoppers/orders.ts';
import { fillTeamAccount, findTeamProduct, teamData } from '../../../system/shoppers/team-shop.ts';

type Place = { name: string; street: string; postal: string; city: string };

const region = (page: Page, name: string) => page.getByRole('region', { name });

async function signIn(page: Page, shopOrigin: string, account: Account, path: string): Promise<void> {
  await beSignedIn(page.context(), account);
  await page.goto(`${shopOrigin}${path}`);
  await hydrated(page, 'mf-account');
}

test('another e-mail address: requested with the password, withdrawn, requested again, confirmed by its link', async ({
  page,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  const account = await createAccount(api);
  const next = `neu-${account.email}`;
  await signIn(page, origin, account, '/my-account/account-details/');
  const panel = region(page, 'E-Mail-Adresse ändern');
  const submit = panel.getByRole('button', { name: 'Neue Adresse bestätigen' });
  await expect(submit).toBeDisabled();
  await panel.getByLabel('Neue E-Mail-Adresse').fill(next);
  await panel.getByLabel('Passwort', { exact: true }).fill('falsch-falsch');
  await submit.click();
  await expect(panel.getByRole('alert')).toBeFocused();
  await expect(panel.getByLabel('Neue E-Mail-Adresse')).toHaveValue(next);
  await panel.getByLabel('Passwort', { exact: true }).fill(account.password);
  await submit.click();
  await expect(panel.getByText(`Wir haben dir eine E-Mail an ${next} geschickt.`)).toBeVisible();
  await expect(panel.getByLabel('Neue E-Mail-Adresse')).toHaveValue('');
  const first = linkIn(await mailTo(api, next, /neue E-Mail-Adresse/), origin, '/doi/thankyou/');

  // By keyboard: afterwards the button is gone, and the result message has the focus.
  await panel.getByRole('button', { name: 'Änderung zurückziehen' }).press('Enter');
  await expect(panel.getByRole('status')).toHaveText('Die Änderung ist zurückgezogen.');
  await expect(panel.getByRole('status')).toBeFocused();
  // The earlier success is not shown beside a later refusal.
  await panel.getByLabel('Neue E-Mail-Adresse').fill(next);
  await panel.getByLabel('Passwort', { exact: true }).fill('falsch-falsch');
  await submit.click();
  await expect(panel.getByRole('alert')).toBeFocused();
  await expect(panel.getByText('Die Änderung ist zurückgezogen.')).toHaveCount(0);
  await page.goto(first);
  await page
    .locator('main')
    .getByRole('button', { name: /bestätigen/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');

  await page.goto(`${origin}/my-account/account-details/`);
  await hydrated(page, 'mf-account');
  await panel.getByLabel('Neue E-Mail-Adresse').fill(next);
  await panel.getByLabel('Passwort', { exact: true }).fill(account.password);
  await submit.click();
  await expect(panel.getByText(`Wir haben dir eine E-Mail an ${next} geschickt.`)).toBeVisible();
  let link = first;
  await expect
    .poll(async () => {
      link = linkIn(await mailTo(api, next, /neue E-Mail-Adresse/), origin, '/doi/thankyou/');
      return link;
    })
    .not.toBe(first);
  await page.goto(link);
  await page
    .locator('main')
    .getByRole('button', { name: /bestätigen/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke');
  await page.goto(`${origin}/my-account/`);
  await expect(page.getByText(`Angemeldet als ${next}`)).toBeVisible();
});

test('devices are signed out one by one, everywhere else and everywhere, by keyboard; all data are downloaded as a file', async ({
  page,
  browser,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  const account = await createAccount(api);
  // Two devices without an open page, and one whose page is checked.
  for (const _ of [1, 2]) {
    const body = JSON.stringify({ email: account.email, password: account.password });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${api}/api/v1/auth/login/`, { method: 'POST', headers, body })).status).toBe(200);
  }
  const device = await (await browser.newContext()).newPage();
  await device.goto(`${origin}/login/?weiter=/my-account/orders/`);
  await logInHere(device, account);
  await expect(device).toHaveURL(`${origin}/my-account/orders/`);
  await signIn(page, origin, account, '/my-account/account-details/');
  const panel = region(page, 'Angemeldete Geräte');
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  await expect(panel.getByRole('listitem').filter({ hasText: 'Dieses Gerät' })).toHaveCount(1);
  for (const left of [3, 2]) {
    await panel.getByRole('listitem').getByRole('button').first().press('Enter');
    await expect(panel.getByRole('listitem')).toHaveCount(left);
    await expect(panel.getByRole('status')).toHaveText('Das Gerät ist abgemeldet.');
    await expect(panel.getByRole('status')).toBeFocused();
  }
  await panel.getByRole('button', { name: 'Überall sonst abmelden' }).press('Enter');
  await expect(panel.getByRole('status')).toHaveText('Du bist nur mehr hier angemeldet.');
  await expect(panel.getByRole('status')).toBeFocused();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('button', { name: 'Überall sonst abmelden' })).toBeHidden();
  await device.reload();
  await expect(device.getByText('Deine Anmeldung ist abgelaufen.')).toBeVisible();
  await page.reload();
  await hydrated(page, 'mf-account');
  const download = page.waitForEvent('download');
  await region(page, 'Deine Daten').getByRole('button', { name: 'Daten herunterladen' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('bergauf-konto.json');
  const saved: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(saved).toMatchObject({ account: { personal: { email: account.email } }, orders: [] });
  await expect(region(page, 'Deine Daten').getByRole('status')).toHaveText('Die Datei ist heruntergeladen.');

  // Signs out everywhere: here too, and on the device that has signed in again.
  await device.goto(`${origin}/login/?weiter=/my-account/orders/`);
  await logInHere(device, account);
  await expect(device).toHaveURL(`${origin}/my-account/orders/`);
  await page.reload();
  await hydrated(page, 'mf-account');
  await panel.getByRole('button', { name: 'Auf allen Geräten abmelden, auch hier' }).press('Enter');
  await expect(page).toHaveURL(`${origin}/`);
  await page.goto(`${origin}/my-account/`);
  await expect(page).toHaveURL(/\/login\//);
  await device.reload();
  await expect(device.getByText('Deine Anmeldung ist abgelaufen.')).toBeVisible();
  await device.context().close();
});

test('the invoice of a delivered order is downloaded as a PDF, once however often its button is pressed', async ({
  page,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  const account = await createAccount(api);
  const [product] = await findStocked(api, 1, 4);
  if (!product) throw new Error('The catalogue has no product with some pieces');
  const order = await placeOrder(api, account, product.option.id);
  await signIn(page, origin, account, `/my-account/order-details/${order.uuid}/`);
  const button = page.getByRole('button', { name: 'Rechnung als PDF' });
  await expect(button).toBeHidden();
  await moveOrder(api, order.number, ['packed', 'shipped']);
  await page.reload();
  await hydrated(page, 'mf-account');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/invoice/') && request.method() === 'POST') asked += 1;
  });
  const download = page.waitForEvent('download');
  await button.dblclick();
  const file = await download;
  expect(asked).toBe(1);
  expect(file.suggestedFilename()).toBe(`rechnung-${order.number}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  // The order stays open.
  await expect(page).toHaveURL(`${origin}/my-account/order-details/${order.uuid}/`);
  await expect(button).toBeEnabled();
});

test('an order says until when it could be returned, and leads back to its list on phones', async ({ page, shop }) => {
  const { shop: origin, api } = shop.origins;
  const account = await createAccount(api);
  const [product] = await findStocked(api, 1, 4);
  if (!product) throw new Error('The catalogue has no product with some pieces');
  const order = await placeOrder(api, account, product.option.id);
  await moveOrder(api, order.number, ['packed', 'shipped', 'delivered']);
  // The response that the API would give a month later.
  await page.route(
    (url) => url.pathname === `/api/v1/user/order/${order.uuid}/`,
    async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { can: object } };
      const can = { ...data.can, return: false };
      await route.fulfill({ response, json: { data: { ...data, can, returnableUntil: '2026-03-01T10:00:00.000Z' } } });
    },
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, origin, account, `/my-account/order-details/${order.uuid}/`);
  await expect(page.getByText('Eine Rückgabe war bis 1. März 2026 möglich.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Artikel zurückgeben' })).toHaveCount(0);
  await page.locator('main').getByRole('link', { name: 'Zu meinen Bestellungen' }).click();
  await expect(page).toHaveURL(`${origin}/my-account/orders/`);
  await expect(page.locator('main').getByRole('link', { name: 'Zu meinem Konto' })).toBeVisible();
});

test('addresses by keyboard: what opens a form or a question has the focus again when it is closed', async ({
  page,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  await signIn(page, origin, await createAccount(api), '/my-account/delivery-address/');
  const add = page.getByRole('button', { name: 'Adresse hinzufügen' });
  const cancel = page.getByRole('button', { name: 'Abbrechen' });
  const save = page.getByRole('button', { name: 'Adresse speichern' });
  await add.press('Enter');
  await cancel.press('Enter');
  await expect(add).toBeFocused();
  for (const street of ['Nordkette', 'Hauptplatz']) {
    await add.press('Enter');
    await page.getByLabel('Straße').fill(street);
    await page.getByLabel('Hausnummer').fill('1');
    await page.getByLabel('Postleitzahl').fill('6020');
    await page.getByLabel('Ort', { exact: true }).fill('Innsbruck');
    await save.press('Enter');
    await expect(page.locator('main').getByRole('status')).toBeFocused();
  }
  const edit = page.getByRole('button', { name: 'Adresse Hauptplatz 1 bearbeiten' });
  await edit.press('Enter');
  await cancel.press('Enter');
  await expect(edit).toBeFocused();
  const remove = page.getByRole('button', { name: 'Adresse Hauptplatz 1 löschen' });
  await remove.press('Enter');
  await page.getByRole('button', { name: 'Behalten' }).press('Enter');
  await expect(remove).toBeFocused();
  await page.getByRole('button', { name: 'Adresse Hauptplatz 1 als Standard verwenden' }).press('Enter');
  await expect(page.locator('main').getByRole('status')).toBeFocused();
  await remove.press('Enter');
  await page.getByRole('button', { name: 'Ja, löschen' }).press('Enter');
  await expect(page.locator('main').getByRole('article')).toHaveCount(1);
  await expect(page.locator('main').getByRole('status')).toBeFocused();
});

test('an order to a pick-up point says where it is and when it is open, and what to bring, until it is cancelled', async ({
  page,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  const account = await createAccount(api);
  const [product] = await findStocked(api, 1, 8);
  if (!product) throw new Error('The catalogue has no product with many pieces');
  const { data } = (await (await fetch(`${api}/api/v1/pick-up-points/?q=6020`)).json()) as {
    data: { points: { sysname: string; name: string; hours: string; address: { Street: string } }[] };
  };
  const [point] = data.points;
  if (!point) throw new Error('There is no pick-up point');
  const order = await placeOrder(api, account, product.option.id, 1, { storeSysname: point.sysname });
  await signIn(page, origin, account, `/my-account/order-details/${order.uuid}/`);
  const pickUp = page.locator('main').getByRole('region', { name: 'Abholung' });
  for (const text of [point.name, point.address.Street, `Öffnungszeiten: ${point.hours}`]) {
    await expect(pickUp).toContainText(text);
  }
  // The goods do not go to the shopper's address.
  await expect(pickUp.locator('address').filter({ hasText: 'Toni Steiger' })).toHaveText(/^Rechnung an/);
  const hint = pickUp.getByText('Nimm zum Abholen die Bestellnummer und einen Ausweis mit.');
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await page.getByRole('button', { name: 'Ja, stornieren' }).click();
  await expect(page.locator('main').locator('[data-order-state="cancelled"]')).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('an order of a club names the place where it is delivered, and to whom the invoice goes', async ({
  page,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  const account = await createAccount(api);
  const team = await findTeamProduct(api, (slugs) => slugs[0]);
  const uuid = await fillTeamAccount(api, account, team);
  await signIn(page, origin, account, `/my-account/order-details/${uuid}/`);
  const delivery = page.locator('main').getByRole('region', { name: 'Lieferung' });
  await expect(delivery).toContainText('Lieferung an den Verein');
  const { team: club } = await teamData<{ team: { name: string; terms: { delivery: Place } } }>(api, `${team.slug}/`);
  const place = club.terms.delivery;
  await expect(delivery.locator('address')).toHaveText([
    `${club.name}${place.name}${place.street}${place.postal} ${place.city}`,
    'Rechnung anToni SteigerSteiggasse 7AT-6020 Innsbruck',
  ]);
});
