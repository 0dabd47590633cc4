import { isSoak, soakLength } from '@bergauf/api/testing/soak';
import type { Page } from 'playwright/test';
import {
  chips,
  delayResponses,
  filters,
  group,
  heldBack,
  listUpdated,
  open,
  place,
  tiles,
} from '../../../system/list-page.ts';
import { expect, hydrated, inEveryRun, test } from '../../../system/shop-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.use({ pictures: 'none' });

const payloads = /\/_payload\//;

/** The visible state of a list, and whether its controls are enabled; read in one evaluation. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('aside[aria-label="Filter"]');
    const list = document.querySelector('main section[aria-label="Artikel"]');
    const inputs = (selector: string): string[] =>
      [...(form?.querySelectorAll<HTMLInputElement>(selector) ?? [])].map((input) => input.value);
    const tiles = [...(list?.querySelectorAll('article') ?? [])];
    const sorting = [...document.querySelectorAll('select')].find((select) =>
      select.labels[0]?.textContent?.includes('Sortieren'),
    );
    return {
      path: `${location.pathname}${location.search}`,
      ticked: inputs('input:checked').filter(Boolean),
      chips: [...document.querySelectorAll('ul[aria-label="Gewählte Filter"] > li')].map((chip) => chip.textContent),
      sort: sorting?.value,
      prices: inputs('input[name^="price_"]'),
      total: Number(document.querySelector('main header p')?.textContent?.replace(/\D/g, '')),
      tiles: tiles.length,
      first: tiles[0]?.textContent,
      locked: form?.querySelectorAll('[aria-disabled="true"], input[readonly]').length,
      busy: list?.getAttribute('aria-busy'),
    };
  });

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

/** Makes a change and waits until the list is that of the new address: enabled, and as many products as the server's page names. */
async function applyChange(page: Page, change: Change): Promise<State> {
  const before = page.url();
  await change(page);
  await expect(page).not.toHaveURL(before);
  await listUpdated(page);
  const total = await totalOnServer(page);
  let state: State | undefined;
  await expect(async () => {
    state = await stateOf(page);
    expect(state).toMatchObject({ locked: 0, busy: 'false', total });
    expect(controlsOf(state)).toEqual(addressOf(state));
  }).toPass(soon);
  return state ?? stateOf(page);
}

/** The page's own list may still be the one before while its address has changed already. */
async function totalOnServer(page: Page): Promise<number> {
  const html = await (await page.request.get(page.url())).text();
  return Number(/<\/h1><p[^>]*>([\d.]+) Artikel/.exec(html)?.[1]?.replace('.', ''));
}

/** A step over the history takes a few milliseconds. */
const soon = { timeout: 10_000, intervals: [20, 20, 50, 100] };

/** Waits until the page shows exactly this state. */
const untilState = (page: Page, state: State, message: string): Promise<void> =>
  expect.poll(() => stateOf(page), { message, ...soon }).toEqual(state);

const controlsOf = ({ ticked, sort, prices }: State) => ({ ticked, sort, price: prices[0] });

/** What the controls have to show at the state's address. */
function addressOf({ path }: State): ReturnType<typeof controlsOf> {
  const query = new URL(path, 'http://shop').searchParams;
  const sort = query.get('sort');
  return {
    ticked: query.get('filters')?.split(',') ?? [],
    sort: sort ? `${sort}.${query.get('order')}` : 'sales_rank.desc',
    price: query.get('price_min') ?? '',
  };
}

/** How often each journey is walked: the second time, the pages come from other caches than the first. */
const rounds = soakLength({ short: 2, full: 5 });

/** Goes back to the first state and forward to the last, `times` times. */
async function walk(page: Page, states: readonly State[], times: number): Promise<void> {
  for (let time = 1; time <= times; time++) {
    for (const state of states.slice(0, -1).reverse()) {
      await page.goBack();
      await untilState(page, state, `Back, time ${time}`);
    }
    for (const state of states.slice(1)) {
      await page.goForward();
      await untilState(page, state, `Forward, time ${time}`);
    }
  }
}

/** Journeys of one change each; a short run takes their steps in one journey. */
const singleChanges: Readonly<Record<string, readonly Change[]>> = {
  // Later steps leave too few products for a second page.
  'a page': [turnTo(2)],
  'a sort': [sortBy('price.asc')],
  'a price': [setLowestPrice('60')],
  'a filter': [tick('Marke')],
};

const journeys: Readonly<Record<string, readonly Change[]>> = {
  ...(isSoak ? singleChanges : { 'every kind of change': Object.values(singleChanges).flat() }),
  'a filter, a sort, a page and a chip': [tick('Farbe'), sortBy('price.desc'), turnTo(2), removeChip],
  'two filters and all of them removed': [tick('Marke'), tick('Farbe'), removeAll],
  'a search, another and a filter': [searchFor('schuh'), searchFor('jacke'), tick('Farbe')],
};

