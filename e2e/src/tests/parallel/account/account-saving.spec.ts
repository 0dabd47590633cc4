import type { Page } from 'playwright/test';
import { holdApi } from '../../../system/services/held-api.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';
import { addAsCustomer, homeAddress } from '../../../system/shoppers/orders.ts';

test.use({ pictures: 'none' });

test.beforeEach(async ({ context, shop }) => {
  await beSignedIn(context, await createAccount(shop.origins.api));
});

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page, 'mf-account');
}

test('while a form is being sent nothing can be typed or chosen in it that would be lost', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}/my-account/delivery-address/`);
  await page.getByRole('button', { name: 'Adresse hinzufügen' }).click();
  await page.getByLabel('Straße').fill('Hauptplatz 3a');
  await page.getByLabel('Postleitzahl').fill('6020');
  const city = page.getByLabel('Ort');
  await city.fill('Innsbruck');
  const country = page.getByLabel('Land');
  const held = await holdApi(page);
  held.hold();
  await city.press('Enter');
  await expect(page.getByRole('button', { name: 'Wird gespeichert' })).toBeVisible();
  await expect(city).not.toBeEditable();
  await page.keyboard.type(' West');
  await expect(city).toHaveValue('Innsbruck');
  await country.focus();
  await page.keyboard.press('ArrowDown');
  await expect(country).toHaveValue('AT');
  held.release();
  await expect(page.getByText('Die Adresse ist gespeichert.')).toBeVisible();

  await open(page, `${shop.origins.shop}/my-account/account-details/`);
  const personal = page.getByRole('region', { name: 'Über dich' });
  const first = personal.getByLabel('Vorname');
  await first.fill('Annemarie');
  const chosen = personal.getByRole('radio').first();
  await chosen.check();
  held.hold();
  await first.press('Enter');
  await expect(first).not.toBeEditable();
  // Playwright would wait until the choice is made.
  for (const radio of await personal.getByRole('radio').all()) await radio.dispatchEvent('click');
  await expect(chosen).toBeChecked();
  held.release();
  await expect(first).toBeEditable();
  await expect(first).toHaveValue('Annemarie');
});

for (const [name, isListThere] of [
  ['is found in the list', true],
  ['is changed, not added again, once the list can be read', false],
] as const) {
  test(`a new address whose response is lost ${name}`, async ({ page, shop }) => {
    const { api } = shop.origins;
    await open(page, `${shop.origins.shop}/my-account/delivery-address/`);
    await page.getByRole('button', { name: 'Adresse hinzufügen' }).click();
    await page.getByLabel('Straße').fill('Falschweg');
    await page.getByLabel('Hausnummer').fill('1');
    await page.getByLabel('Postleitzahl').fill('6020');
    await page.getByLabel('Ort').fill('Innsbruck');
    let isAway = true;
    await page.route(
      (url) => url.origin === api && url.pathname.startsWith('/api/v1/user/'),
      async (route) => {
        const method = route.request().method();
        if (!isAway || method === 'OPTIONS' || (method === 'GET' && isListThere)) return route.fallback();
        if (method === 'POST') await route.fetch();
        await route.abort();
      },
    );
    await page.getByRole('button', { name: 'Adresse speichern' }).click();
    if (!isListThere) {
      await expect(page.getByRole('alert')).toBeVisible();
      isAway = false;
      await page.getByLabel('Straße').fill('Richtigweg');
      await page.getByRole('button', { name: 'Adresse speichern' }).click();
    }
    await expect(page.getByText('Die Adresse ist gespeichert.')).toBeVisible();
    isAway = false;
    await page.reload();
    await expect(page.getByText(isListThere ? 'Falschweg 1' : 'Richtigweg 1')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bearbeiten' })).toHaveCount(1);
  });
}

test('the failure of a change stands alone: the reply to the change before, of another address, is gone', async ({
  page,
  context,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  const account = await createAccount(api);
  for (const street of ['Hauptplatz', 'Steiggasse']) {
    const body = { ...homeAddress, street, deliveryType: 'home', isDefault: false };
    await addAsCustomer(api, account, 'user/address/shipping', body);
  }
  await beSignedIn(context, account);
  await open(page, `${origin}/my-account/delivery-address/`);
  const main = page.locator('main');
  const makeDefault = () => main.getByRole('button', { name: /als Standard/ }).press('Enter');
  await makeDefault();
  await expect(main.getByRole('status')).toHaveText('Die Standardadresse ist geändert.');
  await page.route(
    (url) => url.origin === api,
    (route) => route.abort(),
  );
  await makeDefault();
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(main.getByRole('status')).toHaveCount(0);
});
