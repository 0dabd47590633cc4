import { findStocked, firstProductPath } from '../../../system/catalogue.ts';
import { firefox, hasFirefox } from '../../../system/firefox/firefox.ts';
import { place as list } from '../../../system/list-page.ts';
import { desktop } from '../../../system/main-pages.ts';
import { recordCovered } from '../../../system/page-checks/covered-focus.ts';
import { expect, hydrated, inEveryRun, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { fillIn, orderButton } from '../../../system/shoppers/checkout-page.ts';
import { badge, beGuestWithCart } from '../../../system/shoppers/guest-cart.ts';
import { heartOf, listedProducts, tileUrls, wishlistBadge } from '../../../system/shoppers/guest-wishlist.ts';
import { logIn, logInHere } from '../../../system/shoppers/log-in.ts';
import { homeAddress } from '../../../system/shoppers/orders.ts';

test.use(firefox);
test.skip(!hasFirefox, 'There is no Firefox here; on Debian, install firefox-esr');

for (const [screen, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(screen, () => {
    test.use({ viewport });

    test(
      'a guest searches, chooses, and orders',
      inEveryRun(screen === 'phone'),
      async ({ page, shop, complaints }) => {
        await page.goto(`${shop.origins.shop}/`);
        await hydrated(page);
        await page.getByRole('combobox', { name: 'Suche' }).fill('jacke');
        await expect(page.getByRole('listbox', { name: 'Vorschläge' })).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/search\/\?q=jacke/);
        await page.locator('main a[href^="/p/"]').first().click();
        const sizes = page.locator('[aria-labelledby="groesse"]').getByRole('button', { disabled: false });
        await sizes.first().click();
        await page.getByRole('button', { name: 'In den Warenkorb' }).click();
        await expect(page.getByRole('dialog', { name: /^Warenkorb/ })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
        await page.goto(`${shop.origins.checkout}/`);
        await page.getByRole('link', { name: 'Weiter zur Kassa' }).click();
        await fillIn(page);
        await orderButton(page).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke, deine Bestellung ist da');
        expect(complaints).toEqual({ console: [], csp: [] });
      },
    );

    test('Back undoes a filter, and shows the list at its place', async ({ page, shop }) => {
      await page.goto(`${shop.origins.shop}${list}`);
      await hydrated(page);
      // The script that is loaded once the page is idle, which closes sheets, adds one.
      await expect(page.locator('body > [role="status"]')).toHaveCount(3);
      const tiles = page.locator('main article a');
      if (screen === 'phone') await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.locator('#filter-panel').getByRole('checkbox', { disabled: false }).first().check();
      await expect(page).toHaveURL(/\?filters=/);
      await page.goBack();
      if (screen === 'phone') {
        await expect(page.locator('#filter-panel')).toBeHidden();
        await page.goBack();
      }
      await expect(page).toHaveURL(`${shop.origins.shop}${list}`);
      await expect(page.locator('#filter-panel').getByRole('checkbox', { checked: true })).toHaveCount(0);
      await page.evaluate(() => {
        addEventListener('click', () => (document.documentElement.dataset['place'] = String(scrollY)), {
          capture: true,
        });
      });
      await tiles.nth(9).click();
      await expect(page.locator('[data-fragment="mf-catalog/product-page"]')).toBeVisible();
      await page.goBack();
      const place = Number(await page.locator('html').getAttribute('data-place'));
      expect(place).toBeGreaterThan(100);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
    });
  });
}

test.describe('one screen', () => {
  test.use(desktop);

  test('amounts in the cart change, and a removal is undone', async ({ page, context, shop, complaints }) => {
    const [product] = await findStocked(shop.origins.api, 1, 4);
    await beGuestWithCart(context, shop.origins.api, [{ productOption: product?.option.id ?? 0 }]);
    await page.goto(`${shop.origins.shop}/warenkorb/`);
    await hydrated(page);
    const line = page.locator('main li[data-state]');
    await line.getByRole('button', { name: /^Ein Stück mehr/ }).dblclick();
    await expect(badge(page)).toHaveAccessibleName('Warenkorb, 3 Artikel');
    await line.getByRole('button', { name: /entfernen$/ }).click();
    await expect(line).toHaveAttribute('data-state', 'pending');
    await line.getByRole('button', { name: /rückgängig/ }).click();
    await expect(line).toHaveAttribute('data-state', 'in-cart');
    await page.reload();
    await expect(line.locator('output')).toHaveText('3');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await line.getByRole('link').first().evaluate(brokenWords)).toEqual([]);
    expect(complaints).toEqual({ console: [], csp: [] });
  });

  test('after a refused login the next one merges cart and wishlist, and an address is added', async ({
    page,
    context,
    shop,
    complaints,
  }) => {
    const { origins } = shop;
    const [product] = await findStocked(origins.api, 1, 4);
    const [saved] = await listedProducts(origins.api);
    await beGuestWithCart(context, origins.api, [{ productOption: product?.option.id ?? 0 }]);
    await page.goto(`${origins.shop}/search/`);
    await hydrated(page);
    await heartOf(page, saved).click();
    await expect(wishlistBadge(page)).toHaveAccessibleName('Wunschliste, 1 Artikel');
    const account = await createAccount(origins.api);
    await logIn(page, origins.shop, { email: account.email, password: 'nicht das Passwort' });
    await expect(page.getByRole('alert').first()).toBeVisible();
    await logInHere(page, account);
    await expect(page).toHaveURL(/\/my-account\/$/);
    await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
    await page.goto(`${origins.shop}/wishlist/`);
    await expect.poll(() => tileUrls(page)).toEqual([saved.url]);

    await page.goto(`${origins.shop}/my-account/delivery-address/`);
    await hydrated(page, 'mf-account');
    await page.getByRole('button', { name: 'Adresse hinzufügen' }).click();
    await page.getByLabel('Straße').fill(homeAddress.street);
    await page.getByLabel('Hausnummer').fill(homeAddress.streetNo);
    await page.getByLabel('Postleitzahl').fill(homeAddress.postal);
    await page.getByLabel('Ort').fill(homeAddress.city);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Die Adresse ist gespeichert.')).toBeVisible();
    expect(complaints).toEqual({ console: [], csp: [] });
  });

  test('a place is found by keys, and the list of stores follows', async ({ page, shop, complaints }) => {
    await page.goto(`${shop.origins.shop}/shops/`);
    await hydrated(page);
    const field = page.getByRole('combobox', { name: 'Ort oder Postleitzahl' });
    await field.pressSequentially('inns');
    await expect(page.getByRole('option').first()).toContainText('Innsbruck');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bergauf nahe 6020 Innsbruck');
    await expect(page.getByRole('region', { name: 'Filialen' }).getByRole('listitem')).toHaveCount(10);
    expect(complaints).toEqual({ console: [], csp: [] });
  });

  test('what scrolls in menu and page is no stop of the Tab key, its links are', async ({ page, shop }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(`${shop.origins.shop}/`);
    await hydrated(page);
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    await menu.getByRole('link', { name: 'Herren', exact: true }).focus();
    await page.keyboard.press('Enter');
    const first = menu.getByRole('link', { name: 'Alles für Herren' });
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${shop.origins.shop}${await firstProductPath(shop.origins.api)}`);
    await hydrated(page);
    // Breadcrumb, gallery and two rows of products.
    const scrolling = page.locator('main :is(ol, ul)');
    const count = await scrolling.evaluateAll(
      (lists) => lists.filter((list) => list.scrollWidth > list.clientWidth).length,
    );
    expect(count).toBeGreaterThan(2);
    await page.locator('main a').first().focus();
    const stops = await page.evaluateHandle(() => {
      const names: string[] = [];
      addEventListener('focusin', ({ target }) => names.push(target instanceof Element ? target.localName : ''));
      return names;
    });
    for (let stop = 0; stop < 60; stop += 1) await page.keyboard.press('Tab');
    expect(new Set(await stops.jsonValue())).toEqual(new Set(['a', 'button', 'input', 'summary']));
  });

  test('going up by the keyboard, the header covers nothing that has the focus (UX 27)', async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${shop.origins.shop}/marken/`);
    await hydrated(page);
    await expect(page.locator('body > [role="status"]')).toHaveCount(3);
    await page.locator('main a').last().focus();
    const record = await recordCovered(page);
    for (let stop = 0; stop <= 12; stop += 1) await page.keyboard.press('Shift+Tab');
    const { seen, covered } = await record();
    expect(seen).toBe(13);
    expect(covered).toEqual([]);
  });

  // Firefox ends the requests of a page with its next navigation, and shows the page until the next one has come.
  test('a page that is left while its code loads reports no failure of a release', async ({
    page,
    shop,
    complaints,
  }) => {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/_shell/failures')) reports.push(request.url());
    });
    let held = false;
    await page.route('**/mf-content/*/client/footer*.js', () => {
      held = true;
    });
    let next = false;
    await page.route('**/static/impressum/', async (route) => {
      next = true;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(`${shop.origins.shop}/`);
    await hydrated(page, 'mf-header');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => held).toBe(true);
    await page.evaluate(() => {
      location.href = '/static/impressum/';
    });
    await expect.poll(() => next).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
    expect(reports).toEqual([]);
    expect(complaints.console).toEqual([]);

    // A file that does not arrive in a page that is still shown is a complaint.
    await page.unrouteAll();
    await page.route('**/mf-content/*/client/footer*.js', (route) => route.abort());
    await page.goto(`${shop.origins.shop}/`);
    await hydrated(page, 'mf-header');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => complaints.console.join()).toContain('integrity attribute');
  });
});

test.describe('first visit', () => {
  test.use({ ...desktop, answer: 'none' });

  test('an article is read after the question for consent is answered, which is asked once', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/blog/`);
    const question = page.getByRole('region', { name: 'Einwilligung' });
    await question.getByRole('button', { name: 'Alle annehmen' }).click();
    await expect(question).toBeHidden();
    const card = page.locator('main article a[href*="/blog/article/"]').first();
    await card.click();
    await expect(page).toHaveURL(/\/blog\/article\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(question).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/blog\/$/);
  });
});

/** Words of the element that are hyphenated at the end of a line. */
function brokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}
