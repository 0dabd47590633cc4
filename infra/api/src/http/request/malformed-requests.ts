import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../errors/error-handler.ts';
import { securityHeaders } from '../response/security-headers.ts';

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Answers what Node could not read as HTTP, in the one error shape and with the headers of every answer, and hangs up. */
export function refuseBrokenRequests(publicOrigin: string) {
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

/** `Expect` with anything but `100-continue`: Node would answer without a body, and without asking Fastify. */
export function refuseExpectations(server: FastifyInstance, publicOrigin: string): void {
  server.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(refusal(417).body);
    const headers = { ...securityHeaders(publicOrigin), 'cache-control': 'no-store', connection: 'close' };
    const about = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
    response.writeHead(417, { ...headers, ...about }).end(body);
  });
}
