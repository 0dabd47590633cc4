import { findStocked } from '../../../system/catalogue.ts';
import { desktop, phone } from '../../../system/main-pages.ts';
import { accessibilityFaults } from '../../../system/page-checks/accessibility.ts';
import { theShop } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { type Account, createAccount } from '../../../system/shoppers/account.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';
import { addAsCustomer, moveOrder, type PlacedOrder, placeOrder } from '../../../system/shoppers/orders.ts';

// One account and its orders for both screens.
test.describe.configure({ mode: 'default' });

let account: Account;
/** Delivered, so that it can be returned; and one that can be cancelled. */
let order: PlacedOrder;
let received: PlacedOrder;
test.beforeAll(async () => {
  const { api } = theShop().origins;
  account = await createAccount(api);
  const product = (await findStocked(api, 20, 12)).find(({ loyaltyPoints: { vk } }) => vk >= 100);
  if (!product) throw new Error('The catalogue has no dear product with many pieces');
  order = await placeOrder(api, account, product.option.id, 2);
  received = await placeOrder(api, account, product.option.id);
  await moveOrder(api, order.number, ['packed', 'shipped', 'delivered']);
  await addAsCustomer(api, account, 'user/loyalty/vouchers', {});
});

const entryPages = [
  '/login/',
  '/register/',
  '/forgot-password/',
  `/reset-password/?token=${'x'.repeat(43)}`,
  '/bestellung/',
];
const ownPages = () => [
  '/my-account/',
  '/my-account/orders/',
  '/my-account/orders/?state=cancelled',
  `/my-account/order-details/${order.uuid}/`,
  `/my-account/order-details/${received.uuid}/`,
  '/my-account/delivery-address/',
  '/my-account/account-details/',
  '/my-account/loyalty/',
];

/** What opens a form or a question of a page, or a voucher's barcode, and what sends the form. */
const openers = /^(Artikel zurückgeben|Adresse hinzufügen|Konto löschen|Bestellung stornieren)$/;
const submits = /^(Rückgabe anmelden|Adresse speichern|Löschung bestätigen)$/;

for (const { screen, device } of [
  { screen: 'a phone', device: phone },
  { screen: 'a wide screen', device: desktop },
]) {
  test.describe(`on ${screen}`, () => {
    test.use(device);
    // A form that was refused looks the same on both.
    const isPhone = device === phone;

    test('no page of the account has a fault in its accessibility, nor an entry page, also with wrong input', async ({
      page,
      context,
      shop,
    }) => {
      test.setTimeout(120_000);
      async function check(name: string): Promise<void> {
        await test.step(name, async () => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await page.waitForLoadState('networkidle');
          expect.soft(await accessibilityFaults(page), name).toEqual([]);
        });
      }
      for (const path of [...entryPages, `/doi/thankyou/${'x'.repeat(43)}/`]) {
        await page.goto(`${shop.origins.shop}${path}`);
        await hydrated(page, 'mf-account');
        await check(path);
        const submit = page.locator('main form button.button-primary');
        if (!isPhone || (await submit.count()) === 0) continue;
        await submit.first().click();
        await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
        await check(`${path} with nothing filled in`);
      }
      await beSignedIn(context, account);
      for (const path of ownPages()) {
        await page.goto(`${shop.origins.shop}${path}`);
        await hydrated(page, 'mf-account');
        await check(path);
        const opener = page
          .getByRole('button', { name: openers })
          .or(page.getByText('Strichcode zeigen', { exact: true }));
        if (!isPhone || (await opener.count()) === 0) continue;
        await opener.click();
        const opened = page
          .getByText('Möchtest du die ganze Bestellung stornieren?')
          .or(page.getByRole('article').locator('svg'));
        if (path.endsWith(`${received.uuid}/`) || path.endsWith('/loyalty/')) {
          await expect(opened.first()).toBeVisible();
          await check(`${path} with what opens there`);
          continue;
        }
        const submit = page.locator('main').getByRole('button', { name: submits });
        await submit.click();
        await expect(page.getByRole('alert')).toBeFocused();
        await check(`${path} with a form that was refused`);
      }
    });
  });
}
