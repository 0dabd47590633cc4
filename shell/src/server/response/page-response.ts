import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { ServedPage } from '../pages/page-source.ts';
import { siteOf } from '../site/site-locale.ts';
import { clientRenderedFallback, type FallbackSite, retryAfterSeconds } from './fallback-page.ts';
import { withAskedAddress } from './missing-page.ts';
import { allowStyles } from './security-headers.ts';

/** Milliseconds that shared caches may use a page for. */
export type CacheLifetimes = { pageFreshMs: number; pageStaleMs: number; pageStaleIfErrorMs: number };

/** `html` is the document, `payload` the router's data of the same rendering. */
export type PageForm = 'html' | 'payload';

const encodings = new Negotiator({ supportedValues: ['br', 'gzip'] as const });

/**
 * Sends a page in the encoding that the client prefers, with the headers for caches.
 * @param lifetimes null for a page whose address leads shoppers to different pages
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  served: ServedPage,
  form: PageForm,
  lifetimes: CacheLifetimes | null,
): Promise<FastifyReply> {
  const isMissing = form === 'html' && served.page.html.status === 404;
  const body = isMissing ? withAskedAddress(served.page.html, served.path, request.url) : served.page[form];
  if (body.redirect !== null) {
    // Browsers cache a 301 without cache-control for good, and the catalogue may give the address to another page.
    reply.header('cache-control', served.isPreview ? 'private, no-store' : 'no-cache');
    return reply.redirect(withUndeclared(body.redirect, served.undeclared), body.status);
  }
  reply.code(body.status).header('x-release-set', served.page.setId).header('x-page-cache', served.from);
  reply.header('cache-control', cacheControl(served, body.status, lifetimes));
  if (body.status === 503) reply.header('retry-after', String(retryAfterSeconds));
  if (form === 'html') {
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header('content-security-policy', allowStyles(policy, served.page.styleHashes));
  }
  if (form === 'html' && body.status >= 400 && isbot(request.headers['user-agent'])) return reply.send('');
  const encoding = encodings.negotiate(request.headers['accept-encoding'] ?? '') ?? 'identity';
  const bytes = await body.encoded(encoding);
  reply.header('content-type', body.contentType).header('vary', 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/** The target of a page's redirect with the parameters of a campaign: the redirect was rendered, and is cached, without them. */
function withUndeclared(to: string, undeclared: string): string {
  const { origin, pathname, search, hash, searchParams } = new URL(to, inShop);
  const more = [...new URLSearchParams(undeclared)].filter(([name]) => !searchParams.has(name));
  if (more.length === 0 || origin !== inShop) return to;
  return `${pathname}${search ? `${search}&` : '?'}${new URLSearchParams(more)}${hash}`;
}

/** Redirects within the shop have no origin. */
const inShop = 'http://shop.invalid';

function cacheControl(
  { page, from, isShared, isPreview }: ServedPage,
  status: number,
  lifetimes: CacheLifetimes | null,
): string {
  if (isPreview) return 'private, no-store';
  if (page.quality !== 'complete' || from === 'previous-set') return 'no-store';
  // Search engines get an empty 404 or 410, shoppers a page (SPEC 2): a shared cache would mix them up.
  if (status >= 400 || lifetimes === null) return 'private, no-cache';
  const seconds = (ms: number): number => Math.floor(ms / 1000);
  return [
    isShared ? 'public' : 'private',
    'max-age=0',
    `s-maxage=${seconds(lifetimes.pageFreshMs)}`,
    `stale-while-revalidate=${seconds(lifetimes.pageStaleMs)}`,
    `stale-if-error=${seconds(lifetimes.pageStaleIfErrorMs)}`,
  ].join(', ');
}

/** 503 for a page that no worker could render: browsers render it themselves, bots come back later. */
export function sendFallback(
  request: FastifyRequest,
  reply: FastifyReply,
  form: PageForm,
  site: FallbackSite,
): FastifyReply {
  reply.code(503).header('retry-after', String(retryAfterSeconds)).header('cache-control', 'no-store');
  if (form === 'payload') {
    return reply.send({ error: 'unavailable', message: 'The page could not be rendered.', errors: {} });
  }
  if (isbot(request.headers['user-agent'])) return reply.send('');
  return reply
    .type('text/html; charset=utf-8')
    .send(clientRenderedFallback({ ...site, config: siteOf(site.config, request.url) }));
}
