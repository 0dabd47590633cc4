import type { FastifyReply, FastifyRequest } from 'fastify';
import { tooManyRequests } from '../http/api-error.ts';
import type { ApiServer } from '../http/routes.ts';
import type { RateLimit, RateLimits } from '../rate-limits.ts';

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Hooks that count attempts: by the caller's network address before the body is read, by the account it names after that. */
export type AttemptLimit = { readonly perAddress: Hook; readonly perAccount: Hook };
export type AttemptLimits = {
  readonly login: AttemptLimit;
  readonly register: AttemptLimit;
  readonly forgotPassword: AttemptLimit;
};

/** The address in the body counts as the account, whether or not there is one: so the limit tells nothing. */
function emailOf({ body }: FastifyRequest): string {
  const named = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof named === 'string' ? named.trim().toLowerCase() : '';
}

function limitBy(server: ApiServer, { max, timeWindow }: RateLimit, keyOf?: (request: FastifyRequest) => string): Hook {
  const count = server.createRateLimit({ max, timeWindow, ...(keyOf && { keyGenerator: keyOf }) });
  return async (request, reply) => {
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return;
    reply.header('retry-after', result.ttlInSeconds);
    throw tooManyRequests();
  };
}

/** Both versions of a path share one count. Counts live in memory: each instance of the API has its own. */
export function createAttemptLimits(server: ApiServer, limits: RateLimits): AttemptLimits {
  const pair = (perAddress: RateLimit, perAccount: RateLimit): AttemptLimit => ({
    perAddress: limitBy(server, perAddress),
    perAccount: limitBy(server, perAccount, emailOf),
  });
  return {
    login: pair(limits.login, limits.loginAccount),
    register: pair(limits.register, limits.registerAccount),
    forgotPassword: pair(limits.forgotPassword, limits.forgotPasswordAccount),
  };
}
