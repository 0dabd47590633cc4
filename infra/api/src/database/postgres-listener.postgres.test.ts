// @module-tag rotated
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { requestDatabase } from '../testing/postgres/database-service.ts';
import { listenOnPostgres } from './postgres-listener.ts';

let url: string;
let observer: pg.Client;
beforeAll(async () => {
  url = await requestDatabase();
  observer = new pg.Client({ connectionString: url });
  await observer.connect();
}, 120_000);
afterAll(() => observer.end());

let seen: { notifications: string[]; reconnects: number; errors: unknown[] };
beforeEach(() => {
  seen = { notifications: [], reconnects: 0, errors: [] };
});
const subscription = {
  channel: 'peaks',
  onNotification: (payload: string) => void seen.notifications.push(payload),
  onReconnect() {
    seen.reconnects += 1;
  },
  onError: (error: unknown) => void seen.errors.push(error),
};

const listeners = `from pg_stat_activity where application_name = 'bergauf-api-listener' and datname = current_database()`;
const openConnections = async () => (await observer.query(`select pid ${listeners}`)).rows.length;
const untilNoneIsOpen = () => vi.waitFor(async () => expect(await openConnections()).toBe(0), 10_000);

it('a subscription that the database refuses leaves no connection open', async () => {
  // No identifier: refused as a standby refuses every subscription.
  const refused = listenOnPostgres(url, { ...subscription, channel: 'no identifier' });
  await expect(refused).rejects.toThrow('syntax error');
  await untilNoneIsOpen();
});

it('a lost connection is reported once and replaced by one, each time', async () => {
  const close = await listenOnPostgres(url, subscription);
  onTestFinished(close);
  for (const time of [1, 2, 3]) {
    await observer.query(`select pg_terminate_backend(pid) ${listeners}`);
    await vi.waitFor(() => expect(seen.reconnects).toBe(time), 10_000);
    await observer.query(`notify peaks, 'Dachstein ${time}'`);
    await vi.waitFor(() => expect(seen.notifications).toContain(`Dachstein ${time}`), 10_000);
    expect(await openConnections()).toBe(1);
  }
  expect(seen.notifications).toHaveLength(3);
  expect(seen.errors).toHaveLength(3);
  await close();
  await untilNoneIsOpen();
  expect([seen.reconnects, seen.errors.length]).toEqual([3, 3]);
});

/** A way to the server on which connections can be cut, and later ones made to wait for the server's first word. */
async function startWay() {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let [isHolding, attempts] = [false, 0];
  let letThrough = (): void => undefined;
  const server = createServer((near) => {
    attempts += 1;
    sockets.add(near);
    near.on('error', () => undefined).on('close', () => sockets.delete(near));
    const pass = (): void => {
      const far = connect(Number(port), hostname);
      far.on('error', () => near.destroy());
      near.on('close', () => far.destroy());
      near.pipe(far).pipe(near);
    };
    if (isHolding) letThrough = pass;
    else pass();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const way = new URL(url);
  way.port = String(typeof address === 'object' ? address?.port : 0);
  return {
    url: `${way}`,
    attempts: () => attempts,
    open: () => sockets.size,
    cut: (how: 'reset' | 'in good order' = 'reset') => {
      for (const socket of sockets) how === 'reset' ? socket.resetAndDestroy() : socket.end();
    },
    holdNext: () => {
      isHolding = true;
    },
    letThrough: () => letThrough(),
  };
}

it('closed before it reconnects, it does not, and reports nothing more', async () => {
  const way = await startWay();
  const close = await listenOnPostgres(way.url, subscription);
  way.cut('in good order');
  await vi.waitFor(() => expect(seen.errors).toHaveLength(1), 10_000);
  await close();
  await untilNoneIsOpen();
  expect([seen.reconnects, seen.errors.length, way.attempts()]).toEqual([0, 1, 1]);
});

it('closed while it reconnects, it reports nothing more and leaves no connection open', async () => {
  const way = await startWay();
  const close = await listenOnPostgres(way.url, subscription);
  way.holdNext();
  way.cut();
  await vi.waitFor(() => expect(way.attempts()).toBe(2), 10_000);
  await close();
  way.letThrough();
  await vi.waitFor(() => expect(way.open()).toBe(0), 10_000);
  await untilNoneIsOpen();
  expect([seen.reconnects, seen.errors.length, way.attempts()]).toEqual([0, 1, 2]);
});

it('a server that accepts a connection and says nothing is tried again, by one attempt after the other', async () => {
  const way = await startWay();
  const close = await listenOnPostgres(way.url, subscription);
  onTestFinished(close);
  way.cut();
  await vi.waitFor(() => expect(seen.reconnects).toBe(1), 10_000);
  way.holdNext();
  way.cut();
  await vi.waitFor(() => expect(way.attempts()).toBe(4), 20_000);
  // Twice it was lost, once it was not answered.
  expect(seen.errors).toHaveLength(3);
  way.letThrough();
  await vi.waitFor(() => expect(seen.reconnects).toBe(2), 10_000);
  expect(seen.errors).toHaveLength(3);
});
