import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CatalogueWatch, watchCatalogue } from './catalogue-watch.ts';

let api: FastifyInstance;
let sent: { status: number; body: unknown };
let asked: number;
let watch: CatalogueWatch;
let warnings: string[];

const versions = (catalogue: string, pieces = 'a 0') => ({ status: 200, body: { data: { catalogue, pieces } } });

beforeEach(async () => {
  [sent, asked, warnings] = [versions('a 0'), 0, []];
  api = Fastify();
  api.get('/api/v1/catalogue-version/', async (_request, reply) => {
    asked += 1;
    return reply.code(sent.status).send(sent.body);
  });
  const apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' });
  watch = watchCatalogue({ apiOrigin, pollMs: 5, log: { warn: (_about, message) => void warnings.push(message) } });
  await polled();
});
afterEach(async () => {
  await watch.stop();
  await api.close();
});

/** Waits until a request that began after this moment has been processed. */
async function polled(): Promise<void> {
  const before = asked;
  await vi.waitFor(() => expect(asked).toBeGreaterThan(before + 2));
}

async function next(response: typeof sent): Promise<void> {
  sent = response;
  await polled();
}

it('learns of a version that it has not seen, once', async () => {
  const first = watch.changedAt('/herren/');
  await polled();
  expect(watch.changedAt('/herren/')).toBe(first);
  await next(versions('a 1'));
  const second = watch.changedAt('/herren/');
  expect(second).toBeGreaterThan(first);
  await polled();
  expect(watch.changedAt('/herren/')).toBe(second);
});

it('does not mistake other processes behind a load balancer for changes', async () => {
  await next(versions('b 7'));
  const known = watch.changedAt('/herren/');
  for (const version of ['a 0', 'b 7', 'a 0']) await next(versions(version));
  expect(watch.changedAt('/herren/')).toBe(known);
});

it('treats a change of stock as one of product pages only', async () => {
  const [list, product] = [watch.changedAt('/herren/'), watch.changedAt('/p/regenjacke/')];
  const menu = watch.everyPageChangedAt();
  await next(versions('a 0', 'a 1'));
  expect([watch.changedAt('/herren/'), watch.everyPageChangedAt()]).toEqual([list, menu]);
  expect(watch.changedAt('/p/regenjacke/')).toBeGreaterThan(product);
  const changed = watch.changedAt('/p/regenjacke/');
  for (const path of ['/en/p/rain-jacket/', '/ein-team/p/regenjacke/', '/en/ein-team/p/rain-jacket/']) {
    expect(watch.changedAt(path), path).toBe(changed);
  }
});

it.each([
  ['fails', { ...versions('b 1'), status: 503 }],
  ['is older and has no versions', { status: 404, body: { error: 'not found' } }],
  ['sends something else', { status: 200, body: { data: {} } }],
])('changes nothing while the API %s, and logs it once', async (_what, response) => {
  const known = watch.changedAt('/herren/');
  await next(response);
  await polled();
  expect(watch.changedAt('/herren/')).toBe(known);
  expect(warnings).toEqual(['the version of the catalogue could not be read']);
  await next(versions('a 1'));
  expect(watch.changedAt('/herren/')).toBeGreaterThan(known);
});
