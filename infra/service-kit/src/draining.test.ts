import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { type Draining, type DrainRules, drainOnClose, drainRulesFrom } from './draining.ts';

/** `arrived`: paths of the requests that have reached a handler. */
type Started = Draining & { server: FastifyInstance; origin: string; port: number; arrived: string[]; ended: string[] };

/** `/slow` responds after `finish`, `/stream` sends its headers at once and its end after `finish`. */
async function start(rules: DrainRules, until: Promise<unknown> = Promise.resolve()): Promise<Started> {
  const server = fastify({ return503OnClosing: false });
  const [arrived, ended]: [string[], string[]] = [[], []];
  const draining = drainOnClose(server, rules);
  server.addHook('onClose', async () => void ended.push('database'));
  server.get('/readyz', async () => ({ ready: true }));
  server.get('/fast', async () => 'fast');
  server.get('/slow', async () => {
    arrived.push('/slow');
    await until;
    ended.push('answered');
    return 'slow';
  });
  server.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': '6' }).write('beg');
    arrived.push('/stream');
    void until.then(() => reply.raw.end('end'));
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return { ...draining, server, origin: `http://127.0.0.1:${port}`, port, arrived, ended };
}

function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Sends a request; its body must arrive completely. */
async function get(url: string, agent: Agent): Promise<{ status: number; connection: string; body: string }> {
  const sent = request(url, { agent }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode ?? 0, connection: response.headers.connection ?? '', body };
}

const isRefused = (url: string): Promise<boolean> =>
  get(url, new Agent()).then(
    () => false,
    () => true,
  );

test('readiness fails first, while requests are still answered; then connections are refused', async () => {
  const { server, origin, isDraining } = await start({ noticeMs: 300, limitMs: 5_000 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  expect(await get(`${origin}/readyz`, agent)).toMatchObject({ status: 200, connection: 'keep-alive' });
  const closed = server.close();
  await expect.poll(isDraining, { interval: 5 }).toBe(true);
  // Sent over the kept-alive connection, which the response closes instead of resetting it.
  expect(await get(`${origin}/readyz?probe`, agent)).toMatchObject({ status: 503, connection: 'close' });
  expect(await get(`${origin}/fast`, agent)).toEqual({ status: 200, connection: 'close', body: 'fast' });
  await closed;
  expect(await isRefused(`${origin}/fast`)).toBe(true);
});

test('requests in progress are answered before their resources are closed, and delay the end no longer than needed', async () => {
  const { opened, open } = gate();
  const { server, origin, arrived, ended } = await start({ noticeMs: 0, limitMs: 20_000 }, opened);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const answers = ['/slow', '/stream'].map((path) => get(origin + path, agent));
  await expect.poll(() => arrived.length).toBe(2);
  const closed = server.close();
  await expect.poll(() => server.server.listening).toBe(false);
  expect(await isRefused(`${origin}/fast`)).toBe(true);
  const started = performance.now();
  open();
  const [slow, stream] = await Promise.all(answers);
  expect(slow).toMatchObject({ body: 'slow', connection: 'close' });
  expect(stream?.body).toBe('begend');
  await closed;
  // The stream's headers had promised to keep the connection open.
  expect(performance.now() - started).toBeLessThan(3_000);
  expect(ended).toEqual(['answered', 'database']);
});

/** Closes a server, and fails if it waits for its limits. */
async function closeSoon(server: FastifyInstance): Promise<void> {
  const started = performance.now();
  await server.close();
  expect(performance.now() - started).toBeLessThan(5_000);
}

test('an unused connection does not delay the end', async () => {
  const { server, port, ended } = await start({ noticeMs: 0, limitMs: 60_000 });
  const accepted = once(server.server, 'connection');
  const idle = connect(port, '127.0.0.1');
  onTestFinished(() => void idle.destroy());
  await accepted;
  await closeSoon(server);
  expect(ended).toEqual(['database']);
});

test('responses that take longer than the limit are cut', async () => {
  const { server, origin, arrived, ended } = await start(
    { noticeMs: 0, limitMs: 100 },
    sleep(60_000, null, { ref: false }),
  );
  const cut = get(`${origin}/slow`, new Agent()).catch((cause: NodeJS.ErrnoException) => cause.code);
  await expect.poll(() => arrived.length).toBe(1);
  await server.close();
  expect(await cut).toBe('ECONNRESET');
  expect(ended).toEqual(['database']);
});

test.each([
  ['is cut at the limit', { noticeMs: 0, limitMs: 100 }, false],
  ['was closed by its client', { noticeMs: 0, limitMs: 60_000 }, true],
])('requests that were pipelined on a connection that %s do not delay the end', async (_what, rules, isClosedFirst) => {
  const { server, port, arrived, ended } = await start(rules, sleep(60_000, null, { ref: false }));
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void client.destroy());
  client.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(2));
  await expect.poll(() => arrived.length).toBe(2);
  if (isClosedFirst) client.destroy();
  await closeSoon(server);
  expect(ended).toEqual(['database']);
});

test('a server that never listened closes at once', async () => {
  const server = fastify();
  drainOnClose(server, { noticeMs: 60_000, limitMs: 0 });
  await server.ready();
  await closeSoon(server);
});

test('the times are settings', () => {
  expect(drainRulesFrom({})).toEqual({ noticeMs: 0, limitMs: 20_000 });
  expect(drainRulesFrom({ DRAIN_NOTICE_MS: '5000', DRAIN_LIMIT_MS: '30000' })).toEqual({
    noticeMs: 5_000,
    limitMs: 30_000,
  });
  expect(() => drainRulesFrom({ DRAIN_LIMIT_MS: 'long' })).toThrow('DRAIN_LIMIT_MS must be a whole number');
});
