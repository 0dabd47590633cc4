import type { FastifyInstance } from 'fastify';
import { refusal } from './error-handler.ts';

const longestUrl = 8 * 1024;

/** No list of filters or ids is this long. Headers as a whole have Node's limit of 16 kB, bodies one of 64 kB. */
export function limitUrls(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    if (request.url.length > longestUrl) throw refusal(414);
  });
}
