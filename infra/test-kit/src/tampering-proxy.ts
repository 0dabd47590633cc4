import Fastify, { type FastifyInstance } from 'fastify';
import { optionalProductParts } from 'shared-contracts/entities';

export type Exchange = {
  readonly method: string;
  readonly url: string;
  /** The API's response body, which may be changed: a JSON value, or bytes. */
  body: unknown;
  status: number;
  readonly headers: Headers;
};

export type Tampering = {
  /** Changes the request's headers on their way to the API. */
  readonly request?: (headers: Headers) => void;
  readonly response?: (exchange: Exchange) => void;
};

/** Leaves out all parts that a product API may omit. */
export const leavesOutOptionalParts: Tampering = {
  response: ({ url, status, body }) => {
    if (status !== 200 || !url.startsWith('/api/v1/product/')) return;
    const { data } = body as { data: Partial<Record<string, unknown>> };
    for (const part of optionalProductParts) delete data[part];
  },
};

/** A proxy in front of the real API that tampers with requests or responses: an API that breaks one promise. */
export async function startTamperingProxy(
  api: string,
  tampering: Tampering,
): Promise<{ origin: string; close(): Promise<void> }> {
  const server: FastifyInstance = Fastify({ forceCloseConnections: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.all('/*', async (request, reply) => {
    const headers = new Headers(request.headers as Record<string, string>);
    for (const name of ['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding'])
      headers.delete(name);
    tampering.request?.(headers);
    const { method, url } = request;
    const sent = Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {};
    const response = await fetch(`${api}${url}`, { method, headers, redirect: 'manual', ...sent });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = bytes.length > 0 && /json/.test(response.headers.get('content-type') ?? '');
    const exchange: Exchange = {
      method,
      url,
      body: isJson ? JSON.parse(bytes.toString()) : bytes,
      status: response.status,
      headers: new Headers(response.headers),
    };
    tampering.response?.(exchange);
    for (const [name, value] of exchange.headers) {
      if (!/^(content-length|content-encoding|connection|keep-alive|transfer-encoding)$/.test(name))
        reply.header(name, value);
    }
    return reply.code(exchange.status).send(isJson ? JSON.stringify(exchange.body) : exchange.body);
  });
  const origin = await server.listen({ port: 0, host: 'localhost' });
  return { origin, close: () => server.close() };
}
