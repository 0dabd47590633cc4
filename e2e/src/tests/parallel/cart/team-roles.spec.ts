import type { Locator } from 'playwright/test';
import { type ApiOnPostgres, startApiOnPostgres } from '../../../system/services/api-on-postgres.ts';
import { type OneDomain, startOneDomain } from '../../../system/services/one-domain.ts';
import { theShop } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { logIn } from '../../../system/shoppers/log-in.ts';
import { findTeamProduct } from '../../../system/shoppers/team-shop.ts';

test.use({ pictures: 'none' });

// One team shop for both roles, with an API whose accounts get a role as an operator gives it, by SQL.
test.describe.configure({ mode: 'default' });

let api: ApiOnPostgres | null = null;
let teams: OneDomain | null = null;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const place = theShop().domains[test.info().parallelIndex];
  api = await startApiOnPostgres({ SHOP_ORIGINS: place?.shop ?? '', SHOP_TEAM_BUILD: 'on' });
  if (api) teams = await startOneDomain({ SHOP_TEAM_BUILD: 'on', API_ORIGIN: api.origin });
});
test.afterAll(async () => {
  await teams?.stop();
  await api?.stop();
});

for (const { role, range, words } of [
  { role: 'staff', range: ['8', '810'], words: 'Mit deinen Mitarbeiter-Preisen' },
  { role: 'pro', range: ['8', '891'], words: 'Mit deinen Pro-Preisen' },
] as const) {
  test(`the role ${role} sees its price on tile, product, in cart and checkout, and its bounds of the price filter (SPEC 6)`, async ({
    page,
  }) => {
    test.skip(api === null, 'PostgreSQL is not installed');
    if (!api || !teams) return;
    test.setTimeout(120_000);
    const { shop: origin, checkout } = teams.origins;
    const { slug, sold } = await findTeamProduct(api.origin, (slugs) => slugs[0]);
    const { [role]: own, ...others } = sold.prices.cents;
    const text = (cents: number): string => (cents / 100).toLocaleString('de-AT', { minimumFractionDigits: 2 });
    /** The price of the role; that of guests and of other roles nowhere. */
    const expectRolePrice = (place: Locator, what: string): Promise<void> =>
      test.step(what, async () => {
        await expect(place, what).toContainText(text(own));
        for (const one of [others.vk, others.premium]) await expect(place, what).not.toContainText(text(one));
      });
    const linked = (place: Locator): Locator => place.filter({ has: page.locator(`a[href$="${sold.url}"]`) }).first();
    const account = await createAccount(api.origin);
    await api.query('update accounts set role = $1 where email = $2', [role, account.email]);
    await logIn(page, origin, account);
    await expect(page).toHaveURL(`${origin}/my-account/`);

    await page.goto(`${origin}/search/?q=${encodeURIComponent(sold.nameWithoutBrand)}`);
    await hydrated(page);
    await expectRolePrice(linked(page.locator('main article')), 'a tile');
    for (const [at, name] of ['Preis ab, in Euro', 'Preis bis, in Euro'].entries()) {
      await expect(page.getByRole('textbox', { name })).toHaveAttribute('placeholder', range[at] ?? '');
    }
    await page.goto(`${origin}${sold.url}`);
    await hydrated(page);
    await expect(page.locator('main')).toContainText(`Preis €\u00a0${text(own)}`);
    await page.locator('[aria-labelledby="groesse"] button:enabled').first().click();
    const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/v2/team/cart/'));
    await page.locator('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click();
    expect((await sent).postDataJSON()).toMatchObject({ team: slug, priceType: role });
    await expect(page.getByRole('status').filter({ hasText: 'liegt im Warenkorb' })).toBeVisible();
    await page.goto(`${origin}/warenkorb/`);
    await hydrated(page);
    await expectRolePrice(linked(page.locator('main li[data-state]')), 'the cart');
    await expect(page.locator('main')).toContainText(words);
    await page.goto(`${checkout}/checkout/`);
    await expectRolePrice(linked(page.locator('li')), 'the checkout');
  });
}

test('a role that is taken away while a tab is open is followed with the next cart, on every page of the tab', async ({
  page,
}) => {
  test.skip(api === null, 'PostgreSQL is not installed');
  if (!api || !teams) return;
  test.setTimeout(120_000);
  const { shop: origin } = teams.origins;
  const { sold } = await findTeamProduct(api.origin, (slugs) => slugs[0]);
  const { pro, vk } = sold.prices.cents;
  const text = (cents: number): string => (cents / 100).toLocaleString('de-AT', { minimumFractionDigits: 2 });
  const account = await createAccount(api.origin);
  await api.query("update accounts set role = 'pro' where email = $1", [account.email]);
  await page.clock.install();
  await logIn(page, origin, account);
  await expect(page).toHaveURL(`${origin}/my-account/`);
  await page.goto(`${origin}${sold.url}`);
  await hydrated(page);
  const main = page.locator('main');
  await expect(main).toContainText(`Preis €\u00a0${text(pro)}`);

  await api.query("update accounts set role = 'vk' where email = $1", [account.email]);
  // What was asked for two seconds ago is not asked for again.
  await page.clock.fastForward(3_000);
  await page.locator('[aria-labelledby="groesse"] button:enabled').first().click();
  await main.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'liegt im Warenkorb' })).toBeVisible();
  await expect(main).toContainText(`Preis €\u00a0${text(vk)}`);
  await expect(main).not.toContainText(`Preis €\u00a0${text(pro)}`);
});
