import { findStocked } from '../../../system/catalogue.ts';
import { place as list } from '../../../system/list-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { guestAddress } from '../../../system/shoppers/checkout-page.ts';
import { requestIdCookie, serverAdd, serverCart } from '../../../system/shoppers/guest-cart.ts';
import { homeAddress } from '../../../system/shoppers/orders.ts';
import {
  By,
  click,
  complaintsOf,
  expect,
  hasWebKit,
  isShown,
  Key,
  named,
  openPage,
  press,
  pressKeys,
  rested,
  shown,
  test,
  textOf,
  type WebDriver,
} from '../../../system/webkit/webkit-page.ts';

test.skip(!hasWebKit, 'There is no WebKit here; on Debian, install webkit2gtk-driver and xvfb');

const desktop = { width: 1440, height: 938 };
const urlOf = (browser: WebDriver): Promise<string> => browser.getCurrentUrl();
const checked = (browser: WebDriver): Promise<number> =>
  browser.findElements(By.css('#filter-panel input[type=checkbox]:checked')).then(({ length }) => length);
async function beGuest(browser: WebDriver, api: string, amount: number): Promise<string> {
  const [product] = await findStocked(api, 1, 4);
  const { uuid } = await serverAdd(api, null, { productOption: product?.option.id ?? 0, amount });
  // Without a domain: it would be another cookie than the one that the shop replaces.
  await browser.manage().addCookie({ name: requestIdCookie, value: uuid, path: '/' });
  return uuid;
}

for (const [screen, size] of [
  ['phone', { width: 447, height: 882 }],
  ['desktop', desktop],
] as const) {
  test.describe(screen, () => {
    test.use({ size });

    test('a guest searches, chooses, and orders', async ({ webkit: browser, shop }) => {
      await openPage(browser, `${shop.origins.shop}/`);
      const search = await browser.findElement(By.css('header [role="combobox"]'));
      await search.sendKeys('jacke');
      await expect.poll(() => textOf(browser, 'header [role="listbox"]')).toMatch(/jacke/i);
      await search.sendKeys(Key.ENTER);
      await expect.poll(() => urlOf(browser)).toMatch(/\/search\/\?q=jacke/);
      await click(browser, By.css('main article h3 a'));
      await expect.poll(() => urlOf(browser)).toContain('/p/');
      await click(browser, By.css('[aria-labelledby="groesse"] button:enabled'));
      await press(browser, 'In den Warenkorb');
      await named(browser, 'Zur Kassa', '//dialog');
      await pressKeys(browser, Key.ESCAPE);
      await expect.poll(() => browser.findElements(By.css('dialog[open]'))).toEqual([]);
      await named(browser, 'Warenkorb, 1 Artikel');
      expect(await complaintsOf(browser)).toEqual([]);
      await browser.get(`${shop.origins.checkout}/`);
      await press(browser, 'Weiter zur Kassa');
      for (const [name, text] of Object.entries(guestAddress))
        await (await shown(browser, By.name(name))).sendKeys(text);
      await press(browser, 'Zahlungspflichtig bestellen');
      await expect.poll(() => textOf(browser, 'h1')).toBe('Danke, deine Bestellung ist da');
    });

    test('Back undoes a filter, and shows the list at its place', async ({ webkit: browser, shop }) => {
      await openPage(browser, shop.origins.shop + list);
      if (screen === 'phone') await press(browser, 'Filter', '//main');
      await click(browser, By.xpath('//*[@id="filter-panel"]//label[.//input[@type="checkbox" and not(@disabled)]]'));
      await expect.poll(() => urlOf(browser)).toContain('?filters=');
      await browser.navigate().back();
      if (screen === 'phone') {
        await expect.poll(() => isShown(browser, '#filter-panel')).toBe(false);
        expect(await urlOf(browser)).toContain('?filters=');
        await browser.navigate().back();
      }
      await expect.poll(() => urlOf(browser)).toBe(shop.origins.shop + list);
      await expect.poll(() => checked(browser)).toBe(0);

      // Not `findElements`, which fails if the list is replaced meanwhile.
      const tiles = (): Promise<number> =>
        browser.executeScript(() => document.querySelectorAll('main article h3 a').length);
      await expect.poll(tiles).toBe(24);
      await browser.executeScript(() => {
        addEventListener('click', () => (document.documentElement.dataset['place'] = String(scrollY)), true);
      });
      await click(browser, By.xpath('(//main//article//h3/a)[14]'));
      await expect.poll(() => urlOf(browser)).toContain('/p/');
      await expect.poll(() => browser.executeScript('return scrollY')).toBe(0);
      await browser.navigate().back();
      const place = Number(await browser.executeScript('return document.documentElement.dataset.place'));
      expect(place).toBeGreaterThan(300);
      await expect.poll(() => browser.executeScript('return scrollY')).toBe(place);
      expect(await complaintsOf(browser)).toEqual([]);
    });
  });
}

