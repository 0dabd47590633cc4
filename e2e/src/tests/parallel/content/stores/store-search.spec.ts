import type { Page } from 'playwright/test';
import { heldBack } from '../../../../system/list-page.ts';
import { desktop } from '../../../../system/main-pages.ts';
import { cutOffApi, expect, hydrated, storedConsent, test } from '../../../../system/shop-page.ts';

const map = (page: Page) => page.getByRole('group', { name: 'Karte der Filialen' });
const cards = (page: Page) => page.getByRole('region', { name: 'Filialen' }).getByRole('listitem');
const viewOf = (page: Page) => map(page).getAttribute('data-view');

test.use(desktop);

test('suggests places, lists the nearest, and keeps place and services in the address', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/shops/`);
  await hydrated(page);
  const field = page.getByRole('combobox', { name: 'Ort oder Postleitzahl' });
  await field.pressSequentially('inns');
  await expect(page.getByRole('option').first()).toContainText('Innsbruck');
  await field.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Innsbruck');
  await field.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(field).toHaveValue('inns');
  await field.pressSequentially('b');
  await expect(page.getByRole('option').first()).toContainText('Innsbruck');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/shops\/6020-innsbruck\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bergauf nahe 6020 Innsbruck');
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole('link', { name: /^Skischuh-Fitting, / }).click();
  await expect(page).toHaveURL(/\?service=schuh-fitting$/);
  await expect(page.getByRole('link', { name: /^Skischuh-Fitting, / })).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(page.getByRole('link', { name: /^Skischuh-Fitting, / })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/6020-innsbruck\/$/);
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole('link', { name: 'Alle 60 Filialen zeigen' }).click();
  await expect(cards(page)).toHaveCount(60);
});

test('a place that is typed before hydration stays in the field', async ({ page, shop }) => {
  const release = await heldBack(page, /\.js$/);
  await page.goto(`${shop.origins.shop}/shops/`, { waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: 'Ort oder Postleitzahl' });
  await field.fill('Graz');
  await release();
  await hydrated(page);
  await expect(field).toHaveValue('Graz');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bergauf nahe Graz');
});

test('links list and map, which keys, buttons, wheel and mouse move', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/shops/linz/`);
  await hydrated(page);
  await expect(map(page)).not.toHaveAttribute('data-zoom');
  const marker = map(page).getByRole('link', { name: '1 Bergauf Linz', exact: true });
  await cards(page).first().hover();
  await expect(marker).toHaveAttribute('data-active', 'true');
  await marker.click();
  await expect(cards(page).first().getByRole('link', { name: 'Bergauf Linz' })).toBeFocused();
  const seen = new Set([await viewOf(page)]);
  const change = async (act: () => Promise<unknown>): Promise<void> => {
    await act();
    await expect.poll(() => viewOf(page).then((view) => seen.has(view))).toBe(false);
    seen.add(await viewOf(page));
  };
  await map(page).focus();
  for (const key of ['ArrowLeft', 'ArrowUp', '+']) await change(() => page.keyboard.press(key));
  await change(() => page.getByRole('button', { name: 'Vergrößern', exact: true }).click());
  await change(() => page.getByRole('button', { name: 'Ganz Österreich' }).click());
  const cluster = map(page)
    .getByRole('button', { name: /Karte vergrößern/ })
    .first();
  await change(async () => {
    await cluster.focus();
    await page.keyboard.press('Enter');
  });
  const box = await map(page).boundingBox();
  if (!box) throw new Error('The map is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + 120];
  await page.mouse.move(x, y);
  await change(async () => {
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await page.keyboard.up('Control');
  });
  await change(async () => {
    await page.mouse.down();
    await page.mouse.move(x - 120, y + 60, { steps: 4 });
    await page.mouse.up();
  });
  const before = await viewOf(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await viewOf(page)).toBe(before);
});

test('the Tab key goes from marker to marker, each with its name, also while one is highlighted', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/shops/linz/`);
  await hydrated(page);
  await expect(map(page)).not.toHaveAttribute('data-zoom');
  // What is out of view is not on the way.
  for (const link of await map(page).getByRole('link').all()) await expect(link).toBeInViewport();
  const [first, second] = [map(page).getByRole('link').first(), map(page).getByRole('link').nth(1)];
  const names = [await first.getAttribute('aria-label'), await second.getAttribute('aria-label')];
  await first.focus();
  await expect(first).toHaveAttribute('data-active', 'true');
  await expect(map(page).getByRole('link').first()).toHaveAccessibleName(`${names[0]}`);
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await expect(second).toHaveAccessibleName(`${names[1]}`);
});

test('on phones no button of the map lies on a store', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.origins.shop}/shops/`);
  await hydrated(page);
  await expect(map(page)).not.toHaveAttribute('data-zoom');
  await map(page).scrollIntoViewIfNeeded();
  const covered = await map(page).evaluate((drawing) =>
    [...drawing.querySelectorAll('[data-store] > *')].flatMap((marker) => {
      const { x, y, width, height } = marker.getBoundingClientRect();
      const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
      return drawing.contains(onTop) ? [] : [marker.getAttribute('aria-label')];
    }),
  );
  expect(covered).toEqual([]);
});

