import { soakLength } from '@bergauf/api/testing/soak';
import { registry, releaseChanged, untilServed } from '../../system/releases.ts';
import { startSecondShell } from '../../system/second-shell.ts';
import { setApiFault } from '../../system/shop.ts';
import { expect, test } from '../../system/shop-page.ts';
import { sendVisitors } from '../../system/visitors.ts';

/** How often a frontend is swapped at each delay. */
const swaps = soakLength({ short: 4, full: 50 });
const version = '1.3.0';

test.describe.configure({ timeout: 120_000 + swaps * 30_000 });
test.beforeAll(() =>
  releaseChanged('mf-header', version, 'src/messages/at.json', (text) => text.replace('30 Tage', '35 Tage')),
);
test.afterEach(async () => {
  await setApiFault('none');
  await registry().promote('mf-header', '1.0.0');
});

for (const [delayMs, visitors] of [
  [0, 6],
  [100, 20],
  [300, 6],
  [1_000, 20],
] as const) {
  test(`swaps with an API that takes ${delayMs} ms: ${visitors} concurrent visitors see complete pages only`, async () => {
    // Nothing is cached: every visit renders, and a swap could interrupt it.
    const shell = await startSecondShell({
      SHOP_PAGE_FRESH_MS: '0',
      SHOP_PAGE_STALE_MS: '0',
      SHOP_PAGE_STALE_IF_ERROR_MS: '0',
    });
    try {
      await setApiFault(`delay ${delayMs}`);
      const load = sendVisitors(shell.origin, visitors);
      for (let swap = 0; swap < swaps; swap++) {
        const to = swap % 2 === 0 ? version : '1.0.0';
        await registry().promote('mf-header', to);
        await untilServed('mf-header', to, 20_000, shell.origin);
      }
      const { complete, other } = await load.stop();
      test.info().annotations.push({ type: 'visits', description: `${complete} complete, ${JSON.stringify(other)}` });
      expect(other).toEqual({});
      expect(complete).toBeGreaterThan(swaps * 2);
    } finally {
      await shell.stop();
    }
  });
}
