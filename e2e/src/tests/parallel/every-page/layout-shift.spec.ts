import type { BrowserContext, Locator, Page } from 'playwright/test';
import { beGuestWithTwoProducts, desktop, mainPage, phone } from '../../../system/main-pages.ts';
import { recordLayoutShifts } from '../../../system/page-checks/layout-shifts.ts';
import { holdApi } from '../../../system/services/held-api.ts';
import type { Shop } from '../../../system/services/shop.ts';
import { comeToFooter, cutOffApi, expect, painted, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';

/** Pages that are rendered by the server, each with frontends whose code does not load in the browser. */
const losses = [
  { place: mainPage('home'), lost: ['mf-cart-wishlist', 'mf-catalog'] },
  { place: mainPage('list'), lost: ['mf-cart-wishlist'] },
  { place: mainPage('list'), lost: ['mf-content', 'mf-header'] },
  { place: mainPage('product'), lost: ['mf-cart-wishlist'] },
];

for (const { screen, device } of [
  { screen: 'a phone', device: phone },
  { screen: 'a wide screen', device: desktop },
]) {
  test.describe(`on ${screen}`, () => {
    test.use(device);

    test('a page whose fragments fail has no layout shift (UX 29)', async ({ page, context, shop }) => {
      const product = await beGuestWithTwoProducts(context, shop);
      const layoutShift = await recordLayoutShifts(page);
      for (const { place, lost } of losses) {
        await test.step(`${place.name} without ${lost.join(' and ')}`, async () => {
          const missing = new Set<string>();
          const scripts = new RegExp(`/(${lost.join('|')})/.*\\.js$`);
          await page.route(scripts, (route) => {
            missing.add(scripts.exec(route.request().url())?.[1] ?? '');
            return route.abort();
          });
          await page.goto(place.address(shop.origins, product));
          // What is passed before it waits for the shopper to come near is not requested.
          await expect
            .poll(async () => {
              await comeNearAll(page);
              return [...missing].sort();
            })
            .toEqual(lost);
          await settled(page, lost);
          expect.soft(await layoutShift(), place.name).toBeLessThan(0.02);
          await page.unroute(scripts);
        });
      }
    });

    test('a shopper at the end of a page that waits for its data sees no layout shift (UX 29)', async ({
      page,
      context,
      shop,
    }) => {
      const { shop: origin, api } = shop.origins;
      const held = await holdApi(page);
      const layoutShift = await recordLayoutShifts(page);
      const waitAtEnd = async (path: string, shown: Locator): Promise<void> => {
        held.hold();
        await page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded' });
        await comeToFooter(page);
        await expect(footer(page)).toBeHidden();
        await painted(page);
        held.release();
        await expect(shown).toBeVisible();
        await expect(footer(page)).toBeVisible();
        await painted(page);
        expect.soft(await layoutShift(), path).toBeLessThan(0.02);
      };
      await beGuestWithTwoProducts(context, shop);
      await waitAtEnd('/warenkorb/', page.getByRole('link', { name: 'Zur Kassa' }).first());
      await beSignedIn(context, await createAccount(api));
      await waitAtEnd('/my-account/', page.getByText('Noch nichts gemerkt.'));
    });
  });
}

for (const { notice, appear } of [
  {
    notice: 'Noch einmal versuchen',
    // The account's data do not load: the shopper is on the home page (SPEC 8).
    appear: async (page: Page, context: BrowserContext, { origins }: Shop) => {
      await beSignedIn(context, await createAccount(origins.api));
      await cutOffApi(page);
      await page.goto(`${origins.shop}/my-account/`);
    },
  },
  {
    notice: 'Du bist gerade offline.',
    appear: async (page: Page, _context: BrowserContext, { origins }: Shop) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
      await page.goto(origins.shop);
    },
  },
]) {
  test.describe('on a first visit with a phone', () => {
    test.use({ ...phone, answer: 'none' });

    test(`the consent question that arrives after the notice "${notice}" shifts nothing, and is below it (UX 29)`, async ({
      page,
      context,
      shop,
    }) => {
      const layoutShift = await recordLayoutShifts(page);
      let release = (): void => {};
      const isShown = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/mf-header\/.*\/consent\..*\.js$/, async (route) => {
        await isShown;
        await route.continue();
      });
      await appear(page, context, shop);
      const bar = page.getByRole('status').filter({ hasText: notice }).locator(':scope, :scope > div').last();
      await expect(bar).toBeVisible();
      await painted(page);
      release();
      const question = page.getByRole('region', { name: 'Einwilligung' });
      await expect(question).toBeVisible();
      await painted(page);
      const [noticeBox, questionBox] = await Promise.all([bar.boundingBox(), question.boundingBox()]);
      expect((noticeBox?.y ?? 0) + (noticeBox?.height ?? 0)).toBeLessThanOrEqual(questionBox?.y ?? 0);
      expect(await layoutShift()).toBeLessThan(0.02);
    });
  });
}

test('a page whose scripts do not arrive has its footer after 15 seconds', async ({ page, shop }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`${shop.origins.shop}/warenkorb/`);
  await expect(footer(page)).toBeHidden();
  await footer(page).evaluate((element) => {
    for (const wait of element.getAnimations()) wait.finish();
  });
  await expect(footer(page)).toBeVisible();
});

const footer = (page: Page): Locator => page.locator('[data-fragment="mf-content/footer"]');

/** Scrolls to the end in steps: the code of tiles and footer is loaded when they are near. */
async function comeNearAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

/** Waits until each fragment is hydrated, waits to come near, keeps the server's HTML, or is replaced by its fallback. */
async function settled(page: Page, lost: readonly string[]): Promise<void> {
  const kept = lost.map((name) => `[data-mf^="${name}@"]`).join();
  await page.waitForFunction((kept) => {
    const isRendered = (frame: Element): boolean => Object.keys(frame).some((key) => key.startsWith('__reactProps'));
    return [...document.querySelectorAll('[data-mf]')].every(
      // What is in kept HTML stays as it is.
      (frame) => isRendered(frame) || frame.parentElement?.closest(`${kept}, [data-waits="far"]`),
    );
  }, kept);
  await painted(page);
}
