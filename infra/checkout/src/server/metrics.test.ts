import { freePort } from '@bergauf/service-kit/testing/free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldsOf, guestFields, openCheckout } from '../testing/open-checkout.ts';

let port: number;
let checkout: Awaited<ReturnType<typeof openCheckout>>;
beforeAll(async () => {
  port = await freePort();
  checkout = await openCheckout({ metrics: { port } });
});
afterAll(() => checkout.close());

it('orders, forms and failures are counted by route and status, on a port of their own', async () => {
  const someone = await checkout.guest();
  const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
  expect((await someone.submit({ ...fields, email: 'no address' })).statusCode).toBe(422);
  const { headers } = await someone.submit(fields);
  await someone.open(String(headers.location));
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const count = (method: string, route: string, status: number): string =>
    `bergauf_checkout_request_seconds_count{method="${method}",route="${route}",status="${status}"} 1\n`;
  expect(metrics).toContain(count('GET', '/checkout/', 200));
  expect(metrics).toContain(count('POST', '/checkout/', 422));
  expect(metrics).toContain(count('POST', '/checkout/', 303));
  // Neither the order's id nor the shopper's.
  expect(metrics).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
  expect((await checkout.server.inject('/metrics')).statusCode).toBe(404);
});
