import { randomUUID } from 'node:crypto';
import { AuthResponse } from 'shared-contracts/entities';
import type { Probe, Session } from './probe.ts';

export const password = 'conformance-first-password';

export type Customer = { readonly email: string; readonly auth: AuthResponse; readonly session: Required<Session> };

export const sessionOf = ({ token, uuid }: AuthResponse): Required<Session> => ({
  authorization: `Bearer ${token}`,
  'x-request-id': uuid,
});

/** Registers a customer with an address without a mailbox (RFC 2606). Delete the account after use. */
export async function register(probe: Probe): Promise<Customer> {
  const email = `conformance-${randomUUID()}@example.com`;
  const body = { firstName: 'Conformance', lastName: 'Test', email, password };
  const auth = await probe.data('/api/v1/auth/register/', AuthResponse, { method: 'POST', body });
  return { email, auth, session: sessionOf(auth) };
}

/** Runs with a customer whose account is deleted afterwards. */
export async function withCustomer(probe: Probe, use: (customer: Customer) => Promise<void>): Promise<void> {
  const customer = await register(probe);
  try {
    await use(customer);
  } finally {
    await probe.answer('/api/v1/user/', { method: 'DELETE', headers: customer.session });
  }
}
