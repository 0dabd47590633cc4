import path from 'node:path';
import type { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remoteName } from 'shared-contracts/discovery';
import { isPublicRead, publicReadsPath } from '../../../app/public-reads.ts';

type Origins = { releasesOrigin: string; apiOrigin: string };

/** A browser file of a release that this shell has stored itself; null where it has none. @param file `client/…` */
type KeptFile = (remote: string, version: string, file: string) => Promise<Buffer | null>;

/** Path on the shop's own origin at which browsers get the files of releases. */
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

/** A file that is opened as a document runs no script and has an opaque origin. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const timeoutMs = 10_000;

/** The path of a browser file of a release. No part can be `..` or encoded, so the path that is matched is the path that is requested. */
export const releaseFile = String.raw`/:remote(^${remoteName}$)/:version(^\d[\w.+-]*$)/client/:file(^\w[\w.-]*$)`;

/** Idle timeout of a client in milliseconds; without it a few clients that read nothing would hold all connections to a service. */
const readTimeoutMs = 30_000;

type Passed = {
  /** Origin of the service. */
  origin: string;
  /** Prefix of the request's path, before the service's own path. */
  prefix: string;
  /** Headers that replace the service's. */
  own?: Readonly<Record<string, string>>;
  /** The stored file, for when the service responds with an error or not at all. */
  kept?: () => Promise<Buffer | null>;
  readMs?: number;
};

/** Proxies the request's path behind a prefix to another service. Cookies are not forwarded. */
export function passFrom(
  request: FastifyRequest,
  reply: FastifyReply,
  { origin, prefix, own = {}, kept = async () => null, readMs = readTimeoutMs }: Passed,
): FastifyReply {
  reply.raw.setTimeout(readMs, () => reply.raw.destroy());
  reply.header('content-security-policy', filePolicy).header('cache-control', 'no-store');
  return reply.from(origin + request.url.slice(prefix.length), {
    rewriteRequestHeaders: (_request, headers) => only(requestHeaders, headers),
    rewriteHeaders: (headers) => ({ ...only(responseHeaders, headers), ...own }),
    onError: () => void sendKept(reply, kept, null, () => reply.code(502).header('cache-control', 'no-store').send()),
    onResponse: (_request, _reply, { statusCode, stream }) => {
      if (statusCode < 400) reply.send(stream);
      else void sendKept(reply, kept, stream, () => reply.send(stream));
    },
  });
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/**
 * Sends a stored file in place of an error.
 * @param error body of the service's response; a body that is not read keeps its connection open
 * @param otherwise sends the error
 */
async function sendKept(
  reply: FastifyReply,
  kept: () => Promise<Buffer | null>,
  error: Readable | null,
  otherwise: () => void,
): Promise<void> {
  // The connection may break while the file is read; without a listener that would end the process.
  error?.on('error', () => {});
  const type = types[path.extname(reply.request.url.split('?')[0] ?? '')];
  const bytes = type === undefined ? null : await kept().catch(() => null);
  if (type === undefined || bytes === null) return otherwise();
  error?.destroy();
  for (const name of responseHeaders) reply.removeHeader(name);
  reply.code(200).header('cache-control', 'public, max-age=31536000, immutable').type(type).send(bytes);
}

/** Proxies the browser files of releases, and pictures and public reads of the product API. Cookies are not forwarded to those services. */
export async function addFileRoutes(
  server: FastifyInstance,
  { releasesOrigin, apiOrigin }: Origins,
  keptFile: KeptFile,
  readMs = readTimeoutMs,
): Promise<void> {
  await server.register(replyFrom, {
    disableRequestLogging: true,
    // Otherwise a GET that gets 503 is sent ten more times, at once. Browsers and this shell's own copies retry later.
    retryMethods: [],
    undici: { connections: 64, pipelining: 1, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
  });

  const passThrough = (origin: string, prefix: string) => (request: FastifyRequest, reply: FastifyReply) =>
    passFrom(request, reply, { origin, prefix, readMs });

  const file = String.raw`:file(^\w[\w.-]*$)`;
  server.get<{ Params: { remote: string; version: string; file: string } }>(
    `${releasesPath}${releaseFile}`,
    (request, reply) => {
      const { remote, version, file } = request.params;
      const kept = (): ReturnType<KeptFile> => keptFile(remote, version, `client/${file}`);
      return passFrom(request, reply, { origin: releasesOrigin, prefix: releasesPath, kept, readMs });
    },
  );
  server.get(`/pictures/:group(^[a-z-]+$)/${file}`, passThrough(apiOrigin, ''));
  server.get(`/media/:id(^[0-9a-f]+$)/${file}`, passThrough(apiOrigin, ''));
  server.get(`/avatars/${file}`, passThrough(apiOrigin, ''));

  const read = passThrough(apiOrigin, publicReadsPath);
  server.get(`${publicReadsPath}/*`, (request, reply) =>
    isPublicRead(request.url.slice(publicReadsPath.length))
      ? read(request, reply)
      : reply.code(404).header('cache-control', 'no-store').send(),
  );
}

function only<Headers extends Record<string, unknown>>(names: readonly string[], headers: Headers): Headers {
  return Object.fromEntries(names.filter((name) => name in headers).map((name) => [name, headers[name]])) as Headers;
}
