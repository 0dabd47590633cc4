import * as fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../http/openapi/name-schemas.ts';
import { soakLength } from '../soak.ts';
import { startTestApi } from '../test-api.ts';
import { responseCheck } from './check-response.ts';
import { readDictionary } from './dictionary.ts';
import { type FuzzRequest, nameOf, operationsOf, requestOf } from './request-of-operation.ts';
import { openShoppers } from './shoppers.ts';

// A fixed seed, so that a failure is reproducible; another FUZZ_SEED sends other requests.
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_401);
const requests = Number(process.env['FUZZ_REQUESTS'] ?? soakLength({ short: 1000, full: 5000 }));

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi({ docs: true });
}, 120_000);
afterAll(() => server.close());

it(`the API responds to ${requests} random requests as its OpenAPI document declares, and to none with a 5xx status`, async () => {
  const document = (await server.inject('/openapi.json')).json() as JsonObject;
  const operations = operationsOf(document);
  const check = responseCheck(document);
  const shoppers = await openShoppers(server);
  const dictionary = await readDictionary(server);
  const byName = new Map(operations.map((operation) => [nameOf(operation), operation]));
  const succeeded = new Set<string>();

  const send = async ({ operation: name, url, caller, headers, body }: FuzzRequest) => {
    const operation = byName.get(name);
    if (operation === undefined) throw new Error(`There is no operation ${name}`);
    const method = operation.method as NonNullable<InjectOptions['method']>;
    const all = { ...shoppers.headersOf(caller), ...headers };
    const response = await server.inject({ method, url, headers: all, ...(body !== null && { payload: body }) });
    if (caller === 'customer' && response.statusCode === 403) await shoppers.renew();
    if (response.statusCode < 400) succeeded.add(name);
    const wrong = check(operation, response);
    if (wrong !== null) throw new Error(`${wrong}\nresponse: ${response.body.slice(0, 500)}`);
  };

  // Built once: building them takes longer than most requests.
  const anyRequest = fc.oneof(...operations.map((operation) => requestOf(operation, document, dictionary)));
  await fc.assert(fc.asyncProperty(anyRequest, send), { seed, numRuns: requests, endOnFailure: true });
  // If all requests of most operations were refused, the test would check little.
  const refused = [...byName.keys()].filter((name) => !succeeded.has(name));
  expect(refused.length / operations.length, `never succeeded: ${refused.join(', ')}`).toBeLessThan(0.3);
}, 300_000);
