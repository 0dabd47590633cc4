import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `erratic`: of the cart calls, one in five is lost, refused, late, or its response is lost. `unanswered-changes`: the API executes the
 * changes of a cart, but their responses are lost.
 * `lossy`: as `erratic`, for all calls. `delay <ms>`: delays every response. `dripping`: sends one byte of a response's body each second.
 * `hanging`: no response arrives.
 */
export type ApiFault =
  | 'none'
  | 'down'
  | 'slow'
  | 'hanging'
  | 'malformed'
  | 'empty-data'
  | 'erratic'
  | 'lossy'
  | 'dripping'
  | 'unanswered-changes'
  | `delay ${number}`;

export type FaultyProxy = { origin: string; control: string; close(): Promise<void> };

const slowMs = 6_000;
const lateMs = 1_500;

/**
 * A proxy before the real product API that forwards everything until a fault is set: `PUT <control>` with a fault's name.
 * `GET <control>/mishaps` counts the calls by their outcome while it was erratic, `GET <control>/waiting` the calls that wait for a
 * response. The API itself is never stubbed.
 */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let fault: ApiFault = 'none';
  let erraticCalls = 0;
  // Includes calls whose caller has disconnected: they still reach the API.
  let waiting = 0;
  const mishaps: Record<Mishap, number> = { none: 0, 'request lost': 0, 'response lost': 0, refused: 0, late: 0 };
  const upstream = new URL(target);
  // A keep-alive connection that the API has closed meanwhile would be an unintended fault.
  const agent = new Agent({ keepAlive: false });

  function mishapOfCall({ method }: IncomingMessage): Mishap {
    if (fault === 'unanswered-changes') return method === 'GET' ? 'none' : 'response lost';
    if (fault !== 'erratic' && fault !== 'lossy') return 'none';
    const mishap = mishapAt(erraticCalls++);
    mishaps[mishap] += 1;
    return mishap;
  }

  const server = createServer((incoming, outgoing) => {
    if (fault === 'hanging') {
      waiting += 1;
      outgoing.once('close', () => (waiting -= 1));
      return;
    }
    if (fault === 'down') {
      incoming.socket.destroy();
      return;
    }
    if (
      (fault === 'malformed' || fault === 'empty-data') &&
      incoming.method !== 'OPTIONS' &&
      !/^\/(media|pictures)\//.test(incoming.url ?? '')
    ) {
      const origin = incoming.headers.origin ?? '*';
      const cors = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
      outgoing.writeHead(200, { 'content-type': 'application/json', ...cors });
      outgoing.end(fault === 'malformed' ? '<html>not json' : '{"data":{"unexpected":true}}');
      return;
    }
    const mishap = fault === 'lossy' || isCartCall(incoming) ? mishapOfCall(incoming) : 'none';
    if (mishap === 'request lost') return cutOff(incoming, outgoing);
    if (mishap === 'refused') {
      const cors = {
        'access-control-allow-origin': incoming.headers.origin ?? '*',
        'access-control-allow-credentials': 'true',
      };
      outgoing.writeHead(503, { 'content-type': 'application/json', ...cors });
      outgoing.end('{"error":"busy","message":"","errors":{}}');
      return;
    }
    waiting += 1;
    const forward = (): void => {
      const { method, url, headers } = incoming;
      const options = { host: upstream.hostname, port: upstream.port, path: url, method, headers, agent };
      const passing = request(options, (response) => {
        if (mishap === 'response lost') {
          response.resume();
          return cutOff(incoming, outgoing);
        }
        // A disconnected caller reads nothing, so the rest of the response would wait for it forever.
        if (outgoing.destroyed) return void response.resume();
        outgoing.once('close', () => response.unpipe(outgoing).resume());
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        if (fault === 'dripping') drip(response, outgoing);
        else response.pipe(outgoing);
      });
      passing.once('error', () => outgoing.destroy());
      passing.once('close', () => (waiting -= 1));
      incoming.pipe(passing);
      incoming.once('close', () => {
        if (!incoming.complete) passing.destroy();
      });
    };
    const delay = /^delay (\d+)$/.exec(fault)?.[1];
    if (fault === 'slow') setTimeout(forward, slowMs);
    else if (delay) setTimeout(forward, Number(delay));
    else if (mishap === 'late') setTimeout(forward, lateMs);
    else forward();
  });

  // For the same reason the proxy keeps its callers' connections open.
  server.keepAliveTimeout = 0;

  const control = createServer((incoming, outgoing) => {
    if (incoming.method === 'GET') {
      outgoing.end(JSON.stringify(incoming.url === '/waiting' ? waiting : mishaps));
      return;
    }
    let body = '';
    incoming.on('data', (chunk) => {
      body += chunk;
    });
    incoming.on('end', () => {
      fault = body as ApiFault;
      // Every test meets the same mishaps.
      erraticCalls = 0;
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

/** Breaks the connection after the first byte: before it, a browser would resend the request by itself. */
function cutOff(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const origin = incoming.headers.origin ?? '*';
  const cors = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
  outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000, ...cors });
  outgoing.write('{', () => incoming.socket.destroy());
}

/** Passes on a byte each second, until the caller disconnects. */
function drip(response: IncomingMessage, outgoing: ServerResponse): void {
  const timer = setInterval(() => {
    const byte: Buffer | null = response.read(1);
    if (byte) outgoing.write(byte);
  }, 1_000);
  response.once('end', () => outgoing.end());
  outgoing.once('close', () => {
    clearInterval(timer);
    response.destroy();
  });
  outgoing.flushHeaders();
}

type Mishap = 'none' | 'request lost' | 'response lost' | 'refused' | 'late';

const isCartCall = ({ method, url }: IncomingMessage): boolean =>
  method !== 'OPTIONS' && url !== undefined && url.startsWith('/api/v1/cart/');

/** One call in five, the same ones in every test, in a pseudo-random order. */
function mishapAt(call: number): Mishap {
  let mixed = Math.imul(call + 1, 2_654_435_761);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_507);
  const chance = ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
  return (['request lost', 'response lost', 'refused', 'late'] as const)[Math.floor(chance * 20)] ?? 'none';
}

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
