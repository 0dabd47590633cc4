import { startPiecewiseShop } from '../../../system/html-in-pieces.ts';
import { recordLayoutShifts } from '../../../system/layout-shifts.ts';
import { phone } from '../../../system/main-pages.ts';
import { expect, painted, test } from '../../../system/shop-page.ts';

test.use(phone);

/** The form without its end, and the rest with the scene. */
function cut(html: string): string[] {
  const end = html.lastIndexOf('</form>');
  return [html.slice(0, end), html.slice(end)];
}

test('HTML that arrives in pieces moves nothing of an entry page: the form leaves room for the scene above it', async ({
  page,
  shop,
}) => {
  const shifts = await recordLayoutShifts(page);
  // What the document itself shows.
  await page.route('**/*.js', (route) => route.abort());
  const slow = await startPiecewiseShop(shop.origins.shop, cut);
  try {
    await page.goto(`${slow.origin}/login/`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await painted(page);
    slow.next();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await painted(page);
    expect(await shifts()).toBeLessThanOrEqual(0.005);
  } finally {
    await slow.close();
  }
});
