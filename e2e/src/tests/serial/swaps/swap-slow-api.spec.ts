import { soakLength } from '@bergauf/api/testing/soak';
import { browserName } from '../../../system/chromium.ts';
import { releaseEdited, untilServed } from '../../../system/registry/releases.ts';
import { type SecondRegistry, startSecondRegistry } from '../../../system/registry/second-registry.ts';
import { sendVisitors, setsOfPages, visitEveryPage } from '../../../system/registry/visitors.ts';
import type { SecondShell } from '../../../system/services/second-shell.ts';
import { metric, setApiFault } from '../../../system/services/shop.ts';
import { expect, inEveryRun, test } from '../../../system/shop-page.ts';

/** How often a frontend is swapped at each delay. */
const swaps = soakLength({ short: 2, full: 50 });
const version = '1.3.0';
/** Only a swap may leave a page incomplete, not a busy machine beside the delay. */
const patient = { SHOP_DATA_TIMEOUT_MS: '10000' };

test.describe.configure({ timeout: 120_000 + swaps * 30_000 });
let own: SecondRegistry;
test.beforeAll(async () => {
  own = await startSecondRegistry();
  await releaseEdited('mf-header', version, (text) => text.replace('30 Tage', '35 Tage'), own.home);
});
test.afterAll(() => own.stop());
test.beforeEach(() => own.operator.promote('mf-header', '1.0.0'));
test.afterEach(() => setApiFault('none'));

/** @returns the id of the set that has the traffic then */
async function swapTo(to: string, { origin }: SecondShell): Promise<string> {
  await own.operator.promote('mf-header', to);
  await untilServed('mf-header', to, 20_000, origin);
  const builds = await fetch(`${origin}/_shell/builds.json`);
  return ((await builds.json()) as { id: string }).id;
}

/** A worker that ends with a page in progress counts as lost; the page is rendered again, which the visitor waits for. */
const lostWorkers = ({ operators }: SecondShell): Promise<number> =>
  metric('bergauf_render_workers_lost_total', {}, operators);

for (const [delayMs, visitors] of [
  [0, 6],
  [100, 20],
  [300, 6],
  [1_000, 20],
] as const) {
  test(
    `swaps with an API that takes ${delayMs} ms: ${visitors} concurrent visitors see complete pages only`,
    inEveryRun(delayMs === 300),
    async () => {
      // Nothing is cached: every visit renders, and a swap could interrupt it.
      const shell = await own.startShell({
        SHOP_PAGE_FRESH_MS: '0',
        SHOP_PAGE_STALE_MS: '0',
        SHOP_PAGE_STALE_IF_ERROR_MS: '0',
        ...patient,
      });
      try {
        await setApiFault(`delay ${delayMs}`);
        const load = sendVisitors(shell.origin, visitors);
        for (let swap = 0; swap < swaps; swap++) {
          const to = swap % 2 === 0 ? version : '1.0.0';
          const set = await swapTo(to, shell);
          expect(await setsOfPages(shell.origin), 'the sets of pages requested after the swap').toEqual([set]);
        }
        const { complete, other } = await load.stop();
        test.info().annotations.push({ type: 'visits', description: `${complete} complete, ${JSON.stringify(other)}` });
        expect(other).toEqual({});
        expect(complete).toBeGreaterThan(swaps * 2);
        expect(await lostWorkers(shell)).toBe(0);
      } finally {
        await shell.stop();
      }
    },
  );
}

/** The data of menu and footer that came with a page. What was late is left to the browser. */
function sharedDataOf(html: string): string[] {
  const json = /<script type="application\/json" id="bergauf-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { fragmentData = {} } = JSON.parse(json) as { fragmentData?: Record<string, { ok: boolean }> };
  return Object.entries(fragmentData)
    .flatMap(([key, { ok }]) => (ok ? [key] : []))
    .sort();
}

for (const delayMs of [300, 1_000]) {
  test(`the first pages after a swap have the data of menu and footer with an API that takes ${delayMs} ms`, async () => {
    const shell = await own.startShell();
    try {
      await setApiFault(`delay ${delayMs}`);
      await swapTo(version, shell);
      // A list waits for data of its own; what the workers did not have ready would come too late for it.
      const pages = ['/herren/', '/damen/', '/marken/', '/login/'];
      const found = pages.map(async (page) => {
        const response = await fetch(`${shell.origin}${page}`, { headers: { 'user-agent': browserName } });
        return [page, sharedDataOf(await response.text())];
      });
      expect(await Promise.all(found)).toEqual(pages.map((page) => [page, ['mf-header/menu-bar', 'shop/pages']]));
    } finally {
      await shell.stop();
    }
  });
}

test('cached pages of the previous release are served for a short time after a rollout, and not at all after a rollback', async () => {
  // A cached page does not become stale during the test.
  const shell = await own.startShell({ SHOP_PAGE_FRESH_MS: '600000', ...patient });
  try {
    await setApiFault('delay 100');
    const load = sendVisitors(shell.origin, 6);
    for (let swap = 0; swap < swaps; swap++) {
      const isRollback = swap % 2 === 1;
      // More than the shell renders before the swap.
      const lists = Array.from({ length: 60 }, (_, list) => `/herren/?price_min=${5 + swap + list / 100}`);
      if (isRollback) await setsOfPages(shell.origin, lists);
      const set = await swapTo(isRollback ? '1.0.0' : version, shell);
      if (isRollback) expect(await setsOfPages(shell.origin, lists), 'after a rollback').toEqual([set]);
      else await expect.poll(() => setsOfPages(shell.origin), { message: 'after a rollout' }).toEqual([set]);
    }
    const { complete, other } = await load.stop();
    expect(other).toEqual({});
    expect(complete).toBeGreaterThan(swaps * 2);
    expect(await lostWorkers(shell)).toBe(0);
  } finally {
    await shell.stop();
  }
});

test('pages that were rendered without data during a rollout are not kept when the API responds again', async () => {
  const shell = await own.startShell({ SHOP_PAGE_FRESH_MS: '600000' });
  try {
    await setApiFault('hanging');
    const set = await swapTo(version, shell);
    // The page itself needs no data, the menu does.
    const login = async (): Promise<string> => (await fetch(`${shell.origin}/login/`)).text();
    const menuLink = 'href="/herren/"';
    expect(await login()).not.toContain(menuLink);
    expect((await visitEveryPage(shell.origin)).other).not.toEqual({});
    await setApiFault('none');
    await expect.poll(login).toContain(menuLink);
    await expect.poll(async () => (await visitEveryPage(shell.origin)).other).toEqual({});
    expect(await setsOfPages(shell.origin)).toEqual([set]);
  } finally {
    await shell.stop();
  }
});
