import type { ApiFault } from '@bergauf/test-kit/faulty-proxy';
import { metric, setApiFault } from '../../../system/services/shop.ts';
import { expect, hydrated, inEveryRun, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { logIn, logInHere } from '../../../system/shoppers/log-in.ts';

test.describe.configure({ timeout: 90_000 });
test.afterEach(() => setApiFault('none'));

const faults: ApiFault[] = ['down', 'slow', 'malformed', 'empty-data'];
/** Faults that a release may cause because it cannot read the response. An outage must not withdraw a release. */
const isEvidence: ReadonlySet<ApiFault> = new Set(['malformed', 'empty-data']);

for (const fault of faults) {
  test(
    `the product API is ${fault}: the page says so, keeps the app shell, and recovers`,
    inEveryRun(fault === 'down'),
    async ({ page, shop }) => {
      const failures = () =>
        metric('bergauf_release_events_total', { remote: 'mf-catalog', measure: 'server-failures' });
      const before = await failures();
      await setApiFault(fault);
      let retries = 0;
      page.on('response', (answer) => {
        if (answer.url().includes('/_payload/search.json')) retries += 1;
      });
      await page.clock.install();
      const response = await page.goto(`${shop.origins.shop}/search/`);
      expect(response?.status()).toBe(503);
      expect((await failures()) > before).toBe(isEvidence.has(fault));
      await expect(page.locator('[data-mf^="mf-header@"]')).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Suche' })).toBeVisible();
      await expect(page.locator('[data-mf^="mf-content@"] footer')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Das hat nicht geklappt' })).toBeVisible({
        timeout: 20_000,
      });
      await expect.poll(() => retries, { timeout: 30_000 }).toBe(1);
      await page.clock.runFor(3_000);
      await expect.poll(() => retries, { timeout: 30_000 }).toBe(2);

      await setApiFault('none');
      const again = page.getByRole('link', { name: 'Noch einmal versuchen' });
      // An attempt that the slow API delays is still under way: the page may recover before the click.
      if (fault === 'slow') await again.click({ timeout: 5_000 }).catch(() => {});
      else await again.click();
      await expect(page.locator('main article')).toHaveCount(24, { timeout: 20_000 });
    },
  );
}

test('a page whose data came too late once is shown by the browser without a press of a button', async ({
  page,
  shop,
}) => {
  await setApiFault('delay 2500');
  const response = await page.goto(`${shop.origins.shop}/search/?price_min=7`);
  expect(response?.status()).toBe(503);
  await setApiFault('none');
  await expect(page.locator('main article')).toHaveCount(24);
  await expect(page).toHaveTitle(/Suche|Alle/);
});

test('the product API goes down after the page has loaded: adding to the cart says so and can be tried again', {
  tag: '@every-run',
}, async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/search/`);
  await page.locator('main a[href^="/p/"]').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await hydrated(page);
  await page.locator('main [aria-labelledby="groesse"] button:not([disabled])').first().click();
  await setApiFault('down');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByText('Wir erreichen den Shop gerade nicht.').first()).toBeVisible();
  await setApiFault('none');
  await page
    .getByRole('button', { name: /Noch einmal versuchen|In den Warenkorb/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toBeVisible();
});

test('a login response without a session is a failure: the form says so and accepts the next attempt', async ({
  page,
  shop,
}) => {
  const account = await createAccount(shop.origins.api);
  for (const body of [
    '{"data":{"unexpected":true}}',
    '{"data":null}',
    '{"data":{"token":"","uuid":"u1","hash":"h"}}',
  ]) {
    await page.route('**/api/v1/auth/login/**', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 200, contentType: 'application/json', body, headers: cors(shop.origins.shop) })
        : route.continue(),
    );
    await logIn(page, shop.origins.shop, account);
    await expect(page.getByRole('alert').getByText('Das hat gerade nicht geklappt.')).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('bergauf_token');
  }
  await page.unroute('**/api/v1/auth/login/**');
  await logInHere(page, account);
  await expect(page).toHaveURL(/\/my-account\/$/);
});

function cors(origin: string): Record<string, string> {
  return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
}
