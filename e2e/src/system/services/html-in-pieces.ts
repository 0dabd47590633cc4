import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PiecewiseShop = {
  origin: string;
  /** Sends the next piece of the current document. */
  next(): void;
  close(): Promise<void>;
};

/**
 * A proxy in front of the shop that sends documents in pieces, as on a slow connection: the first at once, each further one after `next()`.
 */
export async function startPiecewiseShop(
  shopOrigin: string,
  cut: (html: string) => readonly string[],
): Promise<PiecewiseShop> {
  const { hostname, port, host } = new URL(shopOrigin);
  let waiting: (() => void)[] = [];
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' };
    const forwarded = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (response) => {
      const { 'content-length': _, ...rest } = response.headers;
      outgoing.writeHead(response.statusCode ?? 502, rest);
      if (incoming.headers['sec-fetch-dest'] !== 'document') return void response.pipe(outgoing);
      let html = '';
      response.setEncoding('utf8').on('data', (text: string) => (html += text));
      response.on('end', () => {
        const [first = '', ...others] = cut(html);
        outgoing.write(first);
        waiting = others.map((piece, index) => () => {
          if (index === others.length - 1) outgoing.end(piece);
          else outgoing.write(piece);
        });
      });
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    next: () => waiting.shift()?.(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
