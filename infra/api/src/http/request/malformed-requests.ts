import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerUnreadable } from '@bergauf/service-kit/unreadable-request';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../errors/error-handler.ts';
import { securityHeaders } from '../response/security-headers.ts';

// Requests that are refused before a route runs, all in the one error shape and with the headers of every response.

const maxUrlLength = 8 * 1024;

/**
 * Refuses URLs above 8 kB (414) and HTTP/1.1 requests without a host (400; RFC 9112, 3.2). Node limits all headers together to
 * 16 kB, Fastify limits bodies to 64 kB.
 */
export function refuseInvalidRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ url, headers, raw }) => {
    if (url.length > maxUrlLength) throw refusal(414);
    if (headers.host === undefined && raw.httpVersion === '1.1') throw refusal(400);
  });
}

/** Refuses `Expect` headers other than `100-continue` (417). Node would respond without a body and without calling Fastify. */
export function refuseExpectHeader(server: FastifyInstance, publicOrigin: string): void {
  server.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(refusal(417).body);
    const headers = { ...securityHeaders(publicOrigin), 'cache-control': 'no-store', connection: 'close' };
    const content = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
    response.writeHead(417, { ...headers, ...content }).end(body);
  });
}

/** Handles what Node could not parse as HTTP: writes the error response to the socket and closes it. */
export const createClientErrorHandler =
  (publicOrigin: string) =>
  (error: Error & { code?: string }, socket: Socket): void =>
    answerUnreadable(error, socket, (status) => ({
      headers: {
        ...securityHeaders(publicOrigin),
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      },
      body: JSON.stringify(refusal(status).body),
    }));
