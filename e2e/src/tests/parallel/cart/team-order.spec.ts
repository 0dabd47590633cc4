import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../../../system/accessibility.ts';
import { fillIn, orderButton } from '../../../system/checkout-page.ts';
import { browserName } from '../../../system/chromium.ts';
import { type OneDomain, startOneDomain } from '../../../system/one-domain.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

// One team shop for all of them.
test.describe.configure({ mode: 'default' });

type Option = { title: string; quantity: number };
type Sold = { url: string; options: Option[]; teamOffer: { printing: object | null; team: { name: string } } };

let teams: OneDomain;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  teams = await startOneDomain({ SHOP_TEAM_BUILD: 'on' }, true);
});
test.afterAll(() => teams.stop());

const dataOf = async <T>(path: string): Promise<T> =>
  ((await (await fetch(`${teams.origins.api}/api/v2/team/${path}`)).json()) as { data: T }).data;

/** A printed product of a club with pieces for eleven players, and a line for each of them. */
async function findKit(): Promise<{ slug: string; club: string; url: string; lines: string[] }> {
  for (const { slug, name } of (await dataOf<{ teams: { slug: string; name: string }[] }>('teams/')).teams) {
    const { products } = await dataOf<{ products: { url: string }[] }>(`search/?path=/${slug}/&limit=96`);
    for (const { url } of products) {
      const sold = await dataOf<Sold>(`${slug}/product/?path=${url.slice(slug.length + 1)}`);
      const pieces = sold.options.flatMap(({ title, quantity }) => Array<string>(quantity).fill(title)).slice(0, 11);
      if (!sold.teamOffer.printing || pieces.length < 11) continue;
      return { slug, club: name, url, lines: pieces.map((size, at) => `${size}\tSpieler ${at + 1}\t${at + 1}`) };
    }
  }
  throw new Error('No club has a kit for eleven players');
}

const orderOf = (page: Page) => page.getByRole('region', { name: 'Für das Team bestellen' });

test('a club is found, its kit chosen, and eleven printed pieces are added by one call and ordered for delivery to the club', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const { slug, club, url, lines } = await findKit();
  const added: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v2/team/cart/')) added.push(request.postDataJSON());
  });

  await page.goto(teams.origins.shop);
  await hydrated(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Verein, Ort oder Sportart').fill(club);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 Verein', exact: true })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.locator('main').getByRole('link', { name: club }).click();
  await expect(page).toHaveURL(`${teams.origins.shop}/${slug}/`);
  const about = page.getByRole('region', { name: `Über ${club}` });
  await expect(about).toContainText('Lieferung an den Verein');
  await expect(about.getByRole('img', { name: `Wappen von ${club}` })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto(`${teams.origins.shop}${url}`);
  await hydrated(page);
  const order = orderOf(page);
  await order.getByText('Liste aus einer Tabelle einfügen').click();
  await order.locator('textarea').fill(lines.join('\n'));
  await expect(order.getByRole('status').filter({ hasText: '11 Zeilen übernommen' })).toBeVisible();
  await expect(order.getByRole('checkbox', { name: /^Name/ })).toBeChecked();
  await order.getByRole('textbox', { name: /^Name, Zeile 3,/ }).fill('Lena');
  // The product's own pictures show the row that was edited.
  for (const side of [0, 1]) {
    await expect(order.locator('figure image').nth(side)).toHaveAttribute('href', /\/media\//);
  }
  await expect(order.locator('figure text').filter({ hasText: 'LENA' })).toBeVisible();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, overflow]).toEqual([width, 0]);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await order.getByRole('button', { name: '11 Artikel in den Warenkorb' }).click();
  await expect(order.getByRole('status').filter({ hasText: '11 Artikel liegen im Warenkorb' })).toBeVisible();
  expect(added).toEqual([expect.objectContaining({ team: slug, shopIdentifier: 'at', priceType: 'vk' })]);
  expect((added[0] as { items: object[] }).items[2]).toMatchObject({
    amount: 1,
    printing: { name: 'Lena', number: '3' },
  });

  await page.goto(`${teams.origins.shop}/warenkorb/`);
  await hydrated(page);
  await expect(page.locator('main')).toContainText('Druck: LENA 3');
  await page.goto(`${teams.origins.checkout}/checkout/`);
  await expect(page.getByRole('radio', { name: new RegExp(`An den Verein: ${club}`) })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Geschäft|Filiale/ })).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await fillIn(page);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/danke\//);
  await expect(page.locator('main')).toContainText(`Lieferung an ${club}`);
  await expect(page.locator('main')).toContainText('Toni Gast holt alles dort ab.');
  await expect(page.locator('main')).toContainText('Druck: LENA 3');
});

