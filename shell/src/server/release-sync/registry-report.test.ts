import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Readiness } from '@bergauf/service-kit/shell-protocol/readiness';
import pino from 'pino';
import contracts from 'shared-contracts/package.json';
import { expect, onTestFinished, test, vi } from 'vitest';
import { reportToRegistry } from './registry-report.ts';

type Taken = { url: string | undefined; token: string | undefined; body: unknown };

/** A registry that responds to reports with `state.status`, and records those that it accepts. */
async function registry() {
  const taken: Taken[] = [];
  const state = { status: 204 };
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = await json(request);
    if (state.status < 300) taken.push({ url: request.url, token: request.headers.authorization, body });
    response.writeHead(state.status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, taken, state };
}

const status = (revision: number): Readiness => ({
  status: 'ready',
  wanted: null,
  problems: [],
  serving: { revision, set: 'a', releases: { 'mf-header': '1.0.0' }, since: '2026-03-01T10:00:00.000Z' },
});

test('a shell reports what it serves, after each change only, and continues after a refusal', async () => {
  const { origin, taken, state } = await registry();
  const lines: string[] = [];
  const failed = vi.fn();
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  state.status = 503;
  let now = status(1);
  let checks = 0;
  const stop = reportToRegistry({
    ...{
      releasesOrigin: origin,
      channel: 'team',
      token: 'secret',
      port: 3000,
      operators: 'http://localhost:3004',
      log,
    },
    failed,
    counts: () => [{ remote: 'mf-header', version: '1.0.0', measure: 'server-failures', trials: 7, events: 1 }],
    status: () => {
      checks += 1;
      return now;
    },
  });
  onTestFinished(stop);
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  // Logged once and counted each time, so that an alert can tell how long it goes on.
  await vi.waitFor(() => expect(failed.mock.calls.length).toBeGreaterThan(1), { timeout: 5_000 });
  state.status = 204;
  await vi.waitFor(() => expect(taken).toHaveLength(1), { timeout: 5_000 });
  expect(taken[0]).toMatchObject({
    url: expect.stringMatching(/^\/api\/v1\/shells\/[A-Za-z0-9._-]+%3A3000$/),
    token: 'Bearer secret',
    body: {
      contractVersion: contracts.version,
      channel: 'team',
      operators: 'http://localhost:3004',
      readiness: { serving: { revision: 1 } },
      counts: [{ measure: 'server-failures', trials: 7, events: 1 }],
    },
  });
  const before = checks;
  await vi.waitFor(() => expect(checks).toBeGreaterThan(before), { timeout: 5_000 });
  now = status(2);
  await vi.waitFor(() => expect(taken).toHaveLength(2), { timeout: 5_000 });
  expect(taken[1]?.body).toMatchObject({ readiness: { serving: { revision: 2 } } });
  await stop();
  expect([taken.length, lines.length]).toEqual([2, 1]);
});

test('a shell without a token reports nothing', async () => {
  const { origin, taken } = await registry();
  const log = pino({ level: 'silent' });
  const options = {
    releasesOrigin: origin,
    channel: null,
    token: null,
    port: 3000,
    operators: null,
    log,
    counts: () => [],
    failed: () => undefined,
  };
  await reportToRegistry({ ...options, status: () => status(1) })();
  expect(taken).toEqual([]);
});
