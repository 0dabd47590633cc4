import type { Socket } from 'node:net';
import { answerUnreadable } from '@bergauf/service-kit/unreadable-request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { SiteConfig } from 'shared-contracts/app';
import type { ShellAssets } from '../document/shell-assets.ts';
import { sendPreviewRefusal } from '../preview/preview-pages.ts';
import { PreviewRefused } from '../preview/preview-refused.ts';
import { NoReleaseSet } from '../release-set/serving-set.ts';
import { siteOf } from '../site/site-locale.ts';
import { errorPage, retryAfterSeconds } from './fallback-page.ts';

/** What error pages are rendered from. */
export type Site = { config: SiteConfig; assets: ShellAssets };

/**
 * While a shell is starting, its page reloads itself at the interval of SPEC 9's reload guard. It stops this long after the shell's start, so that
 * tabs left open do not send requests endlessly if the start fails.
 */
const longestStartSeconds = 300;

/** Responds with an error page in the language of the address; bots get an empty body (SPEC 2). */
export function sendError(request: FastifyRequest, reply: FastifyReply, site: Site, status: number): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if (status === 503) reply.header('retry-after', String(retryAfterSeconds));
  if (isbot(request.headers['user-agent'])) return reply.send('');
  const reloads = status === 503 && process.uptime() < longestStartSeconds;
  if (reloads) reply.header('refresh', refreshOf(site.config, request.url));
  const html = errorPage(siteOf(site.config, request.url), site.assets, { status, address: request.url, reloads });
  return reply.type('text/html; charset=utf-8').send(html);
}

/** Names the address: without it browsers do not reload a page whose address has a fragment. */
function refreshOf({ limits }: SiteConfig, address: string): string {
  const seconds = Math.ceil(limits.reloadGuardMs / 1_000);
  // An address that starts with two slashes would name another host.
  return address.startsWith('//') ? `${seconds}` : `${seconds}; url=${address}`;
}

/**
 * Responds to what Node cannot parse as a request, such as headers above its limit of 16 kB, and closes the connection. No address is known
 * that would name a locale.
 */
export function sendUnreadableRequest(
  { config, assets }: Site,
  headers: Readonly<Record<string, string>>,
  error: Error & { code?: string },
  socket: Socket,
): void {
  answerUnreadable(error, socket, (status) => ({
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: errorPage(config, assets, { status, address: '' }),
  }));
}

export function addErrorHandler(server: FastifyInstance, site: Site): void {
  server.setErrorHandler(async (error, request, reply) => {
    if (error instanceof PreviewRefused) return sendPreviewRefusal(request, reply, site, error);
    const status = statusOf(error);
    if (status === 500) request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, site, status);
  });
  // Reached by other methods than GET only: every address has a page.
  server.setNotFoundHandler((request, reply) => sendError(request, reply, site, 404));
}

function statusOf(error: unknown): number {
  if (error instanceof NoReleaseSet) return 503;
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}
