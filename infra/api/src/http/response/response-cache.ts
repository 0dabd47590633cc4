import { steadyNow } from '@bergauf/service-kit/steady-clock';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding, negotiateEncoding } from './compression.ts';

const maxAgeSeconds = 5;
const maxBytes = 32 * 2 ** 20;
/** Overhead of an entry in bytes, in addition to key and body. */
const entryBytes = 500;

/** Hooks of a route; spread them into its options. */
export type PublicResponseHooks = {
  onRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
  onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown>;
};

type CachedResponse = {
  readonly createdAt: number;
  readonly version: number;
  readonly body: string | Buffer;
  readonly encoding: Encoding;
};

export type ResponseCacheOptions = {
  /** Version of the data. A cached response is discarded when the version differs from the one at its request's start. */
  version(): number;
  /** Monotonic clock, milliseconds. */
  now?(): number;
};

export const jsonContentType = 'application/json; charset=utf-8';

function setEncoding(reply: FastifyReply, encoding: Encoding): void {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
}

/**
 * The cache key: the route, its parameters, and the query parameters in its schema. Other parameters have no effect, and must
 * not make the server create a response again.
 */
function keyOf({ routeOptions, params, query, headers }: FastifyRequest): string {
  const { properties } = (routeOptions.schema?.querystring ?? { properties: {} }) as { readonly properties?: object };
  const asked = query as Readonly<Record<string, unknown>>;
  // A schema that is no plain object does not list its parameters.
  const values = properties ? Object.keys(properties).map((name) => asked[name] ?? null) : asked;
  return `${negotiateEncoding(headers['accept-encoding'])} ${routeOptions.url} ${JSON.stringify([params, values])}`;
}

/**
 * Caches responses that are the same for all shoppers for five seconds: here, compressed, and in browsers and CDNs. The `Age`
 * header makes all caches count from the moment the response was created (decision 0008).
 */
export function createResponseCache({ version, now = steadyNow }: ResponseCacheOptions): PublicResponseHooks {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    // Keys count too: a short response may have a long URL.
    sizeCalculation: ({ body }, key) => entryBytes + key.length * 2 + body.length,
  });
  // The key, too: validation adds defaults to the query.
  const atStart = new WeakMap<FastifyRequest, { readonly key: string; readonly version: number }>();
  return {
    async onRequest(request, reply) {
      const vary = [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', ');
      reply.headers({ 'cache-control': `public, max-age=${maxAgeSeconds}`, vary });
      const key = keyOf(request);
      const cached = cache.get(key);
      const age = cached && (now() - cached.createdAt) / 1000;
      if (cached === undefined || age === undefined || age >= maxAgeSeconds || cached.version !== version()) {
        atStart.set(request, { key, version: version() });
        return undefined;
      }
      setEncoding(reply, cached.encoding);
      return reply.header('age', Math.floor(age)).type(jsonContentType).send(cached.body);
    },
    async onSend(request, reply, payload) {
      const start = atStart.get(request);
      if (start === undefined || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
      const { body, used } = compress(payload, negotiateEncoding(request.headers['accept-encoding']));
      setEncoding(reply, used);
      cache.set(start.key, { createdAt: now(), version: start.version, body, encoding: used });
      return body;
    },
  };
}

/** Hook for responses about one shopper: no cache may store them. */
export async function privateResponse(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
