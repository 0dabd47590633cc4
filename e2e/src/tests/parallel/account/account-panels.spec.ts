import type { Locator, Page } from 'playwright/test';
import { findProduct, findStocked, readList } from '../../../system/catalogue.ts';
import { theShop } from '../../../system/services/shop.ts';
import { arrived, expect, hydrated, test } from '../../../system/shop-page.ts';
import { type Account, createAccount } from '../../../system/shoppers/account.ts';
import { badge } from '../../../system/shoppers/guest-cart.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';
import {
  addAsCustomer,
  homeAddress,
  moveOrder,
  type PlacedOrder,
  placeOrder,
  readOrder,
} from '../../../system/shoppers/orders.ts';

test.use({ pictures: 'none' });

type Store = {
  sysname: string;
  name: string;
  phone: string;
  address: { Street: string; ZipCode: string; City: string };
};

const main = (page: Page): Locator => page.locator('main');
const region = (page: Page, name: string): Locator => main(page).getByRole('region', { name, exact: true });
const steps = (page: Page): Locator => main(page).getByRole('list', { name: 'Verlauf' }).getByRole('listitem');
/** Elements of the picture of an order's state. */
const drawn = async (place: Locator): Promise<string> =>
  (await place.locator('svg').first().innerHTML()).replace(/<\/g>$/, '');
const inGerman = (points: number): string => points.toLocaleString('de-DE');
/** `Fr., 20. Nov., 14:05` */
const moment = /^\p{L}+\.?, \d{1,2}\. \p{L}+\.?, \d\d:\d\d$/u;

async function toPage(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Mein Konto' }).getByRole('link', { name }).click();
  await arrived(page);
}

/** The steps of an order: past ones with their times, the current one marked, future ones as open. */
async function expectSteps(page: Page, past: readonly string[], coming: readonly string[]): Promise<void> {
  await expect(steps(page)).toHaveCount(past.length + coming.length);
  for (const [index, name] of past.entries()) {
    await expect(steps(page).nth(index)).toContainText(name);
    await expect(steps(page).nth(index).locator('time')).toHaveText(moment);
  }
  for (const [index, name] of coming.entries()) {
    await expect(steps(page).nth(past.length + index)).toHaveText(`${name}noch offen`);
  }
  const present = steps(page).and(page.locator('[aria-current="step"]'));
  await expect(present).toHaveCount(1);
  await expect(present).toContainText(past.at(-1) ?? '');
}

/** An order that is sent home, then one that is picked up in a store. */
async function twoOrders(account: Account): Promise<{ sent: PlacedOrder; waiting: PlacedOrder; store: Store }> {
  const { api } = theShop().origins;
  const [first, second] = await findStocked(api, 2, 12);
  if (!first || !second) throw new Error('The catalogue has no two products with many pieces');
  const { data } = (await (await fetch(`${api}/api/v1/stores/?q=8010&limit=1`)).json()) as {
    data: { stores: Store[] };
  };
  const [store] = data.stores;
  if (!store) throw new Error('There is no store');
  await addAsCustomer(api, account, 'cart', { productOption: first.option.id, amount: 2 });
  const sent = await placeOrder(api, account, second.option.id);
  await moveOrder(api, sent.number, ['packed', 'shipped']);
  const waiting = await placeOrder(api, account, first.option.id, 1, { storeSysname: store.sysname });
  await moveOrder(api, waiting.number, ['packed', 'ready']);
  return {
    sent: await readOrder(api, account, sent),
    waiting: await readOrder(api, account, waiting),
    store,
  };
}

