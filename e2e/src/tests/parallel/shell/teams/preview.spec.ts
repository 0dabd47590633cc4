import { acceptPreview, openPreview } from '../../../../system/preview.ts';
import { previewChanged } from '../../../../system/registry/releases.ts';
import { metric, theShop } from '../../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

const version = '1.0.0-preview.7';

test('a preview shows the shop with a release to the one who has its link, and to no one else', async ({
  page,
  complaints,
  browser,
}) => {
  test.setTimeout(300_000);
  const { shop } = theShop().origins;
  const link = await previewChanged('mf-header', version, 'src/messages/at.json', (text) =>
    text.replace('30 Tage Rückgabe', '77 Tage Rückgabe'),
  );
  expect(link).toMatch(/^http:\S+\/_shell\/preview\/[\w-]+\.[\w-]+$/);

  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  // On a busy machine the first rendering of new workers may miss its time for data: such a page has a fallback.
  await expect.poll(() => acceptPreview(page, link), { timeout: 60_000 }).toContain('77 Tage Rückgabe');
  await page.context().clearCookies({ name: 'bergauf_preview' });

  // The link alone does not start the preview.
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText(`mit mf-header ${version}, das noch nicht freigegeben ist`);
  const fromElsewhere = await page.request.post(link, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(await fromElsewhere.text()).toContain('Vorschau für Mitarbeitende');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('bergauf_preview');

  const response = await openPreview(page, link);
  await expect(page).toHaveURL(`${shop}/`);
  expect(response.headers()['cache-control']).toBe('private, no-store');
  await hydrated(page, 'mf-header');
  const badge = page.locator('bergauf-preview');
  await expect(badge).toContainText(`Preview: mf-header ${version}`);
  const header = page.locator('[data-mf^="mf-header@"]').first();
  await expect(header).toHaveAttribute('data-mf', `mf-header@${version}`);
  expect(scripts.filter((url) => url.includes(`/_releases/mf-header/${version}/client/`)).length).toBeGreaterThan(0);
  expect(scripts.filter((url) => url.includes('/_releases/mf-header/1.0.0/'))).toEqual([]);

  // The overlay has its times from the same set.
  const again = await page.request.post(`${shop}/_shell/fragment-times`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { address: '/' },
  });
  expect((await again.json()).set).toBe(response.headers()['x-release-set']);

  // A step in-app has its data from the same set: without a full page load.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.locator('a[href="/marken/"]').first().click();
  await expect(page).toHaveURL(`${shop}/marken/`);
  await expect(page.locator('[data-fragment="mf-catalog/brands-page"]')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(badge).toBeVisible();

  // Its views are no evidence on the release.
  expect(await metric('bergauf_release_trials_total', { version, measure: 'browser-failures' })).toBe(0);

  const other = await browser.newContext();
  const text = await (await other.request.get(`${shop}/`)).text();
  expect(text).toContain('30 Tage Rückgabe');
  expect(text).not.toContain('bergauf-preview');
  // One letter of the signed text is changed.
  const forged = await other.request.get(link.replace(/preview\/(.{20})./, (_, start) => `preview/${start}_`));
  expect(forged.status()).toBe(403);
  expect(await forged.text()).toContain('Der Link ist unvollständig, oder er wurde verändert.');
  expect((await other.cookies()).map(({ name }) => name)).not.toContain('bergauf_preview');
  await other.close();

  await badge.getByRole('link', { name: 'End' }).click();
  await expect(page.locator('[data-mf="mf-header@1.0.0"]').first()).toContainText('30 Tage Rückgabe');
  await expect(badge).toHaveCount(0);
  expect(complaints).toEqual({ console: [], csp: [] });
});
