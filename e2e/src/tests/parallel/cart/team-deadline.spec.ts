import { freePorts } from '@bergauf/launcher/testing/free-ports';
import type { Page } from 'playwright/test';
import { browserName } from '../../../system/chromium.ts';
import { accessibilityFaults } from '../../../system/page-checks/accessibility.ts';
import { type ApiOfFolder, startApiOfExample } from '../../../system/services/api-of-folder.ts';
import { type SecondShell, startSecondShell } from '../../../system/services/second-shell.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { wishlistBadge } from '../../../system/shoppers/guest-wishlist.ts';
import { logIn, logInHere } from '../../../system/shoppers/log-in.ts';
import { mailTo } from '../../../system/shoppers/mailbox.ts';

// One team shop for all of them, with clubs whose offers have ended and have not.
test.describe.configure({ mode: 'default' });

const surcharges = { name: 800, number: 500, crest: 450 };
const clubs = [
  { slug: 'sc-vorbei', name: 'SC Vorbei', terms: { until: '2020-01-31', minimumAmount: 3 } },
  {
    slug: 'sc-offen',
    name: 'SC Offen',
    terms: {
      until: '2099-12-20',
      colours: { primary: '#AA2211', secondary: '#FFDD00' },
      printing: { ...surcharges, products: [1001] },
    },
  },
].map((club, index) => ({
  id: 20 + index,
  sport: 'laufen',
  town: 'Enns',
  texts: { at: 'Ein Verein.', en: 'A club.' },
  products: [1001],
  ...club,
}));

let api: ApiOfFolder;
let shell: SecondShell;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { shop: port } = await freePorts();
  const origin = `http://localhost:${port}`;
  // As with a main shop at another address: the emails of the team shop link to it.
  const env = { SHOP_ORIGINS: `http://main.localhost:${port},${origin}`, TEAM_SHOP_ORIGIN: origin, API_DEV_MAIL: 'on' };
  api = await startApiOfExample({ add: { teams: clubs }, env });
  shell = await startSecondShell({ SHOP_PORT: String(port), API_ORIGIN: api.origin, SHOP_TEAM_BUILD: 'on' });
});
test.afterAll(async () => {
  await shell?.stop();
  await api?.stop();
});

const shoe = '/p/norrak-kar-3-trailschuh-blau-10011/';
const orderOf = (page: Page) => page.getByRole('region', { name: 'Für das Team bestellen' });
const buttons = (page: Page) =>
  page.locator('main').getByRole('button', { name: /Warenkorb|Größe wählen|Anzahl eintragen/ });

async function open(page: Page, path: string): Promise<void> {
  expect((await page.goto(`${shell.origin}${path}`))?.status(), path).toBe(200);
  await hydrated(page);
}

