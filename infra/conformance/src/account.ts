import { randomUUID } from 'node:crypto';
import { AuthResponse } from 'shared-contracts/entities';
import type { ApiCaller, Session } from './api-caller.ts';

export const password = 'conformance-first-password';

export type Customer = { readonly email: string; readonly auth: AuthResponse; readonly session: Required<Session> };

export const sessionOf = ({ token, uuid }: AuthResponse): Required<Session> => ({
  authorization: `Bearer ${token}`,
  'x-request-id': uuid,
});

/** Base paths of the account calls. */
export type AuthBase = '/api/v1/' | '/api/v2/team/';

/** Registers a customer with an email address that has no mailbox (RFC 2606). Delete the account after use. */
export async function register(caller: ApiCaller, base: AuthBase = '/api/v1/'): Promise<Customer> {
  const email = `conformance-${randomUUID()}@example.com`;
  const body = { firstName: 'Conformance', lastName: 'Test', email, password };
  const auth = await caller.data(`${base}auth/register/`, AuthResponse, { method: 'POST', body });
  return { email, auth, session: sessionOf(auth) };
}

/** Deletes an account whose session is no longer known. */
export async function deleteByLogin(
  caller: ApiCaller,
  { email, password: secret }: { readonly email: string; readonly password: string },
  base: AuthBase = '/api/v1/',
): Promise<void> {
  const login = { method: 'POST', body: { email, password: secret } } as const;
  const headers = sessionOf(await caller.data(`${base}auth/login/`, AuthResponse, login));
  await caller.answer('/api/v1/user/', { method: 'DELETE', headers });
}

/** Registers a customer, runs `use`, and deletes the account. */
export async function withCustomer(
  caller: ApiCaller,
  use: (customer: Customer) => Promise<void>,
  base?: AuthBase,
): Promise<void> {
  const customer = await register(caller, base);
  try {
    await use(customer);
  } finally {
    await caller.answer('/api/v1/user/', { method: 'DELETE', headers: customer.session });
  }
}
