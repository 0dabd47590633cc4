import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { documentForTests, releaseForTests } from '../../testing/releases-for-tests.ts';
import { createDocumentFetcher, type DiscoveryResponse } from './fetch-document.ts';

let registry: FastifyInstance;
let sent: { status: number; body: unknown };
let origin: string;
let read: () => Promise<DiscoveryResponse>;

const document = documentForTests({ 'mf-header': [releaseForTests('mf-header')] });

beforeEach(async () => {
  sent = { status: 200, body: document };
  registry = Fastify();
  registry.get('/discovery.json', async (request, reply) => {
    const etag = `"${JSON.stringify(sent.body).length}"`;
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.code(sent.status).header('etag', etag).send(sent.body);
  });
  registry.get('/channels/team/discovery.json', async () => ({ ...document, revision: 42 }));
  origin = await registry.listen({ port: 0, host: 'localhost' });
  read = createDocumentFetcher(origin);
});
afterEach(() => registry.close());

it('fetches the document once, then 304 responses while it is unchanged', async () => {
  expect(await read()).toEqual({ kind: 'document', document });
  expect(await read()).toEqual({ kind: 'unchanged' });
});

it('fetches the document of its channel', async () => {
  expect(await createDocumentFetcher(origin, 'team')()).toMatchObject({ document: { revision: 42 } });
  await expect(createDocumentFetcher(origin, 'outlet')()).rejects.toThrow(
    `The registry answered 404 at ${origin}/channels/outlet/discovery.json`,
  );
});

it('drops fields of a newer registry that this shell does not know', async () => {
  sent.body = { ...document, note: 'more', microFrontends: { ...document.microFrontends } };
  expect(await read()).toEqual({ kind: 'document', document });
});

it.each([
  ['an error', { status: 503, body: { error: 'discovery-lost' } }, 'answered 503'],
  ['something else', { status: 200, body: { hello: 'world' } }, 'not a discovery document'],
])('refuses %s, and then requests the document without an ETag', async (_what, next, message) => {
  await read();
  sent = next;
  await expect(read()).rejects.toThrow(message);
  sent = { status: 200, body: { ...document, revision: 22 } };
  expect(await read()).toEqual({ kind: 'document', document: { ...document, revision: 22 } });
});
