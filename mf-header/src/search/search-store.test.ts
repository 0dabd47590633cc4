import type { ApiResult } from 'shared-contracts/api';
import type { HeaderData, SearchLimited, Suggestion } from 'shared-contracts/entities';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearch, searchDebounceMs } from './search-store.ts';

const good = <T>(data: T): ApiResult<T> => ({ ok: true, data });
const bad: ApiResult<never> = {
  ok: false,
  error: { kind: 'timeout', status: null, code: '', message: '', fields: {}, retryable: true },
};
const post = {
  id: 1,
  title: 'Tour',
  url: '/blog/article/tour/',
  picture: { url: '/t.svg', alt: '', width: 4, height: 3 },
};

/** An API whose answers the test gives, in any order. */
function setUp({ initial = good({ blogPosts: [post], 'search-limited': [] }) as ApiResult<HeaderData> } = {}) {
  const asked: { query: string; signal: AbortSignal; answer(result: ApiResult<Suggestion[]>): void }[] = [];
  let products: ApiResult<SearchLimited> = good({ search: [] });
  const store = createSearch({
    initial: async () => initial,
    suggestions: (query, signal) =>
      new Promise((resolve) => {
        asked.push({ query, signal, answer: resolve });
      }),
    products: async () => products,
  });
  const state = () => store.getState();
  return {
    asked,
    state,
    failProducts: () => {
      products = bad;
    },
    typeAndWait(text: string) {
      state().type(text);
      vi.advanceTimersByTime(searchDebounceMs);
    },
    async answer(index: number, result: ApiResult<Suggestion[]>) {
      asked[index]?.answer(result);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const phrase = (text: string): ApiResult<Suggestion[]> => good([{ phrase: text, weight: 1 }]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('search box', () => {
  it('asks for two characters and more, once typing has paused', () => {
    const { state, asked, typeAndWait } = setUp();
    typeAndWait('s');
    typeAndWait(' s  ');
    expect(asked).toEqual([]);
    state().type('sk');
    vi.advanceTimersByTime(searchDebounceMs - 1);
    state().type('ski');
    vi.advanceTimersByTime(searchDebounceMs);
    expect(asked.map(({ query }) => query)).toEqual(['ski']);
  });

  it('does not ask again for spaces that change nothing', () => {
    const { asked, typeAndWait } = setUp();
    typeAndWait('ski');
    typeAndWait('ski ');
    expect(asked).toHaveLength(1);
  });

  it('never lets an older answer overwrite a newer one', async () => {
    const { state, asked, typeAndWait, answer } = setUp();
    typeAndWait('ski');
    typeAndWait('skihelm');
    expect(asked[0]?.signal.aborted).toBe(true);
    await answer(1, phrase('skihelm kinder'));
    await answer(0, phrase('ski'));
    expect(state()).toMatchObject({ answered: 'skihelm', results: { suggestions: [{ phrase: 'skihelm kinder' }] } });
  });

  it('drops an answer that comes after closing, and closing clears the query', async () => {
    const { state, typeAndWait, answer } = setUp();
    typeAndWait('ski');
    state().close();
    await answer(0, phrase('ski'));
    expect(state()).toMatchObject({ isOpen: false, query: '', answered: '', results: { suggestions: [] } });
  });

  it('goes back to the initial products when the query gets too short', async () => {
    const tile = { id: 7, url: '/p/7/', picture: post.picture, prices: { cents: { vk: 1 } } };
    const { state, typeAndWait, answer } = setUp({
      initial: good({ blogPosts: [post], 'search-limited': [tile] } as unknown as HeaderData),
    });
    state().open();
    await vi.advanceTimersByTimeAsync(0);
    expect(state().results).toMatchObject({ products: [{ id: 7 }], posts: [{ id: 1 }] });
    typeAndWait('ski');
    await answer(0, phrase('ski'));
    expect(state().results.products).toEqual([]);
    state().type('s');
    expect(state()).toMatchObject({ answered: '', results: { products: [{ id: 7 }] } });
  });

  it('keeps what was typed while the arrow keys move', async () => {
    const { state, typeAndWait, answer } = setUp();
    typeAndWait('ski');
    await answer(
      0,
      good([
        { phrase: 'skihelm', weight: 2 },
        { phrase: 'skischuh', weight: 1 },
      ]),
    );
    state().move('next');
    state().move('last');
    expect(state()).toMatchObject({ query: 'ski', active: 2 });
    state().move('next');
    expect(state().active).toBeNull();
  });

  it('shows what it got when one of the two calls fails, and says so when both do', async () => {
    const { state, failProducts, typeAndWait, answer } = setUp();
    failProducts();
    typeAndWait('ski');
    await answer(0, phrase('ski'));
    expect(state()).toMatchObject({ status: 'ready', results: { suggestions: [{ phrase: 'ski' }] } });
    typeAndWait('skihelm');
    await answer(1, bad);
    expect(state()).toMatchObject({ status: 'failed', answered: 'skihelm' });
  });

  it.each([null, {}, 'rubbish', { blogPosts: {}, 'search-limited': [null, { id: 1 }] }])(
    'stays empty on an initial answer of another form: %j',
    async (data) => {
      const { state } = setUp({ initial: good(data as unknown as HeaderData) });
      state().open();
      await vi.advanceTimersByTimeAsync(0);
      expect(state()).toMatchObject({ status: 'ready', results: { products: [], posts: [] } });
    },
  );

  it('leaves out suggestions of another form', async () => {
    const { state, typeAndWait, answer } = setUp();
    typeAndWait('ski');
    await answer(0, good([null, { phrase: 3, weight: 1 }, { phrase: 'ski', weight: 1 }] as unknown as Suggestion[]));
    expect(state().results.suggestions).toEqual([{ phrase: 'ski', weight: 1 }]);
  });
});
