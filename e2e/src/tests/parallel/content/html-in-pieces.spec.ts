import type { Page } from 'playwright/test';
import { desktop } from '../../../system/main-pages.ts';
import { recordLayoutShifts } from '../../../system/page-checks/layout-shifts.ts';
import { startPiecewiseShop } from '../../../system/services/html-in-pieces.ts';
import { expect, test } from '../../../system/shop-page.ts';

test.use(desktop);

const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Before the index of the section, within it, and the rest. */
function cut(html: string): string[] {
  const from = html.lastIndexOf('<div', html.indexOf('aria-labelledby="page-index"'));
  const within = html.indexOf('</li>', html.indexOf('id="page-index"'));
  return [html.slice(0, from), html.slice(from, within), html.slice(within)];
}

test('HTML that arrives in pieces moves nothing of a content page: its contents wait for the index above them', async ({
  page,
  shop,
}) => {
  const shifts = await recordLayoutShifts(page);
  // What the document itself shows.
  await page.route('**/*.js', (route) => route.abort());
  const slow = await startPiecewiseShop(shop.origins.shop, cut);
  try {
    for (const path of ['/static/widerruf/', '/services/versand/']) {
      await page.goto(`${slow.origin}${path}`, { waitUntil: 'commit' });
      await expect(page.getByRole('button', { name: 'Seite drucken' })).toBeVisible();
      await painted(page);
      slow.next();
      await expect(page.locator('main nav[aria-labelledby="page-index"] a').first()).toBeVisible();
      await painted(page);
      slow.next();
      await expect(page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await painted(page);
      expect(await shifts(), path).toBeLessThanOrEqual(0.005);
    }
  } finally {
    await slow.close();
  }
});
