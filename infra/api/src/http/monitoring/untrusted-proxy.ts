import type { FastifyInstance } from 'fastify';

/**
 * Says once that requests come through a proxy that is not named in the settings: limits then take all of its shoppers for one network, which
 * is found out best before there are many.
 */
export function reportUnknownProxy(server: FastifyInstance): void {
  let isReported = false;
  server.addHook('onRequest', async ({ headers, ip, socket, log }) => {
    if (isReported || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    isReported = true;
    log.warn(
      'a request has X-Forwarded-For, but its sender is not in API_TRUST_PROXY: if it is a proxy of ours, name it',
    );
  });
}
