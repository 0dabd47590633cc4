import type { Page } from 'playwright/test';
import { desktop } from '../../../system/main-pages.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none', ...desktop });

const dayMs = 86_400_000;

/** Keeps the page open for this number of days, as in a closed laptop. */
async function open(page: Page, url: string): Promise<{ daysLater(days: number): Promise<void> }> {
  await page.clock.install();
  await page.goto(url);
  await hydrated(page);
  // Files that are still loading would time out by the changed clock.
  await page.waitForLoadState('networkidle');
  return { daysLater: (days) => page.clock.fastForward(days * dayMs) };
}

test('a store’s page that stays open offers no appointments for days that have come, and knows its hours for two weeks', async ({
  page,
  shop,
  complaints,
}) => {
  const { daysLater } = await open(page, `${shop.origins.shop}/shop/linz/`);
  const days = page.getByRole('region', { name: 'Termin anfragen' }).getByLabel('Tag', { exact: true });
  const offered = () => days.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const before = (await offered()).slice(1);
  const head = page.locator('main header').first();
  const state = head.getByText(/^(Offen|Schließt|Öffnet|Geschlossen)/);
  const nearby = page.getByRole('region', { name: 'In der Nähe' });
  await expect(state).toBeVisible();
  await expect(nearby.getByText(/^(Offen|Schließt|Öffnet|Geschlossen)/)).toHaveCount(3);
  await days.selectOption(before[0] ?? '');
  await daysLater(5);
  const today = new Date(Date.now() + 5 * dayMs).toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' });
  const later = before.filter((day) => day > today);
  expect(later.length).toBeLessThan(before.length);
  await expect.poll(offered).toEqual(['', ...later]);
  await expect(days).toHaveValue('');
  await expect(state).toHaveText(/^(Offen|Schließt|Öffnet)/);
  // For nearby stores only the next opening was known.
  await expect(nearby.getByRole('listitem')).toHaveCount(3);
  await expect(nearby.getByText(/^(Offen|Schließt|Öffnet|Geschlossen)/)).toHaveCount(0);
  await daysLater(15);
  await expect(state).toHaveCount(0);
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('flyers that stay open update their days, disappear when they have expired, and never show yesterday’s hours as today’s', async ({
  page,
  shop,
  complaints,
}) => {
  type Flyer = { title: string; validTo: string };
  const response = await fetch(`${shop.origins.api}/api/v1/flyers/?store=linz&locale=at`);
  const { flyers } = ((await response.json()) as { data: { flyers: Flyer[] } }).data;
  const { daysLater } = await open(page, `${shop.origins.shop}/werbung/shop/linz/`);
  const covers = page.getByRole('main').getByRole('article');
  await expect(covers).toHaveCount(flyers.length);
  await expect(page.getByText(/^Heute (\d|geschlossen)/)).toHaveCount(1);
  await daysLater(1);
  await expect(page.getByText(/^Heute (\d|geschlossen)/)).toHaveCount(0);
  const today = new Date(Date.now() + dayMs).toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' });
  const current = flyers.filter(({ validTo }) => validTo >= today);
  await expect(covers.getByRole('heading')).toHaveText(current.map(({ title }) => title));
  const texts = ['letzter Tag', 'noch 1 Tag'];
  const leftOf = ({ validTo }: Flyer): number => (Date.parse(validTo) - Date.parse(today)) / dayMs;
  for (const [index, flyer] of current.entries()) {
    const left = leftOf(flyer);
    await expect(covers.nth(index)).toContainText(texts[left] ?? `noch ${left} Tage`);
  }
  await daysLater(Math.max(...current.map(leftOf)) + 1);
  await expect(covers).toHaveCount(0);
  await expect(page.getByText('In dieser Filiale ist gerade kein Flugblatt gültig.')).toBeVisible();
  await page.goto(`${shop.origins.shop}/werbung/winterstart/`);
  await hydrated(page);
  // The browser's clock is the later one: the server's HTML is of a flyer that is valid.
  await expect(page.getByText('Dieses Flugblatt ist nicht mehr gültig')).toBeVisible();
  await expect(page.getByRole('main').getByText('abgelaufen', { exact: true })).toBeVisible();
  expect(complaints).toEqual({ console: [], csp: [] });
});
