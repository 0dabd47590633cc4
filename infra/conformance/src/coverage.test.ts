// @module-tag rotated
import type { JsonObject } from '@bergauf/api/http/openapi/name-schemas';
import { nameOf, type Operation, operationsOf } from '@bergauf/api/testing/fuzz/operations';
import { startTestApi } from '@bergauf/api/testing/test-api';
import { startTamperingProxy } from '@bergauf/test-kit/tampering-proxy';
import type { FastifyInstance } from 'fastify';
import type { OrderDetails } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runChecks } from './run.ts';

const shop = 'http://localhost:3000';

const ofEmails = 'a link of an email that the API itself has sent';
const ofOperators = 'of operators and their monitoring';

/** Operations of the product API that no check calls. */
const notCalled: Readonly<Record<string, string>> = {
  'GET /': ofOperators,
  'GET /healthz': ofOperators,
  'GET /readyz': ofOperators,
  'GET /openapi.json': ofOperators,
  'GET /api/v1/newsletter/unsubscribe/{token}/': ofEmails,
  'POST /api/v1/newsletter/unsubscribe/{token}/': ofEmails,
  'GET /bestellung/bestaetigen/{token}/': ofEmails,
  'POST /bestellung/bestaetigen/{token}/': ofEmails,
  'GET /invoices/{token}/{file}': 'the address of an invoice, which exists when goods have been sent',
};

const needsEmail = 'needs the secret of an email';
const needsGoods = 'needs goods that have been sent';
const wouldStay = 'the same form as JSON is sent by another check; this one would reach the staff a second time';

/** Operations of which checks see refusals only. */
const onlyRefused: Readonly<Record<string, string>> = {
  'POST /api/v1/auth/reset-password/': needsEmail,
  'POST /api/v2/team/auth/reset-password/': needsEmail,
  'POST /api/v1/user/order/{id}/return/': needsGoods,
  'POST /api/v1/user/order/{id}/invoice/': needsGoods,
  'POST /api/v1/order/{id}/invoice/': needsGoods,
  'POST /api/v1/order/lookup/invoice/': needsGoods,
  'POST /api/v1/user/loyalty/vouchers/': 'needs points, which orders earn when they are delivered',
  'POST /api/v1/cart/voucher/': 'needs a voucher, which points are exchanged for',
  'POST /api/v1/user/deletion/': 'a deletion that waits for days; the accounts of checks are deleted at once',
  'POST /formulare/appointment/': wouldStay,
  'POST /formulare/contact/': wouldStay,
  'POST /formulare/newsletter/': wouldStay,
  'POST /formulare/withdrawal/': wouldStay,
};

type Exchange = { readonly method: string; readonly url: string; readonly status: number; readonly body: unknown };

const exchanges: Exchange[] = [];
let operations: readonly Operation[];
let api: FastifyInstance;
beforeAll(async () => {
  api = await startTestApi({ shopOrigins: [shop], docs: true });
  const origin = await api.listen({ port: 0, host: 'localhost' });
  const document = (await (await fetch(`${origin}/openapi.json`)).json()) as JsonObject;
  operations = operationsOf(document);
  expect(operations.length).toBeGreaterThan(100);
  const proxy = await startTamperingProxy(origin, {
    response: ({ method, url, status, body }) => void exchanges.push({ method, url, status, body }),
  });
  for await (const { fault } of runChecks({
    api: proxy.origin,
    shop,
    effects: ['reads', 'writes', 'orders'],
    team: true,
  })) {
    expect(fault).toBeNull();
  }
  await proxy.close();
}, 240_000);
afterAll(() => api.close());

/** The operation of a call: of those that fit, the one with the fewest parameters. */
function operationOf({ method, url }: Pick<Exchange, 'method' | 'url'>): string | null {
  const path = url.replace(/\?.*$/, '').split('/');
  const parameters = ({ path: declared }: Operation) => declared.split('{').length;
  const fitting = operations.filter((one) => {
    const declared = one.path.split('/');
    const fits = (part: string, index: number) => part.startsWith('{') || part === path[index];
    return one.method === method && declared.length === path.length && declared.every(fits);
  });
  const [closest] = fitting.toSorted((a, b) => parameters(a) - parameters(b));
  return closest ? nameOf(closest) : null;
}

const namesOf = (list: readonly Exchange[]): Set<string | null> => new Set(list.map(operationOf));

it('calls every operation of the product API except those that no frontend calls', () => {
  const called = namesOf(exchanges);
  const missing = operations.map(nameOf).filter((name) => !called.has(name));
  expect(missing.toSorted()).toEqual(Object.keys(notCalled).toSorted());
});

it('sees every operation succeed except those that need an email or shipped goods', () => {
  const succeeded = namesOf(exchanges.filter(({ status }) => status < 400));
  const refused = [...namesOf(exchanges)].filter((name) => name !== null && !succeeded.has(name));
  expect(refused.toSorted()).toEqual(Object.keys(onlyRefused).toSorted());
});

it('places four orders with --orders, of which one is cancelled', () => {
  const uuidsOf = (path: RegExp) => {
    const found = exchanges.filter(({ method, url, status }) => method === 'POST' && status === 200 && path.test(url));
    return new Set(found.map(({ body }) => (body as { data: OrderDetails }).data.uuid));
  };
  expect(uuidsOf(/^\/api\/v1\/order\/$/).size).toBe(4);
  expect(uuidsOf(/\/cancel\/$/).size).toBe(1);
});

it('deletes every account that it registers', () => {
  const withPath = (method: string, path: RegExp) =>
    exchanges.filter((one) => one.method === method && one.status === 200 && path.test(one.url)).length;
  const registered = withPath('POST', /\/auth\/register\/$/);
  expect(withPath('DELETE', /^\/api\/v1\/user\/$/)).toBe(registered);
  // What the README says: some 40.
  expect(registered).toBeGreaterThan(34);
  expect(registered).toBeLessThan(46);
});
