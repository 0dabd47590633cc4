import { sharedApi } from '@bergauf/test-kit/product-api';
import { startTamperingProxy, type Tampering } from '@bergauf/test-kit/tampering-proxy';
import { createApiClient } from 'shared-contracts/api';
import { type AppContext, anonymousSession } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import type { LoaderInput } from 'shared-contracts/remote';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type ContentPageData, loadContentPage, type PageView, searchOf } from './page-loader.ts';

let origin: string;
beforeAll(async () => {
  ({ origin } = await sharedApi());
});

function visit(path: string, { apiOrigin = origin, locale = 'at', teamBuild = false } = {}): LoaderInput {
  const session = () => anonymousSession;
  const api = createApiClient({ origin: apiOrigin, session, bus: createBus(), defaultTimeoutMs: 5000 });
  const app = { environment: 'server', api, locale, config: { teamBuild } } as unknown as AppContext;
  const request = { url: new URL(`http://localhost${path}`), signal: new AbortController().signal };
  return { app, params: {}, request };
}

/** An API whose responses are changed. */
async function changed(response: NonNullable<Tampering['response']>): Promise<{ apiOrigin: string }> {
  const proxy = await startTamperingProxy(origin, { response });
  onTestFinished(() => proxy.close());
  return { apiOrigin: proxy.origin };
}

const failed = expect.objectContaining({ kind: 'failed' });

async function load(
  path: string,
  options: { apiOrigin?: string; locale?: string; teamBuild?: boolean } = {},
): Promise<ContentPageData> {
  const result = await loadContentPage(visit(path, options));
  if (result.kind !== 'data') throw new Error(`${path} is ${result.kind}`);
  return result.data;
}
const page = async (...input: Parameters<typeof load>) => (await load(...input)) as PageView;

it('a content page of the team shop has a section: own and service pages, or legal ones', async () => {
  const { page: help, index } = await page('/info/hilfe/', { teamBuild: true });
  expect(help).toMatchObject({ title: 'Hilfe zum Teamshop', url: '/info/hilfe/' });
  expect(index.map(({ url }) => url)).toEqual(expect.arrayContaining(['/info/hilfe/', '/info/kontakt/']));
  expect(index.map(({ url }) => url)).not.toContain('/info/agb/');
  expect((await page('/info/agb/', { teamBuild: true })).index.map(({ url }) => url)).toContain('/info/impressum/');
  expect((await loadContentPage(visit('/info/gibt-es-nicht/', { teamBuild: true }))).kind).toBe('not-found');
});

describe('a content page', () => {
  it('has its blocks, and the pages of its section in their order with itself', async () => {
    const { page: imprint, index } = await page('/static/impressum/');
    expect(imprint).toMatchObject({ section: 'static', title: 'Impressum', url: '/static/impressum/' });
    expect(imprint).not.toHaveProperty('siblings');
    expect(index[0]).toEqual({ name: 'Impressum', url: '/static/impressum/' });
    expect(index.every(({ url }) => url.startsWith('/static/'))).toBe(true);
    const { page: english } = await page('/services/hilfe/', { locale: 'en' });
    expect(english.title).toBe('Help');
  });

  it('does not exist under another section or name', async () => {
    for (const path of ['/services/impressum/', '/static/gibt-es-nicht/', '/static/', '/static/a/b/']) {
      expect(await loadContentPage(visit(path)), path).toEqual({ kind: 'not-found' });
    }
  });

  it('fails, and is not missing, while the API is down', async () => {
    expect(await loadContentPage(visit('/static/agb/', { apiOrigin: 'http://127.0.0.1:9' }))).toEqual(failed);
  });

  it('is shown without a malformed block', async () => {
    const api = await changed(({ url, body }) => {
      if (url.startsWith('/api/v1/pages/services/hilfe/')) {
        (body as { data: { blocks: unknown[] } }).data.blocks.unshift(null);
      }
    });
    const { page: help } = await page('/services/hilfe/', api);
    expect(help.blocks.length).toBeGreaterThan(0);
    expect(help.blocks).not.toContain(null);
  });

  it('is shown without the index if only that fails, with its own links', async () => {
    const api = await changed((exchange) => {
      if (exchange.url.startsWith('/api/v1/pages/?')) exchange.status = 503;
    });
    const { index } = await page('/static/agb/', api);
    expect(index[0]?.url).toBe('/static/agb/');
    expect(index.length).toBeGreaterThan(3);
  });
});

describe('the search in the questions', () => {
  it('runs only on the page with its form', async () => {
    const { help } = await page('/services/hilfe/?q=r%C3%BCckgabe');
    expect(help?.q).toBe('rückgabe');
    expect(help?.answers.length).toBeGreaterThan(0);
    expect((await page('/services/hilfe/')).help).toBeNull();
    expect((await page('/services/kontakt/?q=x')).help).toBeNull();
  });

  it('fails the page when it fails: an empty result would be wrong', async () => {
    const api = await changed((exchange) => {
      if (exchange.url.startsWith('/api/v1/help/')) exchange.status = 503;
    });
    expect(await loadContentPage(visit('/services/hilfe/?q=x', api))).toEqual(failed);
  });

  it.each([
    ['?q=+r%C3%BCck++gabe+', 'rück gabe'],
    [`?q=${'x'.repeat(60)}`, 'x'.repeat(50)],
    ['?q=', ''],
    ['', ''],
  ])('reads %s as "%s"', (search, q) => {
    expect(searchOf(new URL(`http://localhost/services/hilfe/${search}`))).toBe(q);
  });
});

it('links of newsletter emails have a page without the API', async () => {
  const token = 'a'.repeat(43);
  const nowhere = { apiOrigin: 'http://127.0.0.1:9' };
  expect(await load(`/services/newsletter/?token=${token}`, nowhere)).toEqual({
    kind: 'newsletter-link',
    link: { purpose: 'confirm', token },
  });
});
