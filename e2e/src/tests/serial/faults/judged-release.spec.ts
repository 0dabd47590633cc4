import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { endRenderers } from '../../../system/end-renderers.ts';
import { type JudgedShop, startJudgedShop } from '../../../system/registry/judging-registry.ts';
import { releaseChanged, untilServed } from '../../../system/registry/releases.ts';
import { expect, test } from '../../../system/shop-page.ts';

const inFooter = (code: string) => (text: string) =>
  text.replace(/(export function Footer\([^)]*\)[^{]*\{)/, `$1 ${code}`);

/** Time from the promotion until the previous release serves again. */
const healthyWithinMs = 60_000;

/** Time from the request for a looping page until it certainly hangs. */
const hangsAfterMs = 3_000;
/** Time from the end of a page's process until its tab can load another page. */
const endedAfterMs = 500;

test.describe.configure({ timeout: 240_000, mode: 'serial' });

let shop: JudgedShop;
/** The release that is in traffic before each test. */
let good: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const footer = 'src/footer/footer.tsx';
  await releaseChanged('mf-content', '3.0.1', footer, inFooter("throw new Error('broken at render');"));
  const inBrowser = "if (typeof document !== 'undefined') throw new Error('broken in the browser');";
  await releaseChanged('mf-content', '3.0.2', footer, inFooter(inBrowser));
  const blank = "if (typeof document !== 'undefined') return null as never;";
  const page = 'src/home/home-page.tsx';
  const start = 'if (data === null) return';
  await releaseChanged('mf-content', '3.0.4', page, (text) => text.replace(start, `${blank} ${start}`));
  await openShop();
});

test.afterAll(() => shop?.stop());

async function openShop(): Promise<void> {
  shop = await startJudgedShop();
  const remotes = await shop.registry.list();
  const releases = remotes.find(({ name }) => name === 'mf-content')?.releases ?? [];
  good = releases.find(({ isDefault }) => isDefault)?.version ?? '';
  await untilServed('mf-content', good, 30_000, shop.origin);
  // The registry's observations of the release before the promotion.
  for (let view = 0; view < 30; view += 1) await visit();
}

/** Requests a page as a shopper with a bucket, or as a new one. */
async function visit(bucket = randomUUID() as string): Promise<string> {
  const response = await fetch(`${shop.origin}/search/`, { headers: { cookie: `bergauf_bucket=${bucket}` } });
  return response.text();
}

/** Waits for the registry to undo a rollout while shoppers come. @returns milliseconds since the start */
async function untilUndone(started: number, shopper: () => Promise<unknown>): Promise<number> {
  for (;;) {
    const [remote] = (await shop.registry.list()).filter(({ name }) => name === 'mf-content');
    const inTraffic = remote?.releases.filter(({ traffic }) => traffic > 0).map(({ version }) => version);
    if (inTraffic?.join() === good) break;
    if (Date.now() - started > healthyWithinMs) throw new Error('The registry did not undo the rollout');
    await shopper();
  }
  await untilServed('mf-content', good, 30_000, shop.origin);
  const tookMs = Date.now() - started;
  test.info().annotations.push({ type: 'from the rollout to health', description: `${tookMs} ms` });
  return tookMs;
}

test('a promoted release that throws when it renders is undone by the registry', async () => {
  const started = Date.now();
  await shop.registry.promote('mf-content', '3.0.1');
  await untilServed('mf-content', '3.0.1', 20_000, shop.origin);
  expect(await untilUndone(started, visit)).toBeLessThan(healthyWithinMs);
  expect((await shop.registry.history()).at(-1)).toMatchObject({
    who: 'registry',
    action: 'rollback',
    from: '3.0.1',
    to: good,
    note: expect.stringMatching(/^worse than the release before: renderings in which it failed \d+ of \d+/),
  });
});

for (const [version, what, path] of [
  ['3.0.2', 'throws in browsers only', '/search/'],
  ['3.0.4', 'has a page that is blank in browsers only', '/'],
] as const) {
  test(`a promoted release that ${what} is undone by the registry`, async ({ browser }) => {
    // A shell takes 60 reports a minute from one address, and this browser is many shoppers.
    await shop.stop();
    await openShop();
    const started = Date.now();
    await shop.registry.promote('mf-content', version);
    await untilServed('mf-content', version, 20_000, shop.origin);
    // One browser's cache: the time that counts is that of the registry.
    const context = await browser.newContext();
    const page = await context.newPage();
    const shopper = async (): Promise<void> => {
      const reported = page.waitForRequest('**/_shell/failures', { timeout: 8_000 }).catch(() => null);
      await page.goto(`${shop.origin}${path}`);
      // The footer hydrates when the shopper comes near.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await reported;
    };
    expect(await untilUndone(started, shopper)).toBeLessThan(healthyWithinMs);
    await context.close();
    expect((await shop.registry.history()).at(-1)?.note).toContain('page views in which it failed in the browser');
  });
}