for (const [name, changes] of Object.entries(journeys)) {
  test(
    `UX 31: Back and Forward over ${name} show exactly that state, enabled, the first time and again`,
    inEveryRun(name.startsWith('two filters')),
    async ({ page, shop }) => {
      await open(page, `${shop.origins.shop}${place}`);
      const states = [await stateOf(page)];
      for (const change of changes) states.push(await applyChange(page, change));
      await walk(page, states, rounds);
    },
  );
}

for (const ms of [0, 300, 1000]) {
  test(`UX 31: Back and Forward show exactly that state, enabled, also when it is fetched anew, ${ms} ms late`, async ({
    page,
    shop,
  }) => {
    await open(page, `${shop.origins.shop}${place}`);
    const states = [await stateOf(page)];
    const changes = [tick('Farbe'), sortBy('price.desc'), turnTo(2), removeChip, setLowestPrice('60'), removeAll];
    const all = [...changes, searchFor('schuh'), searchFor('jacke')];
    for (const change of ms < 1000 ? all : all.slice(-soakLength({ short: 4, full: all.length })))
      states.push(await applyChange(page, change));
    await page.reload();
    await hydrated(page);
    await delayResponses(page, payloads, ms);
    // From then on it is cached again.
    await walk(page, states, 1);
  });
}

test('removing the chip of a price clears the price field', { tag: '@every-run' }, async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  await applyChange(page, setLowestPrice('60'));
  const { prices } = await applyChange(page, (page) =>
    chips(page)
      .getByRole('button', { name: /entfernen: Preis/ })
      .click(),
  );
  expect(prices).toEqual(['', '']);
});

test('UX 31: Back from another page restores the pages loaded with "mehr laden", enabled', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  const states = [await stateOf(page), await applyChange(page, tick('Farbe'))];
  await page.getByRole('link', { name: /mehr laden$/ }).click();
  await expect(tiles(page)).not.toHaveCount(24);
  await listUpdated(page);
  states[1] = await stateOf(page);
  for (let time = 1; time <= rounds; time++) {
    await walk(page, states, 1);
    await tiles(page).first().getByRole('link').click();
    await expect(page.locator('[data-fragment="mf-catalog/product-page"]')).toBeVisible();
    await page.goBack();
    await untilState(page, states[1] as State, `Back from a product, time ${time}`);
  }
});

for (const ms of [300, 1000]) {
  test(`UX 31: Back while a response takes ${ms} ms drops it, and every control accepts the next change`, async ({
    page,
    shop,
  }) => {
    await open(page, `${shop.origins.shop}${place}`);
    const plain = await stateOf(page);
    const filtered = await applyChange(page, tick('Marke'));
    const responsesArrived = await delayResponses(page, payloads, ms);
    for (let time = 1; time <= rounds; time++) {
      await group(page, 'Farbe').locator('input[type=checkbox]:enabled').nth(time).check();
      await expect(page.getByRole('region', { name: 'Artikel' })).toHaveAttribute('aria-busy', 'true');
      await page.goBack();
      await untilState(page, plain, `Back, time ${time}`);
      await responsesArrived();
      expect(await stateOf(page)).toEqual(plain);
      await page.goForward();
      await untilState(page, filtered, `Forward, time ${time}`);
    }
    expect(await applyChange(page, tick('Farbe'))).toMatchObject({
      locked: 0,
      ticked: [...filtered.ticked, expect.any(String)],
    });
  });
}

test('UX 31: Back in the same task as a tick leaves no control locked', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  await applyChange(page, tick('Marke'));
  await page.evaluate(() => {
    document.querySelectorAll<HTMLInputElement>('aside input[type=checkbox]:enabled:not(:checked)')[3]?.click();
    history.back();
  });
  // The list is not busy yet right after the click: the state has to settle and stay settled.
  const settled = async () => {
    const { path, ticked, locked, busy } = await stateOf(page);
    const inAddress = new URLSearchParams(path.split('?')[1]).get('filters')?.split(',') ?? [];
    return { busy, locked, agrees: inAddress.join() === ticked.join() };
  };
  const free = { busy: 'false', locked: 0, agrees: true };
  await expect.poll(settled).toEqual(free);
  await page.waitForLoadState('networkidle');
  expect(await settled()).toEqual(free);
});

test('UX 31: Back while the response of another filter never arrives shows nothing of that filter', async ({
  page,
  shop,
}) => {
  await open(page, `${shop.origins.shop}${place}`);
  const plain = await stateOf(page);
  const filtered = await applyChange(page, tick('Marke'));
  const release = await heldBack(page, payloads);
  await page.getByLabel('Sortieren').selectOption('price.asc');
  await expect.poll(async () => (await stateOf(page)).locked).toBeGreaterThan(0);
  await page.goBack();
  await untilState(page, plain, 'Back');
  await release();
  await page.goForward();
  await untilState(page, filtered, 'Forward');
});
