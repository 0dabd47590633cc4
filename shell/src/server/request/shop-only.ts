import type { FastifyReply, FastifyRequest } from 'fastify';

type ShopOnlyOptions = {
  /** Another origin whose pages send such requests. */
  alsoFrom?: string;
  onRefused?: () => void;
};

/** A `preHandler` of routes that only pages of the shop use: refuses other sites with 403, and lets no cache store the response. */
export function shopOnly(shopOrigin: string, { alsoFrom, onRefused }: ShopOnlyOptions = {}) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    reply.header('cache-control', 'no-store');
    const { origin } = request.headers;
    if (isOfShop(request, shopOrigin) || (origin !== undefined && origin === alsoFrom)) return undefined;
    onRefused?.();
    return reply.code(403).send({ error: 'not of this site' });
  };
}

/** Browsers send which site a request comes from; older ones at least its origin. */
export function isOfShop({ headers }: FastifyRequest, shopOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === shopOrigin : site === 'same-origin';
}
