import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { browserName } from '@bergauf/test-kit/whole-page';
import type { ProxyForTests } from './proxy-for-tests.ts';

export type ProxyRequest = RequestOptions & { body?: string | undefined };

/**
 * Sends a request by a proxy, whose certificate no system knows, to the host of the address; `localAddress` is that of the client.
 * @throws when no response arrives, or not all of it
 */
export async function sendByProxy(
  url: string,
  proxy: Pick<ProxyForTests, 'port' | 'certificate'>,
  { body, headers, ...options }: ProxyRequest = {},
): Promise<Response> {
  const { host, hostname, pathname, search } = new URL(url);
  const sent = request({
    ...{ host: '127.0.0.1', port: proxy.port, servername: hostname, path: pathname + search, timeout: 30_000 },
    ca: proxy.certificate,
    ...options,
    headers: { host, 'user-agent': browserName, ...headers },
  });
  sent.on('timeout', () => sent.destroy(new Error('no response within 30 s'))).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const all = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const status = response.statusCode ?? 0;
  return new Response(status === 204 ? null : Buffer.concat(chunks), { status, headers: all });
}
