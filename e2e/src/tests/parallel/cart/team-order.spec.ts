import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../../../system/page-checks/accessibility.ts';
import { sideways } from '../../../system/page-checks/beyond-the-screen.ts';
import { follow, tabTo, type } from '../../../system/page-checks/keyboard.ts';
import { type OneDomain, startOneDomain } from '../../../system/services/one-domain.ts';
import { arrived, expect, hydrated, test } from '../../../system/shop-page.ts';
import { guestAddress, orderButton } from '../../../system/shoppers/checkout-page.ts';
import { badge } from '../../../system/shoppers/guest-cart.ts';
import { findKit, teamData } from '../../../system/shoppers/team-shop.ts';

// One team shop for all of them.
test.describe.configure({ mode: 'default' });

let teams: OneDomain;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  teams = await startOneDomain({ SHOP_TEAM_BUILD: 'on' });
});
test.afterAll(() => teams.stop());

const kitOf = () => findKit(teams.origins.api);

type Directory = {
  teams: { name: string; region: string; sport: string }[];
  total: number;
  regions: { name: string; count: number }[];
};

async function clubNamed(club: string): Promise<Directory['teams'][number]> {
  const found = (await teamData<Directory>(teams.origins.api, 'teams/')).teams.find(({ name }) => name === club);
  if (!found) throw new Error(`There is no club ${club}`);
  return found;
}
const orderOf = (page: Page) => page.getByRole('region', { name: 'Für das Team bestellen' });

/** Checks the page in its current state. */
const expectNoFaults = async (page: Page): Promise<void> =>
  expect(await accessibilityFaults(page), page.url()).toEqual([]);

