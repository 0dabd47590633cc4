import type { Page } from 'playwright/test';
import { heldBack } from '../../../../system/list-page.ts';
import { phone } from '../../../../system/main-pages.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';
import { createAccount } from '../../../../system/shoppers/account.ts';
import { logInHere } from '../../../../system/shoppers/log-in.ts';
import { linkIn, mailTo } from '../../../../system/shoppers/mailbox.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const newEmail = (): string => `e${Date.now()}${Math.floor(Math.random() * 1e6)}@beispiel.at`;
const submit = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

test.describe('on a phone', () => {
  test.use(phone);

  test('a forgotten password: the words are the same for every address, the link of the email signs in and works once', async ({
    page,
    shop,
    complaints,
  }) => {
    const { shop: origin, api } = shop.origins;
    const account = await createAccount(api);
    await page.goto(`${origin}/login/?weiter=/warenkorb/`);
    await hydrated(page);
    await submit(page, 'Anmelden').click();
    await expect(page).toHaveTitle(/^Fehler: /);
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await expect(h1(page)).toHaveText('Passwort vergessen');
    await expect(h1(page)).toBeFocused();
    await expect(page).toHaveTitle('Passwort vergessen | Bergauf');

    await submit(page, 'Link anfordern').click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Fehler: Passwort vergessen/);
    await summary.getByRole('link').click();
    const email = page.getByLabel('E-Mail-Adresse');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Gib deine E-Mail-Adresse ein.');

    const texts: string[] = [];
    for (const address of [newEmail(), account.email]) {
      await email.fill(address);
      await email.press('Enter');
      const notice = page.getByRole('status').filter({ hasText: 'Schau in dein Postfach' });
      await expect(notice).toBeFocused();
      await expect(page).toHaveTitle('Passwort vergessen | Bergauf');
      texts.push(((await notice.textContent()) ?? '').replace(address, ''));
      await page.getByRole('button', { name: 'Andere Adresse eingeben' }).click();
      await expect(h1(page)).toBeFocused();
    }
    expect(texts[0]).toBe(texts[1]);

    const link = linkIn(await mailTo(api, account.email, /Passwort/), origin, '/reset-password/');
    await page.goto(link);
    await hydrated(page);
    const password = page.getByLabel('Neues Passwort', { exact: true });
    await password.fill('kurz');
    await expect(password).toHaveAccessibleDescription('Noch zu kurz.');
    await password.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await password.fill('Ein Dachs steigt bergauf');
    await expect(password).toHaveAccessibleDescription(/Das ist ein sicheres Passwort\.$/);
    // A response without credentials is a failure that can be tried again.
    await page.route(`${api}/api/v1/auth/reset-password/**`, (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' },
        json: { data: null },
      }),
    );
    await password.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page).toHaveURL(/\/reset-password\//);
    await page.unroute(`${api}/api/v1/auth/reset-password/**`);
    await password.press('Enter');
    // The page that the shopper came from before the email.
    await expect(page).toHaveURL(`${origin}/warenkorb/`);
    await page.goto(`${origin}/my-account/`);
    await expect(page.getByRole('heading', { name: 'Servus, Toni' })).toBeVisible();

    // Opened again, also in the signed-in browser: the page says so, and leads on.
    await page.goto(link);
    await hydrated(page);
    await page.getByLabel('Neues Passwort', { exact: true }).fill('Noch ein Dachs steigt bergauf');
    await submit(page, 'Passwort speichern').click();
    await expect(page.getByRole('alert')).toContainText('Dieser Link gilt nicht mehr');
    await page.getByRole('link', { name: 'Neuen Link anfordern' }).click();
    await expect(h1(page)).toHaveText('Passwort vergessen');
    await expect(page).toHaveURL(`${origin}/forgot-password/?weiter=%2Fwarenkorb%2F`);
    // Refused forms are 422, which the browser logs.
    expect(complaints.console.filter((text) => !text.includes('422'))).toEqual([]);
    expect(complaints.csp).toEqual([]);
  });

  test('a registration with everything leads back to where it began; the link of the email confirms the address', async ({
    page,
    shop,
    complaints,
  }) => {
    const { shop: origin, api } = shop.origins;
    const email = newEmail();
    await page.goto(`${origin}/register/?weiter=/wishlist/`);
    await hydrated(page);
    await page.getByText('Geburtstag, Telefon, Adresse').click();
    await page.getByLabel('Postleitzahl').fill('80');
    await page.getByText('Geburtstag, Telefon, Adresse').click();
    await page.getByLabel('Passwort', { exact: true }).fill('Sommer2025');
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveAccessibleDescription(/häufigsten Passwörtern/);
    await submit(page, 'Konto anlegen').click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Gib deinen Vornamen ein.',
      'Gib deinen Nachnamen ein.',
      'Gib deine E-Mail-Adresse ein.',
      'Gib die Straße ein.',
      'Gib die Hausnummer ein.',
      'Gib die Postleitzahl so ein, wie das Land sie schreibt.',
      'Gib den Ort ein.',
      'Stimme den Bedingungen zu, damit wir dein Konto anlegen können.',
    ]);
    // An error inside the closed disclosure opens it.
    await summary.getByRole('link', { name: 'Gib die Straße ein.' }).click();
    await expect(page.getByLabel('Straße')).toBeFocused();

    await page.getByLabel('Vorname').fill('Toni');
    await page.getByLabel('Nachname').fill('Steiger');
    await page.getByLabel('E-Mail-Adresse').fill(` ${email} `);
    await page.getByLabel('Straße').fill('Bergweg');
    await page.getByLabel('Hausnummer').fill('7');
    await page.getByLabel('Postleitzahl').fill('8010');
    await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Graz');
    await page.getByRole('checkbox').check();
    // A date without its year, which browsers report as empty.
    const birthday = page.getByLabel('Geburtsdatum');
    await birthday.focus();
    await page.keyboard.type('0202');
    await submit(page, 'Konto anlegen').click();
    await expect(birthday).toHaveAttribute('aria-invalid', 'true');
    await birthday.fill('1990-02-28');
    await submit(page, 'Konto anlegen').click();
    await expect(page).toHaveURL(`${origin}/wishlist/`);
    // The entry page is not in the history.
    await page.goBack();
    await expect(page).not.toHaveURL(/register/);

    const link = linkIn(await mailTo(api, email, /./), origin, '/doi/thankyou/');
    await page.goto(link);
    await submit(page, 'Adresse bestätigen').click();
    await expect(h1(page)).toHaveText('Danke');
    await expect(h1(page)).toBeFocused();
    await page.goto(link);
    await expect(h1(page)).toHaveText('Danke');
    // Nothing is left to be confirmed: no email is offered that would not be sent.
    await page.goto(`${origin}/doi/thankyou/${'a'.repeat(43)}/`);
    await expect(page.getByText('Die Adresse deines Kontos ist schon bestätigt.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'E-Mail noch einmal schicken' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Zu meinem Konto' }).click();
    await expect(page).toHaveURL(`${origin}/my-account/`);
    expect(complaints.console.filter((text) => !text.includes('422'))).toEqual([]);
    expect(complaints.csp).toEqual([]);
  });
});

