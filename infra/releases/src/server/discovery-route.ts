import createEtag from 'etag';
import type { RouteHandlerMethod } from 'fastify';
import isFresh from 'fresh';
import { NoChannel } from '../registry/channels.ts';
import { publishedDocument } from '../registry/document/published-document.ts';
import { DocumentFailure, type DocumentFault, readDocument } from '../registry/document/read-document.ts';
import type { StoredDocument } from '../registry/document/stored-document.ts';
import type { ReleasesPaths } from '../state-folder.ts';
import type { Channels } from './channels-of-service.ts';

/** Public messages for the reasons why there is no document, without paths of this machine. */
const faultMessages: Readonly<Record<DocumentFault | 'none', string>> = {
  none: 'No release has been rolled out yet.',
  lost: 'The discovery document is missing, though releases have been rolled out.',
  unreadable: 'The discovery document cannot be read.',
  damaged: 'The discovery document is damaged.',
  outdated: 'The discovery document is older than the last rollout.',
};

/**
 * Serves the discovery document, read from the disk for every request. Readers revalidate it each time (`no-cache`, ETag, 304).
 * Without a usable document the response is 503, never an empty document, which would switch every remote off.
 */
export function discoveryRoute(paths: ReleasesPaths, publicOrigin: string): RouteHandlerMethod {
  let newest = 0;
  let logged: string | null = null;

  /** The document, or the reason why there is none. */
  const read = async (): Promise<StoredDocument | { fault: DocumentFault | 'none'; cause?: unknown }> => {
    try {
      const document = await readDocument(paths);
      // While this process was running, the volume may have been lost with its history, or replaced.
      if (!document) return { fault: newest > 0 ? 'lost' : 'none' };
      if (document.revision < newest) return { fault: 'outdated' };
      newest = document.revision;
      return document;
    } catch (cause) {
      return { fault: cause instanceof DocumentFailure ? cause.fault : 'unreadable', cause };
    }
  };

  return async (request, reply) => {
    const found = await read();
    if ('fault' in found) {
      const { fault, cause } = found;
      // Logged once, as readers poll several times a second.
      if (fault !== logged && fault !== 'none') request.log.error({ err: cause }, faultMessages[fault]);
      logged = fault;
      reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '1' });
      return reply.send({ error: `discovery-${fault}`, message: faultMessages[fault] });
    }
    logged = null;
    const body = JSON.stringify(publishedDocument(found, publicOrigin));
    const etag = createEtag(body);
    reply.headers({ 'cache-control': 'no-cache', etag });
    const condition = request.headers['if-none-match'];
    if (condition !== undefined && isFresh({ 'if-none-match': condition }, { etag })) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  };
}

/** Serves the documents of all channels. A channel that is not open is 404; its shells keep what they have. */
export function channelDiscoveryRoute(channels: Channels, publicOrigin: string): RouteHandlerMethod {
  const routes = new Map<string, RouteHandlerMethod>();
  return async function handle(request, reply) {
    const { channel: name } = request.params as { channel: string };
    try {
      const { paths } = await channels.find(name);
      const route = routes.get(name) ?? discoveryRoute(paths, publicOrigin);
      routes.set(name, route);
      return route.call(this, request, reply);
    } catch (error) {
      if (!(error instanceof NoChannel)) throw error;
      reply.code(404).header('cache-control', 'no-store');
      return reply.send({ error: 'no-channel', message: 'There is no such channel.' });
    }
  };
}