test('the menu opens as a sheet, Back closes it, and the focus returns to its button', async ({
  webkit: browser,
  shop,
}) => {
  await openPage(browser, `${shop.origins.shop}/`);
  await press(browser, 'Menü öffnen');
  await expect.poll(() => textOf(browser, 'dialog[open]')).toContain('Damen');
  await press(browser, 'Damen', '//dialog');
  await named(browser, 'Alles für Damen', '//dialog');
  await browser.navigate().back();
  await expect.poll(() => browser.findElements(By.css('dialog[open]'))).toEqual([]);
  expect(await urlOf(browser)).toBe(`${shop.origins.shop}/`);
  expect(await browser.switchTo().activeElement().getAttribute('aria-label')).toBe('Menü öffnen');
  expect(await complaintsOf(browser)).toEqual([]);
});

test('Back from another document shows the page as it was left, without loading it again', async ({
  webkit: browser,
  shop,
}) => {
  await openPage(browser, shop.origins.shop + list);
  await browser.executeScript('window.isKept = true; scrollTo(0, 1200)');
  // The driver hangs on the way back from another origin, also without this shop.
  await browser.get(`${shop.origins.shop}/robots.txt`);
  await browser.navigate().back();
  await expect.poll(() => urlOf(browser)).toBe(shop.origins.shop + list);
  expect(await browser.executeScript('return [window.isKept, scrollY]')).toEqual([true, 1200]);
  await press(browser, 'Filter', '//main');
  await expect.poll(() => isShown(browser, '#filter-panel')).toBe(true);
});

test('amounts in the cart change, a removal is undone, and both are kept', async ({ webkit: browser, shop }) => {
  const { api } = shop.origins;
  const uuid = await beGuest(browser, api, 1);
  await openPage(browser, `${shop.origins.shop}/warenkorb/`);
  const line = await browser.findElement(By.css('main li[data-state]'));
  const more = await line.findElement(By.css('button[aria-label^="Ein Stück mehr"]'));
  await more.click();
  await more.click();
  await named(browser, 'Warenkorb, 3 Artikel');
  await line.findElement(By.xpath('.//button[contains(@aria-label, "entfernen")]')).click();
  await expect.poll(() => line.getAttribute('data-state')).toBe('pending');
  await line.findElement(By.xpath('.//button[contains(., "ückgängig") or contains(@aria-label, "ückgängig")]')).click();
  await expect.poll(() => line.getAttribute('data-state')).toBe('in-cart');
  await expect.poll(async () => (await serverCart(api, uuid)).products.map(({ amount }) => amount)).toEqual([3]);
  expect(await complaintsOf(browser)).toEqual([]);
});

test('a choice looks like the fields beside it, also with a problem (WebKit would draw a grey one over both)', async ({
  webkit: browser,
  shop,
}) => {
  await openPage(browser, `${shop.origins.shop}/services/kontakt/`);
  await press(browser, 'Nachricht senden', '//main');
  await expect.poll(() => browser.getTitle()).toMatch(/^Fehler: /);
  // It scrolls to the list of problems.
  await rested(browser);
  const pictures: string[] = [];
  for (const selector of ['select', 'input[type="email"]']) {
    const field = await shown(browser, By.css(`main form ${selector}`));
    // The driver's picture of what is out of view is black.
    await browser.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', field);
    await rested(browser);
    pictures.push(await field.takeScreenshot());
  }
  // A document without the shop's policy reads the pictures' pixels.
  await browser.get('about:blank');
  const edges: number[][] = await browser.executeAsyncScript(leftEdges, pictures);
  // The border, the mark of the problem inside it, and the background.
  expect(edges).toEqual([edges[1], edges[1]]);
});

