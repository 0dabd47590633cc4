import type { FastifyInstance } from 'fastify';
import { AuthResponse, OptIn } from 'shared-contracts/entities';
import { mailTo } from './mailbox.ts';
import { caller, dataOf, signUp } from './test-api.ts';

/** Password of the customers that `signUp` registers. */
export const password = 'steil-und-steinig';

/** Registers a customer, with a session and the email that asks to confirm the address. */
export async function newCustomer(server: FastifyInstance) {
  const { email, ...headers } = await signUp(server);
  return { email, session: caller(server, headers), mail: await mailTo(server, email) };
}

/** @param agent of the browser; the device is named by it */
export async function logIn(server: FastifyInstance, email: string, agent = ''): Promise<AuthResponse> {
  const headers = { 'user-agent': agent };
  const payload = { email, password };
  return dataOf(await server.inject({ method: 'POST', url: '/api/v1/auth/login/', headers, payload }), AuthResponse);
}

/** Calls in the session of a login or registration. */
export const sessionOf = (server: FastifyInstance, { token, uuid }: AuthResponse) =>
  caller(server, { authorization: `Bearer ${token}`, 'x-request-id': uuid });

/** Uses the link of an email in a browser that is not signed in. @param own the password of the account */
export const confirm = async (server: FastifyInstance, secret: string, own = password): Promise<OptIn> =>
  dataOf(await caller(server).post(`/api/v1/auth/doi/${secret}/`, { password: own }), OptIn);
