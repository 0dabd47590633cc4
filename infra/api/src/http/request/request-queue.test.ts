import fastify from 'fastify';
import { expect, it } from 'vitest';
import { queueRequests } from './request-queue.ts';

it('starts one request in each turn of the event loop, first in, first out', async () => {
  const server = fastify();
  queueRequests(server);
  const begun: { name: string; turn: number }[] = [];
  server.get<{ Params: { name: string } }>('/:name', async ({ params }) => {
    begun.push({ name: params.name, turn });
    return params.name;
  });
  await server.ready();

  let turn = 0;
  let isCounting = true;
  const count = (): void => {
    turn++;
    if (isCounting) setImmediate(count);
  };
  count();
  const names = ['one', 'two', 'three', 'four', 'five'];
  const responses = await Promise.all(names.map((name) => server.inject(`/${name}`)));
  isCounting = false;

  expect(responses.map(({ body }) => body)).toEqual(names);
  expect(begun.map(({ name }) => name)).toEqual(names);
  expect(new Set(begun.map((request) => request.turn)).size).toBe(names.length);
});

it('starts again after the queue was empty', async () => {
  const server = fastify();
  queueRequests(server);
  server.get('/', async () => 'here');
  for (let request = 0; request < 3; request++) expect((await server.inject('/')).body).toBe('here');
});
