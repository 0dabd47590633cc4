import type { FastifyInstance } from 'fastify';
import { refusal } from './errors/error-handler.ts';

const longestUrl = 8 * 1024;

/**
 * No list of filters or ids is longer than such a URL. Headers as a whole have Node's limit of 16 kB, bodies one of 64 kB. HTTP/1.1
 * asks for a host (RFC 9112, 3.2).
 */
export function limitRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ url, headers, raw }) => {
    if (url.length > longestUrl) throw refusal(414);
    if (headers.host === undefined && raw.httpVersion === '1.1') throw refusal(400);
  });
}
