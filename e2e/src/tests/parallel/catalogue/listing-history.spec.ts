import { isSoak, soakLength } from '@bergauf/api/testing/soak';
import type { Page } from 'playwright/test';
import {
  applyChange,
  type Change,
  type State,
  searchFor,
  setLowestPrice,
  sortBy,
  stateOf,
  tick,
  turnTo,
  untilState,
} from '../../../system/list-history.ts';
import { chips, delayResponses, listUpdated, open, place, tiles } from '../../../system/list-page.ts';
import { expect, hydrated, inEveryRun, test } from '../../../system/shop-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.use({ pictures: 'none' });

const payloads = /\/_payload\//;

const removeChip: Change = (page) =>
  chips(page)
    .getByRole('button', { name: /^Filter entfernen: Farbe/ })
    .click();
const removeAll: Change = (page) => chips(page).getByRole('button', { name: 'Alle zurücksetzen' }).click();

/** How often each journey is repeated: the second time, pages come from other caches than the first. */
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
  test(`UX 31: Back and Forward show exactly that state, enabled, also when it is fetched again, ${ms} ms late`, async ({
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

test('removing the chip of a price clears the price field', async ({ page, shop }) => {
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
