import { newEmail, sharedApi } from '@bergauf/test-kit/product-api';
import { createApiClient } from 'shared-contracts/api';
import { type AppContext, anonymousSession, type SessionState } from 'shared-contracts/app';
import type { AccountData, AuthResponse } from 'shared-contracts/entities';
import { createBus, type EventMap } from 'shared-contracts/events';
import type { LoaderInput } from 'shared-contracts/remote';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { returnPath } from '../auth/return-path.ts';
import { loadOrder } from '../order-details/order-loader.ts';
import { loadOrders } from '../orders/orders-loader.ts';
import { loadOverview } from '../overview/overview-loader.ts';
import { loadAccount, redirectGuest, updateFor } from './private-page.ts';

let origin: string;
beforeAll(async () => {
  ({ origin } = await sharedApi());
});
afterEach(() => vi.unstubAllGlobals());

const stale: SessionState & { kind: 'customer' } = {
  kind: 'customer',
  token: 'x',
  requestId: 'u1',
  userHash: '',
  priceType: 'vk',
};

/** The parts of the app that loaders use, with the real API client, and the events for mf-header. */
function visit(state: SessionState, path: string, { apiOrigin = origin, locale = 'at' } = {}) {
  const bus = createBus();
  const notices: EventMap['page-unavailable'][] = [];
  bus.on('page-unavailable', (notice) => void notices.push(notice));
  const api = createApiClient({ origin: apiOrigin, session: () => state, bus, defaultTimeoutMs: 5000 });
  const account = { load: () => api.get<AccountData>('/api/v1/user/') };
  const session = { read: () => state, follow: () => {} };
  const app = { environment: 'browser', bus, api, account, locale, session, config: { teamBuild: false } };
  const request = { url: new URL(path, 'http://localhost'), signal: new AbortController().signal };
  const input: LoaderInput = { app: app as unknown as AppContext, params: { uuid: 'x' }, request };
  return { input, api, notices };
}

async function customer(): Promise<SessionState> {
  const { api } = visit(anonymousSession, '/');
  const body = { firstName: 'Anna', lastName: 'Berger', email: newEmail(), password: 'ein guter Satz' };
  const response = await api.post<AuthResponse>('/api/v1/auth/register/', body);
  if (!response.ok) throw new Error(response.error.message);
  const { token, uuid, hash } = response.data;
  return { kind: 'customer', token, requestId: uuid, userHash: hash, priceType: 'vk' };
}

/** An address at which no server listens. */
const nowhere = { apiOrigin: 'http://127.0.0.1:9' };

describe.each([
  ['account data', loadAccount, '/my-account/account-details/'],
  ['the overview', loadOverview, '/my-account/'],
  ['the list of orders', loadOrders, '/my-account/orders/?state=shipped&page=2'],
  ['one order', loadOrder, '/my-account/order-details/x/'],
])('%s', (_, load, path) => {
  it('needs a login, from which the shopper returns', async () => {
    const result = await load(visit(anonymousSession, path).input);
    const login = new URL(result.kind === 'redirect' ? result.to : '', 'http://localhost');
    expect(login.pathname).toBe('/login/');
    expect(returnPath(login.searchParams, ['at'])).toBe(path);
  });
});

describe('a customer', () => {
  it('who has signed in in another tab meanwhile needs no login, and one who has signed out there does', () => {
    const redirected = (before: SessionState, stored: SessionState) => {
      let state = before;
      const { input } = visit(before, '/my-account/');
      const follow = (): void => {
        state = stored;
      };
      const session = { ...input.app.session, read: () => state, follow };
      return redirectGuest({ ...input, app: { ...input.app, session } });
    };
    expect(redirected(anonymousSession, stale)).toBeNull();
    expect(redirected(stale, anonymousSession)).toMatchObject({ kind: 'redirect' });
  });

  it('gets the account, without orders for a new one', async () => {
    const state = await customer();
    expect(await loadOverview(visit(state, '/my-account/').input)).toMatchObject({
      kind: 'data',
      data: { account: { personal: { firstName: 'Anna' } }, lastOrder: null },
    });
    expect(await loadOrders(visit(state, '/my-account/orders/').input)).toMatchObject({
      kind: 'data',
      data: { orders: [], total: 0, pages: 1, states: [] },
    });
    expect(await loadOrder(visit(state, '/my-account/order-details/x/').input)).toEqual({ kind: 'not-found' });
  });
});

it.each([
  ['shop', false],
  ['team', true],
])('overview and orders read the orders of the %s', async (shop, teamBuild) => {
  const { input, api } = visit(await customer(), '/my-account/orders/');
  const paths: string[] = [];
  const get: typeof api.get = (path, options) => {
    paths.push(path);
    return api.get(path, options);
  };
  const app = { ...input.app, api: { ...api, get }, config: { teamBuild } } as unknown as AppContext;
  for (const load of [loadOverview, loadOrders]) {
    paths.splice(0);
    expect(await load({ ...input, app })).toMatchObject({ kind: 'data' });
    const orders = paths.filter((path) => path.startsWith('/api/v1/user/orders/'));
    const shops = orders.map((path) => new URL(path, origin).searchParams.get('shop'));
    expect(new Set(shops)).toEqual(new Set([shop]));
  }
});

