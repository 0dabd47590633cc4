import { copyFile, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registry, releaseChanged, storedRelease, untilServed } from '../../../system/registry/releases.ts';
import { metric, theShop } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.describe.configure({ timeout: 90_000 });

/** Files of the release that the browser asks for, compressed twins included. */
async function clientFiles(name: string): Promise<string[]> {
  const folder = path.join(storedRelease(name, '1.0.0'), 'client');
  return (await readdir(folder))
    .filter((file) => /\.js(\.br|\.gz)?$/.test(file))
    .map((file) => path.join(folder, file));
}

async function flipOneByte(file: string): Promise<() => Promise<void>> {
  const backup = `${file}.original`;
  await copyFile(file, backup);
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(file, bytes);
  return () => rename(backup, file);
}

async function putAway(file: string): Promise<() => Promise<void>> {
  await rename(file, `${file}.away`);
  return () => rename(`${file}.away`, file);
}

const browserFailures = (): Promise<number> =>
  metric('bergauf_remote_failures_total', { remote: 'mf-content', version: '1.0.0', where: 'browser', phase: 'load' });

/** Damages each browser file of mf-content while something runs. */
async function whileDamaged(damage: (file: string) => Promise<() => Promise<void>>, run: () => Promise<void>) {
  const repairs = await Promise.all((await clientFiles('mf-content')).map(damage));
  try {
    await run();
  } finally {
    await Promise.all(repairs.map((repair) => repair()));
  }
}

test('browser files gone from the store: shells send the copies that they keep, and nothing is missing', async ({
  page,
  shop,
}) => {
  const before = await browserFailures();
  await whileDamaged(putAway, async () => {
    await page.goto(`${shop.origins.shop}/search/`);
    const footer = page.locator('[data-mf="mf-content@1.0.0"] footer');
    await footer.getByRole('link').first().scrollIntoViewIfNeeded();
    await hydrated(page, 'mf-content');
    expect(await browserFailures()).toBe(before);
  });
});

test("browser files corrupted by one byte: the server's HTML stays, the rest works, and it recovers", async ({
  page,
  shop,
}) => {
  const before = await browserFailures();
  await whileDamaged(flipOneByte, async () => {
    const response = await page.goto(`${shop.origins.shop}/search/`);
    expect(response?.status()).toBe(200);
    await page.locator('footer').getByRole('link').first().scrollIntoViewIfNeeded();
    await expect.poll(browserFailures, { timeout: 10_000 }).toBeGreaterThan(before);
    await expect(page.getByRole('combobox', { name: 'Suche' })).toBeVisible();
    await page.locator('main a[href^="/p/"]').first().click();
    await expect(page).toHaveURL(/\/p\//);
  });
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  await expect(page.locator('[data-mf="mf-content@1.0.0"] footer')).toBeVisible();
});

test('corrupted server files in the store and on disk are refused, the browser renders that fragment, and the server recovers', async ({
  page,
  shop,
}) => {
  // No other test rolls it out: of a frontend with an earlier release, that one would be served instead.
  const name = 'mf-cart-wishlist';
  const stored = path.join(storedRelease(name, '1.0.0'), 'server');
  const copies = path.join(theShop().home, 'shell', 'releases', name);
  const entry = (await readdir(stored)).find((file) => file.startsWith('remoteEntry')) ?? '';
  const copyFolder = (await readdir(copies)).find((folder) => folder.startsWith('1.0.0-')) ?? '';
  const repairStore = await flipOneByte(path.join(stored, entry));
  await flipOneByte(path.join(copies, copyFolder, 'server', entry));
  const failures = (): Promise<number> =>
    metric('bergauf_remote_failures_total', { remote: name, version: '1.0.0', where: 'server', phase: 'load' });
  const before = await failures();
  try {
    // Another frontend's rollout starts new workers, which read the local copies again.
    await releaseChanged('mf-header', '3.0.0', 'src/messages/at.json', (text) => text.replace('30 Tage', '31 Tage'));
    await registry().promote('mf-header', '3.0.0');
    await untilServed('mf-header', '3.0.0', 15_000);
    expect(await failures()).toBeGreaterThan(before);
    const html = await (await fetch(`${shop.origins.shop}/search/`)).text();
    expect(html).not.toContain('data-mf="mf-cart-wishlist@1.0.0"');
    expect(html).toContain('data-mf="mf-header@3.0.0"');
    await page.goto(`${shop.origins.shop}/search/`);
    await expect(page.locator(`[data-mf="${name}@1.0.0"][data-fragment="${name}/cart-badge"] a`).first()).toBeVisible();
  } finally {
    await repairStore();
  }
  await expect
    .poll(
      async () =>
        (await (await fetch(`${shop.origins.shop}/search/`)).text()).includes('data-mf="mf-cart-wishlist@1.0.0"'),
      { timeout: 20_000 },
    )
    .toBe(true);
  await registry().rollback('mf-header');
  await untilServed('mf-header', '1.0.0', 10_000);
});
