import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { send } from './answers.ts';
import type { Site } from './site.ts';
import { NoticePage, type Trouble } from './views/notice-page.tsx';
import { renderPage } from './views/site-context.tsx';

/** Whatever no route answers: the same frame, in the site's language, with a way on. */
export function answerFailures(server: FastifyInstance, site: Site): void {
  server.setNotFoundHandler(async (_request, reply) => send(site, reply, 404, <NoticePage of="not-found" />));
  server.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const isForm = request.method === 'POST' && status < 500 && status !== 413;
    return send(site, reply, status, <NoticePage of={isForm ? 'foreign' : troubleOf(status)} />);
  });
}

/** An address that cannot be read, before any route or hook is found for it. */
export function answerFramework(
  site: Site,
  headers: Readonly<Record<string, string>>,
  error: unknown,
  reply: FastifyReply,
): void {
  const status = statusOf(error);
  reply.headers({ ...headers, 'content-type': 'text/html; charset=utf-8' });
  void reply.code(status).send(renderPage(site, <NoticePage of={troubleOf(status)} />));
}

/** What Node could not read as HTTP, such as cookies of more than it takes: the same page, and the line is closed. */
export function answerBrokenRequest(
  site: Site,
  headers: Readonly<Record<string, string>>,
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = renderPage(site, <NoticePage of="bad-request" />);
  const head = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}

function troubleOf(status: number): Trouble {
  if (status === 413) return 'too-large';
  return status < 500 ? 'bad-request' : 'failed';
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' && error.statusCode >= 400 ? error.statusCode : 500;
}
