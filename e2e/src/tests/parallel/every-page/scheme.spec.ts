import type { Page } from 'playwright/test';
import { comeToFooter, expect, hydrated, test } from '../../../system/shop-page.ts';

const light = 'rgb(246, 244, 239)';
const dark = 'rgb(19, 27, 23)';

/** The page's background, and the theme colour for the browser's UI. */
const shown = (page: Page): Promise<{ ground: string; frame: string[] }> =>
  page.evaluate(() => ({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    frame: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  }));
const lightPage = { ground: light, frame: ['#f6f4ef'] };
const darkPage = { ground: dark, frame: ['#131b17'] };

const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Darstellung' }).getByRole('button', { name, exact: true });

test('the device decides on the scheme, until the shopper chooses one in the footer: in every tab, on every page, at the first paint', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  const { shop: origin } = shop.origins;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${origin}/marken/`);
  await hydrated(page);
  expect(await shown(page)).toEqual(darkPage);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await shown(page)).toEqual(lightPage);
  const other = await context.newPage();
  await other.goto(`${origin}/login/`);
  await hydrated(other);

  await comeToFooter(page);
  await expect(choice(page, 'Wie das Gerät')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'Dunkel').press('Enter');
  await expect(choice(page, 'Dunkel')).toHaveAttribute('aria-pressed', 'true');
  await expect(choice(page, 'Wie das Gerät')).toHaveAttribute('aria-pressed', 'false');
  await expect(choice(page, 'Dunkel')).toBeFocused();
  expect(await shown(page)).toEqual(darkPage);
  await expect.poll(() => shown(other)).toEqual(darkPage);
  await page.emulateMedia({ media: 'print' });
  expect((await shown(page)).ground).toBe(light);
  await page.emulateMedia({ media: 'screen' });

  // The choice is all that is stored, under a key of its own.
  expect(await page.evaluate(() => localStorage.getItem('bergauf-scheme'))).toBe('dark');

  // The first paint: no file of the shop arrives but the document.
  const first = await context.newPage();
  await first.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
  await first.goto(`${origin}/`, { waitUntil: 'domcontentloaded' });
  expect(await shown(first)).toEqual(darkPage);
  await first.close();

  // In-app, forth and back, and after a reload.
  await page
    .locator('[data-fragment="mf-header/header"]')
    .getByRole('link', { name: /^Bergauf/ })
    .click();
  await expect(page).toHaveURL(`${origin}/`);
  expect(await shown(page)).toEqual(darkPage);
  await page.goBack();
  expect(await shown(page)).toEqual(darkPage);
  await page.reload();
  await hydrated(page);
  expect(await shown(page)).toEqual(darkPage);

  // React may re-render the whole document, and then removes elements that it did not render.
  await page.evaluate(() => document.documentElement.removeAttribute('data-scheme'));
  expect(await shown(page)).toEqual(darkPage);

  await comeToFooter(other);
  await choice(other, 'Hell').click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => shown(page)).toEqual(lightPage);
  await comeToFooter(page);
  await expect(choice(page, 'Hell')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'Wie das Gerät').click();
  await expect.poll(() => shown(page)).toEqual(darkPage);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('bergauf-scheme');
  expect(complaints.console).toEqual([]);
  expect(complaints.csp).toEqual([]);
});

test('a page that the browser renders alone has the chosen scheme too, and so has one without storage', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => localStorage.setItem('bergauf-scheme', 'dark'));
  // An address that cannot be read: a document without React.
  await page.goto(`${shop.origins.shop}/%E0%A4%A/`);
  expect((await shown(page)).ground).toBe(dark);

  const refusing = await page.context().newPage();
  await refusing.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await refusing.goto(`${shop.origins.shop}/marken/`);
  await hydrated(refusing);
  await comeToFooter(refusing);
  await choice(refusing, 'Dunkel').click();
  expect(await shown(refusing)).toEqual(darkPage);
});
