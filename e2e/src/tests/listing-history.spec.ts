import type { Page } from 'playwright/test';
import { findProduct } from '../system/catalogue.ts';
import { answered, chips, filters, group, heldBack, open, place, tiles, total } from '../system/list-page.ts';
import { expect, hydrated, test } from '../system/shop-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** All that a shopper sees of a list's state, and whether the controls take a change. */
async function stateOf(page: Page) {
  const form = filters(page);
  return {
    path: await page.evaluate(() => `${location.pathname}${location.search}`),
    ticked: await form
      .locator('input:checked')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value).filter(Boolean)),
    chips: await chips(page).getByRole('listitem').allTextContents(),
    sort: await page.getByLabel('Sortieren').inputValue(),
    prices: await form
      .locator('input[name^="price_"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    total: await total(page),
    tiles: await tiles(page).count(),
    first: await tiles(page).first().textContent(),
    locked: await form.locator('[aria-disabled="true"], input[readonly]').count(),
    busy: await page.getByRole('region', { name: 'Artikel' }).getAttribute('aria-busy'),
  };
}

type State = Awaited<ReturnType<typeof stateOf>>;
type Change = (page: Page) => Promise<unknown>;

const tick =
  (name: string, nth = 0): Change =>
  (page) =>
    group(page, name).locator('input[type=checkbox]:enabled').nth(nth).check();

const sortBy =
  (order: string): Change =>
  (page) =>
    page.getByLabel('Sortieren').selectOption(order);

const setLowestPrice =
  (price: string): Change =>
  async (page) => {
    const field = filters(page).locator('input[name=price_min]');
    await field.fill(price);
    await field.press('Enter');
  };

const turnTo =
  (number: number): Change =>
  (page) =>
    page
      .getByRole('navigation', { name: 'Seiten' })
      .getByRole('link', { name: `Seite ${number}`, exact: true })
      .click();

const searchFor =
  (query: string): Change =>
  async (page) => {
    const box = page.getByRole('combobox', { name: 'Suche' });
    await box.fill(query);
    await box.press('Enter');
  };

const removeChip: Change = (page) =>
  chips(page)
    .getByRole('button', { name: /^Filter entfernen: Farbe/ })
    .click();
const removeAll: Change = (page) => chips(page).getByRole('button', { name: 'Alle zurücksetzen' }).click();

/** Makes a change and waits for its answer; the address has moved on by then. */
async function make(page: Page, change: Change): Promise<State> {
  const before = page.url();
  await change(page);
  await expect(page).not.toHaveURL(before);
  await answered(page);
  await expect.poll(async () => (await stateOf(page)).locked).toBe(0);
  await expect.poll(async () => controlsOf(await stateOf(page))).toEqual(addressOf(await stateOf(page)));
  return stateOf(page);
}

const controlsOf = ({ ticked, sort, prices }: State) => ({ ticked, sort, price: prices[0] });

/** What the controls have to show at an address. */
function addressOf({ path }: State): ReturnType<typeof controlsOf> {
  const query = new URL(path, 'http://shop').searchParams;
  const sort = query.get('sort');
  return {
    ticked: query.get('filters')?.split(',') ?? [],
    sort: sort ? `${sort}.${query.get('order')}` : 'sales_rank.desc',
    price: query.get('price_min') ?? '',
  };
}

/** To the first of the states and forth to the last, as often as that. */
async function walk(page: Page, states: readonly State[], times: number): Promise<void> {
  for (let time = 1; time <= times; time++) {
    for (const state of states.slice(0, -1).reverse()) {
      await page.goBack();
      await expect.poll(() => stateOf(page), { message: `Back, time ${time}` }).toEqual(state);
    }
    for (const state of states.slice(1)) {
      await page.goForward();
      await expect.poll(() => stateOf(page), { message: `Forward, time ${time}` }).toEqual(state);
    }
  }
}

async function delayPayloads(page: Page, ms: number): Promise<void> {
  await page.route(/\/_payload\//, async (route) => {
    await new Promise((done) => setTimeout(done, ms));
    await route.continue().catch(() => {});
  });
}

const journeys: Readonly<Record<string, readonly Change[]>> = {
  'a filter': [tick('Marke')],
  'a sort': [sortBy('price.asc')],
  'a price': [setLowestPrice('60')],
  'a page': [turnTo(2)],
  'a filter, a sort, a page and a chip': [tick('Farbe'), sortBy('price.desc'), turnTo(2), removeChip],
  'two filters and all of them removed': [tick('Marke'), tick('Farbe'), removeAll],
  'a search, another and a filter': [searchFor('schuh'), searchFor('jacke'), tick('Farbe')],
};

for (const [name, changes] of Object.entries(journeys)) {
  test(`UX 31: Back and Forward over ${name} show exactly that state, enabled, the first and the fifth time`, async ({
    page,
    shop,
  }) => {
    await open(page, `${shop.origins.shop}${place}`);
    const states = [await stateOf(page)];
    for (const change of changes) states.push(await make(page, change));
    await walk(page, states, 5);
  });
}

for (const ms of [0, 300, 1000]) {
  test(`UX 31: Back and Forward show exactly that state, enabled, also when it is fetched anew, ${ms} ms late`, async ({
    page,
    shop,
  }) => {
    await open(page, `${shop.origins.shop}${place}`);
    const states = [await stateOf(page)];
    const changes = [tick('Farbe'), sortBy('price.desc'), turnTo(2), removeChip, setLowestPrice('60'), removeAll];
    for (const change of [...changes, searchFor('schuh'), searchFor('jacke')]) states.push(await make(page, change));
    await page.reload();
    await hydrated(page);
    await delayPayloads(page, ms);
    // From then on it is known again.
    await walk(page, states, 1);
  });
}

