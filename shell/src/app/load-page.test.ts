import type { AppContext } from 'shared-contracts/app';
import type { LoaderInput, RouteModule } from 'shared-contracts/remote';
import { expect, it, vi } from 'vitest';
import { configForTests } from '../testing/config-for-tests.ts';
import { loadPage } from './load-page.ts';

function pageOf(route: Partial<RouteModule<unknown>>) {
  const module = { route: { loader: async () => ({ kind: 'not-found' }), meta: () => ({ title: 'x' }), ...route } };
  const reportFailure = vi.fn();
  const remotes = { load: async () => ({ kind: 'loaded', version: '1.0.0', module }), reportFailure };
  // The function reads these fields only.
  const app = { remotes, config: configForTests, locale: 'at' } as unknown as AppContext;
  const request = { url: new URL('http://shop/gibt/es/nicht/?a=b&c=ü'), signal: new AbortController().signal };
  const input: LoaderInput = { app, params: {}, request };
  return loadPage('mf-catalog/list-page', input);
}

it('a page that does not exist names its whole address, with the query', async () => {
  const notFound = { kind: 'not-found', path: '/gibt/es/nicht/?a=b&c=%C3%BC' };
  expect(await pageOf({})).toEqual(notFound);
  expect(await pageOf({ isValid: () => false })).toEqual(notFound);
});