test('in the footer the name of the colour schemes stands beside their buttons', async ({ webkit: browser, shop }) => {
  await openPage(browser, `${shop.origins.shop}/login/`);
  const tops: number[] = await browser.executeScript(
    'return [...document.querySelector("footer fieldset").children].map((part) => part.getBoundingClientRect().top)',
  );
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

test.describe('one screen', () => {
  test.use({ size: desktop });

  test('a login takes the cart along, and an address is saved', async ({ webkit: browser, shop }) => {
    const { origins } = shop;
    await beGuest(browser, origins.api, 2);
    const account = await createAccount(origins.api);
    await openPage(browser, `${origins.shop}/login/`);
    await browser.findElement(By.css('main input[type="email"]')).sendKeys(account.email);
    await browser.findElement(By.css('main input[type="password"]')).sendKeys(account.password);
    await press(browser, 'Anmelden', '//main');
    await expect.poll(() => urlOf(browser)).toBe(`${origins.shop}/my-account/`);
    await named(browser, 'Warenkorb, 2 Artikel');
    await openPage(browser, `${origins.shop}/my-account/delivery-address/`);
    await press(browser, 'Adresse hinzufügen');
    for (const [label, text] of [
      ['Straße', homeAddress.street],
      ['Hausnummer', homeAddress.streetNo],
      ['Postleitzahl', homeAddress.postal],
      ['Ort', homeAddress.city],
    ] as const)
      await browser
        .findElement(By.xpath(`//input[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`))
        .sendKeys(text);
    await pressKeys(browser, Key.ENTER);
    await expect.poll(() => textOf(browser, 'main')).toContain('Die Adresse ist gespeichert.');
    expect(await complaintsOf(browser)).toEqual([]);
  });

  test('keys turn the pages of a flyer after a press beside it (Safari gives pressed links no focus)', async ({
    webkit: browser,
    shop,
  }) => {
    await openPage(browser, `${shop.origins.shop}/werbung/winterstart/`);
    const book = await browser.findElement(By.css('[aria-describedby="flyer-keys"]'));
    await browser.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', book);
    const { height, width } = await book.getRect();
    await browser
      .actions()
      .move({ origin: book, x: Math.round(8 - width / 2), y: Math.round(height / 4) })
      .click()
      .perform();
    await pressKeys(browser, Key.ARROW_RIGHT);
    await expect.poll(() => urlOf(browser)).toMatch(/\?seite=2$/);
    expect(await complaintsOf(browser)).toEqual([]);
  });

  test('a place is found by keys, and the list of stores follows', async ({ webkit: browser, shop }) => {
    await openPage(browser, `${shop.origins.shop}/shops/`);
    const field = await browser.findElement(By.css('main [role="combobox"]'));
    await field.sendKeys('inns');
    await expect.poll(() => textOf(browser, 'main [role="listbox"]')).toContain('Innsbruck');
    await field.sendKeys(Key.ARROW_DOWN, Key.ENTER);
    await expect.poll(() => textOf(browser, 'h1')).toBe('Bergauf nahe 6020 Innsbruck');
    expect(await complaintsOf(browser)).toEqual([]);
  });
});

/** Runs in the browser: the colours of the pixels from the left edge inwards, at half the height of each picture; or what failed. */
function leftEdges(pictures: string[], done: (edges: number[][] | string) => void): void {
  const edgeOf = async (picture: string): Promise<number[]> => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.height = image.height;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    return [...context.getImageData(0, image.height >> 1, 8, 1).data];
  };
  Promise.all(pictures.map(edgeOf)).then(done, (error) => done(String(error)));
}