test('a price that is removed leaves its field as well', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  await make(page, setLowestPrice('60'));
  const { prices } = await make(page, (page) =>
    chips(page)
      .getByRole('button', { name: /entfernen: Preis/ })
      .click(),
  );
  expect(prices).toEqual(['', '']);
});

test('UX 31: what "mehr laden" has put together is there after another page, and Back from there, enabled', async ({
  page,
  shop,
}) => {
  await open(page, `${shop.origins.shop}${place}`);
  const states = [await stateOf(page), await make(page, tick('Farbe'))];
  await page.getByRole('link', { name: /mehr laden$/ }).click();
  await expect(tiles(page)).not.toHaveCount(24);
  await answered(page);
  states[1] = await stateOf(page);
  for (let time = 1; time <= 5; time++) {
    await walk(page, states, 1);
    await tiles(page).first().getByRole('link').click();
    await expect(page.locator('[data-fragment="mf-catalog/product-page"]')).toBeVisible();
    await page.goBack();
    await expect.poll(() => stateOf(page), { message: `Back from a product, time ${time}` }).toEqual(states[1]);
  }
});

for (const ms of [300, 1000]) {
  test(`UX 31: Back while an answer is ${ms} ms under way gives it up, and every control takes the next change`, async ({
    page,
    shop,
  }) => {
    await open(page, `${shop.origins.shop}${place}`);
    const plain = await stateOf(page);
    const filtered = await make(page, tick('Marke'));
    await delayPayloads(page, ms);
    for (let time = 1; time <= 5; time++) {
      await group(page, 'Farbe').locator('input[type=checkbox]:enabled').nth(time).check();
      await expect(page.getByRole('region', { name: 'Artikel' })).toHaveAttribute('aria-busy', 'true');
      await page.goBack();
      await expect.poll(() => stateOf(page), { message: `Back, time ${time}` }).toEqual(plain);
      await page.waitForTimeout(ms + 200);
      expect(await stateOf(page)).toEqual(plain);
      await page.goForward();
      await expect.poll(() => stateOf(page), { message: `Forward, time ${time}` }).toEqual(filtered);
    }
    expect(await make(page, tick('Farbe'))).toMatchObject({
      locked: 0,
      ticked: [...filtered.ticked, expect.any(String)],
    });
  });
}

test('UX 31: Back right after a tick, in the same moment, leaves no lock behind', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  await make(page, tick('Marke'));
  await page.evaluate(() => {
    document.querySelectorAll<HTMLInputElement>('aside input[type=checkbox]:enabled:not(:checked)')[3]?.click();
    history.back();
  });
  await expect.poll(async () => (await stateOf(page)).busy).toBe('false');
  const { path, ticked, locked } = await stateOf(page);
  expect(locked).toBe(0);
  expect(new URLSearchParams(path.split('?')[1]).get('filters')?.split(',') ?? []).toEqual(ticked);
});

test('UX 31: Back while the list of another filter is held back for good keeps nothing of it', async ({
  page,
  shop,
}) => {
  await open(page, `${shop.origins.shop}${place}`);
  const plain = await stateOf(page);
  const filtered = await make(page, tick('Marke'));
  const release = await heldBack(page, /_payload\//);
  await page.getByLabel('Sortieren').selectOption('price.asc');
  await expect.poll(async () => (await stateOf(page)).locked).toBeGreaterThan(0);
  await page.goBack();
  await expect.poll(() => stateOf(page)).toEqual(plain);
  release();
  await page.goForward();
  await expect.poll(() => stateOf(page)).toEqual(filtered);
});

test('UX 31: Back and Forward over the colours of a product show each as it was, the first and the fifth time', async ({
  page,
  shop,
}) => {
  const product = await findProduct(shop.origins.api, '/search/', ({ colours }) => colours.length > 2);
  await open(page, `${shop.origins.shop}${product.url}`);
  const colours = page.getByRole('list', { name: 'Farben' }).getByRole('link');
  const look = async () => ({
    path: await page.evaluate(() => location.pathname),
    chosen: await colours.evaluateAll((all) =>
      all.filter((one) => one.ariaCurrent).map((one) => one.getAttribute('href')),
    ),
    picture: await page.locator('main img').first().getAttribute('src'),
    sizes: await page
      .locator('main [aria-labelledby="groesse"] button')
      .evaluateAll((all) => all.map((one) => one.textContent)),
  });
  const looks = [await look()];
  for (const { url } of product.colours.filter(({ url }) => url !== product.url).slice(0, 2)) {
    await page.getByRole('list', { name: 'Farben' }).locator(`a[href="${url}"]`).click();
    await expect.poll(async () => (await look()).chosen).toEqual([url]);
    looks.push(await look());
  }
  for (let time = 1; time <= 5; time++) {
    for (const expected of looks.slice(0, -1).reverse()) {
      await page.goBack();
      await expect.poll(look, { message: `Back, time ${time}` }).toEqual(expected);
    }
    for (const expected of looks.slice(1)) {
      await page.goForward();
      await expect.poll(look, { message: `Forward, time ${time}` }).toEqual(expected);
    }
  }
});
