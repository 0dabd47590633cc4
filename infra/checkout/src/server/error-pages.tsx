import type { Socket } from 'node:net';
import { answerUnreadable } from '@bergauf/service-kit/unreadable-request';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Site, SiteOf } from '../site.ts';
import { renderPage } from '../views/document/site-context.tsx';
import { type NoticeKind, NoticePage } from '../views/pages/notice-page.tsx';
import { sendPage } from './responses.ts';

/** Registers the pages for unknown URLs and for errors, with the usual layout, in the shopper's language, with a link to continue. */
export function handleErrors(server: FastifyInstance, siteOf: SiteOf): void {
  server.setNotFoundHandler(async (request, reply) =>
    sendPage(siteOf(request), reply, 404, <NoticePage of="not-found" />),
  );
  server.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const isForm = request.method === 'POST' && status < 500 && status !== 413;
    return sendPage(siteOf(request), reply, status, <NoticePage of={isForm ? 'foreign' : noticeOf(status)} />);
  });
}

/** Responds to a URL that cannot be decoded. Fastify calls it before any route or hook. */
export function sendFrameworkError(
  site: Site,
  headers: Readonly<Record<string, string>>,
  error: unknown,
  reply: FastifyReply,
): void {
  const status = statusOf(error);
  reply.headers({ ...headers, 'content-type': 'text/html; charset=utf-8' });
  void reply.code(status).send(renderPage(site, <NoticePage of={noticeOf(status)} />));
}

/** Responds to what Node cannot parse as HTTP, such as headers above its limit, and closes the connection. */
export function sendUnreadableRequest(
  site: Site,
  headers: Readonly<Record<string, string>>,
  error: Error & { code?: string },
  socket: Socket,
): void {
  answerUnreadable(error, socket, () => ({
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    body: renderPage(site, <NoticePage of="bad-request" />),
  }));
}

function noticeOf(status: number): NoticeKind {
  if (status === 413) return 'too-large';
  return status < 500 ? 'bad-request' : 'failed';
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' && error.statusCode >= 400 ? error.statusCode : 500;
}
