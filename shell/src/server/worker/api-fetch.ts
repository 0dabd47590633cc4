import * as http from 'node:http';
import * as https from 'node:https';

type Fetch = typeof fetch;

/**
 * `fetch` for reads of the product API, over persistent connections: an uncached page takes less processor time than with Node's `fetch`,
 * which creates streams for every body (MEASUREMENTS of the bench). Only `text` and `json` of the response return the body. Anything but a
 * plain read, and any redirect, is left to Node's `fetch`.
 */
export function createApiFetch(): Fetch {
  const clients = {
    'http:': { request: http.request, agent: new http.Agent({ keepAlive: true }) },
    'https:': { request: https.request, agent: new https.Agent({ keepAlive: true }) },
  };
  return async (input, init = {}) => {
    const isRead = (init.method ?? 'GET') === 'GET' && !init.body && typeof input === 'string';
    const client = isRead && clients[new URL(input).protocol as keyof typeof clients];
    if (!client) return fetch(input, init);
    const { signal } = init;
    signal?.throwIfAborted();
    const response = await new Promise<Response | null>((resolve, reject) => {
      const request = client.request(
        input,
        { agent: client.agent, headers: plainHeaders(init.headers) },
        (incoming) => {
          const { statusCode: status = 0 } = incoming;
          if (status >= 300 && status < 400) {
            incoming.resume();
            resolve(null);
            return;
          }
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.once('end', () => resolve(responseOf(incoming, Buffer.concat(chunks).toString())));
          // The connection broke half-way.
          incoming.once('error', reject);
        },
      );
      const abort = (): void => void request.destroy(signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      request.once('error', reject);
      request.once('close', () => signal?.removeEventListener('abort', abort));
      request.end();
    });
    return response ?? fetch(input, init);
  };
}

/** The text has arrived already: reading it from a stream would take as long as the request itself. */
function responseOf({ statusCode: status = 0, statusMessage, headers }: http.IncomingMessage, text: string): Response {
  const response = new Response(null, {
    status,
    statusText: statusMessage ?? '',
    headers: { 'content-type': headers['content-type'] ?? '' },
  });
  return Object.assign(response, { text: async () => text, json: async (): Promise<unknown> => JSON.parse(text) });
}

/** The API client passes a plain object; a `Headers` made of it would have to be read again. */
function plainHeaders(headers: RequestInit['headers']): Record<string, string> {
  const isPlain = !(headers instanceof Headers) && !Array.isArray(headers);
  return isPlain ? { ...headers } : Object.fromEntries(new Headers(headers));
}