describe('a failed load of account data or orders leads home, with the reason (SPEC 8)', () => {
  it.each([
    ['at', 'Deine Bestellungen konnten wir nicht laden. Wir erreichen den Shop gerade nicht.'],
    ['en', 'We could not load your orders. We cannot reach the shop right now.'],
  ])('in the shop’s language: %s', async (locale, text) => {
    const { input, notices } = visit(stale, '/my-account/orders/?page=2', { ...nowhere, locale });
    expect(await loadOrders(input)).toEqual({ kind: 'redirect', to: '/' });
    expect(notices).toEqual([{ text: expect.stringContaining(text), path: '/my-account/orders/?page=2' }]);
  });

  it('also for account data', async () => {
    const { input, notices } = visit(stale, '/my-account/', nowhere);
    expect(await loadOverview(input)).toEqual({ kind: 'redirect', to: '/' });
    expect(notices).toEqual([
      { text: expect.stringContaining('Dein Konto konnten wir nicht laden.'), path: '/my-account/' },
    ]);
  });

  it('a response that cannot be read is an error in the log and a sentence for the shopper', async () => {
    const reportError = vi.fn();
    vi.stubGlobal('reportError', reportError);
    const { input, notices } = visit(await customer(), '/my-account/');
    const load = async () => ({ ok: true, data: { role: 'vk', personal: {} } });
    const app = { ...input.app, account: { load } } as unknown as AppContext;
    expect(await loadAccount({ ...input, app })).toEqual({ kind: 'redirect', to: '/' });
    expect(reportError.mock.calls.map(([error]) => String(error))).toEqual([
      'Error: Error during server response parsing!',
    ]);
    expect(notices[0]?.text).toBe(
      'Dein Konto konnten wir nicht laden. Die Antwort unseres Servers war nicht lesbar. Versuch es in ein paar Minuten noch einmal.',
    );
  });

  it('so is a loyalty account without the fields that its page reads', async () => {
    vi.stubGlobal('reportError', vi.fn());
    const { input, api, notices } = visit(await customer(), '/my-account/loyalty/');
    const account = await api.get<AccountData>('/api/v1/user/');
    if (!account.ok) throw new Error('The account did not load');
    const loadWith = (p4m: unknown) => {
      const load = async () => ({ ok: true, data: { ...account.data, p4m } });
      return loadAccount({ ...input, app: { ...input.app, account: { load } } as unknown as AppContext });
    };
    expect(await loadWith(account.data.p4m)).toMatchObject({ kind: 'data' });
    for (const missing of ['tier', 'tiers', 'exchange', 'history'])
      expect(await loadWith({ ...account.data.p4m, [missing]: undefined })).toEqual({ kind: 'redirect', to: '/' });
    expect(notices).toHaveLength(4);
  });

  it('so is a last order on the overview that cannot be read', async () => {
    const reportError = vi.fn();
    vi.stubGlobal('reportError', reportError);
    const { input, notices } = visit(await customer(), '/my-account/');
    const get = async () => ({ ok: true, data: [{ uuid: 1 }] });
    const app = { ...input.app, api: { ...input.app.api, get } } as unknown as AppContext;
    expect(await loadOverview({ ...input, app })).toEqual({ kind: 'redirect', to: '/' });
    expect(reportError.mock.calls.map(([error]) => String(error))).toEqual([
      'Error: Error during server response parsing!',
    ]);
    expect(notices).toEqual([
      { text: expect.stringContaining('Deine Bestellungen konnten wir nicht laden.'), path: '/my-account/' },
    ]);
  });

  it('a shopper who has navigated elsewhere is not told', async () => {
    const { input, notices } = visit(stale, '/my-account/orders/', nowhere);
    const left = { ...input, request: { ...input.request, signal: AbortSignal.abort() } };
    await loadOrders(left);
    expect(notices).toEqual([]);
  });
});

it('an order without a sum that its page shows has failed, and offers a retry', async () => {
  const { input } = visit(await customer(), '/my-account/order-details/x/');
  const money = { cents: 100, formatted: '1,00\u00a0€' };
  const order = {
    ...{ uuid: 'x', number: 'BG-100250', placedAt: '', state: 'received', deliveryType: 'home', store: null },
    lines: [
      { nameWithoutBrand: 'Ski', colour: { name: 'Blau' }, picture: { url: '/a.svg' }, price: money, total: money },
    ],
    ...{ address: { city: 'Graz' }, timeline: [], productsPrice: money, deliveryPrice: money, total: money },
  };
  const loadWith = (missing: object) => {
    const get = async () => ({ ok: true, data: { ...order, ...missing } });
    return loadOrder({ ...input, app: { ...input.app, api: { ...input.app.api, get } } as unknown as AppContext });
  };
  expect(await loadWith({})).toMatchObject({ kind: 'data' });
  for (const missing of [
    { productsPrice: null },
    { deliveryPrice: { formatted: '1,00\u00a0€' } },
    { total: undefined },
  ])
    expect(await loadWith(missing)).toMatchObject({ kind: 'failed', error: { kind: 'malformed' } });
});

it('a customer’s change does not affect the account of another customer, who has signed in in another tab meanwhile', () => {
  let state = stale;
  const changes: Partial<AccountData>[] = [];
  const { app } = visit(stale, '/my-account/account-details/').input;
  const account = { ...app.account, update: (change: Partial<AccountData>) => void changes.push(change) };
  const update = updateFor(stale.requestId, { account, session: { ...app.session, read: () => state } });
  // A new password of the same customer.
  state = { ...stale, token: 'y' };
  update({ pendingEmail: 'a@beispiel.at' });
  state = { ...stale, requestId: 'u2' };
  update({ pendingEmail: 'b@beispiel.at' });
  expect(changes).toEqual([{ pendingEmail: 'a@beispiel.at' }]);
});