test('the table of sizes and amounts is filled in with the keyboard alone', async ({ page }) => {
  const { url, slug } = await findKit();
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

test('every internal link of the team shop leads to a page of it', async () => {
  test.setTimeout(180_000);
  const headers = { 'user-agent': browserName, accept: 'text/html' };
  // Browsers resolve the name, this process does not.
  const origin = teams.origins.shop.replace(`www.${teams.domain}`, 'localhost');
  const { url } = await findKit();
  const queue = [
    '/',
    '/list/',
    '/search/',
    '/login/',
    '/register/',
    '/forgot-password/',
    '/wishlist/',
    '/warenkorb/',
    url,
  ];
  const seen = new Set(queue);
  const failures: string[] = [];
  /** Pages of one kind are alike: of lists and products this many are followed. */
  const left = { list: 60, product: 40 };
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const response = await fetch(`${origin}${path}`, { headers });
    if (response.status !== 200) failures.push(`${path} is ${response.status}`);
    const html = await response.text();
    for (const [, href = ''] of html.matchAll(/<(?:a|form)\b[^>]*?(?:href|action)="(\/[^"/][^"]*|\/)"/g)) {
      const target = href.replaceAll('&amp;', '&').replace(/[?#].*$/, '');
      if (/^\/(static|services|shops?|blog|werbung|p|doi)\/|^\/marken\/$|\/loyalty\//.test(target)) {
        failures.push(`${path} links to ${target}`);
      }
      if (seen.has(target) || target.startsWith('/_')) continue;
      seen.add(target);
      const kind = target.includes('/p/') ? 'product' : /^\/(info|my-account|list)\//.test(target) ? null : 'list';
      if (kind === null || left[kind]-- > 0) queue.push(target);
    }
  }
  expect(failures).toEqual([]);
  expect([...seen].filter((path) => path.startsWith('/info/')).length).toBeGreaterThan(8);
  expect(seen.size).toBeGreaterThan(80);
});

test('without script clubs are searched, and their pages, products and content are shown', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, userAgent: browserName });
  const page = await context.newPage();
  const { club, slug, url } = await findKit();
  await page.goto(teams.origins.shop);
  await page.getByLabel('Verein, Ort oder Sportart').fill(club);
  await page.getByRole('button', { name: 'Verein finden' }).click();
  await page.locator('main').getByRole('link', { name: club }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(club);
  await expect(page.getByRole('region', { name: `Über ${club}` })).toContainText('Ansprechperson');
  await expect(page.locator(`main a[href^="/${slug}/p/"]`).first()).toBeVisible();
  await page.goto(`${teams.origins.shop}${url}`);
  await expect(orderOf(page).getByRole('table')).toBeVisible();
  await page.goto(`${teams.origins.shop}/info/hilfe/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hilfe zum Teamshop');
  await context.close();
});

test('main shop and team shop on one host share no cookie, page, cart and wishlist', async ({ page, context }) => {
  const { url, lines } = await findKit();
  const main = teams.mainShop ?? '';
  await page.goto(`${teams.origins.shop}${url}`);
  await hydrated(page);
  await orderOf(page).getByText('Liste aus einer Tabelle einfügen').click();
  await orderOf(page)
    .locator('textarea')
    .fill(lines[0] ?? '');
  await orderOf(page).getByRole('button', { name: '1 Artikel in den Warenkorb' }).click();
  const badge = page.locator('[data-fragment="mf-cart-wishlist/cart-badge"] a').first();
  await expect(badge).toHaveAccessibleName('Warenkorb, 1 Artikel');
  const cookies = async (): Promise<string[]> => (await context.cookies()).map(({ name }) => name);
  const foreign = async (): Promise<string[]> => (await cookies()).filter((name) => !name.startsWith('bergauf_team_'));
  // The choice of a language, and the checkout's memory of it, too.
  await page.goto(`${teams.origins.shop}/_shell/locale/at/`);
  await page.goto(`${teams.origins.checkout}/checkout/?locale=at`);
  expect(await cookies()).toContain('bergauf_team_request_id');
  expect(await foreign()).toEqual([]);

  // The same path is another page there, whichever of the two was rendered first.
  expect((await page.goto(`${main}${url}`))?.status()).toBe(404);
  await page.goto(main);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Dein Verein, sein Shop');
  await expect(page.locator('[data-fragment="mf-cart-wishlist/cart-badge"] a').first()).toHaveAccessibleName(
    /^Warenkorb(, leer)?$/,
  );
  const before = await cookies();
  await page.goto(`${main}/_shell/locale/at/`);
  expect((await cookies()).filter((name) => !before.includes(name))).toEqual(['bergauf_locale']);
  await page.goto(teams.origins.shop);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Verein, sein Shop');
  await expect(badge).toHaveAccessibleName('Warenkorb, 1 Artikel');
});

test('below the minimum amount product page, cart and checkout say how many pieces are missing, and nothing is ordered', async ({
  page,
}) => {
  const { url, lines, club } = await findKit();
  await page.goto(`${teams.origins.shop}${url}`);
  await hydrated(page);
  const order = orderOf(page);
  await order.getByText('Liste aus einer Tabelle einfügen').click();
  await order.locator('textarea').fill(lines[0] ?? '');
  await expect(order).toContainText(/Bestellt wird ab einer Mindestmenge.* Stück fehl/);
  await order.getByRole('button', { name: '1 Artikel in den Warenkorb' }).click();
  await expect(order.getByRole('status').filter({ hasText: 'im Warenkorb' })).toBeVisible();

  await page.goto(`${teams.origins.shop}/warenkorb/`);
  await hydrated(page);
  await expect(page.locator('main')).toContainText(/Noch \d+ Stück fehl\S+ davon: bestellt wird ab \d+ Stück/);
  await page.goto(`${teams.origins.checkout}/checkout/`);
  await expect(page.locator('.what')).toContainText(/Noch \d+ Stück fehl/);
  await fillIn(page);
  await orderButton(page).click();
  await expect(page.getByRole('alert')).toContainText(new RegExp(`${club} bestellt .* ab \\d+ Stück`));
  await expect(page).toHaveURL(/\/checkout\/$/);
});
