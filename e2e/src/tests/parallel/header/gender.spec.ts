import type { Locator, Page } from 'playwright/test';
import { recordLayoutShifts } from '../../../system/page-checks/layout-shifts.ts';
import { expect, hydrated, openConsentSettings, storedConsent, test } from '../../../system/shop-page.ts';
import { beGuestWithWishlist, type ListedProduct } from '../../../system/shoppers/guest-wishlist.ts';

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Hauptmenü' });
const root = (page: Page, name: string): Locator => bar(page).getByRole('link', { name, exact: true });
const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Menü öffnen' });
const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menü' });

type Gendered = ListedProduct & { gender: number };
type Row = { id: string; title: string; products: Gendered[] };

async function dataOf<T>(api: string, path: string): Promise<T> {
  return ((await (await fetch(`${api}${path}`)).json()) as { data: T }).data;
}

/** What `Neu` leads to: the whole list, or that of the gender. */
async function expectGender(page: Page, slug: 'damen' | 'herren' | 'kinder' | null): Promise<void> {
  await expect(root(page, 'Neu')).toHaveAttribute('href', `/${slug ?? 'search'}/?sort=added_at&order=desc`);
  const names = { damen: 'Damen', herren: 'Herren', kinder: 'Kinder' };
  await expect(bar(page).locator('[aria-current="true"]')).toHaveText(slug ? [names[slug]] : []);
}

