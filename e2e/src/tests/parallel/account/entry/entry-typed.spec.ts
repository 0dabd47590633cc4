import type { Page } from 'playwright/test';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';
import { createAccount } from '../../../../system/shoppers/account.ts';
import { logInHere } from '../../../../system/shoppers/log-in.ts';

test.use({ pictures: 'none' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('what is typed on an entry page is there on the next one and on Back, but no password and no consent, until somebody signs in', async ({
  page,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  await page.goto(`${origin}/register/`);
  await hydrated(page, 'mf-account');
  const main = page.locator('main');
  await main.getByLabel('Vorname').fill('Anna');
  await main.getByLabel('E-Mail-Adresse').fill('anna@example.at');
  await main.getByLabel('Passwort', { exact: true }).fill('steil-und-steinig');
  await main.locator('summary').click();
  await main.getByLabel('Telefon').fill('0664 1234567');
  await main.getByRole('checkbox').check();
  await main.getByRole('link', { name: 'Anmelden' }).click();
  await expect(heading(page)).toHaveText('Anmelden');
  await expect(main.getByLabel('E-Mail-Adresse')).toHaveValue('anna@example.at');
  await expect(main.getByLabel('Passwort', { exact: true })).toHaveValue('');
  await main.getByLabel('E-Mail-Adresse').fill('anna.berger@example.at');
  await main.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(heading(page)).toHaveText(/Passwort/);
  await expect(main.getByLabel('E-Mail-Adresse')).toHaveValue('anna.berger@example.at');
  await page.goBack();
  await expect(heading(page)).toHaveText('Anmelden');
  await expect(main.getByLabel('E-Mail-Adresse')).toHaveValue('anna.berger@example.at');
  await page.goBack();
  await expect(heading(page)).toHaveText('Konto anlegen');
  await expect(main.getByLabel('Vorname')).toHaveValue('Anna');
  // In the optional fields, which are shown.
  await expect(main.getByLabel('Telefon')).toBeVisible();
  await expect(main.getByLabel('Telefon')).toHaveValue('0664 1234567');
  await expect(main.getByLabel('Passwort', { exact: true })).toHaveValue('');
  await expect(main.getByRole('checkbox')).not.toBeChecked();

  await main.getByRole('link', { name: 'Anmelden' }).click();
  await expect(heading(page)).toHaveText('Anmelden');
  await logInHere(page, await createAccount(api));
  await expect(page).toHaveURL(`${origin}/my-account/`);
  await page.getByRole('button', { name: 'Abmelden' }).first().click();
  await expect(page).toHaveURL(`${origin}/`);
  await page.goto(`${origin}/register/`);
  await hydrated(page, 'mf-account');
  await expect(main.getByLabel('Vorname')).toHaveValue('');
});
