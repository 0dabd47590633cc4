import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
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

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Handles what Node could not parse as HTTP: writes the error response to the socket and closes it. */
export function createClientErrorHandler(publicOrigin: string) {
  const headers = Object.entries(securityHeaders(publicOrigin)).map(([name, value]) => `${name}: ${value}`);
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statuses[error.code ?? ''] ?? 400;
    const body = JSON.stringify(refusal(status).body);
    const head = [
      `HTTP/1.1 ${status} ${reasons[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...headers,
      'cache-control: no-store',
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}
