import type { Locator, Page } from 'playwright/test';
import { heldBack } from '../../../system/list-page.ts';
import { recordLayoutShifts } from '../../../system/page-checks/layout-shifts.ts';
import { expect, hydrated, openConsentSettings, storedConsent, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none' });

const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Suche' });
const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Vorschläge' });
const group = (page: Page, name: string): Locator => list(page).getByRole('group', { name, exact: true });

test.beforeEach(async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
});

/** The options of all groups, in the order of the page, once they belong to the query. */
async function optionsFor(page: Page, query: string): Promise<Locator> {
  await box(page).fill(query);
  await expect(list(page).getByRole('group', { name: 'Suchbegriffe' })).toBeVisible();
  return list(page).getByRole('option');
}

test('the search box is a combobox: role and states, keys, and the typed text stays (UX 12)', async ({
  page,
  shop,
}) => {
  const input = box(page);
  await expect(input).toHaveAttribute('aria-autocomplete', 'list');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  const options = await optionsFor(page, 'ski');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(list(page)).toHaveId((await input.getAttribute('aria-controls')) ?? '');
  const last = (await options.count()) - 1;
  expect(last).toBeGreaterThan(3);

  /** Null is the text field itself. */
  async function expectActive(index: number | null): Promise<void> {
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('ski');
    const selected = list(page).getByRole('option', { selected: true });
    await expect(selected).toHaveCount(index === null ? 0 : 1);
    if (index === null) return expect(input).not.toHaveAttribute('aria-activedescendant');
    await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(options.nth(index)).toHaveId((await input.getAttribute('aria-activedescendant')) ?? '');
    await expect(options.nth(index)).toBeInViewport();
  }

  await expectActive(null);
  const steps = [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', null],
    ['ArrowUp', last],
    ['Home', 0],
    ['End', last],
    ['ArrowDown', null],
  ] as const;
  for (const [key, index] of steps) {
    await input.press(key);
    await expectActive(index);
  }

  await input.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await expect(input).toHaveValue('ski');
  // The same suggestions again, without another request.
  await input.press('ArrowDown');
  await expect(options).toHaveCount(last + 1);
  await expectActive(null);
  await input.press('Escape');
  await input.press('Escape');
  await expect(input).toHaveValue('');
  await expect(list(page)).toBeHidden();
  await optionsFor(page, 'ski');
  await input.press('ArrowDown');
  await input.press('ArrowDown');
  const address = await options.nth(1).getAttribute('href');
  await input.press('Enter');
  await expect(page).toHaveURL(`${shop.origins.shop}${address}`);
});

test('suggestions, products and guides are named groups apart from each other, and their number is announced (UX 13)', async ({
  page,
}) => {
  const input = box(page);
  // Header data are given up after 500 ms (SPEC 7.24): on a slow machine a later attempt gets them.
  await expect(async () => {
    await input.press('Escape');
    await input.click();
    await expect(group(page, 'Gerade gefragt')).toBeVisible({ timeout: 1000 });
  }).toPass();
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toBeEmpty();
  const options = await optionsFor(page, 'ski');
  const names = ['Suchbegriffe', 'Produkte', 'Neu im Ratgeber'];
  const counts = await Promise.all(names.map((name) => group(page, name).getByRole('option').count()));
  const [phrases, products, guides] = counts;
  expect(counts.every((count) => count > 1)).toBe(true);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await options.count());
  // The newest articles are no answer to what was typed.
  await expect(status).toHaveText(
    `${(await options.count()) - (guides ?? 0)} Vorschläge: ${phrases} Suchbegriffe, ${products} Produkte`,
  );
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    const boxes = await Promise.all(names.map((name) => group(page, name).boundingBox()));
    for (const name of names) await expect(group(page, name).getByText(name, { exact: true })).toBeVisible();
    expect(boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => overlap(one, other)))).toEqual([
      0, 0, 0,
    ]);
  }
  await input.fill('xyzzyx');
  await expect(status).toHaveText('Keine Vorschläge');
});

type Box = { x: number; y: number; width: number; height: number } | null;

/** The common area of two boxes. */
function overlap(one: Box, other: Box): number {
  if (one === null || other === null) throw new Error('A group has no box');
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(width, 0) * Math.max(height, 0);
}

