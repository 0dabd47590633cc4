import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ApiFault = 'none' | 'down' | 'slow' | 'rubbish' | 'empty-data';

export type FaultyProxy = { origin: string; control: string; close(): Promise<void> };

const slowMs = 6_000;

/**
 * Stands before the real product API and hands everything on, until it is told to fail: `PUT <control>` with a fault's name.
 * The API itself is never stubbed.
 */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let fault: ApiFault = 'none';
  const upstream = new URL(target);
  // A kept connection that the API has closed meanwhile would be a fault nobody asked for.
  const agent = new Agent({ keepAlive: false });

  const server = createServer((incoming, outgoing) => {
    if (fault === 'down') {
      incoming.socket.destroy();
      return;
    }
    if (
      (fault === 'rubbish' || fault === 'empty-data') &&
      incoming.method !== 'OPTIONS' &&
      !incoming.url?.startsWith('/pictures')
    ) {
      const origin = incoming.headers.origin ?? '*';
      const cors = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
      outgoing.writeHead(200, { 'content-type': 'application/json', ...cors });
      outgoing.end(fault === 'rubbish' ? '<html>not json' : '{"data":{"unexpected":true}}');
      return;
    }
    const forward = (): void => {
      const { method, url, headers } = incoming;
      const options = { host: upstream.hostname, port: upstream.port, path: url, method, headers, agent };
      const passing = request(options, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passing.once('error', () => outgoing.destroy());
      incoming.pipe(passing);
    };
    if (fault === 'slow') setTimeout(forward, slowMs);
    else forward();
  });

  const control = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk) => {
      body += chunk;
    });
    incoming.on('end', () => {
      fault = body as ApiFault;
      outgoing.end('ok');
    });
  });

  const origin = await listen(server);
  const controlOrigin = await listen(control);
  return {
    origin,
    control: controlOrigin,
    async close() {
      server.closeAllConnections();
      control.closeAllConnections();
      await Promise.all([new Promise((done) => server.close(done)), new Promise((done) => control.close(done))]);
    },
  };
}

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