test('overview, orders and addresses show what the account has, and what is changed, after one page load', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  test.setTimeout(60_000);
  const { shop: origin, api } = shop.origins;
  const account = await createAccount(api);
  const { sent, waiting, store } = await twoOrders(account);
  await addAsCustomer(api, account, 'user/address/shipping', { ...homeAddress, deliveryType: 'home', isDefault: true });
  const { products } = await readList(api, 'path=/search/');
  const wished = products.slice(0, 5);
  for (const { id } of wished) await addAsCustomer(api, account, 'wishlist', { productId: id });
  await beSignedIn(context, account);

  await test.step('the overview', async () => {
    await page.goto(`${origin}/my-account/`);
    await hydrated(page, 'mf-account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servus, Toni');
    await expect(main(page).getByText(`Angemeldet als ${account.email}`)).toBeVisible();
    await expect(main(page).getByText('Deine E-Mail-Adresse ist noch nicht bestätigt.')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'E-Mail noch einmal schicken' })).toBeVisible();

    const last = region(page, 'Letzte Bestellung').getByRole('article');
    await expect(last).toHaveCount(1);
    await expect(last).toHaveAttribute('data-order-state', 'ready');
    await expect(last.getByRole('link')).toHaveText(`Bestellung ${waiting.number}`);
    for (const text of ['Abholbereit', 'Abholung in der Filiale', waiting.total.formatted, '1 Artikel']) {
      await expect(last).toContainText(text);
    }

    // Neither order has been delivered.
    const bonus = region(page, 'Bonus');
    for (const text of ['0 Punkte', 'Stufe Tal', 'Kein Gutschein']) {
      await expect(bonus).toContainText(text);
    }
    await expect(bonus.getByRole('link')).toHaveAttribute('href', '/my-account/loyalty/');

    await expect(region(page, 'Standardadresse').locator('address')).toHaveText(
      'Toni SteigerSteiggasse 76020 InnsbruckÖsterreich',
    );

    const own = region(page, 'Meine Filiale');
    await own.getByRole('link', { name: 'Filiale wählen' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filiale wählen' });
    await sheet.getByLabel('Ort oder Postleitzahl').fill('8010');
    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: `${store.name}: hier abholen` }).click();
    await expect(sheet).toBeHidden();
    await expect(own.getByRole('link')).toHaveText(new RegExp(`^Deine Filiale: ${store.name}`));

    // The last four of five, the newest first.
    const tiles = region(page, 'Wunschliste').getByRole('article');
    await expect(tiles).toHaveCount(4);
    for (const [index, { url }] of wished.slice(1).reverse().entries()) {
      await expect(tiles.nth(index).locator(`a[href="${url}"]`).first()).toBeVisible();
    }
  });

  await test.step('an order that waits in a store, until it is collected', async () => {
    await page.getByRole('link', { name: `Bestellung ${waiting.number}` }).click();
    await arrived(page);
    const now = main(page).locator('[data-order-state="ready"]');
    await expect(now).toContainText('Abholbereit');
    const inStore = await drawn(now);
    await expect(now).toContainText('Deine Bestellung liegt für dich bereit.');
    await expectSteps(page, ['Eingegangen', 'Gepackt', 'Abholbereit'], ['Abgeholt']);
    const pickUp = region(page, 'Abholung');
    const { name, phone, address } = store;
    for (const text of ['Abholung in der Filiale', name, address.Street, `${address.ZipCode} ${address.City}`]) {
      await expect(pickUp).toContainText(text);
    }
    await expect(pickUp.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
    await expect(pickUp.getByText(/^Heute: ([1-9]\d?:\d\d bis \d\d:\d\d|geschlossen)/)).toBeVisible();
    await pickUp.getByText('Öffnungszeiten').click();
    await expect(pickUp.getByRole('term')).toHaveText([
      'Montag',
      'Dienstag',
      'Mittwoch',
      'Donnerstag',
      'Freitag',
      'Samstag',
      'Sonntag',
    ]);
    await expect(pickUp.getByRole('definition').first()).toHaveText(/^([1-9]\d?:\d\d bis \d\d:\d\d|geschlossen)$/);
    const hint = pickUp.getByText('Nimm zum Abholen die Bestellnummer und einen Ausweis mit.');
    await expect(hint).toBeVisible();

    await moveOrder(api, waiting.number, ['delivered']);
    await toPage(page, 'Bestellungen');
    const row = (order: PlacedOrder): Locator =>
      main(page)
        .getByRole('article')
        .filter({ hasText: `Bestellung ${order.number}` });
    await expect(row(waiting)).toContainText('Abgeholt');
    await expect(row(sent)).toContainText('Unterwegs');
    await expect(row(sent)).toContainText('Lieferung nach Hause');
    // The filter has both ends of an order; the picture of what is collected is that of the store, and more.
    const states = main(page).getByRole('navigation', { name: 'Nach Stand filtern' });
    await expect(states.getByRole('link')).toHaveText(['Alle 2', 'Unterwegs 1', 'Zugestellt oder abgeholt 1']);
    const collected = await drawn(row(waiting));
    expect(collected).toContain(inStore);
    expect(collected).not.toBe(inStore);
    await row(waiting).getByRole('link').click();
    await arrived(page);
    await expect(main(page).getByText(/^Rückgabe möglich bis \d{1,2}\.\s\p{L}+ \d{4}$/u)).toBeVisible();
    await expect(main(page).locator('[data-order-state]')).toContainText('Du hast deine Bestellung abgeholt.');
    await expectSteps(page, ['Eingegangen', 'Gepackt', 'Abholbereit', 'Abgeholt'], []);
    await expect(hint).toHaveCount(0);
    await expect(region(page, 'Summen')).toContainText(
      `Für diese Bestellung hast du ${inGerman(waiting.points)} Bonuspunkte bekommen.`,
    );
    await page.goBack();
    await row(sent).getByRole('link').click();
    await arrived(page);
  });

  await test.step('an order on its way home: items, sums and delivery', async () => {
    await expect(main(page).locator('[data-order-state="shipped"]')).toContainText('Dein Paket ist unterwegs.');
    await expectSteps(page, ['Eingegangen', 'Gepackt', 'Unterwegs'], ['Zugestellt']);
    const lines = region(page, 'Artikel').getByRole('listitem');
    await expect(lines).toHaveCount(2);
    for (const { url, nameWithoutBrand, size, amount, total } of sent.lines) {
      const line = lines.filter({ hasText: nameWithoutBrand });
      await expect(line.getByRole('link', { name: nameWithoutBrand })).toHaveAttribute('href', url);
      for (const text of [size, `${amount} Stück`, total.formatted]) await expect(line).toContainText(text);
    }
    const sums = region(page, 'Summen');
    const sum = (name: string): Locator =>
      sums.getByRole('definition').and(sums.locator(`dt:has-text("${name}") + dd`));
    await expect(sum('Artikel')).toHaveText(sent.productsPrice.formatted);
    const { deliveryPrice } = sent;
    await expect(sum('Lieferung')).toHaveText(deliveryPrice.cents === 0 ? 'kostenlos' : deliveryPrice.formatted);
    await expect(sum('Gesamt')).toHaveText(sent.total.formatted);
    await expect(sum('davon 20 % MwSt.')).toHaveText(sent.vat.amount.formatted);
    await expect(sums).toContainText(
      `Für diese Bestellung bekommst du ${inGerman(sent.points)} Bonuspunkte, sobald du sie hast.`,
    );
    const delivery = region(page, 'Lieferung');
    await expect(delivery.locator('address')).toHaveText('Toni SteigerSteiggasse 7AT-6020 Innsbruck');
    await expect(delivery).toContainText(`Nachrichten zu dieser Bestellung gehen an ${account.email}.`);
    const { number, carrier, url } = sent.tracking ?? { number: '', carrier: '', url: '' };
    const tracking = delivery.getByRole('link', { name: `Sendung ${number} bei ${carrier} verfolgen` });
    await expect(tracking).toHaveAttribute('href', url);
    await expect(main(page).getByRole('link', { name: 'Hilfe zu dieser Bestellung' })).toBeVisible();
  });

  await test.step('an address that is changed: the account is loaded once, and shows it here and on the overview', async () => {
    await toPage(page, 'Lieferadressen');
    let loads = 0;
    page.on('request', (request) => {
      if (request.method() === 'GET' && new URL(request.url()).pathname === '/api/v1/user/') loads += 1;
    });
    await page.getByRole('button', { name: 'Adresse Steiggasse 7 bearbeiten' }).click();
    await expect(page.getByLabel('Postleitzahl')).toHaveValue('6020');
    await expect(page.getByLabel('Land').locator('option:checked')).toHaveText('Österreich');
    const kind = page.getByLabel('Art der Zustellung');
    await expect(kind.getByRole('option')).toHaveText([
      'Lieferung nach Hause',
      'Abholung in der Filiale',
      'Abholung bei einer Abholstation',
    ]);
    await kind.selectOption('Abholung bei einer Abholstation');
    await page.getByLabel('Straße').fill('Nordkette');
    await page.getByRole('button', { name: 'Adresse speichern' }).click();
    await expect(main(page).getByText('Die Adresse ist gespeichert.')).toBeVisible();
    const card = main(page).getByRole('article');
    await expect(card).toHaveCount(1);
    for (const text of ['Abholung bei einer Abholstation', 'Standardadresse', 'Nordkette 7', '6020 Innsbruck']) {
      await expect(card).toContainText(text);
    }
    expect(loads).toBe(1);
    await toPage(page, 'Übersicht');
    await expect(region(page, 'Standardadresse')).toContainText('Nordkette 7');
    await expect(region(page, 'Letzte Bestellung').getByRole('article')).toContainText('Abgeholt');
  });
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('an order that is ordered again names what is no longer available, and adds the rest to the cart', async ({
  page,
  context,
}) => {
  const { api, shop } = theShop().origins;
  const isRare = ({ stock, quantity }: { stock: boolean; quantity: number }): boolean => stock && quantity === 2;
  const [lasting] = await findStocked(api, 1, 20);
  const sellsOut = await findProduct(
    api,
    '/search/',
    ({ id, options }) => id !== lasting?.id && options.filter(isRare).length > 1,
  );
  const [rare, second] = sellsOut.options.filter(isRare);
  if (!lasting || !rare || !second) throw new Error('No product has two pieces of two sizes');
  const account = await createAccount(api);
  await addAsCustomer(api, account, 'cart', { productOption: lasting.option.id, amount: 1 });
  await addAsCustomer(api, account, 'cart', { productOption: second.id, amount: 1 });
  const { uuid } = await placeOrder(api, account, rare.id);
  const other = await createAccount(api);
  await addAsCustomer(api, other, 'cart', { productOption: second.id, amount: 1 });
  await placeOrder(api, other, rare.id);

  await beSignedIn(context, account);
  await page.goto(`${shop}/my-account/order-details/${uuid}/`);
  await hydrated(page);
  await main(page).getByRole('button', { name: 'Noch einmal bestellen' }).click();
  const note = main(page).getByRole('status').filter({ hasText: 'in deinem Warenkorb' });
  await expect(note).toContainText('1 Artikel liegt in deinem Warenkorb.');
  const names = [second, rare].map(({ title }) => `${sellsOut.brandName} ${sellsOut.nameWithoutBrand}, ${title}`);
  await expect(note.getByText(/^Nicht mehr lieferbar: /)).toHaveText(`Nicht mehr lieferbar: ${names.join('; ')}`);
  await expect(note).not.toContainText(lasting.nameWithoutBrand);
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
});
