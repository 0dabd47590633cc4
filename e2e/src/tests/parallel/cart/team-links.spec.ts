import { type OneDomain, startOneDomain } from '../../../system/services/one-domain.ts';
import { comeToFooter, expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { logIn } from '../../../system/shoppers/log-in.ts';
import { crawlTeamShop, shownTargets } from '../../../system/shoppers/team-links.ts';
import { fillTeamAccount, findTeamProduct } from '../../../system/shoppers/team-shop.ts';

test.use({ pictures: 'none' });

let teams: OneDomain;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  teams = await startOneDomain({ SHOP_TEAM_BUILD: 'on', SHOP_LOCALE: 'at,en' });
});
test.afterAll(() => teams.stop());

test('every internal link of the team shop leads to a page of it, in both languages, also of pages that the browser renders', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { shop, api } = teams.origins;
  const { slug, sold } = await findTeamProduct(api, (slugs) => slugs[0]);
  const customer = await createAccount(api);
  const uuid = await fillTeamAccount(api, customer, { slug, sold });
  await logIn(page, shop, customer);
  await expect(page).toHaveURL(`${shop}/my-account/`);
  const account = ['', 'orders/', `order-details/${uuid}/`, 'delivery-address/', 'account-details/'];
  const rendered = [...account.map((path) => `/my-account/${path}`), '/warenkorb/', '/wishlist/', '/bestellung/'];

  /** Link targets of pages that are filled by scripts, by page. */
  const linked = new Map<string, string[]>();
  for (const prefix of ['', '/en']) {
    for (const path of rendered) {
      await page.goto(`${shop}${prefix}${path}`);
      await hydrated(page);
      await comeToFooter(page);
      await page.waitForLoadState('networkidle');
      linked.set(prefix + path, await shownTargets(page));
    }
    for (const name of [/^(Warenkorb|Cart),/, /^(Wunschliste|Wishlist),/, /^(Mein Konto|My account)$/]) {
      await page.getByRole('banner').getByRole('link', { name }).first().click();
      const flyout = page.getByRole('dialog', { name: /^(Warenkorb|Cart|Wunschliste|Wishlist|Mein Konto|My account)/ });
      await expect(flyout.getByRole('link').first()).toBeVisible();
      linked.set(`${prefix} flyout ${name}`, await shownTargets(page));
      await page.keyboard.press('Escape');
    }
  }
  // A part of each kind is there: an order's product, a line of the cart, a saved product, and what stands around the pages.
  for (const path of [`/my-account/order-details/${uuid}/`, '/warenkorb/', '/wishlist/'])
    expect(linked.get(path), path).toEqual(expect.arrayContaining([sold.url, '/list/', '/info/impressum/']));

  // Browsers resolve the name, this process does not.
  const origin = shop.replace(`www.${teams.domain}`, 'localhost');
  const server = ['/', '/list/', '/search/', '/login/', '/register/', '/forgot-password/', sold.url];
  for (const { prefix, most } of [
    { prefix: '', most: { list: 60, product: 40 } },
    { prefix: '/en', most: { list: 20, product: 12 } },
  ]) {
    const shown = [...linked].flatMap(([from, targets]) => (from.startsWith('/en') === (prefix !== '') ? targets : []));
    const start = new Set([...server.map((path) => prefix + path), ...shown]);
    const { faults, seen } = await crawlTeamShop({ origin, start: [...start], most });
    expect(faults).toEqual([]);
    expect([...seen].filter((path) => path.startsWith(`${prefix}/info/`)).length).toBeGreaterThan(8);
    expect(seen.size).toBeGreaterThan(60);
    // A link keeps the language of its page, except one to a file; the footer's language switch uses a separate URL.
    const pages = [...seen].filter((path) => path.endsWith('/'));
    expect(pages.filter((path) => path.startsWith('/en/') !== (prefix !== ''))).toEqual([]);
  }
});