test('with the keyboard alone a club is found, its kit chosen, and eleven printed pieces are added by one call and ordered for delivery to the club', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { slug, club, url, lines } = await kitOf();
  const added: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v2/team/cart/')) added.push(request.postDataJSON());
  });
  const { region, sport } = await clubNamed(club);

  await page.goto(teams.origins.shop);
  await hydrated(page);
  await expectNoFaults(page);
  await follow(page, page.getByRole('link', { name: /^Alle \d+ Vereine$/ }));
  await arrived(page);
  const { total, regions } = await teamData<Directory>(teams.origins.api, 'teams/');
  await expect(page.getByRole('heading', { name: `${total} Vereine`, exact: true })).toBeVisible();
  // The first letters choose; the driver has no keys for those that a keyboard of its own language lacks.
  await type(page, page.getByLabel('Bundesland'), region.slice(0, 4));
  await follow(page, page.getByRole('button', { name: 'Verein finden' }));
  const inRegion = regions.find(({ name }) => name === region)?.count ?? 0;
  await expect(page.getByRole('heading', { name: new RegExp(`^${inRegion} Vereine?$`) })).toBeVisible();
  await arrived(page);
  await type(page, page.getByLabel('Sportart', { exact: true }), sport.slice(0, 2));
  await type(page, page.getByLabel('Verein, Ort oder Sportart'), club, 200);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${teams.origins.shop}/list/?${new URLSearchParams({ q: club, sport, region })}`);
  await expect(page.getByRole('heading', { name: '1 Verein', exact: true })).toBeVisible();
  // The choice stays, with its number.
  await expect(page.getByLabel('Bundesland').locator('option:checked')).toHaveText(`${region} (1)`);
  await expectNoFaults(page);
  await follow(page, page.locator('main').getByRole('link', { name: club }));
  await expect(page).toHaveURL(`${teams.origins.shop}/${slug}/`);
  await arrived(page);
  const about = page.getByRole('region', { name: `Über ${club}` });
  await expect(about).toContainText('Lieferung an den Verein');
  await expect(about.getByRole('img', { name: `Wappen von ${club}` })).toBeVisible();
  await expectNoFaults(page);

  await follow(page, page.locator(`main article a[href="${url}"]`).first(), 300);
  await expect(page).toHaveURL(`${teams.origins.shop}${url}`);
  await arrived(page);
  const order = orderOf(page);
  await follow(page, order.getByText('Liste aus einer Tabelle einfügen'), 200);
  await tabTo(page, order.locator('textarea'));
  await page.keyboard.insertText(lines.join('\n'));
  // A list that is typed is read when it is complete.
  await expect(order.getByRole('textbox', { name: /^Name, / })).toHaveCount(0);
  await follow(page, order.getByRole('button', { name: 'Zeilen übernehmen' }));
  await expect(order.getByRole('status').filter({ hasText: '11 Zeilen übernommen' })).toBeVisible();
  await expect(order.getByRole('checkbox', { name: /^Name/ })).toBeChecked();
  await order.getByRole('textbox', { name: /^Name, Zeile 3,/ }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Lena');
  // The product's own pictures show the row that was edited.
  for (const side of [0, 1]) {
    await expect(order.locator('figure image').nth(side)).toHaveAttribute('href', /\/media\//);
  }
  await expect(order.locator('figure text').filter({ hasText: 'LENA' })).toBeVisible();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await sideways(page)]).toEqual([width, 0]);
  }
  await expectNoFaults(page);
  await follow(page, order.getByRole('button', { name: '11 Artikel in den Warenkorb' }));
  await expect(order.getByRole('status').filter({ hasText: '11 Artikel liegen im Warenkorb' })).toBeVisible();
  expect(added).toEqual([expect.objectContaining({ team: slug, shopIdentifier: 'at', priceType: 'vk' })]);
  expect((added[0] as { items: object[] }).items[2]).toMatchObject({
    amount: 1,
    printing: { name: 'Lena', number: '3' },
  });

  await page.goto(`${teams.origins.shop}/warenkorb/`);
  await hydrated(page);
  await expect(page.locator('main')).toContainText('Druck: LENA 3');
  await expectNoFaults(page);
  await follow(page, page.locator('main').getByRole('link', { name: 'Zur Kassa' }), 200);
  await expect(page).toHaveURL(`${teams.origins.checkout}/checkout/`);
  await expect(page.getByRole('radio', { name: new RegExp(`An den Verein: ${club}`) })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Geschäft|Filiale/ })).toHaveCount(0);
  await expectNoFaults(page);
  for (const [name, text] of Object.entries(guestAddress)) await type(page, page.locator(`[name="${name}"]`), text);
  await follow(page, orderButton(page));
  await expect(page).toHaveURL(/\/checkout\/danke\//);
  await expect(page.locator('main')).toContainText(`Lieferung an ${club}`);
  await expect(page.locator('main')).toContainText('Toni Gast holt alles dort ab.');
  await expect(page.locator('main')).toContainText('Druck: LENA 3');
  await expectNoFaults(page);
});

test('the table of sizes and amounts is filled in with the keyboard alone', async ({ page }) => {
  const { url, slug } = await kitOf();
  await page.goto(`${teams.origins.shop}${url}`);
  await hydrated(page);
  const order = orderOf(page);
  await order.getByRole('checkbox', { name: /^Name/ }).focus();
  await page.keyboard.press('Space');
  const amount = order.getByRole('textbox', { name: /^Anzahl, Zeile 1,/ });
  await amount.focus();
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Eva');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7');
  await expect(order.getByText(/^1 Stück€/)).toBeVisible();
  await order.getByRole('button', { name: '1 Artikel in den Warenkorb' }).focus();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/team/cart/'));
  await page.keyboard.press('Enter');
  const body = (await sent).postDataJSON() as { team: string; items: object[] };
  expect(body).toMatchObject({ team: slug, items: [{ amount: 1, printing: { name: 'Eva', number: '7' } }] });
});

test('on a phone: names can be read, a chosen piece can be added, and what was entered stays until it is in the cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { url, slug } = await kitOf();
  await page.goto(`${teams.origins.shop}${url}`);
  await hydrated(page);
  const order = orderOf(page);
  const field = (name: string) => order.getByRole('textbox', { name: new RegExp(`^${name}, Zeile 1,`) });
  const size = (await order.getByRole('rowheader').first().textContent()) ?? '';
  await page.locator('[aria-labelledby="groesse"]').getByText(size, { exact: true }).first().click();
  // Nothing lies above it.
  await page.locator('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).click({ trial: true });

  await order.getByRole('checkbox', { name: /^Name/ }).check();
  await expect(order.getByText('von Widerruf und Rückgabe ausgenommen')).toBeVisible();
  await field('Anzahl').fill('1');
  await field('Name').fill('Maximilianna <');
  await expect(order.getByRole('status').filter({ hasText: 'Ändere zuerst die Zeile' })).toBeVisible();
  const text = await field('Name').evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
  expect(text[1]).toBe(text[0]);
  expect(await sideways(page)).toBe(0);
  // A piece without print does not count.
  await order.getByRole('checkbox', { name: /^Name/ }).uncheck();
  await expect(order.getByRole('button', { name: '1 Artikel in den Warenkorb' })).toBeVisible();
  await order.getByRole('checkbox', { name: /^Name/ }).check();
  await field('Name').fill('Maximilianna');

  await page.locator(`main nav a[href="/${slug}/"]`).first().click();
  await expect(page).toHaveURL(`${teams.origins.shop}/${slug}/`);
  await page.goBack();
  await expect(field('Name')).toHaveValue('Maximilianna');
  await page.reload();
  await hydrated(page);
  await expect(field('Name')).toHaveValue('Maximilianna');
  await order.getByRole('button', { name: '1 Artikel in den Warenkorb' }).click();
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  // It is not offered again.
  await expect(order.getByRole('status').filter({ hasText: '1 Artikel liegt im Warenkorb.' })).toBeVisible();
  await expect(field('Name')).toHaveValue('');
  await page.reload();
  await hydrated(page);
  await expect(field('Anzahl')).toHaveValue('');

  // A failed addition removes nothing, although the cart is read again.
  await field('Anzahl').fill('1');
  await page.route('**/api/v2/team/cart/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await order.getByRole('button', { name: '1 Artikel in den Warenkorb' }).click();
  await expect(order.getByRole('status').filter({ hasText: 'Nicht hinzugefügt' })).toBeVisible();
  await expect(field('Anzahl')).toHaveValue('1');
  await page.reload();
  await hydrated(page);
  await expect(field('Anzahl')).toHaveValue('1');
});

test('an order that could not be added is kept when its page is left, and one that is in the cart is forgotten', async ({
  page,
}) => {
  const { url, slug } = await kitOf();
  await page.goto(`${teams.origins.shop}${url}`);
  await hydrated(page);
  const order = orderOf(page);
  const amount = order.getByRole('textbox', { name: /^Anzahl, Zeile 1,/ });
  const leave = async (): Promise<void> => {
    await page.locator(`main nav a[href="/${slug}/"]`).first().click();
    await expect(page).toHaveURL(`${teams.origins.shop}/${slug}/`);
    await page.goBack();
  };
  // A guest's first addition: no cart is read after it.
  await page.route('**/api/v2/team/cart/', (route) => route.fulfill({ status: 503, body: '{}' }));
  await amount.fill('1');
  await order.getByRole('button', { name: '1 Artikel in den Warenkorb' }).click();
  await expect(order.getByRole('status').filter({ hasText: 'Nicht hinzugefügt' })).toBeVisible();
  await leave();
  await expect(amount).toHaveValue('1');

  // Opened twice: the second time the page is mounted after the cart was read.
  await page.unroute('**/api/v2/team/cart/');
  for (const count of [1, 2]) {
    await amount.fill('1');
    await order.getByRole('button', { name: '1 Artikel in den Warenkorb' }).click();
    await expect(badge(page)).toHaveAccessibleName(`Warenkorb, ${count} Artikel`);
    await expect(amount).toHaveValue('');
    await leave();
    await expect(amount).toHaveValue('');
  }

  // What is not taken over from a list can be corrected.
  const size = (await order.getByRole('rowheader').first().textContent()) ?? '';
  await amount.evaluate((field, list) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', list);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `${size}\t1\nGibt es nicht\t2`);
  await expect(order.locator('textarea')).toBeVisible();
  await expect(order.locator('textarea')).toHaveValue('Gibt es nicht\t2');
});