test('after the deadline a product has a sentence with the day instead of any button that would add it', async ({
  page,
}) => {
  for (const path of [`/sc-vorbei${shoe}`, `/sc-vorbei${shoe}?groesse=40`]) {
    await open(page, path);
    await expect(page.locator('main')).toContainText('Das Angebot des Vereins ist zu Ende');
    await expect(orderOf(page)).toContainText('zu Ende seit 31. Jänner 2020');
    await expect(orderOf(page)).toContainText('SC Vorbei nimmt keine Bestellungen mehr an.');
    await expect(orderOf(page).getByRole('table')).toHaveCount(0);
    await expect(buttons(page)).toHaveCount(0);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a saved product of an offer that has ended is not moved to the cart: its sheet says so instead of sizes', async ({
  page,
}) => {
  await open(page, `/sc-vorbei${shoe}`);
  await page.locator('main [data-fragment="mf-cart-wishlist/heart"] button').first().click();
  await expect(wishlistBadge(page)).toHaveAccessibleName('Wunschliste, 1 Artikel');
  await open(page, '/wishlist/');
  await page.getByRole('button', { name: /in den Warenkorb legen$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Größe wählen' });
  await expect(sheet).toContainText('Das Angebot von SC Vorbei ist zu Ende. Frag deinen Verein');
  // The one that closes it.
  await expect(sheet.getByRole('button')).toHaveCount(1);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('before the deadline a product and the page of its club show the day, and it can be added', async ({ page }) => {
  await open(page, `/sc-offen${shoe}`);
  await expect(orderOf(page)).toContainText('bis 20. Dezember 2099');
  await expect(page.locator('main')).not.toContainText('ist zu Ende');
  await expect(buttons(page)).toHaveCount(2);
  // The team shop has no stores.
  await expect(page.locator('main')).toContainText('Kostenlos, per Post');
  await expect(page.locator('main')).not.toContainText(/Filiale|Geschäft/);
});

test("the club's page shows colours, last day and that the offer has ended", async ({ page }) => {
  await open(page, '/sc-offen/');
  const running = page.getByRole('region', { name: 'Über SC Offen' });
  await expect(running).toContainText('bis 20. Dezember 2099');
  for (const colour of ['#AA2211', '#FFDD00']) {
    await expect(running.locator(`svg path[fill="${colour}"]`).first()).toBeVisible();
  }
  await open(page, '/sc-vorbei/');
  const ended = page.getByRole('region', { name: 'Über SC Vorbei' });
  await expect(ended).toContainText('zu Ende seit 31. Jänner 2020');
  await expect(ended).toContainText('Vereinskleidung ab 3 Stück je Artikel');
});

test('a pasted list of sold-out sizes is not asked for sizes: each line says what is wrong, and none is added', async ({
  page,
}) => {
  await open(page, `/sc-offen${shoe}`);
  const order = orderOf(page);
  await order.getByText('Liste aus einer Tabelle einfügen').click();
  const take = order.getByRole('button', { name: 'Zeilen übernehmen' });
  await order.locator('textarea').fill('41\tLena\t7\n41\tEva\t9');
  await take.click();
  await expect(take).toBeFocused();
  await expect(order).toContainText('2 Zeilen übernommen');
  await expect(order.getByText('Diese Größe ist ausverkauft.')).toHaveCount(2);
  await expect(order).toContainText('Ändere zuerst die 2 Zeilen mit einem Hinweis');
  await expect(order.getByRole('button', { name: /Anzahl eintragen|Warenkorb/ })).toHaveCount(0);
  // Taken-over rows come after the rows that are already filled in.
  await order.locator('textarea').fill('40\tIda\t7');
  await take.click();
  await expect(order.getByRole('textbox', { name: /^Name, / })).toHaveCount(3);
  for (const row of [1, 2]) {
    for (const field of await order.getByRole('textbox', { name: new RegExp(`, Zeile ${row}, Größe 41`) }).all())
      await field.clear();
  }
  await expect(order.getByRole('button', { name: '1 Artikel in den Warenkorb' })).toBeVisible();
  await order.getByRole('textbox', { name: /^Nummer, Zeile 3,/ }).fill('x');
  await expect(order).toContainText('Ändere zuerst die Zeile mit dem Hinweis');
  await expect(order.getByRole('button', { name: /Anzahl eintragen|Warenkorb/ })).toHaveCount(0);
});

test('the crest is shown in the preview and sent once it is ticked', async ({ page }) => {
  await open(page, `/sc-offen${shoe}`);
  const order = orderOf(page);
  const crest = order.getByRole('checkbox', { name: /^Wappen/ });
  await expect(crest).toBeDisabled();
  await order.getByRole('checkbox', { name: /^Name/ }).check();
  // The pictures of both sides.
  const images = order.locator('figure image');
  const before = await images.count();
  await crest.check();
  await expect(images).toHaveCount(before + 1);
  await order.getByRole('textbox', { name: /^Anzahl, Zeile 1,/ }).fill('1');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/team/cart/'));
  await order.getByRole('button', { name: '1 Artikel in den Warenkorb' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ items: [{ amount: 1, printing: { crest: true } }] });
  await crest.uncheck();
  await expect(images).toHaveCount(before);
});

test('without script a sentence stands where the buttons need one', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, userAgent: browserName });
  const page = await context.newPage();
  await page.goto(`${shell.origin}/sc-offen${shoe}`);
  const sentence = page.locator('main noscript').first();
  await expect(sentence).toBeVisible();
  // Locators of texts leave out what is in a `noscript`.
  expect(await sentence.textContent()).toBe('Zum Einkaufen braucht dein Browser JavaScript.');
  await context.close();
});

test('a forgotten password: the link of the email leads to the team shop, signs in there, and works once', async ({
  page,
}) => {
  const account = await createAccount(api.origin);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && /password/.test(pathname)) calls.push(pathname);
  });
  const submit = (name: string) => page.locator('main').getByRole('button', { name, exact: true }).click();
  await open(page, '/login/');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen');
  await page.getByLabel('E-Mail-Adresse').fill(account.email);
  await submit('Link anfordern');
  await expect(page.getByRole('status').filter({ hasText: 'Schau in dein Postfach' })).toBeFocused();
  expect(calls).toEqual(['/api/v2/team/forgotpassword/']);

  const { links } = await mailTo(api.origin, account.email, /Passwort/);
  const link = links.find((one) => one.includes('/reset-password/')) ?? '';
  expect(new URL(link).origin).toBe(shell.origin);
  await page.goto(link);
  await hydrated(page);
  await page.getByLabel('Neues Passwort', { exact: true }).fill('Ein Dachs steigt bergauf');
  await submit('Passwort speichern');
  await expect(page.getByRole('heading', { name: `Servus, ${account.firstName}` })).toBeVisible();
  expect(calls.slice(1)).toEqual(['/api/v2/team/auth/reset-password/']);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toContain('bergauf_team_token');
  expect(names).not.toContain('bergauf_token');

  await page.context().clearCookies();
  await page.goto(link);
  await hydrated(page);
  await page.getByLabel('Neues Passwort', { exact: true }).fill('Noch ein Dachs steigt bergauf');
  await submit('Passwort speichern');
  await expect(page.getByRole('alert')).toContainText('Dieser Link gilt nicht mehr');
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click();
  await expect(page).toHaveURL(/\/forgot-password\//);
  // The second password is not the account's.
  await logIn(page, shell.origin, { ...account, password: 'Noch ein Dachs steigt bergauf' });
  await expect(page.getByRole('alert')).toBeVisible();
  await logInHere(page, { ...account, password: 'Ein Dachs steigt bergauf' });
  await expect(page.getByRole('heading', { name: `Servus, ${account.firstName}` })).toBeVisible();
});
