import { expect, test } from '../../../../system/shop-page.ts';

type Manifest = { id: string; start_url: string; scope: string; display: string; icons: Icon[]; shortcuts: Icon[] };
type Icon = { src?: string; url?: string; sizes?: string; purpose?: string };

test('Chromium finds nothing that keeps the shop from being installed, and everything that the manifest names exists', async ({
  page,
  context,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/herren/`);
  const browser = await context.newCDPSession(page);
  await browser.send('Page.enable');
  // The page names its manifest once it is idle.
  await expect(page.locator('head > link[rel=manifest]')).toHaveCount(1);
  const { errors, url, data } = await browser.send('Page.getAppManifest');
  expect([errors, url]).toEqual([[], `${shop.origins.shop}/manifest.webmanifest`]);
  // A context of a test is a private one, in which browsers install nothing.
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const manifest = JSON.parse(data ?? '') as Manifest;
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'minimal-ui' });
  const sizes = manifest.icons.map(({ sizes: of, purpose }) => `${of} ${purpose}`);
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src, sizes: of } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return `${picture.width}x${picture.height}`;
    }, src ?? '');
    expect([src, size]).toEqual([src, of]);
  }
  for (const address of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url ?? '')])
    expect([address, (await page.request.get(shop.origins.shop + address)).status()]).toEqual([address, 200]);
  // No worker: decision 0057.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
