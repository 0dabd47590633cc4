import type { Page } from 'playwright/test';
import { findProduct, findStocked, isBuyable, readList } from '../../../system/catalogue.ts';
import { beGuestWithTwoProducts, desktop, mainPage, mainPages, open, phone } from '../../../system/main-pages.ts';
import { sideways } from '../../../system/page-checks/beyond-the-screen.ts';
import { type OneDomain, startOneDomain } from '../../../system/services/one-domain.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { fillIn, orderButton } from '../../../system/shoppers/checkout-page.ts';
import { beGuestWithCart } from '../../../system/shoppers/guest-cart.ts';
import { beGuestWithWishlist, listedProducts } from '../../../system/shoppers/guest-wishlist.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';
import { placeOrder } from '../../../system/shoppers/orders.ts';

test.use({ pictures: 'none' });
test.describe.configure({ timeout: 180_000 });

const contents = [
  '/blog/',
  '/blog/touren/',
  '/blog/article/laufen-im-winter/',
  '/shops/',
  '/shops/graz/',
  '/werbung/',
  '/werbung/?ort=Linz',
  '/werbung/shop/linz/',
  '/werbung/winterstart/',
  '/werbung/winterstart/?ansicht=liste',
  '/static/impressum/',
  '/static/datenschutz/',
  '/static/widerruf/',
  '/services/kontakt/',
  '/services/hilfe/',
  '/services/versand/',
];
const others = [
  '/forgot-password/',
  '/bestellung/',
  '/wishlist/',
  '/marken/',
  '/search/?q=xyzzyx',
  '/p/gibt-es-nicht/',
];
const account = ['', 'orders/', 'delivery-address/', 'account-details/', 'loyalty/'].map(
  (part) => `/my-account/${part}`,
);

for (const { screen, device } of [
  { screen: 'a phone', device: phone },
  { screen: 'a wide screen', device: desktop },
]) {
  test.describe(`with text of twice its size on ${screen} (UX 36)`, () => {
    test.use(device);

    test('the main pages fit, nothing is cut off, and no control lies on another', async ({ page, context, shop }) => {
      const product = await beGuestWithTwoProducts(context, shop);
      for (const place of mainPages) {
        await open(page, place, shop, product);
        await expectFit(page, place.name);
      }
    });

    test('so do guide, stores, flyers and content pages', async ({ page, shop }) => {
      await page.goto(`${shop.origins.shop}/shops/`);
      const store = await page.locator('main a[href^="/shop/"]').first().getAttribute('href');
      for (const path of [...contents, store ?? '/shop/']) await expectPathFits(page, shop.origins.shop, path);
      // The store's page also beside a scrollbar, and on a narrower phone.
      for (const width of [378, 360]) {
        await page.setViewportSize({ width, height: 844 });
        await expectFit(page, `a store at ${width} px`);
      }
    });

    test('so do entry pages, wishlist, brands, failed pages and the account', async ({ page, context, shop }) => {
      const { api } = shop.origins;
      for (const path of others) await expectPathFits(page, shop.origins.shop, path);
      const customer = await createAccount(api);
      const { option } = await beGuestWithTwoProducts(context, shop);
      const order = await placeOrder(api, customer, option.id);
      await beSignedIn(context, customer);
      for (const path of [...account, `/my-account/order-details/${order.uuid}/`])
        await expectPathFits(page, shop.origins.shop, path);
    });
  });
}

test.describe('with text of twice its size the team shop (UX 36)', () => {
  let teams: OneDomain;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    teams = await startOneDomain({ SHOP_TEAM_BUILD: 'on' });
  });
  test.afterAll(() => teams.stop());

  test('fits a phone and a wide screen', async ({ page }) => {
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport);
      for (const path of ['/', '/list/', '/list/?sport=Laufen']) await expectPathFits(page, teams.origins.shop, path);
    }
  });
});

const narrowest = { ...phone, viewport: { width: 320, height: 700 } };

