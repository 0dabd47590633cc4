import { soakLength } from '@bergauf/api/testing/soak';
import { browserName } from '../../../system/chromium.ts';
import { releaseEdited, untilServed } from '../../../system/registry/releases.ts';
import { startSecondRegistry } from '../../../system/registry/second-registry.ts';
import { type Seen, visitPage } from '../../../system/registry/visitors.ts';
import { startSecondShell } from '../../../system/services/second-shell.ts';
import { metric, theShop } from '../../../system/services/shop.ts';
import { expect, test } from '../../../system/shop-page.ts';

const version = '1.4.0';
const visits = soakLength({ short: 200, full: 500 });
const differentPages = soakLength({ short: 45, full: 110 });
/** Pages that may wait, and new pages at once. The full length has the default. */
const [queuePages, newPages] = [soakLength({ short: 60, full: 300 }), soakLength({ short: 180, full: 900 })];

/** Pages whose data comes from the same machine, which may be busy: only the limits of the queue may refuse one. */
const patient = { SHOP_DATA_TIMEOUT_MS: '20000', SHOP_HANG_TIMEOUT_MS: '20000' };

test.describe.configure({ timeout: 180_000 });

/** Paths of `count` different pages: lists of the menu, and products in them. */
async function pages(origin: string, count: number): Promise<string[]> {
  const found = new Set(['/']);
  const html = await (await fetch(`${origin}/`)).text();
  const links = (text: string): string[] =>
    [...text.matchAll(/href="(\/(?:p|herren|damen|kinder|schuhe|marken)\/[^"?#]*\/)"/g)].map(([, href]) => href ?? '/');
  const queue = links(html);
  while (found.size < count && queue.length > 0) {
    const next = queue.shift() ?? '/';
    if (found.has(next)) continue;
    found.add(next);
    if (!next.startsWith('/p/')) queue.push(...links(await (await fetch(`${origin}${next}`)).text()));
  }
  return [...found].slice(0, count);
}

const noVisits = (): Seen => ({ complete: 0, other: {}, milliseconds: [] });

function percentile(values: readonly number[], percent: number): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? 0);
}

test(`${visits} concurrent visitors right after a swap see complete pages only`, async () => {
  const own = await startSecondRegistry();
  await releaseEdited('mf-header', version, (text) => text.replace('30 Tage', '40 Tage'), own.home);
  // A cached page does not become too old during the test.
  const shell = await own.startShell({ ...patient, SHOP_PAGE_STALE_MS: '600000' });
  try {
    // Recently visited pages are in the cache of the previous release set.
    const asked: string[] = [];
    for (const target of await pages(shell.origin, differentPages)) {
      const first = noVisits();
      await visitPage(shell.origin, target, first);
      // Some lists have fewer than 24 products.
      if (first.complete === 1) asked.push(target);
    }
    expect(asked.length).toBeGreaterThan(differentPages * 0.7);
    await own.operator.promote('mf-header', version);
    await untilServed('mf-header', version, 20_000, shell.origin);
    const seen = noVisits();
    await Promise.all(
      Array.from({ length: visits }, (_, visit) => visitPage(shell.origin, asked[visit % asked.length] ?? '/', seen)),
    );
    const from = (source: string): Promise<number> => metric('bergauf_pages_total', { from: source }, shell.operators);
    const sources = { previous: await from('previous-set'), fresh: await from('fresh'), render: await from('render') };
    test.info().annotations.push({
      type: 'burst',
      description: `p50 ${percentile(seen.milliseconds, 50)} ms, p99 ${percentile(seen.milliseconds, 99)} ms, ${JSON.stringify(sources)}`,
    });
    expect(seen.other).toEqual({});
    expect(seen.complete).toBe(visits);
    expect(sources.previous).toBeGreaterThan(0);
  } finally {
    await shell.stop();
    await own.stop();
  }
});

test('visitors who request the same new page at once share one rendering, as document and as payload', async () => {
  const samePages = 10;
  const visitorsOfPage = 20;
  // No page is refreshed or refused meanwhile.
  const shell = await startSecondShell({ ...patient, SHOP_PAGE_FRESH_MS: '60000', SHOP_QUEUE_MS: '60000' });
  try {
    const renderings = (): Promise<number> => metric('bergauf_render_seconds_count', {}, shell.operators);
    const before = await renderings();
    const seen = noVisits();
    const targets = Array.from({ length: samePages * visitorsOfPage }, (_, visit) => {
      const form = visit < (samePages * visitorsOfPage) / 2 ? '/herren/' : '/_payload/herren.json';
      return `${form}?price_min=${5 + (visit % samePages) / 100}`;
    });
    await Promise.all(targets.map((target) => visitPage(shell.origin, target, seen)));
    expect(seen.other).toEqual({});
    expect(seen.complete).toBe(targets.length);
    expect((await renderings()) - before).toBe(samePages);
  } finally {
    await shell.stop();
  }
});

/** The page of a list: null when it was refused as it should be, else its HTML. */
async function askList(origin: string, target: string): Promise<string | null> {
  const response = await fetch(`${origin}${target}`, { headers: { 'user-agent': browserName } });
  const html = await response.text();
  expect([200, 503]).toContain(response.status);
  if (response.status === 200) return html;
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('Gerade ist viel los');
  return null;
}

for (const { refused, count, settings } of [
  // A page may wait as long as it takes: only the number of waiting pages is limited.
  { refused: 'more new pages than may wait', count: newPages, settings: { SHOP_QUEUE_MS: '60000' } },
  // Fewer pages than may wait, but not for long.
  {
    refused: 'new pages that wait for a worker too long',
    count: soakLength({ short: 100, full: 250 }),
    settings: { SHOP_QUEUE_MS: '250', SHOP_QUEUE_PAGES: '300' },
  },
]) {
  test(`a burst of ${refused} gets 503, and each page is complete when it is requested again`, async () => {
    const shell = await startSecondShell({
      ...patient,
      SHOP_QUEUE_PAGES: String(queuePages),
      SHOP_WORKERS: '1',
      ...settings,
    });
    const complete = (html: string): void => expect(html.match(/<article/g)).toHaveLength(24);
    try {
      const targets = Array.from({ length: count }, (_, page) => `/herren/?price_min=${5 + page / 100}`);
      const burst = await Promise.all(
        targets.map(async (target) => ({ target, html: await askList(shell.origin, target) })),
      );
      for (const { html } of burst) if (html !== null) complete(html);
      const again = burst.filter(({ html }) => html === null);
      test.info().annotations.push({ type: 'burst', description: `${again.length} of ${count} refused` });
      expect(again.length, 'the burst found room for all').toBeGreaterThan(0);
      expect(again.length, 'the burst found no room').toBeLessThan(count);
      for (const { target } of again) complete((await askList(shell.origin, target)) ?? 'refused');
    } finally {
      await shell.stop();
    }
    expect(await (await fetch(`${theShop().origins.operators}/readyz`)).json()).toMatchObject({ status: 'ready' });
  });
}
