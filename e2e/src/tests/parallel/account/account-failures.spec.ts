import type { Page } from 'playwright/test';
import { cutOffApi, expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { logInHere } from '../../../system/shoppers/log-in.ts';

const heading = (page: Page, name: string) => page.locator('main').getByRole('heading', { level: 1, name });
const toPage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Mein Konto' }).getByRole('link', { name });
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('guests come back from the login; failed loads lead home and say why, failed forms keep what was typed', async ({
  page,
  shop,
  complaints,
}) => {
  test.setTimeout(90_000);
  const { shop: origin, api } = shop.origins;
  const account = await createAccount(api);
  const isOrders = (url: URL): boolean => url.pathname === '/api/v1/user/orders/';
  const isAccount = (url: URL): boolean => url.pathname === '/api/v1/user/';

  await test.step('a guest is led to the login and back, query included', async () => {
    await page.goto(`${origin}/my-account/orders/?state=shipped`);
    await expect(page).toHaveURL(/\/login\/\?weiter=/);
    await logInHere(page, account);
    await expect(page).toHaveURL(`${origin}/my-account/orders/?state=shipped`);
    await expect(page.getByRole('heading', { name: 'Du hast noch nichts bestellt' })).toBeVisible();
  });

  await test.step('orders that do not load: home, with the reason and a link to try again', async () => {
    await toPage(page, 'Bonus').click();
    await expect(heading(page, 'Bonus')).toBeVisible();
    await page.route(isOrders, (route) => route.abort('connectionreset'));
    await toPage(page, 'Bestellungen').click();
    await expect(page).toHaveURL(`${origin}/`);
    const reason = notice(page, 'Deine Bestellungen konnten wir nicht laden. Wir erreichen den Shop gerade nicht.');
    await expect(reason).toBeVisible();
    await page.unroute(isOrders);
    await reason.getByRole('link', { name: 'Noch einmal versuchen' }).click();
    await expect(heading(page, 'Bestellungen')).toBeVisible();
    await expect(reason).toBeHidden();
  });

  await test.step('so does the overview without its last order', async () => {
    await page.route(isOrders, (route) => route.abort('connectionreset'));
    await toPage(page, 'Übersicht').click();
    await expect(page).toHaveURL(`${origin}/`);
    const reason = notice(page, 'Deine Bestellungen konnten wir nicht laden.');
    await expect(reason).toBeVisible();
    await page.unroute(isOrders);
    await reason.getByRole('link', { name: 'Noch einmal versuchen' }).click();
    await expect(page).toHaveURL(`${origin}/my-account/`);
  });

  await test.step('account data that cannot be read, with the first load of the page', async () => {
    complaints.console.splice(0);
    await page.route(isAccount, (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"data":{"role":' }),
    );
    await page.goto(`${origin}/my-account/delivery-address/`);
    await expect(page).toHaveURL(`${origin}/`);
    const reason = notice(page, 'Dein Konto konnten wir nicht laden. Die Antwort unseres Servers war nicht lesbar.');
    await expect(reason).toBeVisible();
    await reason.getByRole('button').click();
    await expect(reason).toBeHidden();
    await expect(page.locator('main h1')).toBeFocused();
    expect(complaints.console.join()).toContain('Error during server response parsing!');
    await page.unroute(isAccount);
  });

  await test.step('an order that does not exist is a 404; one that does not load can be tried again there', async () => {
    const path = '/my-account/order-details/00000000-0000-4000-8000-000000000000/';
    await page.goto(`${origin}${path}`);
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
    const restore = await cutOffApi(page);
    await page.goto(`${origin}${path}`);
    await expect(heading(page, 'Das hat nicht geklappt')).toBeVisible();
    await restore();
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
  });

  await test.step('a form without a connection keeps its values, and is sent once however often it is pressed', async () => {
    await page.goto(`${origin}/my-account/account-details/`);
    await hydrated(page, 'mf-account');
    const save = page.getByRole('button', { name: 'Speichern' });
    const name = await page.getByLabel('Vorname').inputValue();
    await page.getByLabel('Vorname').fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    // With the saved name there is nothing to save, and no error.
    await page.getByLabel('Vorname').fill(name);
    await expect(save).toBeDisabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('Vorname')).not.toHaveAttribute('aria-invalid');
    await expect(page).toHaveTitle('Persönliche Daten | Bergauf');
    await page.getByLabel('Vorname').fill('Ida');
    await page.getByLabel('Telefon').fill('keine');
    await save.click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page).toHaveTitle(/^Fehler: /);
    // Digits enough for the browser; the API knows that there is no such number, and its words are at the field.
    await page.getByLabel('Telefon').fill('+43 1');
    await save.click();
    const refusal = 'Bitte gib eine gültige Telefonnummer ein, zum Beispiel 0664 1234567.';
    await page.getByRole('alert').getByRole('link', { name: refusal }).click();
    await expect(page.getByLabel('Telefon')).toBeFocused();
    await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription(new RegExp(refusal));
    await expect(page.getByLabel('Telefon')).toHaveValue('+43 1');
    await page.getByLabel('Telefon').fill('+43 660 1234567');
    const restore = await cutOffApi(page);
    await save.click();
    await expect(page.getByRole('alert')).toContainText('Wir erreichen den Shop gerade nicht.');
    await expect(page.getByLabel('Vorname')).toHaveValue('Ida');
    await restore();
    let saves = 0;
    await page.route(
      (url) => url.pathname === '/api/v1/user/personal/',
      async (route) => {
        if (route.request().method() === 'PUT') saves += 1;
        await route.continue();
      },
    );
    await save.dblclick();
    await expect(page.getByText('Deine Daten sind gespeichert.')).toBeVisible();
    expect(saves).toBe(1);
    await expect(page).toHaveTitle('Persönliche Daten | Bergauf');
    // The earlier success is not shown beside a later failure.
    await page.getByLabel('Telefon').fill('+43 1');
    await save.click();
    await expect(page.getByRole('alert')).toContainText(refusal);
    await expect(page.getByText('Deine Daten sind gespeichert.')).toHaveCount(0);
  });

  await test.step('parts that come later can be tried again on their own', async () => {
    const isDevices = (url: URL): boolean => url.pathname === '/api/v1/user/sessions/';
    await page.route(isDevices, (route) => route.abort('connectionreset'));
    await page.reload();
    const devices = page.getByRole('region', { name: 'Angemeldete Geräte' });
    await expect(devices.getByRole('alert')).toBeVisible();
    await page.unroute(isDevices);
    await devices.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(devices.getByText('Dieses Gerät')).toBeVisible();
  });
});
