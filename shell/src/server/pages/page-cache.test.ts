import { steadyNow } from '@bergauf/service-kit/steady-clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache, type PageCache, type PageCacheOptions } from './page-cache.ts';
import {
  type BodyOptions,
  createPageBody,
  type PageBody,
  type PageQuality,
  type RenderedPage,
} from './rendered-page.ts';

const freshMs = 1_000;
const staleMs = 10_000;
const staleIfErrorMs = 60_000;
const expired = freshMs + staleMs + 1;

let cache: PageCache;
let refreshesFailed: unknown[];
let rendered: number;

const create = (options: Partial<PageCacheOptions> = {}): PageCache =>
  createPageCache({
    freshMs,
    staleMs,
    staleIfErrorMs,
    maxBytes: 10_000_000,
    onRefreshFailed: (cause) => void refreshesFailed.push(cause),
    ...options,
  });

beforeEach(() => {
  vi.useFakeTimers();
  refreshesFailed = [];
  rendered = 0;
  cache = create();
});
afterEach(() => vi.useRealTimers());

function pageOf(text: string, quality: PageQuality = 'complete', options: BodyOptions = {}): RenderedPage {
  // With a separate buffer, as a worker sends it.
  const body = Buffer.from(new TextEncoder().encode(text).buffer);
  const page = createPageBody({ status: 200, contentType: 'text/html', body, redirect: null }, options);
  const payload = createPageBody({ status: 200, contentType: 'application/json', body, redirect: null }, options);
  return { setId: 'set', quality, styleHashes: [], html: page, payload, renderMs: 1 };
}

type Renders = (onGrown: () => void) => Promise<RenderedPage>;

