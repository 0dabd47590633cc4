import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { findProduct, isBuyable } from '../../../system/catalogue.ts';
import { chips, firstBrand, listUpdated, tiles } from '../../../system/list-page.ts';
import { failed, firstTile, product } from '../../../system/page-checks/failed-page.ts';
import { releaseChanged, storedRelease, untilServed } from '../../../system/registry/releases.ts';
import { type SecondRegistry, startSecondRegistry } from '../../../system/registry/second-registry.ts';
import type { SecondShell } from '../../../system/services/second-shell.ts';
import { domain, setApiFault, theShop } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { badge } from '../../../system/shoppers/guest-cart.ts';

// Tabs that stay open for longer than the registry keeps their release: 30 days after its last traffic, or six releases.

test.describe.configure({ timeout: 180_000, mode: 'default' });

const name = 'mf-catalog';
const [old, next] = ['1.0.0', '3.4.0'];

let registry: SecondRegistry;
let shell: SecondShell;
let home: string;

/** At an origin from which the product API accepts calls of browsers. */
function startShell(): Promise<SecondShell> {
  const place = theShop().domains[test.info().parallelIndex];
  if (place === undefined) throw new Error('There are more workers than domains');
  const hosts = { SHOP_ORIGIN: place.shop, CHECKOUT_ORIGIN: place.checkout, SHOP_COOKIE_DOMAIN: domain };
  return registry.startShell({ ...hosts, SHOP_PORT: new URL(place.shop).port }, { keptHome: home });
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await releaseChanged(name, next, 'src/product/messages/at.json', (text) => text.replace('30 Tage', '31 Tage'));
  registry = await startSecondRegistry();
  await registry.take(name, next);
});
test.afterAll(() => registry?.stop());

test.beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'bergauf-shell-'));
  await registry.take(name, old);
  await registry.operator.promote(name, old);
  shell = await startShell();
});
test.afterEach(async () => {
  await setApiFault('none');
  await shell.stop();
  await rm(home, { recursive: true, force: true });
});

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${shell.origin}${address}`);
  await hydrated(tab);
  await expect(tab.locator(`main [data-mf="${name}@${old}"]`)).toBeVisible();
  return tab;
}

/** Promotes the next release, removes the old one from registry and shell, and restarts the shell. */
async function replaceRelease(): Promise<void> {
  await registry.operator.promote(name, next);
  // Node looks up the hosts that browsers take for this machine.
  await untilServed(name, next, 30_000, `http://localhost:${new URL(shell.origin).port}`);
  await shell.stop();
  await rm(storedRelease(name, old, registry.home), { recursive: true });
  const copies = path.join(home, 'shell', 'releases', name);
  for (const copy of await readdir(copies)) {
    if (copy.startsWith(`${old}-`)) await rm(path.join(copies, copy), { recursive: true });
  }
  shell = await startShell();
}

/** A tab whose release is replaced while it is open. @param delayMs that the product API takes from then on */
async function openOldTab(context: BrowserContext, address: string, delayMs: number): Promise<Page> {
  const tab = await openTab(context, address);
  await replaceRelease();
  await setApiFault(`delay ${delayMs}`);
  return tab;
}

const buyable = () => findProduct(theShop().origins.api, '/search/', ({ options }) => options.some(isBuyable));

async function putIntoCart(tab: Page): Promise<void> {
  await tab.locator('main [aria-labelledby="groesse"] button:not([disabled])').first().click();
  await tab.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
}

const onNextRelease = (tab: Page): Promise<void> =>
  expect(tab.locator(`main [data-mf="${name}@${next}"]`)).toBeVisible();

/** Addresses of documents that a tab requests. */
function documentsOf(tab: Page): string[] {
  const addresses: string[] = [];
  tab.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === tab.mainFrame()) addresses.push(request.url());
  });
  return addresses;
}

/** Files of the old release that a tab requests in vain. */
function lostFilesOf(tab: Page): string[] {
  const files: string[] = [];
  tab.on('response', (response) => {
    if (response.url().includes(`/${name}/${old}/`) && response.status() === 404) files.push(response.url());
  });
  return files;
}

for (const delayMs of [0, 1_000]) {
  test.describe(`an API that takes ${delayMs} ms`, () => {
    test('a list whose release is gone takes one document at its first step, and keeps the filter', async ({
      context,
    }) => {
      const tab = await openOldTab(context, '/damen/schuhe/', delayMs);
      const documents = documentsOf(tab);

      await firstBrand(tab).check();
      await expect(tab).toHaveURL(/[?]filters=/);
      await onNextRelease(tab);
      await expect(firstBrand(tab)).toBeChecked();
      await expect(chips(tab).getByRole('listitem')).not.toHaveCount(0);
      const [filtered, count] = [tab.url(), await tiles(tab).count()];

      await hydrated(tab);
      await firstTile(tab).click();
      await expect(product(tab).getByRole('heading', { level: 1 })).toBeVisible();
      await tab.goBack();
      await expect(tab).toHaveURL(filtered);
      await listUpdated(tab);
      await expect(firstBrand(tab)).toBeChecked();
      await expect(tiles(tab)).toHaveCount(count);
      expect(documents).toEqual([filtered]);
    });

    test('a product of a list whose release is gone is opened as one document of the next release', async ({
      context,
    }) => {
      const tab = await openOldTab(context, '/damen/schuhe/', delayMs);
      const documents = documentsOf(tab);
      const address = `${shell.origin}${await firstTile(tab).getAttribute('href')}`;
      await firstTile(tab).click();
      await expect(tab).toHaveURL(address);
      await expect(product(tab).getByRole('heading', { level: 1 })).toBeVisible();
      await onNextRelease(tab);
      expect(documents).toEqual([address]);
      await tab.goBack();
      await expect(tiles(tab)).toHaveCount(24);
      await expect(failed(tab)).toHaveCount(0);
    });

    test('a product whose release is gone goes into the cart; its zoom is the picture; a search goes on', async ({
      context,
    }) => {
      const { url, nameWithoutBrand } = await buyable();
      const tab = await openOldTab(context, url, delayMs);
      const lost = lostFilesOf(tab);

      await putIntoCart(tab);
      const dialog = tab.getByRole('dialog', { name: /Warenkorb/ });
      await expect(dialog).toContainText(nameWithoutBrand);
      await tab.keyboard.press('Escape');
      await expect(badge(tab)).toContainText('1');

      const picture = product(tab)
        .getByRole('link', { name: /Vergrößern/ })
        .first();
      const file = await picture.evaluate((link: HTMLAnchorElement) => link.href);
      await picture.click();
      await expect(tab).toHaveURL(file);
      expect(lost).not.toEqual([]);

      await tab.goBack();
      await expect(product(tab).getByRole('heading', { level: 1 })).toContainText(nameWithoutBrand);
      await expect(badge(tab)).toContainText('1');
      await hydrated(tab);
      await tab.getByRole('combobox', { name: 'Suche' }).fill('schuh');
      await tab.getByRole('combobox', { name: 'Suche' }).press('Enter');
      await expect(tiles(tab)).toHaveCount(24);
      await onNextRelease(tab);
      await expect(badge(tab)).toContainText('1');
    });
  });
}
