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
 * For answers that depend on the price type and nothing else of a shopper: whoever sends no token gets the public one, which
 * may be kept, everybody else one of their own. A cache must not take one for the other.
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

/** SPEC 6: the price type of the account; everybody else's is vk. */
export async function priceTypeOf(orm: Orm, request: FastifyRequest): Promise<PriceType> {
  if (!isPersonal(request)) return 'vk';
  const shopper = await readShopper(orm, request);
  return shopper.kind === 'customer' ? shopper.account.role : 'vk';
}
