import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PriceType } from 'shared-contracts/entities';
import { readShopper } from '../account/identity/shopper.ts';
import type { Orm } from '../database/database.ts';
import { type PublicResponseHooks, privateResponse } from '../http/response/response-cache.ts';

const isPersonal = (request: FastifyRequest) => request.headers.authorization !== undefined;

function varyByAuthorization(reply: FastifyReply): void {
  reply.header('vary', [reply.getHeader('vary'), 'Authorization'].flat().filter(Boolean).join(', '));
}

/**
 * Cache rules for responses that depend on the shopper's price type only: requests without a token get the public response,
 * requests with a token get an uncached one. `Vary: Authorization` keeps caches from mixing the two.
 */
export function publicUnlessSignedIn({ onRequest, onSend }: PublicResponseHooks): PublicResponseHooks {
  return {
    async onRequest(request, reply) {
      varyByAuthorization(reply);
      if (!isPersonal(request)) return onRequest(request, reply);
      await privateResponse(request, reply);
      return undefined;
    },
    async onSend(request, reply, payload) {
      return isPersonal(request) ? payload : onSend(request, reply, payload);
    },
  };
}

/** SPEC 6: the price type of the account; vk for guests. */
export async function priceTypeOf(orm: Orm, request: FastifyRequest): Promise<PriceType> {
  if (!isPersonal(request)) return 'vk';
  const shopper = await readShopper(orm, request);
  return shopper.kind === 'customer' ? shopper.account.role : 'vk';
}
