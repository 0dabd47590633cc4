import type { ApiResult } from 'shared-contracts/api';
import type { HeaderData, SearchLimited, Suggestion } from 'shared-contracts/entities';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearch } from './search-store.ts';

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

/** Has the fields of a tile that the box needs. */
const tile = { id: 7, url: '/p/7/', picture: post.picture, prices: { cents: { vk: 1 } } };
const withProduct = good({ blogPosts: [post], 'search-limited': [tile] } as unknown as HeaderData);

/** SPEC 9. */
const debounceMs = 1000;

/** An API whose responses the test sends, in any order. */
function setUp({ initial = good({ blogPosts: [post], 'search-limited': [] }) as ApiResult<HeaderData> } = {}) {
  let initialCalls = 0;
  let initialResponse: ApiResult<HeaderData> | Promise<ApiResult<HeaderData>> = initial;
  const requests: { query: string; signal: AbortSignal; respond(result: ApiResult<Suggestion[]>): void }[] = [];
  let products: ApiResult<SearchLimited> = good({ search: [] });
  const store = createSearch(
    {
      initial: async () => {
        initialCalls += 1;
        return initialResponse;
      },
      suggestions: (query, signal) =>
        new Promise((resolve) => {
          requests.push({ query, signal, respond: resolve });
        }),
      products: async () => products,
    },
    debounceMs,
  );
  const state = () => store.getState();
  return {
    requests,
    state,
    initialCalls: () => initialCalls,
    respondInitially: (response: typeof initialResponse) => {
      initialResponse = response;
    },
    failProducts: () => {
      products = bad;
    },
    typeAndWait(text: string) {
      state().type(text);
      vi.advanceTimersByTime(debounceMs);
    },
    async respond(index: number, result: ApiResult<Suggestion[]>) {
      requests[index]?.respond(result);
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
  it('sends a request once typing has paused for the debounce of the site', () => {
    const { state, requests } = setUp();
    state().type('sk');
    vi.advanceTimersByTime(debounceMs - 1);
    state().type('ski');
    vi.advanceTimersByTime(debounceMs - 1);
    expect(requests).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(requests.map(({ query }) => query)).toEqual(['ski']);
  });

  it('sends no request for one character, and one for two', () => {
    const { requests, typeAndWait } = setUp();
    typeAndWait('s');
    typeAndWait(' s  ');
    expect(requests).toEqual([]);
    typeAndWait('sk');
    expect(requests.map(({ query }) => query)).toEqual(['sk']);
  });

  it('sends no request for additional spaces', () => {
    const { requests, typeAndWait } = setUp();
    typeAndWait('ski');
    typeAndWait('ski ');
    expect(requests).toHaveLength(1);
  });

  it('never lets an older response replace a newer one', async () => {
    const { state, requests, typeAndWait, respond } = setUp();
    typeAndWait('ski');
    typeAndWait('skihelm');
    expect(requests[0]?.signal.aborted).toBe(true);
    await respond(1, phrase('skihelm kinder'));
    await respond(0, phrase('ski'));
    expect(state()).toMatchObject({ shownQuery: 'skihelm', results: { suggestions: [{ phrase: 'skihelm kinder' }] } });
  });

  it('drops a response that arrives after closing, and closing clears the query', async () => {
    const { state, typeAndWait, respond } = setUp();
    typeAndWait('ski');
    state().close();
    await respond(0, phrase('ski'));
    expect(state()).toMatchObject({ isOpen: false, query: '', shownQuery: '', results: { suggestions: [] } });
  });

  it('keeps what was typed and its results when the suggestions are dismissed, and shows them again without a request', async () => {
    const { state, requests, typeAndWait, respond } = setUp();
    typeAndWait('ski');
    await respond(0, phrase('ski alpin'));
    state().move('next');
    state().dismiss();
    expect(state()).toMatchObject({ isOpen: false, query: 'ski', active: null });
    state().open();
    expect(state()).toMatchObject({
      isOpen: true,
      status: 'ready',
      results: { suggestions: [{ phrase: 'ski alpin' }] },
    });
    vi.advanceTimersByTime(debounceMs);
    expect(requests).toHaveLength(1);
  });

  it('looks up the typed text again after it was dismissed before its response', async () => {
    const { state, requests, typeAndWait, respond } = setUp();
    typeAndWait('ski');
    await respond(0, phrase('ski alpin'));
    typeAndWait('skihelm');
    state().dismiss();
    expect(requests[1]?.signal.aborted).toBe(true);
    state().open();
    vi.advanceTimersByTime(debounceMs);
    await respond(2, phrase('skihelm kinder'));
    expect(state()).toMatchObject({ shownQuery: 'skihelm', results: { suggestions: [{ phrase: 'skihelm kinder' }] } });
  });

  it('returns to the initial products when the query gets too short', async () => {
    const { state, typeAndWait, respond } = setUp({ initial: withProduct });
    state().open();
    await vi.advanceTimersByTimeAsync(0);
    expect(state().results).toMatchObject({ products: [{ id: 7 }], posts: [{ id: 1 }] });
    typeAndWait('ski');
    await respond(0, phrase('ski'));
    expect(state().results.products).toEqual([]);
    state().type('s');
    expect(state()).toMatchObject({ shownQuery: '', results: { products: [{ id: 7 }] } });
  });

  it('reads the initial products once, and again only after a failure', async () => {
    const { state, initialCalls, respondInitially } = setUp({ initial: bad });
    const openAgain = async () => {
      state().close();
      state().open();
      await vi.advanceTimersByTimeAsync(0);
    };
    await openAgain();
    expect([initialCalls(), state().results.products.length]).toEqual([1, 0]);
    respondInitially(withProduct);
    await openAgain();
    await openAgain();
    expect([initialCalls(), state().results.products.length]).toEqual([2, 1]);
  });

  it('never lets the initial products replace results of a query', async () => {
    const { state, respondInitially, typeAndWait, respond } = setUp();
    let respondLate = (_: ApiResult<HeaderData>): void => {};
    respondInitially(
      new Promise((resolve) => {
        respondLate = resolve;
      }),
    );
    state().open();
    typeAndWait('ski');
    await respond(0, phrase('ski alpin'));
    respondLate(withProduct);
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({
      shownQuery: 'ski',
      results: { suggestions: [{ phrase: 'ski alpin' }], products: [] },
    });
  });

  it('shows earlier queries before anything is typed, and never among the results of a query', async () => {
    const { state, respond } = setUp();
    state().setRecent(['zelt']);
    state().open();
    expect(state().results.recent).toEqual(['zelt']);
    state().move('next');
    state().setRecent([]);
    expect(state()).toMatchObject({ active: null, results: { recent: [] } });
    state().type('ski');
    state().setRecent(['helm']);
    expect(state().results.recent).toEqual([]);
    vi.advanceTimersByTime(debounceMs);
    await respond(0, phrase('ski alpin'));
    state().setRecent(['zelt']);
    expect(state().results).toMatchObject({ recent: [], suggestions: [{ phrase: 'ski alpin' }] });
  });

  it('keeps what was typed while the arrow keys move', async () => {
    const { state, typeAndWait, respond } = setUp();
    typeAndWait('ski');
    await respond(
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

  it('reaches no option of an earlier query by key while the next response is pending', async () => {
    const { state, typeAndWait, respond } = setUp();
    typeAndWait('ski');
    await respond(0, phrase('ski alpin'));
    state().move('next');
    expect(state().active).toBe(0);
    state().type('skihelm');
    state().move('next');
    expect(state()).toMatchObject({ active: null, status: 'loading' });
    vi.advanceTimersByTime(debounceMs);
    state().move('last');
    state().move('previous');
    expect(state().active).toBeNull();
    await respond(1, phrase('skihelm kinder'));
    expect(state().active).toBeNull();
    state().move('next');
    expect(state().active).toBe(0);
  });

  it('shows partial results when one of the two calls fails, and a failure when both do', async () => {
    const { state, failProducts, typeAndWait, respond } = setUp();
    failProducts();
    typeAndWait('ski');
    await respond(0, phrase('ski'));
    expect(state()).toMatchObject({ status: 'ready', results: { suggestions: [{ phrase: 'ski' }] } });
    typeAndWait('skihelm');
    await respond(1, bad);
    expect(state()).toMatchObject({ status: 'failed', shownQuery: 'skihelm' });
  });

  it.each([null, {}, 'text', { blogPosts: {}, 'search-limited': [null, { id: 1 }] }])(
    'stays empty after a malformed initial response: %j',
    async (data) => {
      const { state } = setUp({ initial: good(data as unknown as HeaderData) });
      state().open();
      await vi.advanceTimersByTimeAsync(0);
      expect(state()).toMatchObject({ status: 'ready', results: { products: [], posts: [] } });
    },
  );

  it('leaves out malformed suggestions', async () => {
    const { state, typeAndWait, respond } = setUp();
    typeAndWait('ski');
    await respond(0, good([null, { phrase: 3, weight: 1 }, { phrase: 'ski', weight: 1 }] as unknown as Suggestion[]));
    expect(state().results.suggestions).toEqual([{ phrase: 'ski', weight: 1 }]);
  });
});
