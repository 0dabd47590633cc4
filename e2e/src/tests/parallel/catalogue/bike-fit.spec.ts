import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type SecondShell, startSecondShell } from '../../../system/services/second-shell.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.describe.configure({ mode: 'default' });

let fitting: SecondShell;
let folder: string;
/** The fit widget of another party: what browsers have asked it for. */
let party: Server;
const asked: { url: string | undefined; referrer: string | undefined; destination: unknown }[] = [];

test.beforeAll(async () => {
  party = createServer(({ url, headers }, response) => {
    asked.push({ url, referrer: headers.referer, destination: headers['sec-fetch-dest'] });
    response
      .setHeader('content-type', 'text/html')
      .end('<!DOCTYPE html><title>Fit</title><p>Stell dich gerade hin.</p>');
  });
  await new Promise<void>((resolve) => party.listen(0, '127.0.0.1', resolve));
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-site-'));
  const file = path.join(folder, 'sites.json');
  await writeFile(file, JSON.stringify({ sites: [{ ...siteWithKey(), bikesFitWidgetEnabled: true }] }));
  fitting = await startSecondShell({ SHOP_SITE_CONFIG: file, SHOP_LOCALE: 'at,en' });
});
const siteWithKey = () => ({
  hostName: 'localhost',
  bikesFitWidgetKey: 'k 1',
  bikesFitWidgetUrl: `http://127.0.0.1:${(party.address() as AddressInfo).port}/widget`,
});
test.afterAll(async () => {
  await fitting?.stop();
  party.closeAllConnections();
  await new Promise((resolve) => party.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

async function firstBike(api: string): Promise<{ id: number; url: string }> {
  const response = await fetch(`${api}/api/v1/search/?path=/fahrraeder/mountainbikes/`);
  const { data } = (await response.json()) as { data: { products: { id: number; url: string }[] } };
  const [bike] = data.products;
  if (!bike) throw new Error('The catalogue has no bikes');
  return bike;
}

test('with the flag on, the size finder of a bike selects the size for an inside leg; with the flag off, there is none', async ({
  page,
  shop,
}) => {
  const { url } = await firstBike(shop.origins.api);
  await page.goto(`${shop.origins.shop}${url}`);
  await hydrated(page);
  await expect(page.getByText('Rahmengröße berechnen')).toHaveCount(0);

  await page.goto(`${fitting.origin}${url}`);
  await hydrated(page);
  await page.getByText('Rahmengröße berechnen').click();
  const leg = page.getByLabel('Schrittlänge in cm');
  await leg.fill('12');
  await expect(page.getByText(/passt zu dir/)).toHaveCount(0);
  await leg.fill('79,5');
  await expect(page.getByText('Rahmen M (47 cm) passt zu dir.')).toBeVisible();
  const take = page.getByRole('button', { name: 'M (47 cm) wählen' });
  const gone = page.getByText('M (47 cm) gibt es bei diesem Rad gerade nicht.');
  await expect(take.or(gone)).toBeVisible();
  if (await take.isVisible()) {
    await take.click();
    await expect(page.locator('#groesse')).toContainText('M (47 cm)');
  }
});

test('the widget of another party is loaded by its button only, in a frame that the policy allows and that learns no address', async ({
  page,
  shop,
  complaints,
}) => {
  const bike = await firstBike(shop.origins.api);
  const policyOf = async (origin: string): Promise<string> =>
    (await fetch(origin + bike.url)).headers.get('content-security-policy') ?? '';
  expect(await policyOf(shop.origins.shop)).not.toContain('frame-src');
  expect(await policyOf(fitting.origin)).toMatch(/frame-src http:\/\/127\.0\.0\.1:\d+;/);

  await page.goto(`${fitting.origin}${bike.url}`);
  await hydrated(page);
  await page.getByText('Rahmengröße berechnen').click();
  await expect(page.getByText(/Beim Laden erfährt 127\.0\.0\.1:\d+ deine IP-Adresse/)).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Vermessung laden' }).click();
  await expect(page.frameLocator('iframe').getByText('Stell dich gerade hin.')).toBeVisible();
  await expect(page.locator('iframe')).toBeFocused();
  const url = `/widget?key=k+1&product=${bike.id}&locale=de-AT`;
  expect(asked.filter((request) => request.destination === 'iframe')).toEqual([
    { url, referrer: undefined, destination: 'iframe' },
  ]);
  // Typing below it neither loads it again nor moves the focus into it.
  await page.getByLabel('Schrittlänge in cm').fill('80');
  await expect(page.getByLabel('Schrittlänge in cm')).toBeFocused();
  expect(asked.filter((request) => request.destination === 'iframe')).toHaveLength(1);
  expect(complaints.csp).toEqual([]);
});

test('the flag alone shows the calculator without the other party, the key alone shows neither', async ({
  page,
  shop,
}) => {
  const { url } = await firstBike(shop.origins.api);
  const file = path.join(folder, 'key-alone.json');
  await writeFile(file, JSON.stringify({ sites: [siteWithKey()] }));
  for (const [env, calculators] of [
    [{ SHOP_BIKES_FIT_WIDGET: 'on' }, 1],
    [{ SHOP_SITE_CONFIG: file }, 0],
  ] as const) {
    const shell = await startSecondShell(env);
    try {
      const response = await page.goto(`${shell.origin}${url}`);
      await hydrated(page);
      const calculator = page.getByText('Rahmengröße berechnen');
      await expect(calculator).toHaveCount(calculators);
      if (calculators > 0) {
        await calculator.click();
        await expect(page.getByLabel('Schrittlänge in cm')).toBeVisible();
      }
      await expect(page.getByRole('button', { name: 'Vermessung laden' })).toHaveCount(0);
      expect(response?.headers()['content-security-policy']).not.toContain('frame-src');
    } finally {
      await shell.stop();
    }
  }
});
