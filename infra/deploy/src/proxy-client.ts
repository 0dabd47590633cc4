import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { browserName } from '@bergauf/test-kit/whole-page';
import type { ProxyForTests } from './proxy-for-tests.ts';

export type ProxyRequest = RequestOptions & { body?: string | undefined };

/**
 * Sends a request through a proxy with an untrusted certificate to the URL's host; `localAddress` is the client's address. As
 * browsers do, it repeats a request that was sent on a kept-alive connection just when the proxy closed it.
 * @throws if no response arrives, or not all of it
 */
export async function sendByProxy(
  url: string,
  proxy: Pick<ProxyForTests, 'port' | 'certificate'>,
  { body, headers, ...options }: ProxyRequest = {},
): Promise<Response> {
  const { host, hostname, pathname, search } = new URL(url);
  const send = (): ClientRequest => {
    const sent = request({
      host: '127.0.0.1',
      port: proxy.port,
      servername: hostname,
      path: pathname + search,
      timeout: 30_000,
      ca: proxy.certificate,
      ...options,
      headers: { host, 'user-agent': browserName, ...headers },
    });
    return sent.on('timeout', () => sent.destroy(new Error('no response within 30 s'))).end(body);
  };
  const response = await responseOf(send()).catch((cause: unknown) => {
    if (cause instanceof ClosedBefore) return responseOf(send());
    throw cause;
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const all = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const status = response.statusCode ?? 0;
  return new Response(status === 204 ? null : Buffer.concat(chunks), { status, headers: all });
}

/** A kept-alive connection was closed before the first byte of a response. */
class ClosedBefore extends Error {}

async function responseOf(sent: ClientRequest): Promise<IncomingMessage> {
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response;
  } catch (cause) {
    const isReset = cause instanceof Error && 'code' in cause && cause.code === 'ECONNRESET';
    throw isReset && sent.reusedSocket ? new ClosedBefore(cause.message, { cause }) : cause;
  }
}
