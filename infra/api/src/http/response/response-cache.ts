import type { FastifyReply, FastifyRequest } from 'fastify';
import { createLruCache } from '../lru-cache.ts';
import { type Encoding, encode, encodingFor } from './compression.ts';

const freshSeconds = 5;
const keptBytes = 32 * 2 ** 20;

/** Hooks of a route; spread them into its options. */
export type PublicAnswer = {
  onRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
  onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown>;
};

type KeptAnswer = {
  readonly madeAt: number;
  readonly version: number;
  readonly body: string | Buffer;
  readonly encoding: Encoding;
};

export type PublicAnswerOptions = {
  /** Of what answers are made: one that was begun before it changed is used no more. */
  version(): number;
  now?(): number;
};

export const json = 'application/json; charset=utf-8';

function encodeAs(reply: FastifyReply, encoding: Encoding): void {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
}

/**
 * For answers that are the same for everyone. A few seconds take the load off without showing old stock: in browsers and
 * CDNs, and here as well, so that what many look at is made and compressed once. `Age` makes the seconds count from the moment
 * the answer was made, wherever it is kept.
 */
export function createPublicAnswer({ version, now = Date.now }: PublicAnswerOptions): PublicAnswer {
  const answers = createLruCache<KeptAnswer>(keptBytes, ({ body }) => body.length);
  const begun = new WeakMap<FastifyRequest, number>();
  const keyOf = ({ url, headers }: FastifyRequest) => `${encodingFor(headers['accept-encoding'])} ${url}`;
  return {
    async onRequest(request, reply) {
      const vary = [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', ');
      reply.headers({ 'cache-control': `public, max-age=${freshSeconds}`, vary });
      const kept = answers.get(keyOf(request));
      const age = kept && (now() - kept.madeAt) / 1000;
      if (kept === undefined || age === undefined || age >= freshSeconds || kept.version !== version()) {
        begun.set(request, version());
        return undefined;
      }
      encodeAs(reply, kept.encoding);
      return reply.header('age', Math.floor(age)).type(json).send(kept.body);
    },
    async onSend(request, reply, payload) {
      const begunAt = begun.get(request);
      if (begunAt === undefined || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
      const { body, used } = encode(payload, encodingFor(request.headers['accept-encoding']));
      encodeAs(reply, used);
      answers.set(keyOf(request), { madeAt: now(), version: begunAt, body, encoding: used });
      return body;
    },
  };
}

/** Answers about one shopper: nobody in between may keep them. */
export async function privateAnswer(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
