import { setTimeout as sleep } from 'node:timers/promises';
import { createTracing } from '@bergauf/service-kit/tracing/tracing';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../../testing/test-api.ts';
import { createServer, prepareServer } from '../create-server.ts';

/** A server like the API's, with routes that fail in every way. */
async function failingServer(log: string[] = [], begun: () => void = () => undefined) {
  const server = createServer(
    { logger: { level: 'info', stream: { write: (line) => void log.push(line) } } },
    await createTracing('bergauf-api', null),
  );
  await prepareServer(server, { shopOrigins: [] });
  server.get('/throws', () => {
    throw new Error('broken');
  });
  server.get('/rejects', async () => {
    await sleep(1);
    // A thrown value need not be an error.
    throw 'just text';
  });
  server.get('/query', async () => {
    const cause = Object.assign(new Error('duplicate key value: "anna@example.at"'), {
      code: '23505',
      table: 'accounts',
    });
    throw new DrizzleQueryError('insert into accounts values ($1)', ['anna@example.at'], cause);
  });
  server.get('/slow', async () => {
    begun();
    await sleep(200);
    return { data: 'done' };
  });
  return server;
}

describe('a route that fails', () => {
  it.each(['/throws', '/rejects', '/query'])('affects its own request only: %s', async (url) => {
    const server = await failingServer();
    expect(errorOf(await server.inject(url), 500)).toMatchObject({ error: 'internal error', errors: {} });
    expect((await server.inject('/slow')).json()).toEqual({ data: 'done' });
    await server.close();
  });

  it('is logged with what helps, and without what a shopper has typed', async () => {
    const log: string[] = [];
    const server = await failingServer(log);
    await server.inject('/query');
    const line = log.find((entry) => entry.includes('request failed')) ?? '';
    expect(line).toContain('insert into accounts');
    expect(line).toContain('23505');
    expect(line).not.toContain('anna@example.at');
    await server.close();
  });
});

describe('closing', () => {
  it('finishes running requests, also on keep-alive connections', async () => {
    let begun = 0;
    const server = await failingServer([], () => (begun += 1));
    const origin = await server.listen({ host: '127.0.0.1', port: 0 });
    const slow = [fetch(`${origin}/slow`), fetch(`${origin}/slow`)];
    while (begun < slow.length) await sleep(5);
    const closed = server.close();
    const responses = await Promise.all(slow.map(async (response) => (await response).json()));
    expect(responses).toEqual([{ data: 'done' }, { data: 'done' }]);
    await closed;
    await expect(fetch(`${origin}/slow`)).rejects.toThrow();
  });
});
