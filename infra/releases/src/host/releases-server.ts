import { mkdir } from 'node:fs/promises';
import cors from '@fastify/cors';
import files from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { releasesPaths } from '../home.ts';
import { sentenceOf } from '../refusal.ts';
import { discoveryRoute } from './discovery-route.ts';

export interface ReleasesServerOptions {
  /** BERGAUF_HOME. */
  home: string;
  /** Origin under which browsers reach this host. Never taken from a request: its host is what the client says. */
  publicOrigin: string;
  logger?: FastifyServerOptions['logger'];
}

/**
 * The static host: the discovery document and the files of all releases. It only reads; what operators do in other
 * processes shows with the next request.
 */
export async function createReleasesServer(options: ReleasesServerOptions): Promise<FastifyInstance> {
  const { home, publicOrigin, logger = false } = options;
  const { store } = releasesPaths(home);
  await mkdir(store, { recursive: true });

  // One line when it listens and one for each failure; a line for every file would drown them.
  const app = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  });

  // Before the routes: a route keeps the error handler that it finds.
  app.setNotFoundHandler((_request, reply) =>
    // Not to be remembered: the file may be of a release that is stored the next moment.
    reply.code(404).header('cache-control', 'no-store').send({ error: 'not-found', message: 'There is no such file.' }),
  );
  app.setErrorHandler((error: unknown, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const message = status >= 500 ? 'The request failed.' : sentenceOf(error);
    return reply.code(status).header('cache-control', 'no-store').send({ error: 'failed', message });
  });

  // Releases are public and without credentials: scripts with integrity are fetched anonymously, from any origin.
  await app.register(cors, { origin: '*', methods: ['GET', 'HEAD'], maxAge: 86_400 });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
  });

  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/discovery.json', discoveryRoute(home, publicOrigin));
  await app.register(files, {
    root: store,
    prefix: '/',
    index: false,
    // Drafts of releases that are being stored have names with a dot.
    dotfiles: 'ignore',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders: (response) => response.setHeader('vary', 'accept-encoding'),
  });

  return app;
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