test('links that are unknown or cut lead on, without telling anything', async ({ page, shop }) => {
  const { shop: origin } = shop.origins;
  for (const path of [`/doi/thankyou/${'a'.repeat(43)}/`, '/doi/thankyou/abc/']) {
    await page.goto(`${origin}${path}`);
    await expect(h1(page)).toHaveText('Dieser Link gilt nicht mehr');
    await expect(page.locator('main').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  }
  for (const path of ['/reset-password/', '/reset-password/?token=abc']) {
    await page.goto(`${origin}${path}`);
    await expect(page.locator('main')).toContainText('Der Link ist nicht vollständig.');
    await expect(page.getByLabel('Neues Passwort')).toHaveCount(0);
  }
});

test('a form is sent once however often it is submitted, and a slow response holds nobody back', async ({
  page,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  const { email, password } = await createAccount(api);
  let calls = 0;
  let respond: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(`${api}/api/v1/auth/login/**`, async (route) => {
    if (route.request().method() === 'POST') {
      calls++;
      await held;
    }
    await route.continue();
  });
  await page.goto(`${origin}/login/`);
  await logInHere(page, { email, password });
  const button = submit(page, 'Wird angemeldet');
  await expect(button).toBeVisible();
  // Playwright would wait for the button to be enabled.
  await button.dispatchEvent('click');
  await page.getByLabel('E-Mail-Adresse').press('Enter');
  // Navigation to another page does not wait for the response.
  await page.getByRole('link', { name: 'Konto anlegen' }).click();
  await expect(h1(page)).toHaveText('Konto anlegen');
  expect(calls).toBe(1);
  respond();
  // The login counts nevertheless, as the shopper requested it.
  await expect(page).toHaveURL(`${origin}/my-account/`);
});

test('Enter that is pressed before the scripts have loaded sends the form once they have, and no page request', async ({
  page,
  shop,
}) => {
  const account = await createAccount(shop.origins.api);
  const documents: string[] = [];
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(`${request.method()} ${new URL(request.url()).pathname}`);
    if (request.method() === 'POST' && request.url().includes('/auth/login/')) logins.push(request.url());
  });
  const release = await heldBack(page, /\.js$/);
  await page.goto(`${shop.origins.shop}/login/`, { waitUntil: 'commit' });
  await page.getByLabel('E-Mail-Adresse').fill(account.email);
  const password = page.getByLabel('Passwort', { exact: true });
  await password.fill(account.password);
  await password.press('Enter');
  await password.press('Enter');
  await release();
  await expect(h1(page)).toContainText(account.firstName);
  expect(documents).toEqual(['GET /login/']);
  expect(logins).toHaveLength(1);
});

test('throttled logins say when to try again, and keep what was typed', async ({ page, shop }) => {
  const { shop: origin, api } = shop.origins;
  const [email, password] = [newEmail(), 'falsch-geraten'];
  await page.goto(`${origin}/login/`);
  const statuses: number[] = [];
  // The first waits are of seconds, and double: a slow browser may get one more response about the password.
  while (statuses.at(-1) !== 429 && statuses.length < 9) {
    const response = page.waitForResponse((one) => one.url().startsWith(api) && one.request().method() === 'POST');
    await logInHere(page, { email, password });
    statuses.push((await response).status());
  }
  expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
  expect(statuses.at(-1)).toBe(429);
  await expect(page.getByRole('alert')).toContainText(
    /Das waren zu viele Versuche\. Bitte versuche es in (einer Sekunde|\d+ Sekunden) noch einmal\./,
  );
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(password);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each entry page shows its form, and every one says what it needs', async ({ page, shop }) => {
    for (const path of ['/login/', '/register/', '/forgot-password/', '/reset-password/', '/doi/thankyou/abc/']) {
      await page.goto(`${shop.origins.shop}${path}`);
      const notice = page.locator('main noscript').first();
      await expect(notice.locator('h1, p').filter({ hasText: 'JavaScript' })).toBeVisible();
      await expect(h1(page)).toBeVisible();
      // Nothing leaves the browser, above all no password.
      for (const field of await page.locator('main form input[type="email"]').all()) await field.press('Enter');
      await expect(page).toHaveURL(`${shop.origins.shop}${path}`);
    }
  });
});
