import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers that are the same for everyone; a few seconds take the load off without showing old stock. */
export async function publicAnswer(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'public, max-age=5');
}

/** Answers about one shopper: nobody in between may keep them. */
export async function privateAnswer(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