test('a tap on the search field before the scripts have loaded opens the suggestions once they have', async ({
  page,
  shop,
}) => {
  const release = await heldBack(page, /\.js$/);
  await page.goto(`${shop.origins.shop}/login/`, { waitUntil: 'commit' });
  await box(page).click();
  await box(page).pressSequentially('ski');
  // The suggestions themselves may be late on a busy machine: header data are given up after 500 ms (SPEC 7.24).
  const asked = page.waitForRequest(/\/header-data\//);
  await release();
  await asked;
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('ski');
});

test('Enter searches for what was typed while the options still are those of an earlier query', async ({
  page,
  shop,
}) => {
  await optionsFor(page, 'ski');
  await box(page).press('End');
  // The suggestions of the new query never come.
  await heldBack(page, /\/autosuggest\/list\/\?q=skihelm/);
  await box(page).fill('skihelm');
  await box(page).press('ArrowDown');
  await box(page).press('Enter');
  await expect(page).toHaveURL(`${shop.origins.shop}/search/?q=skihelm`);
});

test('a suggestion that names a page opens it, and the page lists as many articles as the suggestion says', async ({
  page,
  shop,
}) => {
  await optionsFor(page, 'ski');
  const named = group(page, 'Suchbegriffe')
    .getByRole('option')
    .filter({ hasText: /Kategorie|Sportart/ })
    .first();
  const count = /([\d.]+) Artikel$/.exec((await named.textContent()) ?? '')?.[1] ?? '';
  const address = await named.getAttribute('href');
  expect(address).not.toContain('q=');
  await named.click();
  await expect(page).toHaveURL(`${shop.origins.shop}${address}`);
  await expect(page.getByRole('main').getByText(`${count} Artikel`, { exact: true }).first()).toBeVisible();
});

test('a suggestion says what it names', async ({ page }) => {
  await optionsFor(page, 'trail');
  const phrases = group(page, 'Suchbegriffe').getByRole('option');
  await expect(phrases.filter({ hasText: /^Trailrunning Sportart/ })).toHaveCount(1);
  await expect(phrases.filter({ hasText: /^Trailaro Marke/ })).toHaveCount(1);
  await expect(phrases.filter({ hasText: /^Trailrunningschuhe Kategorie/ })).toHaveCount(1);
  // Words that are nothing but words have no label.
  await expect(phrases.filter({ hasNotText: /Sportart|Marke|Kategorie/ }).first()).toHaveText(/^[^·]+ [\d.]+ Artikel$/);
});

test.describe('recent searches', () => {
  test.use({ answer: 'none' });
  const recent = (page: Page): Locator => group(page, 'Zuletzt gesucht').getByRole('option');
  const stored = (page: Page): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('bergauf-recent-searches'));

  async function searchFor(page: Page, query: string): Promise<void> {
    await box(page).fill(query);
    await box(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${query}$`));
    await expect(list(page)).toBeHidden();
  }

  test('are options before anything is typed: by key and pointer, one or all of them are forgotten; a withdrawal deletes them', async ({
    page,
  }) => {
    await searchFor(page, 'geheim');
    expect(await stored(page)).toBeNull();
    await page.evaluate(
      (text) => localStorage.setItem('bergauf-consent', text),
      storedConsent({ preferences: true, statistics: false }),
    );
    await page.reload();
    await hydrated(page);
    for (const query of ['helm', 'zelt', 'seil']) await searchFor(page, query);
    // A suggestion that is followed is a search, too.
    await box(page).fill('norrak');
    await group(page, 'Suchbegriffe').getByRole('option').first().click();
    await expect(page).toHaveURL(/\/marken\/norrak\/$/);
    await expect.poll(() => stored(page)).toContain('Norrak');
    await page.reload();
    await hydrated(page);

    await box(page).click();
    await expect(recent(page)).toHaveText(['Norrak', 'seil', 'zelt', 'helm']);
    await box(page).press('ArrowDown');
    await box(page).press('ArrowDown');
    await expect(recent(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await box(page).press('Delete');
    await expect(recent(page)).toHaveText(['Norrak', 'zelt', 'helm']);
    await expect(box(page)).toBeFocused();
    await expect(list(page).getByRole('option', { selected: true })).toHaveCount(0);
    await list(page).getByTitle('„zelt“ aus dem Verlauf löschen').click();
    await expect(recent(page)).toHaveText(['Norrak', 'helm']);
    await box(page).press('ArrowDown');
    await box(page).press('ArrowDown');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/q=helm$/);

    await box(page).click();
    await expect(recent(page)).toHaveText(['helm', 'Norrak']);
    await page.getByRole('button', { name: 'Suchverlauf löschen' }).click();
    await expect(recent(page)).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    expect(await stored(page)).toBeNull();

    await searchFor(page, 'rad');
    const entries = await page.evaluate(() => history.length);
    await searchFor(page, 'rad');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect.poll(() => stored(page)).toContain('rad');
    await openConsentSettings(page);
    await page
      .getByRole('dialog', { name: 'Deine Einwilligung' })
      .getByRole('button', { name: 'Alle ablehnen' })
      .click();
    await expect.poll(() => stored(page)).toBeNull();
    await searchFor(page, 'boot');
    expect(await stored(page)).toBeNull();
  });
});

for (const width of [390, 1440])
  test(`results that replace others shift nothing at ${width} px (UX 29)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const shift = await recordLayoutShifts(page);
    // On a busy machine they may take longer than the header waits for them (SPEC 9).
    await expect(async () => {
      await page.reload();
      await hydrated(page);
      await box(page).focus();
      await expect(group(page, 'Neu im Ratgeber')).toBeVisible({ timeout: 3000 });
    }).toPass();
    const before = await shift();
    for (const query of ['wander', 'steilkurve', 'ski']) {
      await box(page).fill(query);
      await expect(page.getByRole('link', { name: `Alle Ergebnisse für „${query}“` })).toBeVisible();
    }
    expect((await shift()) - before).toBeLessThan(0.02);
  });