test('a promoted release that loops in browsers only is undone by the registry', async ({ browser }) => {
  await shop.stop();
  await openShop();
  const loop = "if (typeof document !== 'undefined') for (;;);";
  await releaseChanged('mf-content', '3.0.7', 'src/home/home-page.tsx', (text) =>
    text.replace('if (data === null) return', `${loop} if (data === null) return`),
  );
  await shop.take('mf-content', '3.0.7');
  const started = Date.now();
  await shop.registry.promote('mf-content', '3.0.7');
  await untilServed('mf-content', '3.0.7', 20_000, shop.origin);
  const page = await (await browser.newContext()).newPage();
  // A shopper ends the page that hangs, and loads it again.
  const shopper = async (): Promise<void> => {
    const session = await page.context().newCDPSession(page);
    // It may never resolve, as the page hangs.
    void session.send('Page.navigate', { url: `${shop.origin}/` }).catch(() => undefined);
    await sleep(hangsAfterMs);
    await endRenderers(browser);
    // Playwright reports only a page's first crash.
    await sleep(endedAfterMs);
  };
  expect(await untilUndone(started, shopper)).toBeLessThan(healthyWithinMs);
  expect((await shop.registry.history()).at(-1)?.note).toContain('page views in which it failed in the browser');
});

test('a promoted release that cannot read the data of its page is undone by the registry', async () => {
  await releaseChanged('mf-content', '3.0.8', 'src/home/home-loader.ts', (text) =>
    text.replace("rows: 'array',", "rows: 'array', vanished: 'array',"),
  );
  await shop.take('mf-content', '3.0.8');
  const started = Date.now();
  await shop.registry.promote('mf-content', '3.0.8');
  await untilServed('mf-content', '3.0.8', 20_000, shop.origin);
  const seen = async (): Promise<number> => (await fetch(`${shop.origin}/`)).status;
  expect(await seen()).toBe(503);
  expect(await untilUndone(started, seen)).toBeLessThan(healthyWithinMs);
  expect(await seen()).toBe(200);
});

test('a promoted release that loops on the server is undone by the registry', async () => {
  const loop = "if (typeof document === 'undefined') for (;;);";
  await releaseChanged('mf-content', '3.0.3', 'src/footer/footer.tsx', inFooter(loop));
  await shop.take('mf-content', '3.0.3');
  const started = Date.now();
  await shop.registry.promote('mf-content', '3.0.3');
  await untilServed('mf-content', '3.0.3', 20_000, shop.origin);
  expect(await untilUndone(started, visit)).toBeLessThan(healthyWithinMs);
  expect((await shop.registry.history()).at(-1)).toMatchObject({ who: 'registry', from: '3.0.3', to: good });
});

for (const [version, what, code] of [
  ['3.0.5', 'throws', "throw new Error('broken at import');"],
  ['3.0.6', 'loops', "if (typeof document === 'undefined') for (;;);"],
] as const) {
  test(`a promoted release that ${what} when shells load it never serves, and is undone by the registry`, async () => {
    const add = (text: string): string => `${text}\n${code}\n`;
    await releaseChanged('mf-content', version, 'src/exposes/footer.ts', add);
    await shop.take('mf-content', version);
    const started = Date.now();
    await shop.registry.promote('mf-content', version);
    const seen: string[] = [];
    expect(await untilUndone(started, async () => void seen.push(await visit()))).toBeLessThan(healthyWithinMs);
    expect(seen.filter((html) => !html.includes(`mf-content@${good}`))).toEqual([]);
    expect((await shop.registry.history()).at(-1)).toMatchObject({
      who: 'registry',
      action: 'rollback',
      from: version,
      to: good,
      note: expect.stringMatching(/^no shell can load it: /),
    });
  });
}

test('a canary that errors is withdrawn, and shoppers of the other half never see it', async () => {
  await shop.registry.canary('mf-content', '3.0.1', 50);
  const isCanary = async (bucket: string): Promise<boolean> => {
    const headers = { cookie: `bergauf_bucket=${bucket}` };
    const builds = await (await fetch(`${shop.origin}/_shell/builds.json`, { headers })).json();
    return (builds as { remotes: Record<string, string> }).remotes['mf-content'] === '3.0.1';
  };
  // Until the canary has render workers, everyone gets the default.
  await expect.poll(() => isCanary(randomUUID()), { timeout: 20_000 }).toBe(true);
  const half: string[] = [];
  while (half.length < 5) {
    const bucket = randomUUID();
    if (!(await isCanary(bucket))) half.push(bucket);
  }
  const seen: string[] = [];
  const started = Date.now();
  await untilUndone(started, async () => {
    await visit();
    for (const bucket of half) seen.push(await visit(bucket));
  });
  expect(seen.filter((html) => !html.includes(`mf-content@${good}`))).toEqual([]);
  expect((await shop.registry.history()).at(-1)).toMatchObject({
    who: 'registry',
    action: 'canary',
    to: '3.0.1',
    percent: 0,
  });
});
