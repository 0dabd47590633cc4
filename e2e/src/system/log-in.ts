import type { Page } from 'playwright/test';
import { hydrated } from './shop-page.ts';

type Credentials = { readonly email: string; readonly password: string };

/** Goes to the login page and submits its form; the test checks the result. */
export async function logIn(page: Page, shopOrigin: string, credentials: Credentials): Promise<void> {
  await page.goto(`${shopOrigin}/login/`);
  await logInHere(page, credentials);
}

/** The same on a login page that the shopper was led to. */
export async function logInHere(page: Page, { email, password }: Credentials): Promise<void> {
  await hydrated(page);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Anmelden' }).click();
}
