import type { AppContext } from 'shared-contracts/app';
import type { LoaderInput, RouteModule } from 'shared-contracts/remote';
import { expect, it, vi } from 'vitest';
import { configForTests } from '../testing/config-for-tests.ts';
import { isRefused, loadPage } from './load-page.ts';

function pageOf(route: Partial<RouteModule<unknown>>) {
  const module = { route: { loader: async () => ({ kind: 'not-found' }), meta: () => ({ title: 'x' }), ...route } };
  const reportFailure = vi.fn();
  const remotes = { load: async () => ({ kind: 'loaded', version: '1.0.0', module }), reportFailure };
  // The function reads these fields only.
  const app = { remotes, config: configForTests, locale: 'at' } as unknown as AppContext;
  const request = { url: new URL('http://shop/gibt/es/nicht/'), signal: new AbortController().signal };
  const input: LoaderInput = { app, params: {}, request };
  return loadPage('mf-catalog/list-page', input);
}

it('a page does not exist where its loader finds nothing, and where its rule does not hold', async () => {
  const loader = vi.fn();
  expect(await pageOf({})).toEqual({ kind: 'not-found' });
  expect(await pageOf({ isValid: () => false, loader })).toEqual({ kind: 'not-found' });
  expect(loader).not.toHaveBeenCalled();
});

it.each(['malformed 200', 'malformed', 'http 400', 'http 422', 'http 403'])(
  '"%s" speaks against the release',
  (reason) => expect(isRefused(reason)).toBe(true),
);

it.each(['http 503', 'http 500', 'http 408', 'http 429', 'timeout', 'network', 'loader overdue', 'remote unavailable'])(
  '"%s" does not',
  (reason) => expect(isRefused(reason)).toBe(false),
);
