import type { Locator, Page } from 'playwright/test';
import { desktop } from '../../../../system/main-pages.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

test.use({ pictures: 'none', ...desktop });

type Day = { date: string; opens: string | null; closes: string | null };
type Found = { name: string; url: string; distanceKm: number; services: string[]; openingDays: Day[] };

/** All stores, those near Linz first. */
async function storesNearLinz(api: string): Promise<Found[]> {
  const response = await fetch(`${api}/api/v1/stores/?q=linz&limit=100`);
  return ((await response.json()) as { data: { stores: Found[] } }).data.stores;
}

const cards = (page: Page) => page.getByRole('region', { name: 'Filialen' }).getByRole('listitem');
const namesOf = (of: Locator): Promise<string[]> => of.getByRole('link').allTextContents();
const service = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}, `) });

test('services filter the list and the map: stores that have all of those chosen, as many as are counted', async ({
  page,
  shop,
}) => {
  const stores = await storesNearLinz(shop.origins.api);
  const having = (...ids: string[]): string[] =>
    stores.filter(({ services }) => ids.every((id) => services.includes(id))).map(({ name }) => name);
  await page.goto(`${shop.origins.shop}/shops/linz/?alle=1`);
  await hydrated(page);
  await expect(cards(page)).toHaveCount(stores.length);
  const markers = page.getByRole('group', { name: 'Karte der Filialen' }).getByRole('link');
  for (const [name, ids] of [
    ['Rad-Werkstatt', ['rad-service']],
    ['Skischuh-Fitting', ['rad-service', 'schuh-fitting']],
  ] as const) {
    const expected = having(...ids);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(having(...ids.slice(0, -1)).length);
    await expect(service(page, name)).toHaveAccessibleName(new RegExp(`, ${expected.length} Filialen?$`));
    await service(page, name).click();
    await expect(service(page, name)).toHaveAttribute('aria-current', 'true');
    await expect(cards(page)).toHaveCount(expected.length);
    expect(await namesOf(cards(page))).toEqual(expected);
    await expect(page.getByText(`${expected.length} Filialen`, { exact: true })).toBeVisible();
    for (const marker of await markers.all()) {
      expect(expected).toContain(((await marker.getAttribute('aria-label')) ?? '').replace(/^\d+ /, ''));
    }
  }
  await page.getByRole('link', { name: 'Alle zurücksetzen' }).click();
  await expect(cards(page)).toHaveCount(stores.length);
});

/** Milliseconds since 1970 of a time of Vienna's clocks, which are one or two hours ahead. */
function inVienna(date: string, time: string): number {
  const clock = new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Vienna', hour: '2-digit', minute: '2-digit' });
  const instants = [1, 2].map((hours) => Date.parse(`${date}T${time}:00+0${hours}:00`));
  const found = instants.find((instant) => clock.format(instant) === time);
  if (found === undefined) throw new Error(`${time} is missing on ${date}`);
  return found;
}

const minutes = 60_000;

test('a store’s distance and when it opens or closes are on its card, the latter on its page too', async ({
  page,
  shop,
}) => {
  const stores = await storesNearLinz(shop.origins.api);
  const day = stores[0]?.openingDays.find(({ opens }) => opens !== null);
  if (!day?.opens || !day.closes) throw new Error('Bergauf Linz does not open in two weeks');
  const closes = inVienna(day.date, day.closes);
  for (const [instant, text] of [
    [inVienna(day.date, day.opens) - 30 * minutes, 'Öffnet in 30 Minuten'],
    [closes - 90 * minutes, `Offen bis ${day.closes}`],
    [closes - 20 * minutes, 'Schließt in 20 Minuten'],
  ] as const) {
    await page.clock.setFixedTime(instant);
    // The server's HTML has the hours of the server's time; the browser's time counts after hydration.
    await page.goto(`${shop.origins.shop}/shops/linz/`);
    await hydrated(page);
    await expect(cards(page).first().getByText(text, { exact: true })).toBeVisible();
    await page.goto(`${shop.origins.shop}/shop/linz/`);
    await hydrated(page);
    await expect(page.locator('main').getByText(text, { exact: true }).first()).toBeVisible();
  }
  await page.goto(`${shop.origins.shop}/shops/linz/`);
  await expect(cards(page)).toHaveCount(10);
  for (const [index, { name, distanceKm }] of stores.slice(0, 10).entries()) {
    await expect(cards(page).nth(index).getByRole('link')).toHaveText(name);
    const km = `${String(distanceKm).replace('.', ',')} km`;
    await expect(cards(page).nth(index).getByText(km, { exact: true })).toBeVisible();
  }
  expect(stores[1]?.distanceKm).toBeGreaterThan(0);
});

test('a store’s page shows its first flyers with their last day, and leads to them and to all of them', async ({
  page,
  shop,
}) => {
  type Flyer = { url: string; title: string; validTo: string };
  const response = await fetch(`${shop.origins.api}/api/v1/flyers/?store=linz&locale=at`);
  const { flyers } = ((await response.json()) as { data: { flyers: Flyer[] } }).data;
  expect(flyers.length).toBeGreaterThan(2);
  await page.goto(`${shop.origins.shop}/shop/linz/`);
  await hydrated(page);
  const section = page.getByRole('region', { name: 'Aktuelle Flugblätter' });
  await expect(section.getByRole('listitem')).toHaveCount(3);
  for (const [index, { url, title, validTo }] of flyers.slice(0, 3).entries()) {
    const item = section.getByRole('listitem').nth(index);
    await expect(item.getByRole('link', { name: title })).toHaveAttribute('href', url);
    const day = new Date(validTo).toLocaleDateString('de-AT', { day: 'numeric', month: 'long', timeZone: 'UTC' });
    await expect(item).toContainText(`bis ${day}`);
  }
  await section.getByRole('link', { name: String(flyers[0]?.title) }).click();
  await expect(page.getByRole('heading', { level: 1, name: String(flyers[0]?.title) })).toBeVisible();
  await page.goBack();
  await section.getByRole('link', { name: 'Alle Flugblätter dieser Filiale' }).click();
  await expect(page).toHaveURL(/\/werbung\/shop\/linz\/$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(flyers.length);
});

test('the page about a service leads to the stores that have it, where an appointment for it is requested', async ({
  page,
  shop,
}) => {
  const stores = await storesNearLinz(shop.origins.api);
  const having = stores.filter(({ services }) => services.includes('bikefitting'));
  // A page about one service has one button, which leads to the stores with it.
  await page.goto(`${shop.origins.shop}/services/ski-service/`);
  await expect(page.getByRole('link', { name: 'Filiale aussuchen' })).toHaveAttribute(
    'href',
    '/shops/?service=ski-service',
  );
  await page.goto(`${shop.origins.shop}/services/rad-service/`);
  await hydrated(page);
  const entry = page.getByRole('region', { name: 'Termin ausmachen' });
  await expect(entry.getByRole('link')).toHaveText(['Filialen mit Werkstatt', 'Filialen mit Bikefitting']);
  await entry.getByRole('link', { name: 'Filialen mit Bikefitting' }).click();
  await expect(page).toHaveURL(/\/shops\/\?service=bikefitting$/);
  await expect(service(page, 'Bikefitting')).toHaveAttribute('aria-current', 'true');
  await expect(cards(page)).toHaveCount(having.length);
  expect(having.length).toBeGreaterThan(5);
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/shop\//);
  await page.getByRole('link', { name: 'Bikefitting: Termin anfragen' }).click();
  const form = page.getByRole('region', { name: 'Termin anfragen' });
  await expect(form).toBeInViewport();
  await expect(form.getByLabel('Service')).toHaveValue('bikefitting');
  await form.getByLabel('Tag', { exact: true }).selectOption({ index: 1 });
  await form.getByLabel('Vormittag').check();
  await form.getByLabel('Name').fill('Anna Moser');
  await form.getByLabel('E-Mail-Adresse').fill(`bikefitting-${Date.now()}@example.com`);
  await form.getByRole('button', { name: 'Termin anfragen' }).click();
  await expect(page.getByRole('heading', { name: 'Deine Anfrage ist da' })).toBeFocused();
  await expect(form).toContainText('Bikefitting am ');

  // A store without the service does not offer it.
  const without = stores.find(({ services }) => !services.includes('bikefitting') && services.includes('ski-service'));
  await page.goto(`${shop.origins.shop}${without?.url}`);
  await expect(form.getByLabel('Service').getByRole('option', { name: 'Ski-Service' })).toHaveCount(1);
  await expect(form.getByLabel('Service').getByRole('option', { name: 'Bikefitting' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Bikefitting: Termin anfragen' })).toHaveCount(0);
});

test('the lines of stores nearby stand at the same height, also beside one with a longer address', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(`${shop.origins.shop}/shop/liezen/`);
  await hydrated(page);
  const nearby = page.getByRole('region', { name: 'In der Nähe' });
  await expect(nearby.getByRole('listitem')).toHaveCount(3);
  const tops = (of: Locator): Promise<number[]> =>
    of.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  const heights = await nearby.getByText(/\d{4} /).evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(new Set(heights).size, 'an address is longer').toBeGreaterThan(1);
  expect(new Set(await tops(nearby.getByText(/^\d+ km$/))).size).toBe(1);
});
