import { readFile } from 'node:fs/promises';
import { browserName } from '../../../system/chromium.ts';
import { registry, releaseChanged, untilServed } from '../../../system/registry/releases.ts';
import { startSecondShell } from '../../../system/services/second-shell.ts';
import { metric, theShop } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test('a frontend is swapped and rolled back under load without a failed request or a restart', {
  tag: '@every-run',
}, async ({ page, shop, complaints }) => {
  test.setTimeout(120_000);
  const operator = registry();
  const before = await shellProcess();
  const swaps = await metric('bergauf_set_swaps_total');
  const revision = await metric('bergauf_rollout_revision', { state: 'serving' });
  await releaseChanged('mf-header', '1.1.0', 'src/messages/at.json', (text) =>
    text.replace('30 Tage Rückgabe', '60 Tage Rückgabe'),
  );

  // Pages that no shopper has visited yet do not matter for a swap.
  for (const target of targets) await expect.poll(() => statusOf(target)).toBe(200);
  const load = startLoad(30);
  await operator.promote('mf-header', '1.1.0');
  // How long it takes is a matter for the bench: here thirty visitors and the unit tests use the same two cores.
  await untilServed('mf-header', '1.1.0', 20_000);
  // A page that was not rendered before the swap, which waits three seconds at most, comes from the set before while it is rendered.
  const home = async (): Promise<string> => (await fetch(`${shop.origins.shop}/`)).text();
  await expect.poll(home).toContain('60 Tage Rückgabe');
  expect(await home()).toContain('data-mf="mf-header@1.1.0"');
  // What dashboard and alerts read of a swap.
  expect(await metric('bergauf_set_swaps_total')).toBeGreaterThan(swaps);
  const active = { remote: 'mf-header', version: '1.1.0' };
  await expect.poll(() => metric('bergauf_remote_active', active)).toBe(1);
  await expect.poll(() => metric('bergauf_rollout_revision', { state: 'serving' })).toBeGreaterThan(revision);
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  await expect(page.locator('[data-mf="mf-header@1.1.0"]')).toContainText('60 Tage Rückgabe');

  await operator.rollback('mf-header');
  await untilServed('mf-header', '1.0.0', 20_000);
  await expect.poll(() => metric('bergauf_remote_active', active)).toBe(0);
  expect(await home()).toContain('30 Tage Rückgabe');
  // The open tab gets the new release with its next navigation, by one full page load.
  await page.locator('main a[href^="/p/"]').first().click();
  await expect(page.locator('[data-mf="mf-header@1.0.0"]')).toContainText('30 Tage Rückgabe');

  const { requests, failures } = await load.stop();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(60);
  expect(await shellProcess()).toBe(before);
  expect(complaints.console).toEqual([]);
});

test('a remote that declares a new query parameter needs no release of the shell', async () => {
  test.setTimeout(120_000);
  const operator = registry();
  const shell = await startSecondShell();
  const originOf = async (query: string): Promise<string | null> => {
    const response = await fetch(`${shell.origin}/marken/${query}`, { headers: { 'user-agent': browserName } });
    expect(response.status).toBe(200);
    return response.headers.get('x-page-cache');
  };
  try {
    expect(await originOf('')).toBe('render');
    // Undeclared: one page for all of its values.
    expect([await originOf('?buchstabe=a'), await originOf('?buchstabe=b')]).not.toContain('render');
    const query = "[{ name: 'buchstabe', value: 'text' }]";
    await releaseChanged(
      'mf-catalog',
      '1.9.0',
      'src/exposes/brands-page.ts',
      (text) => text.replace('defineRoute({', `defineRoute({ query: ${query},`),
      { file: 'rspack.config.ts', edit: (text) => text.replace('query: {', `query: { 'brands-page': ${query},`) },
    );
    await operator.promote('mf-catalog', '1.9.0');
    await untilServed('mf-catalog', '1.9.0', 10_000, shell.origin);
    expect([await originOf('?buchstabe=a'), await originOf('?buchstabe=b')]).toEqual(['render', 'render']);
    expect(await originOf('?utm_source=x&buchstabe=a')).not.toBe('render');
  } finally {
    await operator.rollback('mf-catalog');
    await untilServed('mf-catalog', '1.0.0');
    await shell.stop();
  }
});

/** Start time of the shell's process, which distinguishes it from a later process with the same id. */
async function shellProcess(): Promise<string> {
  const stat = await readFile(`/proc/${theShop().shellPid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
}

const targets = ['/', '/search/', '/search/?q=ski', '/herren/'];

const statusOf = async (target: string): Promise<number> => (await fetch(`${theShop().origins.shop}${target}`)).status;

/** Sends `perSecond` requests a second, until stopped. */
function startLoad(perSecond: number): { stop(): Promise<{ requests: number; failures: string[] }> } {
  const failures: string[] = [];
  const open = new Set<Promise<void>>();
  let requests = 0;
  const timer = setInterval(() => {
    const target = targets[requests++ % targets.length] ?? '/';
    const one = fetch(`${theShop().origins.shop}${target}`)
      .then(async (response) => {
        const text = await response.text();
        if (response.status !== 200 || !text.endsWith('</html>')) failures.push(`${target}: ${response.status}`);
      })
      .catch((cause: unknown) => void failures.push(`${target}: ${String(cause)}`))
      .finally(() => open.delete(one));
    open.add(one);
  }, 1000 / perSecond);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      return { requests, failures };
    },
  };
}
