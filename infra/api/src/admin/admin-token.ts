import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../http/errors/api-error.ts';
import { privateResponse } from '../http/response/response-cache.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * A hook that admits requests with one of the admin bearer tokens; there are two while the token is rotated. Runs before the body is
 * read. Hashes have the same length, and comparing them takes the same time wherever they differ.
 */
export function requireAdminToken(tokens: readonly string[]) {
  const expected = tokens.map(digest);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await privateResponse(request, reply);
    const [, given = ''] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
    const hash = digest(given);
    if (expected.some((one) => timingSafeEqual(hash, one))) return;
    reply.header('www-authenticate', 'Bearer');
    throw apiError(401, 'invalid admin token', 'The bearer token of the administrator is missing or wrong.');
  };
}
