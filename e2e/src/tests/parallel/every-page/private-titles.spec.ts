import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';

const paths = [
  '/warenkorb/',
  '/wishlist/',
  '/my-account/',
  '/my-account/orders/',
  '/my-account/delivery-address/',
  '/my-account/account-details/',
  '/my-account/loyalty/',
  '/doi/thankyou/unbekannt/',
];

for (const locale of ['', '/en']) {
  test(`the title of a private page is the same before and after the browser has loaded it: ${locale || 'German'}`, async ({
    page,
    context,
    shop,
  }) => {
    await beSignedIn(context, await createAccount(shop.origins.api));
    for (const path of paths) {
      const response = await page.goto(shop.origins.shop + locale + path);
      const [, title = ''] = /<title>(.*?)<\/title>/.exec((await response?.text()) ?? '') ?? [];
      expect(title, path).toMatch(/^.+ \| Bergauf$/);
      await hydrated(page, path.startsWith('/w') ? 'mf-cart-wishlist' : 'mf-account');
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page, path).toHaveTitle(title);
    }
  });
}
