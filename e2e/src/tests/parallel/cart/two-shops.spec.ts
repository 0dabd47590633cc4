import { type OneDomain, startOneDomain } from '../../../system/services/one-domain.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { badge } from '../../../system/shoppers/guest-cart.ts';
import { wishlistBadge } from '../../../system/shoppers/guest-wishlist.ts';
import { logIn } from '../../../system/shoppers/log-in.ts';
import { findKit } from '../../../system/shoppers/team-shop.ts';

let teams: OneDomain;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  teams = await startOneDomain({ SHOP_TEAM_BUILD: 'on' }, true);
});
test.afterAll(() => teams.stop());

test('main shop and team shop on one host share no cookie, page, cart, wishlist and session', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { url, lines } = await findKit(teams.origins.api);
  const { shop: team, checkout, api } = teams.origins;
  const main = teams.mainShop ?? '';
  const heart = page.locator('main [data-fragment="mf-cart-wishlist/heart"] button').first();
  const cookies = async (): Promise<string[]> => (await context.cookies()).map(({ name }) => name);
  /** The header's information on the shopper, once loaded. */
  const expectShopper = async (shopper: {
    cart: string | RegExp;
    wishlist: RegExp;
    account: string;
  }): Promise<void> => {
    await expect(badge(page)).toHaveAccessibleName(shopper.cart);
    await expect(wishlistBadge(page)).toHaveAccessibleName(shopper.wishlist);
    await expect(page.getByRole('banner').getByRole('link', { name: shopper.account })).toBeVisible();
  };
  const nobody = { cart: /^Warenkorb(, leer)?$/, wishlist: /^Wunschliste(, leer)?$/, account: 'Anmelden' };

  await page.goto(`${team}${url}`);
  await hydrated(page);
  const order = page.getByRole('region', { name: 'Für das Team bestellen' });
  await order.getByText('Liste aus einer Tabelle einfügen').click();
  await order.locator('textarea').fill(lines[0] ?? '');
  await order.getByRole('button', { name: 'Zeilen übernehmen' }).click();
  await order.getByRole('button', { name: '1 Artikel in den Warenkorb' }).click();
  await heart.click();
  const guest = { cart: 'Warenkorb, 1 Artikel', wishlist: /^Wunschliste, 1 Artikel$/, account: 'Anmelden' };
  await expectShopper(guest);
  // The choice of a language, and the checkout's memory of it, too.
  await page.goto(`${team}/_shell/locale/at/`);
  await page.goto(`${checkout}/checkout/?locale=at`);
  expect(await cookies()).toContain('bergauf_team_request_id');
  expect((await cookies()).filter((name) => !name.startsWith('bergauf_team_'))).toEqual([]);

  // The same path is another page there, whichever of the two was rendered first.
  expect((await page.goto(`${main}${url}`))?.status()).toBe(404);
  await page.goto(main);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Dein Verein, sein Shop');
  await expectShopper(nobody);
  const before = await cookies();
  await page.goto(`${main}/_shell/locale/at/`);
  expect((await cookies()).filter((name) => !before.includes(name))).toEqual(['bergauf_locale']);

  // A customer of the main shop is a guest in the team shop, whose cart and wishlist stay as they were.
  const [ofMain, ofTeam] = [await createAccount(api), await createAccount(api)];
  await logIn(page, main, ofMain);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Servus, ${ofMain.firstName}`);
  await page.goto(team);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Verein, sein Shop');
  await expectShopper(guest);
  await logIn(page, team, ofTeam);
  await expect(page).toHaveURL(`${team}/my-account/`);
  await expectShopper({ ...guest, account: 'Mein Konto' });
  await page.goto(`${team}/my-account/account-details/`);
  await expect(page.getByLabel('E-Mail-Adresse').first()).toHaveValue(ofTeam.email);

  // Logging out of one shop does not affect the other.
  await page.goto(`${main}/my-account/account-details/`);
  await expect(page.getByLabel('E-Mail-Adresse').first()).toHaveValue(ofMain.email);
  await expectShopper({ ...nobody, account: 'Mein Konto' });
  await page.getByRole('button', { name: 'Abmelden' }).first().click();
  await expect(page).toHaveURL(`${main}/`);
  await expectShopper(nobody);
  await page.goto(`${team}/wishlist/`);
  await hydrated(page);
  await expectShopper({ ...guest, account: 'Mein Konto' });
  await expect(page.locator('main article')).toHaveCount(1);
});
