import type { BrowserContext, Page } from 'playwright/test';
import { hydrated } from '../shop-page.ts';
import type { Account } from './account.ts';

type Credentials = { readonly email: string; readonly password: string };

/** Goes to the login page and submits its form; the test checks the result. */
export async function logIn(page: Page, shopOrigin: string, credentials: Credentials): Promise<void> {
  await page.goto(`${shopOrigin}/login/`);
  await logInHere(page, credentials);
}

/** Submits the form of the login page that is already open. */
export async function logInHere(page: Page, { email, password }: Credentials): Promise<void> {
  await hydrated(page);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Anmelden' }).click();
}

/** Sets the browser's cookies to a signed-in customer, without the login page. */
export async function beSignedIn(
  context: BrowserContext,
  { token, uuid }: Pick<Account, 'token' | 'uuid'>,
): Promise<void> {
  // The last one, the write id, marks these cookies as a customer's.
  const cookies = {
    bergauf_token: token,
    bergauf_request_id: uuid,
    bergauf_user: 'x',
    bergauf_session_writing: '1',
  };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, domain: 'localhost', path: '/' })),
  );
}
