import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAnalyticsRoutes } from './analytics-routes.ts';

let server: FastifyInstance;
let registry: Registry;
let shopping: object[];
const shopOrigin = 'http://localhost:3000';

beforeEach(async () => {
  registry = new Registry();
  shopping = [];
  server = Fastify();
  await server.register(rateLimit, { global: false });
  const onShopping = (_request: unknown, of: object) => void shopping.push(of);
  addAnalyticsRoutes(server, { analytics: { matomo: null }, shopOrigin }, registry, onShopping);
});
afterEach(() => server.close());

const post = (payload: unknown, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  server.inject({
    method: 'POST',
    url: '/_shell/analytics',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });

async function counted(): Promise<string[]> {
  const lines = (await registry.metrics()).split('\n');
  return lines.filter((line) => line.startsWith('bergauf_')).map((line) => line.replace(/^[a-z_]+/, ''));
}

it('counts events by name and detail', async () => {
  const events = [
    { name: 'page_data', detail: 'home' },
    { name: 'page_data', detail: 'home' },
    { name: 'discount_bucket', detail: '91-100' },
    { name: 'login' },
  ];
  expect((await post({ events })).statusCode).toBe(204);
  expect(await counted()).toEqual([
    '{event="page_data",detail="home"} 2',
    '{event="discount_bucket",detail="91-100"} 1',
    '{event="login",detail=""} 1',
  ]);
});

it('reports pages and what was put into the cart, by which releases are compared', async () => {
  const names = ['page_data', 'add_to_cart', 'page_data', 'remove_from_cart', 'page_data'];
  await post({ events: names.map((name) => ({ name })) });
  await post({ events: [{ name: 'add_to_cart' }] }, { 'sec-fetch-site': 'cross-site' });
  expect(shopping).toEqual([{ pages: 3, addedToCart: 1 }]);
});

it('bounds its labels: names and details that it does not know are not taken from the request', async () => {
  await post({ events: [{ name: 'page_data', detail: 'x1' }, { name: 'x2' }, { name: 'toString', detail: 'x3' }] });
  await post({ events: [{ name: 'login', detail: 'x4' }] });
  expect(await counted()).toEqual([
    '{event="page_data",detail=""} 1',
    '{event="unknown",detail=""} 2',
    '{event="login",detail=""} 1',
  ]);
});

it('counts a thousand made-up names as one', async () => {
  const made = Array.from({ length: 1000 }, (_, n) => ({ name: `made-${n}`, detail: `up-${n}` }));
  expect((await post({ events: made })).statusCode).toBe(413);
  for (let first = 0; first < made.length; first += 50)
    expect((await post({ events: made.slice(first, first + 50) })).statusCode).toBe(204);
  expect(await counted()).toEqual(['{event="unknown",detail=""} 1000']);
});

it.each([
  ['no list', {}],
  ['an empty list', { events: [] }],
  ['more than 50 events', { events: Array.from({ length: 51 }, () => ({ name: 'login' })) }],
  ['an event without a name', { events: [{ detail: 'home' }] }],
  ['a long name', { events: [{ name: 'x'.repeat(41) }] }],
])('refuses %s', async (_, body) => {
  expect((await post(body)).statusCode).toBe(400);
  expect(await counted()).toEqual([]);
});

it('refuses requests from another site', async () => {
  const body = { events: [{ name: 'login' }] };
  expect((await post(body, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await post(body, { origin: 'https://other.example' })).statusCode).toBe(403);
  expect((await post(body, { origin: shopOrigin })).statusCode).toBe(204);
  expect(await counted()).toEqual(['{event="login",detail=""} 1']);
});

it('takes 120 requests a minute from one address', async () => {
  const body = { events: [{ name: 'login' }] };
  const codes: number[] = [];
  for (let request = 0; request <= 120; request++) codes.push((await post(body)).statusCode);
  expect(codes.filter((code) => code === 204)).toHaveLength(120);
  expect(codes.at(-1)).toBe(429);
});

it('does not exist where the shop counts nothing', async () => {
  const other = Fastify();
  addAnalyticsRoutes(other, { analytics: null, shopOrigin }, new Registry());
  expect((await other.inject({ method: 'POST', url: '/_shell/analytics' })).statusCode).toBe(404);
  await other.close();
});