/** Opens and closes the sheet by Escape: what it has chosen stays. */
async function chooseInBar(page: Page, name: string): Promise<void> {
  await root(page, name).click();
  await expect(root(page, name)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(root(page, name)).toHaveAttribute('aria-expanded', 'false');
}

const storedGender = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('bergauf-gender'));

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a gender chosen in the menu leads to its lists and orders the rows at home without a shift; the same one again resets it', async ({
    page,
    shop,
    complaints,
  }) => {
    const { rows } = await dataOf<{ rows: Row[] }>(shop.origins.api, '/api/v1/home/');
    const row = rows.find(({ id }) => id === 'bestsellers');
    if (!row) throw new Error('Home has no bestsellers');
    const tiles = row.products.slice(0, 8);
    const rank = ({ gender }: Gendered): number => [1, 0].indexOf(gender) + (gender > 1 ? 3 : 0);
    const forWomen = tiles.toSorted((a, b) => rank(a) - rank(b)).map(({ url }) => url);
    expect(forWomen).not.toEqual(tiles.map(({ url }) => url));
    const shifts = await recordLayoutShifts(page);
    await page.goto(`${shop.origins.shop}/`);
    await hydrated(page);
    await expectGender(page, null);
    const section = page.locator('main section', { has: page.getByRole('heading', { name: row.title, level: 2 }) });
    const urls = () =>
      section.locator('li').evaluateAll((items) => items.map((item) => item.querySelector('a')?.getAttribute('href')));
    expect(await urls()).toEqual(tiles.map(({ url }) => url));

    await chooseInBar(page, 'Damen');
    await expectGender(page, 'damen');
    await expect.poll(urls).toEqual(forWomen);
    await expect(section.getByRole('link', { name: 'alle ansehen' })).toHaveAttribute('href', '/damen/');
    await root(page, 'Neu').click();
    await expect(page).toHaveURL(/\/damen\/\?sort=added_at&order=desc$/);
    await expectGender(page, 'damen');
    await page.goBack();
    await expectGender(page, 'damen');

    // A press opens the sheet, the next one closes it: the chosen one was chosen again.
    await root(page, 'Damen').click();
    await expectGender(page, 'damen');
    await root(page, 'Damen').click();
    await expectGender(page, null);
    await root(page, 'Herren').focus();
    await page.keyboard.press('Enter');
    await expectGender(page, 'herren');
    // A link in a sheet that a pointer has opened chooses as well.
    await root(page, 'Kinder').hover();
    await bar(page).getByRole('link', { name: 'Alles für Kinder' }).click();
    await expect(page).toHaveURL(/\/kinder\/$/);
    await expectGender(page, 'kinder');
    // Without consent it lasts as long as the page.
    expect(await storedGender(page)).toBeNull();
    await page.reload();
    await hydrated(page);
    await expectGender(page, null);
    expect(await shifts()).toBeLessThan(0.001);
    expect(complaints).toEqual({ console: [], csp: [] });
  });

  test('a list for all offers the chosen gender: one press filters it, Back undoes that, and a list of a gender offers none', async ({
    page,
    shop,
    complaints,
  }) => {
    const head = page.locator('main header:has(h1)');
    const offer = head.getByRole('button', { name: /^Nur / });
    const shifts = await recordLayoutShifts(page);
    await page.goto(`${shop.origins.shop}/sale/`);
    await hydrated(page);
    await expect(offer).toHaveCount(0);
    await chooseInBar(page, 'Damen');
    await expect(offer).toHaveText(/^Nur Damen \(\d+\)$/);
    const count = Number(/\((\d+)\)/.exec((await offer.textContent()) ?? '')?.[1]);
    await chooseInBar(page, 'Herren');
    await expect(offer).toHaveText(/^Nur Herren/);
    await chooseInBar(page, 'Damen');
    expect(await shifts()).toBeLessThan(0.001);
    await offer.click();
    await expect(page).toHaveURL(`${shop.origins.shop}/sale/?filters=1`);
    await expect(page.getByRole('button', { name: 'Filter entfernen: Geschlecht Damen' })).toBeVisible();
    await expect(head).toContainText(`${count} Artikel`);
    await expect(head.locator('p:focus')).toHaveText(`${count} Artikel`);
    await expect(offer).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(`${shop.origins.shop}/sale/`);
    await expect(offer).toHaveText(`Nur Damen (${count})`);
    await page.goForward();
    await expect(offer).toHaveCount(0);

    // In lists that are entered after it, and in none whose path names a gender.
    await page.goBack();
    await page
      .getByRole('navigation', { name: 'Kategorie' })
      .getByRole('link', { name: /^Schuhe/ })
      .click();
    await expect(page).toHaveURL(/\/sale\/schuhe\/$/);
    await expect(offer).toHaveText(/^Nur Damen/);
    await root(page, 'Neu').click();
    await expect(page).toHaveURL(/\/damen\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(offer).toHaveCount(0);

    // A gender that is remembered from an earlier visit moves nothing either.
    await page.addInitScript(
      (consent) => {
        localStorage.setItem('bergauf-consent', consent);
        localStorage.setItem('bergauf-gender', JSON.stringify({ version: 1, value: 3 }));
      },
      storedConsent({ preferences: true, statistics: false }),
    );
    await page.goto(`${shop.origins.shop}/sale/`);
    await expect(offer).toHaveText(/^Nur Kinder/);
    expect(await shifts()).toBeLessThan(0.001);
    expect(complaints).toEqual({ console: [], csp: [] });
  });

  test.describe('with consent', () => {
    test.use({ answer: 'none' });

    test('a gender is remembered for all tabs, deleted with the consent, and stored when consent is given later', async ({
      page,
      context,
      shop,
    }) => {
      await page.goto(`${shop.origins.shop}/`);
      await hydrated(page);
      await chooseInBar(page, 'Damen');
      await expectGender(page, 'damen');
      expect(await storedGender(page)).toBeNull();
      const early = await context.newPage();
      await early.goto(`${shop.origins.shop}/sale/`);
      await hydrated(early);
      await expectGender(early, null);
      await page.getByRole('region', { name: 'Einwilligung' }).getByRole('button', { name: 'Alle annehmen' }).click();
      await expect.poll(() => storedGender(page)).toContain('1');
      // A tab from before the consent follows it.
      await expectGender(early, 'damen');

      const other = await context.newPage();
      await other.goto(`${shop.origins.shop}/search/`);
      await expectGender(other, 'damen');
      await chooseInBar(other, 'Herren');
      await expectGender(page, 'herren');
      await page.reload();
      await expectGender(page, 'herren');
      await hydrated(page);
      await root(page, 'Herren').click();
      await root(page, 'Herren').click();
      await expectGender(other, null);
      await chooseInBar(page, 'Kinder');
      await expectGender(other, 'kinder');

      await openConsentSettings(page);
      await page
        .getByRole('dialog', { name: 'Deine Einwilligung' })
        .getByRole('button', { name: 'Alle ablehnen' })
        .click();
      await expect.poll(() => storedGender(page)).toBeNull();
      await expectGender(page, 'kinder');
      await page.reload();
      await hydrated(page);
      await expectGender(page, null);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu opens at its root with the gender that the server recommends marked; a choice there overrides it, and opening it again resets the choice', async ({
    page,
    context,
    shop,
    complaints,
  }) => {
    const { products } = await dataOf<{ products: Gendered[] }>(shop.origins.api, '/api/v1/search/?path=/damen/');
    await beGuestWithWishlist(context, shop.origins.api, products.filter(({ gender }) => gender === 1).slice(0, 2));
    const recommended = page.waitForResponse(/\/api\/v1\/personal-page\//);
    await page.goto(`${shop.origins.shop}/`);
    await hydrated(page);
    await recommended;
    // The bar is hidden on phones: it tells when the recommendation has arrived.
    await expect(page.locator('nav a[href="/damen/?sort=added_at&order=desc"]')).toHaveCount(1);
    const marked = menu(page).locator('[aria-current="true"]');
    for (const round of [1, 2]) {
      await menuButton(page).tap();
      await expect(menu(page).getByRole('heading', { name: 'Menü' }), `round ${round}`).toBeFocused();
      await expect(marked).toHaveText('Damen');
      await expect(menu(page).getByRole('link', { name: 'Neu' })).toHaveAttribute('href', /^\/damen\//);
      await menu(page).getByRole('button', { name: 'Herren' }).tap();
      await expect(menu(page).getByRole('heading', { name: 'Herren' })).toBeFocused();
      await menu(page).getByRole('button', { name: 'Zurück' }).tap();
      await expect(marked).toHaveText('Herren');
      await expect(menu(page).getByRole('link', { name: 'Neu' })).toHaveAttribute('href', /^\/herren\//);
      await menu(page).getByRole('button', { name: 'Schließen' }).tap();
    }
    expect(complaints).toEqual({ console: [], csp: [] });
  });

  test('a remembered gender is reset by opening the menu, which begins at its root', async ({
    page,
    shop,
    context,
  }) => {
    await context.addInitScript(
      ([consent, gender]) => {
        localStorage.setItem('bergauf-consent', consent ?? '');
        if (!localStorage.getItem('bergauf-gender')) localStorage.setItem('bergauf-gender', gender ?? '');
      },
      [storedConsent({ preferences: true, statistics: false }), JSON.stringify({ version: 1, value: 2 })],
    );
    await page.goto(`${shop.origins.shop}/`);
    await hydrated(page);
    await expect(page.locator('nav a[href="/herren/?sort=added_at&order=desc"]')).toHaveCount(1);
    await menuButton(page).tap();
    await expect(menu(page).getByRole('heading', { name: 'Menü' })).toBeFocused();
    await expect(menu(page).getByRole('link', { name: 'Neu' })).toHaveAttribute('href', /^\/search\//);
    await expect.poll(() => storedGender(page)).toContain('0');
  });
});
