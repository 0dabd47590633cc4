import type { FastifyReply, FastifyRequest } from 'fastify';
import { createLruCache } from './lru-cache.ts';

const freshSeconds = 5;
const keptAnswers = 300;

/** Hooks of a route; spread them into its options. */
export type PublicAnswer = {
  onRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
  onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown>;
};

/**
 * For answers that are the same for everyone. A few seconds take the load off without showing old stock: in browsers and
 * CDNs, and here as well, so that the database is asked once for what many look at. `Age` makes the seconds count from the
 * moment the answer was made, wherever it is kept.
 */
export function createPublicAnswer(now: () => number = Date.now): PublicAnswer {
  const answers = createLruCache<{ readonly madeAt: number; readonly payload: string }>(keptAnswers);
  return {
    async onRequest(request, reply) {
      reply.header('cache-control', `public, max-age=${freshSeconds}`);
      const kept = answers.get(request.url);
      const age = kept && (now() - kept.madeAt) / 1000;
      if (kept === undefined || age === undefined || age >= freshSeconds) return undefined;
      return reply.header('age', Math.floor(age)).type('application/json; charset=utf-8').send(kept.payload);
    },
    async onSend(request, reply, payload) {
      const isNew = !reply.hasHeader('age');
      if (isNew && reply.statusCode === 200 && typeof payload === 'string') {
        answers.set(request.url, { madeAt: now(), payload });
      }
      return payload;
    },
  };
}

/** Answers about one shopper: nobody in between may keep them. */
export async function privateAnswer(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
