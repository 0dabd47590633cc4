import { sharedApi } from '@bergauf/test-kit/product-api';
import { type Exchange, startTamperingProxy } from '@bergauf/test-kit/tampering-proxy';
import { createApiClient } from 'shared-contracts/api';
import { type AppContext, anonymousSession } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { loadOptIn } from './opt-in-loader.ts';

let origin: string;
beforeAll(async () => {
  ({ origin } = await sharedApi());
});

function load(userHash: string, apiOrigin = origin) {
  const session = () => anonymousSession;
  const api = createApiClient({ origin: apiOrigin, session, bus: createBus(), defaultTimeoutMs: 5000 });
  const app = { environment: 'browser', api } as unknown as AppContext;
  const request = { url: new URL('http://localhost/'), signal: new AbortController().signal };
  return loadOptIn({ app, params: { userHash }, request });
}

async function changed(response: (exchange: Exchange) => void): Promise<string> {
  const proxy = await startTamperingProxy(origin, { response });
  onTestFinished(() => proxy.close());
  return proxy.origin;
}

/** A link as emails have it. */
const wellFormed = 'a'.repeat(43);

it.each([
  ['that was never sent', wellFormed],
  ['that an email program has cut off', 'abc'],
  ['with characters that an address must escape', 'a/b c?d=e#f%'],
])('a link %s is shown as one that no longer holds', async (_what, userHash) => {
  const asked: string[] = [];
  const api = await changed(({ url }) => void asked.push(url));
  expect(await load(userHash, api)).toMatchObject({ kind: 'data', data: { userHash, optIn: { state: 'gone' } } });
  expect(asked).toEqual([`/api/v1/auth/doi/${encodeURIComponent(userHash)}/`]);
});

it('a link has the state that the API knows', async () => {
  const open = await changed((exchange) => {
    exchange.status = 200;
    exchange.body = { data: { state: 'open', purpose: 'confirm-account', kind: 'account', asksPassword: true } };
  });
  expect(await load(wellFormed, open)).toMatchObject({ kind: 'data', data: { optIn: { state: 'open' } } });
});

it('a link whose state is unknown is not shown as one that no longer holds', async () => {
  const malformed = await changed((exchange) => {
    exchange.body = { data: {} };
  });
  const busy = await changed((exchange) => {
    exchange.status = 429;
    exchange.body = { error: 'too_many_requests', message: 'Später.', errors: {} };
  });
  for (const api of [malformed, busy, 'http://127.0.0.1:9']) {
    expect(await load(wellFormed, api)).toMatchObject({ kind: 'failed' });
  }
});
