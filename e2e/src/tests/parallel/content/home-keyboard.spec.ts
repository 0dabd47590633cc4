import type { Page } from 'playwright/test';
import { desktop, phone } from '../../../system/main-pages.ts';
import { follow, tabTo, type } from '../../../system/page-checks/keyboard.ts';
import { arrived, expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none' });
test.describe.configure({ timeout: 90_000 });

const main = (page: Page) => page.locator('main');
const footer = (page: Page) => page.getByRole('contentinfo');

/** The focused element, and what is wrong with its visibility. */
type Stop = { place: string; control: string; fault: string };

/** Presses Tab from the top to the end of the page. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < 300; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error('the walk has no end');
}

/** Runs in the browser, once smooth scrolling has ended. @returns null where no element has the focus, as behind the last one */
async function lookAtFocus(): Promise<Stop | null> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const placeOfFocus = (): string => JSON.stringify(document.activeElement?.getBoundingClientRect());
  let [rested, at] = [0, ''];
  while (rested < 4) {
    await frame();
    const now = placeOfFocus();
    rested = now === at ? rested + 1 : 0;
    at = now;
  }
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const isInside = top >= -1 && left >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const hasOutline = [null, '::before', '::after']
    .map((part) => getComputedStyle(focused, part))
    .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px');
  const faults = [
    isInside ? '' : `is partly outside of the screen: ${[left, right, top, bottom].map(Math.round)}`,
    over && (focused.contains(over) || over.contains(focused)) ? '' : `is covered by ${over?.outerHTML.slice(0, 80)}`,
    hasOutline ? '' : 'has no outline',
  ];
  return {
    place: focused.closest('main, footer')?.localName ?? 'header',
    control: focused.getAttribute('href') ?? focused.getAttribute('aria-label') ?? focused.textContent ?? '',
    fault: faults.filter((fault) => fault !== '').join(', '),
  };
}

/** Links, buttons and fields of home and the footer that are in no stop. */
async function missed(page: Page, stops: readonly Stop[]): Promise<string[]> {
  const controls = await page
    .locator(':is(main, footer) :is(a[href], button, input):not([tabindex="-1"])')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map(
        (element) => element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent ?? '',
      ),
    );
  return controls.filter((control) => !stops.some((stop) => stop.control === control));
}

for (const [screen, device] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${screen}`, () => {
    test.use(device);

    test('Tab leads from the top of home to the end of the footer, and each stop is seen', async ({ page, shop }) => {
      await page.goto(`${shop.origins.shop}/`);
      await hydrated(page);
      const stops = (await walk(page)).filter(({ place }) => place !== 'header');
      expect(stops.filter(({ place }) => place === 'main').length).toBeGreaterThan(60);
      expect(stops.at(-1)).toMatchObject({ place: 'footer', control: 'Dunkel' });
      expect.soft(stops.filter(({ fault }) => fault !== '')).toEqual([]);
      expect.soft(await missed(page, stops)).toEqual([]);
    });
  });
}

test('with keys alone: rows, the newsletter, the settings of the consent, the scheme and the language', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(desktop.viewport);
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);

  await test.step('a row scrolls by its buttons, which keep the focus at its end', async () => {
    const row = main(page).getByRole('region', { name: 'Gerade beliebt' });
    const [back, on] = [row.getByRole('button', { name: /zurück/i }), row.getByRole('button', { name: /weiter/i })];
    const scrolled = () => row.getByRole('list').evaluate(({ scrollLeft }) => scrollLeft);
    await tabTo(page, on, 120);
    await page.keyboard.press('Enter');
    await expect.poll(scrolled).toBeGreaterThan(500);
    await expect(on).toHaveAttribute('aria-disabled', 'true');
    await expect(on).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(back).toBeFocused();
    await page.keyboard.press('Space');
    await expect.poll(scrolled).toBe(0);
  });

  await test.step('the newsletter: what is wrong, then what was sent', async () => {
    // The footer's code comes while the shopper is still above it.
    await tabTo(page, main(page).getByRole('link', { name: 'Norrak' }).first(), 150);
    await expect(footer(page).getByRole('button', { name: 'Dunkel' })).toHaveAttribute('aria-pressed', 'false');
    const email = footer(page).getByLabel('Newsletter: Touren, Tipps und Neues');
    await type(page, email, 'fuss', 150);
    await page.keyboard.press('Enter');
    await expect(email).toBeFocused();
    expect(await email.evaluate((field) => field.matches(':user-invalid'))).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.type(`-tasten-${Date.now()}@example.at`);
    await page.keyboard.press('Enter');
    await expect(footer(page).getByRole('status').first()).toContainText('E-Mail an fuss-tasten-');
    await expect(email).toBeFocused();
  });

  await test.step('the settings of the consent open, stay in the focus, and give it back', async () => {
    const entry = footer(page).getByRole('link', { name: 'Cookies und Statistik' });
    await follow(page, entry);
    const settings = page.getByRole('dialog');
    await expect(settings).toBeVisible();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('footer'))).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(entry).toBeFocused();
  });

  await test.step('the scheme is chosen, and the language', async () => {
    const english = footer(page).getByRole('link', { name: 'English' });
    await tabTo(page, english);
    const dark = footer(page).getByRole('button', { name: 'Dunkel' });
    await tabTo(page, dark);
    await page.keyboard.press('Space');
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    for (let step = 0; step < 4; step += 1) {
      if (await english.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press('Shift+Tab');
    }
    await expect(english).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('with keys alone the hero, a category and a campaign lead to their lists, and Back to home', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(desktop.viewport);
  await page.goto(`${shop.origins.shop}/`);
  const entries = [
    [main(page).getByRole('link', { name: 'Regenjacken ansehen' }), /\/regenjacken\/$/],
    [main(page).getByRole('link', { name: 'Zu den Ski' }), /\/[a-z/-]+\/$/],
    [main(page).getByRole('link', { name: 'Norrak' }).first(), /\/marken\/norrak\/$/],
  ] as const;
  for (const [entry, address] of entries) {
    await hydrated(page);
    await follow(page, entry, 150);
    await expect(page).toHaveURL(address);
    await arrived(page);
    await page.goBack();
    await expect(page).toHaveURL(`${shop.origins.shop}/`);
  }
});