/** Renders `page 1`, `page 2` … and takes 50 ms for each. */
const render: Renders = async () => {
  const page = pageOf(`page ${++rendered}`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return page;
};
const broken: Renders = async () => {
  rendered++;
  throw new Error('worker lost');
};
const failed: Renders = async () => {
  rendered++;
  return pageOf('error page', 'failed');
};
const incomplete: Renders = async () => pageOf('incomplete', 'incomplete');

async function ask(key = 'set /', how = render): Promise<string> {
  const response = cache.get(key, how);
  await Promise.allSettled([response, vi.advanceTimersByTimeAsync(50)]);
  const { page, from } = await response;
  return `${from}: ${page.html.body.toString()}`;
}

describe('a page', () => {
  it('is rendered once and is fresh until its lifetime ends', async () => {
    expect(await ask()).toBe('render: page 1');
    vi.advanceTimersByTime(freshMs - 50);
    expect(await ask()).toBe('fresh: page 1');
    expect(rendered).toBe(1);
  });

  it('is then served stale at once, while it is rendered anew for the next', async () => {
    await ask();
    vi.advanceTimersByTime(freshMs + 1);
    const { page, from } = await cache.get('set /', render);
    expect(`${from}: ${page.html.body.toString()}`).toBe('stale: page 1');
    await vi.advanceTimersByTimeAsync(50);
    expect(await ask()).toBe('fresh: page 2');
  });

  it('that is older than its stale time is not served', async () => {
    await ask();
    vi.advanceTimersByTime(expired);
    expect(await ask()).toBe('render: page 2');
  });

  it('is cached by key', async () => {
    expect(await ask('set a /')).toBe('render: page 1');
    expect(await ask('set b /')).toBe('render: page 2');
    expect(await ask('set a /')).toBe('fresh: page 1');
  });

  it('is returned by `peek` only while it may be served without a rendering', async () => {
    expect(cache.peek('set /')).toBeNull();
    await ask();
    expect(cache.peek('set /')?.html.body.toString()).toBe('page 1');
    vi.advanceTimersByTime(expired);
    expect(cache.peek('set /')).toBeNull();
  });
});

describe('a page whose data has changed', () => {
  let changedAt: number;
  const change = () => {
    vi.advanceTimersByTime(1);
    changedAt = steadyNow();
  };
  beforeEach(async () => {
    changedAt = 0;
    cache = create({ changedAt: () => changedAt });
    await ask();
    change();
  });

  it('is refreshed with the next request, and a moment later every request gets the new one', async () => {
    const first = await cache.get('set /', render);
    expect(`${first.from}: ${first.page.html.body.toString()}`).toBe('stale: page 1');
    await vi.advanceTimersByTimeAsync(400);
    expect(await ask()).toBe('fresh: page 2');
    expect(rendered).toBe(2);
  });

  it('is rendered for a request that comes after that moment, although it is fresh by its age', async () => {
    vi.advanceTimersByTime(400);
    expect(cache.peek('set /')).toBeNull();
    expect(await ask()).toBe('render: page 2');
    expect(await ask()).toBe('fresh: page 2');
  });

  it('is rendered again when its rendering had begun before the change', async () => {
    cache = create({ changedAt: () => changedAt });
    const begun = cache.get('set /', render);
    change();
    vi.advanceTimersByTime(400);
    expect(await ask()).toBe('render: page 3');
    await begun;
    expect(await ask()).toBe('fresh: page 3');
  });

  it('is rendered again where the clock was an hour ahead and was set back meanwhile', async () => {
    vi.setSystemTime(Date.now() + 3_600_000);
    cache = create({ changedAt: () => changedAt });
    await ask();
    vi.setSystemTime(Date.now() - 3_600_000);
    change();
    vi.advanceTimersByTime(400);
    expect(await ask()).toBe('render: page 3');
  });

  it('is served as it was where the new one fails, lacks a fragment or is late', async () => {
    vi.advanceTimersByTime(400);
    expect(await ask('set /', failed)).toBe('stale-if-error: page 1');
    vi.advanceTimersByTime(1_000);
    expect(await ask('set /', incomplete)).toBe('stale: page 1');
    expect(await ask('set /', incomplete)).toBe('stale: page 1');
    vi.advanceTimersByTime(1_000);
    const hanging = cache.get('set /', () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(1_500);
    const { page, from } = await hanging;
    expect(`${from}: ${page.html.body.toString()}`).toBe('stale: page 1');
  });
});

describe('many requests at once', () => {
  it('for a new page render it once', async () => {
    const responses = await Promise.all([ask(), ask(), ask()]);
    expect(responses).toEqual(['render: page 1', 'render: page 1', 'render: page 1']);
    expect(rendered).toBe(1);
  });

  it('for a stale page refresh it once', async () => {
    await ask();
    vi.advanceTimersByTime(freshMs + 1);
    const asked = [1, 2, 3].map(() => cache.get('set /', render));
    expect((await Promise.all(asked)).map(({ from }) => from)).toEqual(['stale', 'stale', 'stale']);
    await vi.advanceTimersByTimeAsync(50);
    expect(rendered).toBe(2);
  });
});

describe('an incomplete page', () => {
  it('is shown, never cached', async () => {
    expect(await ask('set /', incomplete)).toBe('render: incomplete');
    expect(await ask()).toBe('render: page 1');
  });

  it('does not replace a complete page that is stale', async () => {
    await ask();
    vi.advanceTimersByTime(freshMs + 1);
    expect(await ask('set /', incomplete)).toBe('stale: page 1');
    expect(await ask()).toBe('stale: page 1');
  });
});

describe.each([
  ['a page that fails', failed],
  ['a rendering that throws', broken],
])('%s', (_what, how) => {
  it('is replaced by the last complete page within its stale-if-error time, and not after', async () => {
    await ask();
    vi.advanceTimersByTime(expired);
    expect(await ask('set /', how)).toBe('stale-if-error: page 1');
    vi.advanceTimersByTime(staleIfErrorMs - 200);
    expect(await ask('set /', how)).toBe('stale-if-error: page 1');
    vi.advanceTimersByTime(200);
    const last = ask('set /', how);
    if (how === broken) await expect(last).rejects.toThrow('worker lost');
    else expect(await last).toBe('render: error page');
  });

  it('is not rendered again for a second: a hanging API must not delay every visit', async () => {
    await ask();
    vi.advanceTimersByTime(expired);
    for (let visit = 0; visit < 5; visit++) await ask('set /', how);
    expect(rendered).toBe(2);
    vi.advanceTimersByTime(1_000);
    expect(await ask()).toBe('render: page 3');
    expect(await ask()).toBe('fresh: page 3');
  });

  it('keeps a stale page, and is not rendered again for a second either', async () => {
    await ask();
    vi.advanceTimersByTime(freshMs + 1);
    for (let visit = 0; visit < 5; visit++) expect(await ask('set /', how)).toBe('stale: page 1');
    expect(rendered).toBe(2);
  });
});

describe('an error without a stale page', () => {
  it('reaches every request that waits, and is not cached', async () => {
    const asked = [cache.get('set /', broken), cache.get('set /', broken)];
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask()).toBe('render: page 2');
  });

  it('is reported when it happens during a refresh', async () => {
    await ask();
    vi.advanceTimersByTime(freshMs + 1);
    await ask('set /', broken);
    expect(refreshesFailed).toEqual([new Error('worker lost')]);
  });
});

describe('memory', () => {
  const big: Renders = async (onGrown) => pageOf('x'.repeat(10_000), 'complete', { onGrown });

  it('stays below its limit: the least recently used page is evicted first', async () => {
    cache = create({ maxBytes: 55_000 });
    await ask('a', big);
    await ask('b', big);
    await ask('a', big);
    await ask('c', big);
    expect(cache.bytes()).toBeLessThanOrEqual(55_000);
    expect(await ask('a', big)).toMatch(/^fresh/);
    expect(await ask('b', big)).toMatch(/^render/);
  });

  it('counts keys: a thousand long addresses of small pages do not fit where a hundred do', async () => {
    cache = create({ maxBytes: 500_000 });
    const address = 'x'.repeat(1_000);
    for (let page = 0; page < 1_000; page++) await cache.get(`${address}${page}`, async () => pageOf('small'));
    expect(cache.bytes()).toBeLessThanOrEqual(500_000);
    expect(cache.size()).toBeLessThan(170);
    expect(cache.size()).toBeGreaterThan(100);
  });

  it('counts compressed forms as they are made', async () => {
    const { page } = await cache.get('a', big);
    const before = cache.bytes();
    vi.useRealTimers();
    const compressed = await page.html.encoded('gzip');
    expect(cache.bytes()).toBe(before + compressed.buffer.byteLength);
  });

  it('has one body for identical renderings: its compressed forms are kept, the earlier page is not', async () => {
    const texts = ['one', 'one', 'two', 'one'];
    const htmls: PageBody[] = [];
    for (const text of texts) {
      const { page } = await cache.get('a', async () => pageOf(text));
      htmls.push(page.html);
      expect(page.html.body.toString()).toBe(text);
      vi.advanceTimersByTime(expired);
    }
    const [first, second, third, fourth] = htmls;
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(fourth).not.toBe(first);
  });

  it('of zero bytes caches nothing', async () => {
    cache = create({ maxBytes: 0 });
    await ask();
    expect(await ask()).toBe('render: page 2');
  });
});
