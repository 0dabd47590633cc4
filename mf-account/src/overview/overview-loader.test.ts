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

/** What the loader uses of the app: the real client, and a session as the shell would have it. */
function enter(state: SessionState, environment: AppContext['environment'] = 'browser', apiOrigin = origin) {
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
  const { client } = enter(anonymousSession);
  const body = { firstName: 'Anna', lastName: 'Berger', email: newEmail(), password: 'ein guter Satz' };
  const answer = await client.post<AuthResponse>('/api/v1/auth/register/', body);
  if (!answer.ok) throw new Error(answer.error.message);
  const { token, uuid, hash } = answer.data;
  return { kind: 'customer', token, requestId: uuid, userHash: hash, priceType: 'vk' };
}

describe('the account’s first page', () => {
  it('asks a guest to sign in, and comes back afterwards', async () => {
    expect(await loadOverview(enter(anonymousSession).input)).toEqual({
      kind: 'redirect',
      to: '/login/?weiter=/my-account/',
    });
  });

  it('is not judged by the server, which is nobody', async () => {
    expect(await loadOverview(enter(anonymousSession, 'server').input)).toEqual({ kind: 'data', data: null });
  });

  it('knows the customer by name and takes over the price type', async () => {
    const { input, session } = enter(await customer());
    const result = await loadOverview(input);
    expect(result).toMatchObject({ kind: 'data', data: { personal: { firstName: 'Anna' } } });
    expect(session.setPriceType).toHaveBeenCalledWith('vk');
  });

  it('sends home when the data cannot be had', async () => {
    const state: SessionState = { kind: 'customer', token: 'x', requestId: 'u1', userHash: '', priceType: 'vk' };
    const { input } = enter(state, 'browser', 'http://127.0.0.1:9');
    expect(await loadOverview(input)).toEqual({ kind: 'redirect', to: '/' });
  });
});
