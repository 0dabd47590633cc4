import type { FastifyInstance } from 'fastify';

/**
 * Logs one warning when a request carries `X-Forwarded-For` but its sender is not in `API_TRUST_PROXY`. Behind such a proxy, rate
 * limits count all shoppers as one network.
 */
export function warnAboutUntrustedProxy(server: FastifyInstance): void {
  let isReported = false;
  server.addHook('onRequest', async ({ headers, ip, socket, log }) => {
    if (isReported || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    isReported = true;
    log.warn(
      'a request has X-Forwarded-For, but its sender is not in API_TRUST_PROXY: if it is a proxy of ours, name it',
    );
  });
}
