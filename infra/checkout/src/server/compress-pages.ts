import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Low quality, because each page is compressed for only one shopper. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses pages for browsers that accept it. Files of the build are compressed already. */
export function compressPages(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip']);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? brotli(payload, options) : zip(payload);
  });
}
