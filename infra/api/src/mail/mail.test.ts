// @module-tag rotated
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mailTo } from '../testing/mailbox.ts';
import { caller, startTestApi } from '../testing/test-api.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

type Received = { readonly from: string; readonly to: readonly string[]; readonly source: string };

/** A mail server that stores what it accepts, and refuses as many emails as `refuses` says. */
async function mailServer(port = 0) {
  const received: Received[] = [];
  const state = { refuses: 0 };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.refuses > 0) {
          state.refuses -= 1;
          done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          return;
        }
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  const address = smtp.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => smtp.close(() => resolve()));
  return { received, state, url: `smtp://127.0.0.1:${address.port}`, port: address.port, close };
}

async function apiWith(url: string): Promise<FastifyInstance> {
  const mail = { route: { kind: 'smtp' as const, url }, from: 'Bergauf <service@bergauf.example>', retryMs: 50 };
  const server = await startTestApi({ mail });
  stops.push(() => server.close());
  return server;
}

const register = (server: FastifyInstance, email: string, firstName = 'Jakob') =>
  caller(server).post('/api/v1/auth/register/', { firstName, lastName: 'Moser', email, password: 'steil-und-steinig' });

describe('emails', () => {
  it('go through the mail server, as text and as HTML', async () => {
    const smtp = await mailServer();
    stops.push(smtp.close);
    const server = await apiWith(smtp.url);
    await register(server, 'jakob@example.at');
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 10_000 });
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from: 'service@bergauf.example', to: ['jakob@example.at'] });
    expect(mail?.source).toMatch(/^Subject: =\?UTF-8\?Q\?Bitte_best=C3=A4tige/m);
    expect(mail?.source).toMatch(/^Content-Type: text\/plain/m);
    expect(mail?.source).toMatch(/^Content-Type: text\/html/m);
    expect(mail?.source).toMatch(/^Message-ID: <letter-\d+@bergauf\.example>/m);
    expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated/m);
  }, 120_000);

  it('say where a reply goes, and which address ends the newsletter with one click', async () => {
    const smtp = await mailServer();
    stops.push(smtp.close);
    const server = await apiWith(smtp.url);
    const email = 'anna@example.at';
    /** The newest email to an address, without the breaks of long lines. */
    const sourceTo = (to: string, of: RegExp) =>
      vi.waitFor(
        () => {
          const source = smtp.received.findLast((mail) => mail.to[0] === to)?.source ?? '';
          const whole = source.replace(/\r\n[ \t]+/g, ' ').replace(/=\r\n/g, '');
          expect(whole).toMatch(of);
          return whole;
        },
        { timeout: 10_000 },
      );
    const message = { name: 'Anna Berger', email, topic: 'order', message: 'Wo ist mein Paket?' };
    await caller(server).post('/api/v1/contact/', message);
    expect(await sourceTo('service@bergauf.example', /Wo ist mein Paket/)).toMatch(/^Reply-To: anna@example\.at/m);
    await caller(server).post('/api/v1/newsletter/', { email });
    const [, token] = /token=3D([\w-]{43})/.exec(await sourceTo(email, /token=3D/)) ?? [];
    await caller(server).post('/api/v1/newsletter/confirm/', { token });
    const welcome = await sourceTo(email, /abmelden=3D/);
    expect(welcome).toMatch(/^List-Unsubscribe: <http\S+\/api\/v1\/newsletter\/unsubscribe\/[\w-]{43}\/?>/m);
    expect(welcome).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  }, 120_000);

  it('are retried until they are accepted, and then not sent again', async () => {
    const smtp = await mailServer();
    stops.push(smtp.close);
    smtp.state.refuses = 2;
    const server = await apiWith(smtp.url);
    await register(server, 'jakob@example.at');
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 10_000 });
    await register(server, 'zweiter@example.at');
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), { timeout: 10_000 });
    expect(smtp.received.map(({ to }) => to[0])).toEqual(['jakob@example.at', 'zweiter@example.at']);
  }, 120_000);

  it('wait while the mail server is down, without delaying responses', async () => {
    const gone = await mailServer();
    await gone.close();
    const server = await apiWith(gone.url);
    expect((await register(server, 'jakob@example.at')).statusCode).toBe(200);
    const smtp = await mailServer(gone.port);
    stops.push(smtp.close);
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 10_000 });
  }, 120_000);

  it('wait while a mail server accepts connections without responding', async () => {
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const connections: Socket[] = [];
    silent.on('connection', (socket) => connections.push(socket));
    const { port } = silent.address() as AddressInfo;
    const route = { kind: 'smtp' as const, url: `smtp://127.0.0.1:${port}` };
    const server = await startTestApi({
      mail: { route, from: 'service@bergauf.example', retryMs: 50, timeoutMs: 1000 },
    });
    stops.push(() => server.close());
    await register(server, 'jakob@example.at');
    await vi.waitFor(() => expect(connections.length).toBeGreaterThan(1), { timeout: 30_000 });
    for (const socket of connections) socket.destroy();
    await new Promise((closed) => silent.close(closed));
    const smtp = await mailServer(port);
    stops.push(smtp.close);
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 60_000 });
  }, 120_000);

  it('hold what shoppers have typed as text, never as markup or another recipient', async () => {
    const server = await startTestApi();
    stops.push(() => server.close());
    const name = '<img src=x onerror=alert(1)>"\'&';
    await register(server, 'jakob@example.at', name);
    const { id, text } = await mailTo(server, 'jakob@example.at');
    const { body, headers } = await server.inject(`/dev/mail/${id}/letter.html`);
    expect(text).toContain(name);
    expect(body).not.toContain('<img');
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const page = await server.inject(`/dev/mail/${id}/`);
    expect(page.body).not.toContain('<img');
  }, 120_000);
});

describe('the mailbox', () => {
  it('lists what was sent', async () => {
    const server = await startTestApi();
    stops.push(() => server.close());
    expect((await server.inject('/dev/mail/')).body).toContain('Noch keine Post.');
    await register(server, 'jakob@example.at');
    const { id, subject } = await mailTo(server, 'jakob@example.at');
    const { body } = await server.inject('/dev/mail/');
    expect(body).toContain(`<a href="/dev/mail/${id}/">${subject}</a>`);
    expect((await server.inject('/dev/mail/999/')).statusCode).toBe(404);
    expect((await server.inject('/dev/mail/latest/?to=niemand@example.at')).statusCode).toBe(404);
  }, 120_000);

  it('is not shown under a name of a foreign site that leads to this machine', async () => {
    const server = await startTestApi({ publicOrigin: 'https://api.bergauf.example' });
    stops.push(() => server.close());
    const statusFor = async (host: string) =>
      (await server.inject({ url: '/dev/mail/', headers: { host } })).statusCode;
    const own = ['localhost:3001', 'api.bergauf.localhost', '127.0.0.1:3001', '[::1]:3001', 'api.bergauf.example'];
    for (const host of own) expect(await statusFor(host), host).toBe(200);
    for (const host of ['rebound.example:3001', 'localhost.example']) expect(await statusFor(host), host).toBe(404);
  }, 120_000);

  it('does not exist when emails go elsewhere', async () => {
    const server = await startTestApi({ mail: { route: { kind: 'none' }, from: '' } });
    stops.push(() => server.close());
    expect((await register(server, 'jakob@example.at')).statusCode).toBe(200);
    expect((await server.inject('/dev/mail/')).statusCode).toBe(404);
    expect((await server.inject('/dev/mail/latest/?to=jakob@example.at')).statusCode).toBe(404);
  }, 120_000);
});
