import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const schema = { querystring: { type: 'object', properties: { page: { type: 'string' } } } };

function counter() {
  let now = 0;
  let made = 0;
  let version = 0;
  const server = fastify();
  const hooks = createResponseCache({ version: () => version, now: () => now });
  server.get('/', { ...hooks, schema }, async (_request, reply) => {
    made += 1;
    if (made === 1) reply.code(500);
    return { made };
  });
  return { get: (url: string) => server.inject(url), pass: (ms: number) => (now += ms), change: () => (version += 1) };
}

it('caches a success for five seconds by its path and query, with its age', async () => {
  const { get, pass } = counter();
  expect((await get('/')).json()).toEqual({ made: 1 });
  expect((await get('/')).json(), 'the error was not cached').toEqual({ made: 2 });
  pass(4200);
  const cached = await get('/');
  expect(cached.json()).toEqual({ made: 2 });
  expect(cached.headers).toMatchObject({ age: '4', 'cache-control': 'public, max-age=5' });
  expect(cached.headers['content-type']).toBe('application/json; charset=utf-8');
  expect((await get('/?page=2')).json()).toEqual({ made: 3 });
  pass(800);
  expect((await get('/')).json()).toEqual({ made: 4 });
});

it('creates a response once for a query with other parameters than those of the route', async () => {
  const { get } = counter();
  await get('/');
  expect((await get('/?page=2')).json()).toEqual({ made: 2 });
  for (const url of ['/?page=2&x=1', '/?x=2&page=2', '/?page=%32'])
    expect((await get(url)).json()).toEqual({ made: 2 });
});

it('tells all queries apart where the schema is no list of parameters', async () => {
  const server = fastify();
  const either = { anyOf: [{ type: 'object', properties: { a: { type: 'string' } } }, { type: 'object' }] };
  server.get(
    '/',
    { ...createResponseCache({ version: () => 0 }), schema: { querystring: either } },
    async ({ query }) => query,
  );
  for (const a of ['1', '2', '1']) expect((await server.inject(`/?a=${a}`)).json()).toEqual({ a });
});

it('keeps the age of its entries when the clock of the machine is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    let made = 0;
    const server = fastify();
    server.get('/', createResponseCache({ version: () => 0 }), async () => {
      made += 1;
      return { made };
    });
    await server.inject('/');
    vi.setSystemTime(Date.now() - 3_600_000);
    const cached = await server.inject('/');
    expect([cached.json(), Number(cached.headers.age)]).toEqual([{ made: 1 }, expect.toSatisfy((age) => age >= 0)]);
  } finally {
    vi.useRealTimers();
  }
});

it('creates a response again after the data has changed', async () => {
  const { get, change } = counter();
  await get('/');
  expect((await get('/')).json()).toEqual({ made: 2 });
  expect((await get('/')).json()).toEqual({ made: 2 });
  change();
  expect((await get('/')).json()).toEqual({ made: 3 });
});

it('does not cache a response beyond a change that happened while it was created', async () => {
  let version = 0;
  const server = fastify();
  server.get('/', createResponseCache({ version: () => version }), async () => {
    const seen = version;
    // The data changes while this response is created.
    if (seen === 0) version = 1;
    return { seen };
  });
  expect((await server.inject('/')).json()).toEqual({ seen: 0 });
  expect((await server.inject('/')).json()).toEqual({ seen: 1 });
});

it('counts addresses: many long ones with short responses take the place of earlier entries', async () => {
  const { get } = counter();
  await get('/');
  expect((await get('/?page=first')).json()).toEqual({ made: 2 });
  expect((await get('/?page=first')).json()).toEqual({ made: 2 });
  const long = 'x'.repeat(8_000);
  for (let other = 0; other < 2_200; other++) await get(`/?page=${other}${long}`);
  expect((await get('/?page=first')).json()).toEqual({ made: 2_203 });
});
