import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { SiteConfig } from 'shared-contracts/app';
import { NoReleaseSet } from '../rollout/serving-set.ts';
import type { ShellAssets } from '../worker/render-task.ts';
import { errorPage, retryAfterSeconds } from './unavailable-page.ts';

/** What an error page is made of. */
export type Site = { config: SiteConfig; assets: ShellAssets };

/** Answers with a page in the shop's language; bots get the bare status (SPEC 2). */
export function sendError(request: FastifyRequest, reply: FastifyReply, site: Site, status: number): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if (status === 503) reply.header('retry-after', String(retryAfterSeconds));
  if (isbot(request.headers['user-agent'])) return reply.send('');
  return reply.type('text/html; charset=utf-8').send(errorPage(site.config, site.assets, status));
}

export function addErrorAnswers(server: FastifyInstance, site: Site): void {
  server.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (status === 500) request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, site, status);
  });
}

function statusOf(error: unknown): number {
  if (error instanceof NoReleaseSet) return 503;
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}
