import { newEmail, sharedApi } from '@bergauf/api/testing/shared-api/shared-api';
import { createApiClient } from 'shared-contracts/api';
import { type AppContext, anonymousSession, type SessionState } from 'shared-contracts/app';
import type { AuthResponse } from 'shared-contracts/entities';
import { createBus } from 'shared-contracts/events';
import type { LoaderInput } from 'shared-contracts/remote';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadOverview } from './overview-loader.ts';

let origin: string;
beforeAll(async () => {
  ({ origin } = await sharedApi());
});

/** The parts of the app that the loader uses: the real API client, and a session with the given state. */
function inputFor(state: SessionState, environment: AppContext['environment'] = 'browser', apiOrigin = origin) {
  const session = { read: () => state, setPriceType: vi.fn() };
  const client = createApiClient({
    origin: apiOrigin,
    session: session.read,
    bus: createBus(),
    defaultTimeoutMs: 5000,
  });
  const app = { environment, session, api: client, config: { apiDebounceMs: 2000 } } as unknown as AppContext;
  const request = { url: new URL('http://localhost/my-account/'), signal: new AbortController().signal };
  const input: LoaderInput = { app, params: {}, request };
  return { input, session, client };
}

async function customer(): Promise<SessionState> {
  const { client } = inputFor(anonymousSession);
  const body = { firstName: 'Anna', lastName: 'Berger', email: newEmail(), password: 'ein guter Satz' };
  const response = await client.post<AuthResponse>('/api/v1/auth/register/', body);
  if (!response.ok) throw new Error(response.error.message);
  const { token, uuid, hash } = response.data;
  return { kind: 'customer', token, requestId: uuid, userHash: hash, priceType: 'vk' };
}

describe('the overview of the account', () => {
  it('redirects a guest to the login, with the way back', async () => {
    expect(await loadOverview(inputFor(anonymousSession).input)).toEqual({
      kind: 'redirect',
      to: '/login/?weiter=/my-account/',
    });
  });

  it('has no data on the server, which has no session', async () => {
    expect(await loadOverview(inputFor(anonymousSession, 'server').input)).toEqual({ kind: 'data', data: null });
  });

  it('loads the customer and sets the price type', async () => {
    const { input, session } = inputFor(await customer());
    const result = await loadOverview(input);
    expect(result).toMatchObject({ kind: 'data', data: { personal: { firstName: 'Anna' } } });
    expect(session.setPriceType).toHaveBeenCalledWith('vk');
  });

  it('redirects home when the data cannot be loaded', async () => {
    const state: SessionState = { kind: 'customer', token: 'x', requestId: 'u1', userHash: '', priceType: 'vk' };
    const { input } = inputFor(state, 'browser', 'http://127.0.0.1:9');
    expect(await loadOverview(input)).toEqual({ kind: 'redirect', to: '/' });
  });
});
