import type { Page } from 'playwright/test';
import { beGuestWithTwoProducts, desktop, mainPages, open, phone } from '../../../system/main-pages.ts';
import { sideways } from '../../../system/page-checks/beyond-the-screen.ts';
import { type OneDomain, startOneDomain } from '../../../system/services/one-domain.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
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

test.describe('with text of twice its size on the narrowest phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 700 } });

  test('pages that are read, and lists, are not wider than the screen', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/shops/`);
    const store = await page.locator('main a[href^="/shop/"]').first().getAttribute('href');
    for (const path of ['/', '/damen/schuhe/?page=2', '/marken/', store ?? '/shop/', ...contents]) {
      await page.goto(`${shop.origins.shop}${path}`);
      // Until then, sections beyond the screen have no layout.
      await page.locator('html:not([data-lazy-layout])').waitFor();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect.soft(await sideways(page), `${path}, beyond the screen: ${(await beyond(page)).join(' | ')}`).toBe(0);
    }
  });
});

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

/** Texts that are wider than the box that hides what does not fit. Decoration may be wider. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isTextCut = (box: Element): boolean => {
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement?.closest('.visually-hidden')) continue;
        range.selectNode(texts.currentNode);
        if (range.getBoundingClientRect().right > box.getBoundingClientRect().right + 1) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('header *, main *, footer *')]
      .filter((box) => {
        const isHiding = /hidden|clip/.test(getComputedStyle(box).overflowX);
        const isSeen = box.checkVisibility({ visibilityProperty: true }) && box.clientWidth > 2;
        const isApart = box.closest('[popover], dialog, [aria-hidden="true"], .visually-hidden, svg');
        return (
          isHiding &&
          isSeen &&
          !isApart &&
          box.textContent !== '' &&
          box.scrollWidth > box.clientWidth + 1 &&
          isTextCut(box)
        );
      })
      .map((box) => `${box.textContent?.slice(0, 80)}: ${box.scrollWidth - box.clientWidth} px`);
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
