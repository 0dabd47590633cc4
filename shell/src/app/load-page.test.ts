import type { AppContext } from 'shared-contracts/app';
import type { LoaderInput, RouteModule } from 'shared-contracts/remote';
import { describe, expect, it, vi } from 'vitest';
import { configForTests } from '../testing/config-for-tests.ts';
import { isRefused, loadPage } from './load-page.ts';

type Circumstances = { environment?: AppContext['environment']; signal?: AbortSignal };

function pageOf(
  route: Partial<RouteModule<unknown>>,
  { environment = 'server', signal = new AbortController().signal }: Circumstances = {},
) {
  const module = { route: { loader: async () => ({ kind: 'not-found' }), meta: () => ({ title: 'x' }), ...route } };
  const reportFailure = vi.fn();
  const remotes = { load: async () => ({ kind: 'loaded', version: '1.0.0', module }), reportFailure };
  // The function reads these fields only.
  const app = { environment, remotes, config: configForTests, locale: 'at' } as unknown as AppContext;
  const request = { url: new URL('http://shop/gibt/es/nicht/'), signal };
  const input: LoaderInput = { app, params: {}, request };
  return loadPage('mf-catalog/list-page', input);
}

it('a page does not exist where its loader finds nothing, and where its rule does not hold', async () => {
  const loader = vi.fn();
  expect(await pageOf({})).toEqual({ kind: 'not-found' });
  expect(await pageOf({ isValid: () => false, loader })).toEqual({ kind: 'not-found' });
  expect(loader).not.toHaveBeenCalled();
});

describe('a loader that throws once its signal is aborted', () => {
  const signal = AbortSignal.abort();
  const loader = () => Promise.reject(new TypeError('no data'));

  it('fails the page on the server, as at any other time', async () => {
    const failed = { kind: 'failed', reason: 'loader threw' };
    expect(await pageOf({ loader }, { signal })).toEqual(failed);
    expect(await pageOf({ loader })).toEqual(failed);
  });

  it('is ignored in a browser, which shows another page by then', async () => {
    await expect(pageOf({ loader }, { environment: 'browser', signal })).rejects.toThrow('no data');
  });
});

const statusOf = (status: number) => ({ reason: 'http', status }) as const;

it.each([{ reason: 'malformed', status: 200 }, { reason: 'malformed' }, ...[400, 422, 403].map(statusOf)] as const)(
  '%o counts against the release',
  (failure) => expect(isRefused({ kind: 'failed', ...failure })).toBe(true),
);

it.each([
  ...[503, 500, 408, 429].map(statusOf),
  ...(['timeout', 'network', 'loader overdue', 'remote unavailable'] as const).map((reason) => ({ reason })),
])('%o does not', (failure) => expect(isRefused({ kind: 'failed', ...failure })).toBe(false));