test('the map stays where it is while the code and styles of a store’s page are loaded', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/shops/linz/`);
  await hydrated(page);
  await expect(map(page)).not.toHaveAttribute('data-zoom');
  const before = await map(page).boundingBox();
  const styles = page.waitForResponse(/store-page\.[^/]*\.css$/);
  await map(page).getByRole('link').first().hover();
  await (await styles).finished();
  // The sheet applies with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await map(page).boundingBox()).toEqual(before);
});

test.describe('of a shopper who has consented', () => {
  test.use({ answer: 'none' });
  test('reports a search to analytics once the shopper stays with it for a second', async ({ page, shop }) => {
    const consent = storedConsent({ preferences: false, statistics: true });
    await page.addInitScript((text) => localStorage.setItem('bergauf-consent', text), consent);
    const reported = (name: string) =>
      page.evaluate((event) => {
        const { dataLayer = [] } = globalThis as unknown as { dataLayer?: Record<string, unknown>[] };
        return dataLayer.filter((entry) => entry['event'] === event);
      }, name);
    await page.clock.install();
    await page.goto(`${shop.origins.shop}/shops/linz/`);
    await hydrated(page);
    await expect.poll(() => reported('page_data')).toHaveLength(1);
    expect(await reported('store_search')).toEqual([]);
    await page.clock.runFor(1000);
    const linz = { event: 'store_search', query: 'linz', results: 60 };
    await expect.poll(() => reported('store_search')).toEqual([linz]);
    // From here on, the clock is stopped.
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    const field = page.getByRole('combobox', { name: 'Ort oder Postleitzahl' });
    await field.fill('Graz');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Graz/);
    await page.clock.runFor(900);
    expect(await reported('store_search')).toEqual([linz]);
    await page.clock.runFor(1000);
    await expect.poll(() => reported('store_search')).toMatchObject([linz, { query: expect.stringMatching(/graz/i) }]);
  });
});

test('uses the device’s position on request, and says when there is none', async ({ page, context, shop }) => {
  await page.goto(`${shop.origins.shop}/shops/`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Meinen Standort verwenden' }).click();
  await expect(page.getByText('Dein Standort ist nicht verfügbar.')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 47.268_43, longitude: 11.393_29 });
  await page.getByRole('button', { name: 'Meinen Standort verwenden' }).click();
  await expect(page).toHaveURL(/\/shops\/47\.27,11\.39\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bergauf in deiner Nähe');
  await expect(cards(page).first()).toContainText('Innsbruck');
});

test('without API the field says that there are no suggestions now, still searches, and suggests again when the API is back', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/shops/`);
  await hydrated(page);
  const restore = await cutOffApi(page);
  const field = page.getByRole('combobox', { name: 'Ort oder Postleitzahl' });
  const form = page.getByRole('search', { name: 'Finde deine Filiale' });
  const note = form.getByRole('paragraph').filter({ hasText: 'Vorschläge gibt es gerade nicht.' });
  const again = form.getByRole('button', { name: 'Noch einmal versuchen' });
  await field.pressSequentially('graz');
  await expect(again).toBeVisible();
  await expect(note.first()).toContainText('Gib den ganzen Ort oder die Postleitzahl ein');
  await expect(form.getByRole('status').first()).toContainText('Vorschläge gibt es gerade nicht.');
  await expect(form.getByText('Keine Vorschläge')).toHaveCount(0);
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  // The attempt fails, and the note stays until the shopper has read it.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/stores/places/'));
  await again.click();
  await failed;
  await expect(again).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('graz');
  await field.press('Escape');
  await expect(again).toHaveCount(0);
  await field.press('Enter');
  // The shop's server has the page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bergauf nahe Graz');
  await expect(cards(page)).toHaveCount(10);
  await field.fill('inns');
  await expect(again).toBeVisible();
  await restore();
  await again.click();
  await expect(page.getByRole('option').first()).toContainText('Innsbruck');
  await expect(again).toHaveCount(0);
  await expect(field).toBeFocused();
});
