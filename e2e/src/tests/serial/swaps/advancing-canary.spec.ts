import { randomUUID } from 'node:crypto';
import { type JudgedShop, startJudgedShop } from '../../../system/registry/judging-registry.ts';
import { releaseChanged, untilServed } from '../../../system/registry/releases.ts';
import { expect, test } from '../../../system/shop-page.ts';

/* Canaries whose evidence comes from a real shell and real browsers; each step passes the gate in that shell. */

test.describe.configure({ timeout: 240_000, mode: 'serial' });

let shop: JudgedShop;
let before: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await releaseChanged('mf-header', '4.0.0', 'src/messages/at.json', (text) =>
    text.replace('30 Tage Rückgabe', '40 Tage Rückgabe'),
  );
  await releaseChanged('mf-header', '4.0.1', 'src/bar/header.tsx', (text) =>
    text.replace(
      /(export function Header\(.*\n)/,
      "$1  if (typeof document !== 'undefined') throw new Error('broken in the browser');\n",
    ),
  );
  shop = await startJudgedShop({
    RELEASES_CANARY_STEPS: '10,50,100',
    RELEASES_CANARY_STEP_SECONDS: '1',
    RELEASES_CANARY_STEP_VIEWS: '10',
  });
  const remotes = await shop.registry.list();
  const releases = remotes.find(({ name }) => name === 'mf-header')?.releases ?? [];
  before = releases.find(({ isDefault }) => isDefault)?.version ?? '';
  await untilServed('mf-header', before, 30_000, shop.origin);
});

test.afterAll(() => shop?.stop());

async function inTraffic(): Promise<string[]> {
  const remote = (await shop.registry.list()).find(({ name }) => name === 'mf-header');
  return (remote?.releases ?? [])
    .filter(({ traffic }) => traffic > 0)
    .map(({ version }) => version)
    .sort();
}

test('a good canary passes the gate and advances automatically, up to all shoppers', async () => {
  await shop.api.advance('mf-header', '4.0.0');
  const seen = new Set<string>();
  await expect
    .poll(
      async () => {
        for (let shopper = 0; shopper < 20; shopper += 1) {
          const headers = { cookie: `bergauf_bucket=${randomUUID()}` };
          const html = await (await fetch(`${shop.origin}/`, { headers })).text();
          seen.add(/data-mf="mf-header@([^"]+)"/.exec(html)?.[1] ?? 'none');
        }
        return inTraffic();
      },
      { timeout: 120_000, intervals: [500] },
    )
    .toEqual(['4.0.0']);
  expect([...seen].sort()).toEqual([before, '4.0.0']);
  await untilServed('mf-header', '4.0.0', 30_000, shop.origin);
  const steps = (await shop.registry.history()).filter(({ to }) => to === '4.0.0');
  expect(steps.map(({ who, action, percent }) => [who === 'registry', action, percent])).toEqual([
    [false, 'canary', 10],
    [true, 'canary', 50],
    [true, 'promote', undefined],
  ]);
  // A page of the previous set may be served for a moment, while the new one is rendered.
  await expect.poll(async () => (await fetch(`${shop.origin}/`)).text()).toContain('40 Tage Rückgabe');
});

test('a canary that fails in browsers only is withdrawn by what they report', async ({ browser }) => {
  await shop.api.canary('mf-header', '4.0.1', 50);
  const started = Date.now();
  while ((await inTraffic()).includes('4.0.1')) {
    if (Date.now() - started > 90_000) throw new Error('The canary was not withdrawn');
    const context = await browser.newContext();
    const page = await context.newPage();
    const reported = page.waitForRequest('**/_shell/failures', { timeout: 8_000 }).catch(() => null);
    const response = await page.goto(`${shop.origin}/`);
    if ((await response?.text())?.includes('mf-header@4.0.1')) await reported;
    await context.close();
  }
  test.info().annotations.push({ type: 'until withdrawn', description: `${Date.now() - started} ms` });
  expect((await shop.registry.history()).at(-1)).toMatchObject({
    who: 'registry',
    action: 'canary',
    to: '4.0.1',
    percent: 0,
    note: expect.stringContaining('page views in which it failed in the browser'),
  });
  expect(await inTraffic()).toEqual(['4.0.0']);
});
