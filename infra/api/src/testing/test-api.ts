import type { FastifyInstance, InjectOptions } from 'fastify';
import { AuthResponse, Product } from 'shared-contracts/entities';
import type { ApiServerOptions } from '../options.ts';
import { createApiServer, createApiServerWithDatabase } from '../server.ts';
import { type Credentials, dataOf } from './responses.ts';
import { testApiOptions } from './test-api-options.ts';

// Tests that start an API also check its responses. Tests of the shared API do not import this file, which loads the whole API.
export { type Credentials, dataOf, errorOf } from './responses.ts';

/** A real server on a real database of its own, filled with the test catalogue. */
export async function startTestApi(options: Partial<ApiServerOptions> = {}): Promise<FastifyInstance> {
  return createApiServer({ ...(await testApiOptions()), ...options });
}

/** As `startTestApi`, with the database, for tests of changes that no request makes. */
export async function openTestApi(
  options: Partial<ApiServerOptions> = {},
): ReturnType<typeof createApiServerWithDatabase> {
  return createApiServerWithDatabase({ ...(await testApiOptions()), ...options });
}

/** Calls with a shopper's headers. */
export function caller(server: FastifyInstance, headers: Credentials = {}) {
  const call = (method: InjectOptions['method'], url: string, payload?: object) =>
    server.inject({ method, url, headers, ...(payload && { payload }) } as InjectOptions);
  return {
    get: (url: string) => call('GET', url),
    post: (url: string, payload: object) => call('POST', url, payload),
    put: (url: string, payload: object) => call('PUT', url, payload),
    delete: (url: string) => call('DELETE', url),
  };
}

let registered = 0;

/** Registers a new customer and returns the headers of the session. */
export async function signUp(server: FastifyInstance): Promise<Required<Credentials> & { email: string }> {
  registered += 1;
  const email = `kundin${registered}@example.at`;
  const body = { firstName: 'Anna', lastName: 'Berger', email, password: 'steil-und-steinig' };
  const response = await server.inject({ method: 'POST', url: '/api/v1/auth/register/', payload: body });
  const { token, uuid } = dataOf(response, AuthResponse);
  return { authorization: `Bearer ${token}`, 'x-request-id': uuid, email };
}

/** A product with at least `pieces` of one of its options in stock, and that option. */
export async function findOption(server: FastifyInstance, pieces: number) {
  const list = await server.inject('/api/v1/search/?path=/schuhe/&limit=48');
  const { data }: { data: { products: { url: string }[] } } = list.json();
  for (const { url } of data.products) {
    const product = dataOf(await server.inject(`/api/v1/product/?path=${url}`), Product);
    const option = product.options.find(({ quantity }) => quantity >= pieces);
    if (option) return { product, option };
  }
  throw new Error(`No option has ${pieces} pieces`);
}