test.describe('with text of twice its size on the narrowest phone', () => {
  test.use(narrowest);

  test('pages that are read, and lists, are not wider than the screen, and no text is cut off', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.origins.shop}/shops/`);
    const store = await page.locator('main a[href^="/shop/"]').first().getAttribute('href');
    const english = ['/en/werbung/winterstart/', '/en/werbung/winterstart/?ansicht=liste'];
    for (const path of ['/', '/damen/schuhe/?page=2', '/marken/', store ?? '/shop/', ...contents, ...english]) {
      await page.goto(`${shop.origins.shop}${path}`);
      // Until then, sections beyond the screen have no layout.
      await page.locator('html:not([data-lazy-layout])').waitFor();
      await expectNarrow(page, path);
    }
  });

  test('nor are product pages, in stock and sold out', async ({ page, shop }) => {
    const { api } = shop.origins;
    const [inStock] = await findStocked(api, 1, 1);
    const soldOut = await findProduct(api, '/search/', ({ options }) => !options.some(isBuyable));
    // What is wide: words of the name, a recommended price beside the price, pieces of a set, sizes that are sold out.
    const longName = await findProduct(api, '/search/', ({ nameWithoutBrand }) => /\p{L}{16}/u.test(nameWithoutBrand));
    const reduced = await findReduced(api);
    const set = await findProduct(api, '/search/', ({ sets }) => sets.length > 0);
    const few = await findProduct(api, '/herren/schuhe/', ({ options }) => {
      const soldOutSizes = options.filter((option) => !isBuyable(option));
      return soldOutSizes.length > 2 && soldOutSizes.length < options.length;
    });
    const paths = [inStock, soldOut, longName, reduced, set, few].map((product) => product?.url);
    for (const path of [...paths, `/en${soldOut.url}`]) {
      await page.goto(`${shop.origins.shop}${path}`);
      await hydrated(page);
      await expectNarrow(page, String(path));
    }
  });

  test('nor are cart, wishlist, registration, checkout and the personal data', async ({ page, context, shop }) => {
    const { api, shop: origin } = shop.origins;
    const product = await beGuestWithTwoProducts(context, shop);
    await open(page, mainPage('checkout'), shop, product);
    await expectNarrow(page, 'checkout');
    await fillIn(page);
    await orderButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bestellung ist da/);
    await expectNarrow(page, 'confirmation');

    await beGuestWithTwoProducts(context, shop);
    for (const name of ['cart', 'registration']) {
      await open(page, mainPage(name), shop, product);
      await expectNarrow(page, name);
    }
    const saved = await listedProducts(api);
    await beGuestWithWishlist(context, api, saved);
    for (const path of ['/wishlist/', `/wishlist/?ids=${saved.map(({ id }) => id)}`]) {
      await page.goto(`${origin}${path}`);
      await expect(page.getByRole('article')).toHaveCount(2);
      await expectNarrow(page, path);
    }
    await beSignedIn(context, await createAccount(api));
    await page.goto(`${origin}/my-account/account-details/`);
    await hydrated(page, 'mf-account');
    await expectNarrow(page, 'personal data');
  });
});

test.describe('with text of twice its size on the narrowest phone, a product with a long word in its name', () => {
  test.use(narrowest);

  test('does not make cart, checkout, confirmation and order wider than the screen', async ({
    page,
    context,
    shop,
  }) => {
    const { api, shop: origin, checkout } = shop.origins;
    const isPlenty = ({ stock, quantity }: { stock: boolean; quantity: number }) => stock && quantity > 5;
    const { options, nameWithoutBrand } = await findProduct(
      api,
      '/search/',
      (product) => /\p{L}{15}/u.test(product.nameWithoutBrand) && product.options.some(isPlenty),
    );
    const productOption = options.find(isPlenty)?.id ?? 0;
    await beGuestWithCart(context, api, [{ productOption }]);
    await page.goto(`${origin}/warenkorb/`);
    await expect(page.locator('main li[data-state]')).toContainText(nameWithoutBrand);
    await expectNarrow(page, 'cart');
    await page.goto(`${checkout}/checkout/`);
    await expectNarrow(page, 'checkout');
    await fillIn(page);
    await orderButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bestellung ist da/);
    await expectNarrow(page, 'confirmation');

    const customer = await createAccount(api);
    const { uuid } = await placeOrder(api, customer, productOption);
    await beSignedIn(context, customer);
    await page.goto(`${origin}/my-account/order-details/${uuid}/`);
    await hydrated(page, 'mf-account');
    await expectNarrow(page, 'order');
  });
});

test.describe('with wider spacing of text (WCAG 1.4.12)', () => {
  for (const viewport of [narrowest.viewport, { width: 993, height: 900 }]) {
    test(`nothing is cut off on home and lists at ${viewport.width} px`, async ({ page, shop }) => {
      await page.setViewportSize(viewport);
      for (const path of ['/', '/damen/schuhe/']) {
        await page.goto(`${shop.origins.shop}${path}`);
        await hydrated(page);
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
          );
          document.adoptedStyleSheets.push(sheet);
        });
        expect.soft(await cutOff(page), path).toEqual([]);
      }
    });
  }
});

/** A product that is sold below a recommended price of three digits. */
async function findReduced(api: string): Promise<{ url: string }> {
  for (let page = 1; page <= 10; page += 1) {
    const { products } = await readList(api, `path=/search/&page=${page}`);
    const found = products.find(({ prices: { cents } }) => cents.rrp > 100_00 && cents.rrp > cents.vk);
    if (found) return found;
  }
  throw new Error('No product is reduced');
}

async function expectNarrow(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const found = { tooWide: await sideways(page), cut: await cutOff(page) };
  expect
    .soft(found, `${name}, beyond the screen: ${(await beyond(page)).join(' | ')}`)
    .toEqual({ tooWide: 0, cut: [] });
}

async function expectPathFits(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectFit(page, path);
}

async function expectFit(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const tooWide = await sideways(page);
  const found = { tooWide, cut: await cutOff(page), overlaps: await overlaps(page) };
  // What is beyond the screen explains a width; it may be nothing that can be named.
  const why = tooWide > 0 ? `${name}, beyond the screen: ${(await beyond(page)).join(' | ')}` : name;
  expect.soft(found, why).toEqual({ tooWide: 0, cut: [], overlaps: [] });
}

/** The innermost elements that reach beyond the right edge of the screen, without what is in a box that scrolls. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBeyond = (one: Element): boolean => one.getBoundingClientRect().right > document.body.clientWidth + 0.5;
    const scrolls = ({ parentElement: box }: Element): boolean =>
      box !== null && box !== document.body && (getComputedStyle(box).overflowX !== 'visible' || scrolls(box));
    return [...document.querySelectorAll('body :not(svg *)')]
      .filter((one) => one.checkVisibility() && isBeyond(one) && ![...one.children].some(isBeyond) && !scrolls(one))
      .map((one) => `${one.parentElement?.className} > ${one.localName}: ${one.textContent?.slice(0, 40)}`);
  });
}

/** Texts that are wider or higher than the box that hides what does not fit. Decoration may be. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isTextBeyond = (box: Element, isBeyond: (text: DOMRect, box: DOMRect) => boolean): boolean => {
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement?.closest('.visually-hidden')) continue;
        range.selectNode(texts.currentNode);
        if (isBeyond(range.getBoundingClientRect(), box.getBoundingClientRect())) return true;
      }
      return false;
    };
    const isHiding = (overflow: string): boolean => /hidden|clip/.test(overflow);
    return [...document.querySelectorAll('header *, main *, footer *')]
      .filter((box) => {
        const isSeen = box.checkVisibility({ visibilityProperty: true }) && box.clientWidth > 2;
        const isApart = box.closest('[popover], dialog, [aria-hidden="true"], .visually-hidden, svg');
        if (!isSeen || isApart || box.textContent === '') return false;
        const { overflowX, overflowY } = getComputedStyle(box);
        const isTooWide = isHiding(overflowX) && box.scrollWidth > box.clientWidth + 1;
        const isTooHigh = isHiding(overflowY) && box.scrollHeight > box.clientHeight + 1;
        return (
          (isTooWide && isTextBeyond(box, (text, { right }) => text.right > right + 1)) ||
          (isTooHigh && isTextBeyond(box, (text, { bottom }) => text.bottom > bottom + 1))
        );
      })
      .map((box) => {
        const [wide, high] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
        return `${box.textContent?.slice(0, 80)}: ${wide} × ${high} px`;
      });
  });
}

/**
 * Pairs of controls and labels whose boxes overlap. Some overlaps are intended and left out: buttons inside fields, controls on
 * pictures, stores that are close together on the map, and sticky or scrolling boxes above the page.
 */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll(':is(header, main, footer) :is(a, button, label, select)')].filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true }) &&
        !part.closest('[popover], dialog, [aria-hidden="true"], .visually-hidden, svg'),
    );
    const frameOf = (part: Element | null): Element | null => {
      if (!part) return null;
      const { position, overflowY } = getComputedStyle(part);
      return /sticky|fixed/.test(position) || /auto|scroll/.test(overflowY) ? part : frameOf(part.parentElement);
    };
    return parts.flatMap((part, index) =>
      parts.slice(index + 1).flatMap((other) => {
        const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
        const isNested = part.contains(other) || other.contains(part);
        const isMeant = isNested || part.querySelector('img') || frameOf(part) !== frameOf(other);
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const names = `${part.textContent || part.localName} | ${other.textContent || other.localName}`;
        return !isMeant && a.width > 2 && b.width > 2 && width > 2 && height > 2 ? [names] : [];
      }),
    );
  });
}
