import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';
import { pageForTests } from './page-for-tests.ts';
import type { RenderedPage } from './rendered-page.ts';

const freshMs = 1000;
const staleMs = 10_000;

let cache: PageCache;
let refreshesFailed: unknown[];
let rendered: number;

beforeEach(() => {
  vi.useFakeTimers();
  refreshesFailed = [];
  rendered = 0;
  const onRefreshFailed = (cause: unknown) => void refreshesFailed.push(cause);
  cache = createPageCache({ freshMs, staleMs, maxBytes: 1_000_000, onRefreshFailed });
});
afterEach(() => vi.useRealTimers());

/** Renders `page 1`, `page 2` … and takes 50 ms for each. */
const render = async (): Promise<RenderedPage> => {
  const page = pageForTests(`page ${++rendered}`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return page;
};
const broken = async (): Promise<RenderedPage> => {
  throw new Error('worker lost');
};

async function ask(key = 'set /', how = render): Promise<string> {
  const answer = cache.get(key, how);
  await Promise.allSettled([answer, vi.advanceTimersByTimeAsync(50)]);
  const { page, from } = await answer;
  return `${from}: ${page.body.toString()}`;
}

describe('a page', () => {
  it('is rendered once and is fresh until its time is over', async () => {
    expect(await ask()).toBe('render: page 1');
    vi.advanceTimersByTime(freshMs - 50);
    expect(await ask()).toBe('fresh: page 1');
    expect(rendered).toBe(1);
  });

  it('is then served stale at once, while it is rendered anew for the next', async () => {
    await ask();
    vi.advanceTimersByTime(freshMs + 1);
    const { page, from } = await cache.get('set /', render);
    expect(`${from}: ${page.body.toString()}`).toBe('stale: page 1');
    await vi.advanceTimersByTimeAsync(50);
    expect(await ask()).toBe('fresh: page 2');
  });

  it('that is older than that is not served any more', async () => {
    await ask();
    vi.advanceTimersByTime(freshMs + staleMs + 1);
    expect(await ask()).toBe('render: page 2');
  });

  it('has one place for each key', async () => {
    expect(await ask('set a /')).toBe('render: page 1');
    expect(await ask('set b /')).toBe('render: page 2');
    expect(await ask('set a /')).toBe('fresh: page 1');
  });

  it('is forgotten by clearing', async () => {
    await ask();
    cache.clear();
    expect(await ask()).toBe('render: page 2');
  });
});

describe('however many ask at once', () => {
  it('a new page is rendered once', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers).toEqual(['render: page 1', 'render: page 1', 'render: page 1']);
    expect(rendered).toBe(1);
  });

  it('a stale page is refreshed once', async () => {
    await ask();
    vi.advanceTimersByTime(freshMs + 1);
    const answers = await Promise.all([
      cache.get('set /', render),
      cache.get('set /', render),
      cache.get('set /', render),
    ]);
    expect(answers.map(({ from }) => from)).toEqual(['stale', 'stale', 'stale']);
    await vi.advanceTimersByTimeAsync(50);
    expect(rendered).toBe(2);
  });
});

describe('an incomplete page', () => {
  const incomplete = async (): Promise<RenderedPage> => pageForTests('incomplete', false);

  it('is shown, never kept', async () => {
    expect(await ask('set /', incomplete)).toBe('render: incomplete');
    expect(await ask()).toBe('render: page 1');
  });

  it('does not take the place of a whole one that is stale', async () => {
    await ask();
    vi.advanceTimersByTime(freshMs + 1);
    expect(await ask('set /', incomplete)).toBe('stale: page 1');
    expect(await ask()).toBe('stale: page 1');
  });
});

describe('an error', () => {
  it('reaches all who wait, and poisons nothing', async () => {
    const asked = [cache.get('set /', broken), cache.get('set /', broken)];
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask()).toBe('render: page 1');
  });

  it('while refreshing is reported; the shopper keeps the stale page, and the next try may succeed', async () => {
    await ask();
    vi.advanceTimersByTime(freshMs + 1);
    expect(await ask('set /', broken)).toBe('stale: page 1');
    expect(refreshesFailed).toEqual([new Error('worker lost')]);
    expect(await ask()).toBe('stale: page 1');
    expect(await ask()).toBe('fresh: page 2');
  });
});

describe('memory', () => {
  it('stays below its limit: what was used longest ago goes first', async () => {
    cache = createPageCache({ freshMs, staleMs, maxBytes: 4500, onRefreshFailed: () => {} });
    const big = async () => pageForTests('x'.repeat(1000));
    await ask('a', big);
    await ask('b', big);
    await ask('a', big);
    await ask('c', big);
    expect(await ask('a', big)).toMatch(/^fresh/);
    expect(await ask('b', big)).toMatch(/^render/);
  });

  it('of nothing keeps nothing', async () => {
    cache = createPageCache({ freshMs, staleMs, maxBytes: 0, onRefreshFailed: () => {} });
    await ask();
    expect(await ask()).toBe('render: page 2');
  });
});
