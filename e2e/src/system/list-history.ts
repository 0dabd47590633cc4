import type { Page } from 'playwright/test';
import { filters, group, listUpdated } from './list-page.ts';
import { expect } from './shop-page.ts';

/** The visible state of a list, and whether its controls are enabled; read in one evaluation. */
export const stateOf = (page: Page) =>
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

export type State = Awaited<ReturnType<typeof stateOf>>;
export type Change = (page: Page) => Promise<unknown>;

export const tick =
  (name: string): Change =>
  (page) =>
    group(page, name).locator('input[type=checkbox]:enabled').first().check();

export const sortBy =
  (order: string): Change =>
  (page) =>
    page.getByLabel('Sortieren').selectOption(order);

export const setLowestPrice =
  (price: string): Change =>
  async (page) => {
    const field = filters(page).locator('input[name=price_min]');
    await field.fill(price);
    await field.press('Enter');
  };

export const turnTo =
  (number: number): Change =>
  (page) =>
    page
      .getByRole('navigation', { name: 'Seiten' })
      .getByRole('link', { name: `Seite ${number}`, exact: true })
      .click();

export const searchFor =
  (query: string): Change =>
  async (page) => {
    const box = page.getByRole('combobox', { name: 'Suche' });
    await box.fill(query);
    await box.press('Enter');
  };

/** Makes a change and waits until the list matches the new URL: enabled, with as many products as the server's page says. */
export async function applyChange(page: Page, change: Change): Promise<State> {
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

/** Read from the server, as the page may still show the previous list after its URL has changed. */
async function totalOnServer(page: Page): Promise<number> {
  const html = await (await page.request.get(page.url())).text();
  return Number(/<\/h1><p[^>]*>([\d.]+) Artikel/.exec(html)?.[1]?.replace('.', ''));
}

/** A step over the history takes a few milliseconds. */
const soon = { timeout: 10_000, intervals: [20, 20, 50, 100] };

/** Waits until the page shows exactly this state. */
export const untilState = (page: Page, state: State, message: string): Promise<void> =>
  expect.poll(() => stateOf(page), { message, ...soon }).toEqual(state);

const controlsOf = ({ ticked, sort, prices }: State) => ({ ticked, sort, price: prices[0] });

/** The expected state of the controls at the state's URL. */
function addressOf({ path }: State): ReturnType<typeof controlsOf> {
  const query = new URL(path, 'http://shop').searchParams;
  const sort = query.get('sort');
  return {
    ticked: query.get('filters')?.split(',') ?? [],
    sort: sort ? `${sort}.${query.get('order')}` : 'sales_rank.desc',
    price: query.get('price_min') ?? '',
  };
}
