import { metric } from '../../../system/services/shop.ts';
import { expect, test } from '../../../system/shop-page.ts';

test('what the policy of the checkout blocks in a browser is counted by the shop', async ({
  page,
  shop,
  complaints,
}) => {
  const blocked = () => metric('bergauf_csp_reports_total', { directive: 'style-src-elem' });
  const before = await blocked();
  await page.goto(`${shop.origins.checkout}/checkout/`);
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.append('body { color: red }');
    document.head.append(style);
  });
  await expect.poll(() => complaints.csp).toHaveLength(1);
  // Pages of other tests may be blocked meanwhile.
  await expect.poll(blocked).toBeGreaterThan(before);
  complaints.console.splice(0);
  complaints.csp.splice(0);
});
