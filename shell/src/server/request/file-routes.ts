import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Origins = { releasesOrigin: string; apiOrigin: string };

/** Path of the shop's own origin under which browsers get the files of releases. */
const releasesPath = '/_releases';

/**
 * The URL at which browsers load a file of a release: on the shop's own origin, which they are connected to already.
 * @param url as in the discovery document
 */
export const releaseUrl =
  (releasesOrigin: string) =>
  (url: string): string =>
    url.startsWith(`${releasesOrigin}/`) ? releasesPath + url.slice(releasesOrigin.length) : url;

const requestHeaders = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range'];
const responseHeaders = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'vary',
];

/** A file that is opened as a document runs no script and is of no origin. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const timeoutMs = 10_000;

/** The path of a browser file of a release. No part can be `..` or encoded, so the path that is matched is the path that is requested. */
export const releaseFile = String.raw`/:remote(^mf-[a-z-]+$)/:version(^\d[\w.+-]*$)/client/:file(^\w[\w.-]*$)`;

/** Sends what another service responds to the request's path behind a prefix. No cookie reaches it. */
export function passFrom(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
  prefix: string,
  own: Readonly<Record<string, string>> = {},
): FastifyReply {
  reply.header('content-security-policy', filePolicy).header('cache-control', 'no-store');
  return reply.from(origin + request.url.slice(prefix.length), {
    rewriteRequestHeaders: (_request, headers) => only(requestHeaders, headers),
    rewriteHeaders: (headers) => ({ ...only(responseHeaders, headers), ...own }),
    onError: (reply) => reply.code(502).header('cache-control', 'no-store').send(),
  });
}

/** Passes the browser files of releases and the pictures of the product API through. No cookie reaches those services. */
export async function addFileRoutes(server: FastifyInstance, { releasesOrigin, apiOrigin }: Origins): Promise<void> {
  await server.register(replyFrom, {
    disableRequestLogging: true,
    undici: { connections: 64, pipelining: 1, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
  });

  const passThrough = (origin: string, prefix: string) => (request: FastifyRequest, reply: FastifyReply) =>
    passFrom(request, reply, origin, prefix);

  const file = String.raw`:file(^\w[\w.-]*$)`;
  server.get(`${releasesPath}${releaseFile}`, passThrough(releasesOrigin, releasesPath));
  server.get(`/pictures/:group(^[a-z-]+$)/${file}`, passThrough(apiOrigin, ''));
  server.get(`/media/:id(^[0-9a-f]+$)/${file}`, passThrough(apiOrigin, ''));
  server.get(`/avatars/${file}`, passThrough(apiOrigin, ''));
}

function only<Headers extends Record<string, unknown>>(names: readonly string[], headers: Headers): Headers {
  return Object.fromEntries(names.filter((name) => name in headers).map((name) => [name, headers[name]])) as Headers;
}
