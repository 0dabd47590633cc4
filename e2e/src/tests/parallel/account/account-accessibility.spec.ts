import type { Locator, Page } from 'playwright/test';
import { findStocked } from '../../../system/catalogue.ts';
import { desktop, phone } from '../../../system/main-pages.ts';
import { accessibilityFaults } from '../../../system/page-checks/accessibility.ts';
import { theShop } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { type Account, createAccount } from '../../../system/shoppers/account.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';
import { addAsCustomer, moveOrder, type PlacedOrder, placeOrder } from '../../../system/shoppers/orders.ts';

// Both screens share one account and its orders.
test.describe.configure({ mode: 'default' });

let account: Account;
/** An order that can be returned, and one that can be cancelled. */
let delivered: PlacedOrder;
let received: PlacedOrder;
test.beforeAll(async () => {
  const { api } = theShop().origins;
  account = await createAccount(api);
  const product = (await findStocked(api, 20, 12)).find(({ loyaltyPoints: { vk } }) => vk >= 100);
  if (!product) throw new Error('The catalogue has no dear product with many pieces');
  delivered = await placeOrder(api, account, product.option.id, 2);
  received = await placeOrder(api, account, product.option.id);
  await moveOrder(api, delivered.number, ['packed', 'shipped', 'delivered']);
  await addAsCustomer(api, account, 'user/loyalty/vouchers', {});
});

const entryPages = [
  '/login/',
  '/register/',
  '/forgot-password/',
  `/reset-password/?token=${'x'.repeat(43)}`,
  '/bestellung/',
];

type OwnPage = {
  path: string;
  /** The control that opens a form or a dialog, and an element that is then visible. */
  opens?: string;
  shows?(page: Page): Locator;
  /** The form's submit button: it is sent without changes, and refused. */
  sends?: string;
};

const ownPages = (): OwnPage[] => [
  { path: '/my-account/' },
  { path: '/my-account/orders/' },
  { path: '/my-account/orders/?state=cancelled' },
  {
    path: `/my-account/order-details/${delivered.uuid}/`,
    opens: 'Artikel zurückgeben',
    sends: 'Rückgabe anmelden',
  },
  {
    path: `/my-account/order-details/${received.uuid}/`,
    opens: 'Bestellung stornieren',
    shows: (page) => page.getByRole('button', { name: 'Ja, stornieren' }),
  },
  { path: '/my-account/delivery-address/', opens: 'Adresse hinzufügen', sends: 'Adresse speichern' },
  { path: '/my-account/account-details/', opens: 'Konto löschen', sends: 'Löschung bestätigen' },
  { path: '/my-account/loyalty/' },
];

async function check(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect.soft(await accessibilityFaults(page), name).toEqual([]);
  });
}

for (const { screen, device } of [
  { screen: 'a phone', device: phone },
  { screen: 'a wide screen', device: desktop },
]) {
  test.describe(`on ${screen}`, () => {
    test.use(device);
    // A form that was refused looks the same on both.
    const isPhone = device === phone;

    test('no entry page has accessibility faults, even with wrong input', async ({ page, shop }) => {
      for (const path of [...entryPages, `/doi/thankyou/${'x'.repeat(43)}/`]) {
        await page.goto(`${shop.origins.shop}${path}`);
        await hydrated(page, 'mf-account');
        await check(page, path);
        const submit = page.locator('main form button.button-primary');
        if (!isPhone || (await submit.count()) === 0) continue;
        await submit.first().click();
        await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
        await check(page, `${path} with nothing filled in`);
      }
    });

    test('neither a page of the account nor what opens there has accessibility faults, even with wrong input', async ({
      page,
      context,
      shop,
    }) => {
      test.setTimeout(120_000);
      await beSignedIn(context, account);
      for (const { path, opens, shows, sends } of ownPages()) {
        await page.goto(`${shop.origins.shop}${path}`);
        await hydrated(page, 'mf-account');
        await check(page, path);
        if (!isPhone || opens === undefined) continue;
        await page
          .locator('main :is(button, summary)')
          .and(page.getByText(opens, { exact: true }))
          .click();
        if (shows) await expect(shows(page)).toBeVisible();
        if (sends !== undefined) {
          await page.locator('main').getByRole('button', { name: sends, exact: true }).click();
          await expect(page.getByRole('alert')).toBeFocused();
        }
        await check(page, `${path} with ${opens}`);
      }
    });
  });
}
