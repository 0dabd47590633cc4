import type { Page } from 'playwright/test';
import { phone } from '../../../../system/main-pages.ts';
import { accessibilityFaults } from '../../../../system/page-checks/accessibility.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';
import { createAccount } from '../../../../system/shoppers/account.ts';
import { beSignedIn } from '../../../../system/shoppers/log-in.ts';
import { linkIn, mailTo } from '../../../../system/shoppers/mailbox.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const confirm = (page: Page) => page.locator('main').getByRole('button', { name: 'Adresse bestätigen', exact: true });

test.describe('on a phone', () => {
  test.use(phone);

  test('a link of an email that is opened in another browser asks for the password of the account', async ({
    page,
    shop,
    complaints,
  }) => {
    const { shop: origin, api } = shop.origins;
    const account = await createAccount(api);
    await page.goto(linkIn(await mailTo(api, account.email, /bestätige/), origin, '/doi/thankyou/'));
    await hydrated(page, 'mf-account');
    const password = page.getByLabel('Passwort', { exact: true });
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAccessibleDescription('Damit niemand sonst deine Adresse bestätigt.');
    const reset = page.locator('main').getByRole('link', { name: 'Passwort vergessen?' });
    await expect(reset).toHaveAttribute('href', '/forgot-password/');
    expect(await accessibilityFaults(page)).toEqual([]);

    await confirm(page).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText('Gib dein Passwort ein.');
    await password.fill('falsch-falsch');
    await password.press('Enter');
    await expect(summary.getByRole('link')).toHaveText(/^Dieses Passwort gehört nicht zu dem Konto,/);
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Fehler: E-Mail-Adresse bestätigen/);
    await summary.getByRole('link').click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/Dieses Passwort gehört nicht zu dem Konto,/);
    expect(await accessibilityFaults(page)).toEqual([]);

    await password.fill(account.password);
    await password.press('Enter');
    await expect(h1(page)).toHaveText('Danke');
    await expect(h1(page)).toBeFocused();
    await expect(page).toHaveTitle('E-Mail-Adresse bestätigen | Bergauf');
    // Confirmed, and not signed in: the password was for the link.
    await expect(page.locator('main').getByRole('link', { name: 'Anmelden' })).toBeVisible();
    expect(complaints.console.filter((text) => !text.includes('422'))).toEqual([]);
    expect(complaints.csp).toEqual([]);
  });

  test('a session that ends while the page of a link is open leads to the password', async ({
    page,
    context,
    shop,
  }) => {
    const { shop: origin, api } = shop.origins;
    const account = await createAccount(api);
    await beSignedIn(context, account);
    await page.goto(linkIn(await mailTo(api, account.email, /bestätige/), origin, '/doi/thankyou/'));
    const button = confirm(page);
    await expect(button).toBeVisible();
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveCount(0);
    await fetch(`${api}/api/v1/auth/logout/`, { headers: { authorization: `Bearer ${account.token}` } });
    await button.click();
    await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
    await expect(h1(page)).toBeFocused();
    await page.getByLabel('Passwort', { exact: true }).fill(account.password);
    await button.click();
    await expect(h1(page)).toHaveText('Danke');
  });
});

test('an opt-in whose state does not load can be tried again', async ({ page, shop }) => {
  const { shop: origin, api } = shop.origins;
  await page.route(`${api}/api/v1/auth/doi/**`, (route) => route.abort());
  await page.goto(`${origin}/doi/thankyou/${'a'.repeat(43)}/`);
  const retry = page.locator('main').getByText('Noch einmal versuchen');
  await expect(retry).toBeVisible();
  await page.unroute(`${api}/api/v1/auth/doi/**`);
  await retry.click();
  await expect(h1(page)).toHaveText('Dieser Link gilt nicht mehr');
});
