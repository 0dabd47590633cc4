import { beGuestWithTwoProducts } from '../../../../system/main-pages.ts';
import { recordLayoutShifts } from '../../../../system/page-checks/layout-shifts.ts';
import { arrived, expect, hydrated, test } from '../../../../system/shop-page.ts';
import { badge } from '../../../../system/shoppers/guest-cart.ts';

type Seen = { count: number; animations: string[] };

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`list, product and cart follow each other in a view transition, forth and back, without a shift: motion ${reducedMotion}`, async ({
    page,
    context,
    shop,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await beGuestWithTwoProducts(context, shop);
    const layoutShift = await recordLayoutShifts(page);
    await page.addInitScript(() => {
      const seen: Seen = { count: 0, animations: [] };
      Object.assign(globalThis, { seen });
      const begin = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = begin(update);
        seen.count += 1;
        transition.ready.then(
          () => {
            const running = document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).pseudoElement);
            seen.animations.push(...running.map(({ effect }) => String((effect as KeyframeEffect).pseudoElement)));
          },
          () => {},
        );
        return transition;
      };
    });
    const seen = () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    const count = async (): Promise<number> => (await seen()).count;

    await page.goto(`${shop.origins.shop}/damen/schuhe/`);
    await hydrated(page);
    await page.locator('main article h3 a').first().click();
    await expect(page).toHaveURL(/\/p\//);
    await arrived(page);
    await expect.poll(count).toBe(1);

    await badge(page).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Warenkorb ansehen' }).click();
    await expect(page).toHaveURL(/\/warenkorb\/$/);
    await arrived(page);
    await expect.poll(count).toBe(2);

    await page.locator('main a[href^="/p/"]:not([aria-hidden])').first().click();
    await expect(page).toHaveURL(/\/p\//);
    await arrived(page);
    await expect.poll(count).toBe(3);
    await page.goBack();
    await expect(page).toHaveURL(/\/warenkorb\/$/);
    await expect.poll(count).toBe(4);

    const isMoving = (await seen()).animations.some((part) => part.startsWith('::view-transition'));
    expect(isMoving).toBe(reducedMotion === 'no-preference');
    expect(await layoutShift()).toBeLessThan(0.02);
    expect(complaints.console).toEqual([]);
    expect(complaints.csp).toEqual([]);
  });
}
