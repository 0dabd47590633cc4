import { sharedApi } from '@bergauf/test-kit/product-api';
import { startTamperingProxy, type Tampering } from '@bergauf/test-kit/tampering-proxy';
import { createApiClient } from 'shared-contracts/api';
import { type AppContext, anonymousSession } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import type { LoaderInput } from 'shared-contracts/remote';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadArticle } from './article/article-loader.ts';
import { loadGuideList } from './list/list-loader.ts';

let origin: string;
beforeAll(async () => {
  ({ origin } = await sharedApi());
});

function visit(rest: string, { search = '', apiOrigin = origin } = {}): LoaderInput {
  const session = () => anonymousSession;
  const api = createApiClient({ origin: apiOrigin, session, bus: createBus(), defaultTimeoutMs: 5000 });
  const app = { environment: 'server', api, locale: 'at' } as unknown as AppContext;
  const request = { url: new URL(`http://localhost/blog/${rest}${search}`), signal: new AbortController().signal };
  return { app, params: { '*': rest }, request };
}

/** An API whose responses are changed. */
async function changed(response: NonNullable<Tampering['response']>): Promise<{ apiOrigin: string }> {
  const proxy = await startTamperingProxy(origin, { response });
  onTestFinished(() => proxy.close());
  return { apiOrigin: proxy.origin };
}

const nowhere = { apiOrigin: 'http://127.0.0.1:9' };
const failed = expect.objectContaining({ kind: 'failed' });

describe('the list', () => {
  it('is that of its topic and page', async () => {
    const whole = await loadGuideList(visit('', { search: '?page=2' }));
    expect(whole).toMatchObject({ kind: 'data', data: { path: '/blog/', page: 2 } });
    const topic = await loadGuideList(visit('ski/'));
    expect(topic).toMatchObject({ kind: 'data', data: { path: '/blog/ski/', page: 1, heading: 'Ski & Winter' } });
  });

  it('of an article’s name redirects to the article, as other shops have their articles there', async () => {
    expect(await loadGuideList(visit('packliste-huette/'))).toEqual({
      kind: 'redirect',
      to: '/blog/article/packliste-huette/',
    });
  });

  it('of an unknown topic does not exist', async () => {
    expect(await loadGuideList(visit('angeln/'))).toEqual({ kind: 'not-found' });
  });

  it('fails, and is not missing, while the API is down, also at the second request', async () => {
    expect(await loadGuideList(visit('', nowhere))).toEqual(failed);
    const halfDown = await changed((exchange) => {
      if (exchange.url.startsWith('/api/v1/blog/article/')) exchange.status = 503;
    });
    expect(await loadGuideList(visit('packliste-huette/', halfDown))).toEqual(failed);
  });

  it('leaves out a malformed article, and fails if it is malformed itself', async () => {
    const broken = await changed(({ body }) => {
      const { articles } = (body as { data: { articles: unknown[] } }).data;
      articles[0] = { title: 'Halb' };
    });
    const list = await loadGuideList(visit('', broken));
    expect(list.kind === 'data' && list.data.articles.length).toBe(11);
    const other = await changed((exchange) => {
      exchange.body = { data: { articles: 'keine' } };
    });
    expect(await loadGuideList(visit('', other))).toEqual(failed);
  });
});

describe('an article', () => {
  it('of an unknown name does not exist, and fails while the API is down', async () => {
    expect(await loadArticle(visit('kein-solcher'))).toEqual({ kind: 'not-found' });
    expect(await loadArticle(visit('packliste-huette', nowhere))).toEqual(failed);
  });

  it('leaves out malformed products, and has none with an older API', async () => {
    const whole = await loadArticle(visit('packliste-huette'));
    expect(whole).toMatchObject({ kind: 'data', data: { products: { tiles: { length: 4 } } } });
    for (const products of [undefined, null, { url: '/x/' }, { url: '/x/', tiles: [{ id: 1 }] }]) {
      const other = await changed(({ body }) => {
        Object.assign((body as { data: object }).data, { products });
      });
      const article = await loadArticle(visit('packliste-huette', other));
      expect(article.kind === 'data' && article.data).not.toHaveProperty('products');
    }
  });

  it('of a newer API is shown without unknown blocks', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const newer = await changed(({ body }) => {
      const { blocks } = (body as { data: { blocks: unknown[] } }).data;
      blocks.splice(2, 0, { type: 'panorama', url: '/panorama.jpg' });
    });
    const [plain, article] = [
      await loadArticle(visit('packliste-huette')),
      await loadArticle(visit('packliste-huette', newer)),
    ];
    expect(article).toEqual(plain);
    expect(warn).toHaveBeenCalledOnce();
  });
});
