import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { addOperatorRoutes } from './http/operator-routes.ts';
import { addPageRoutes } from './http/page-routes.ts';
import { securityHeaders } from './http/security-headers.ts';
import { readShellAssets, serveShellAssets } from './http/shell-assets.ts';
import { createMetrics } from './metrics.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { createQuarantine } from './pages/quarantine.ts';
import { watchDiscovery } from './releases/discovery-watcher.ts';
import { createLocalCopies } from './releases/local-copies.ts';
import { createReleaseManager } from './releases/release-manager.ts';
import { createRenderPool } from './releases/render-pool.ts';
import type { Settings } from './settings.ts';

const recoverMs = 3_000;

/** The shell's server, ready to listen; `close` drains requests and ends the render workers. */
export async function createShellServer(settings: Settings): Promise<FastifyInstance> {
  const server = Fastify({
    logger: { level: process.env['LOG_LEVEL'] ?? 'info' },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 2000 },
    bodyLimit: 16 * 1024,
    // Behind a balancer, an address in x-forwarded-for is the shopper's.
    trustProxy: 'loopback',
  });
  const { config } = settings;
  const assets = await readShellAssets(settings.distDir);
  const metrics = createMetrics();
  const quarantine = createQuarantine(settings.quarantineMs);

  const manager = createReleaseManager({
    copies: createLocalCopies(settings.cacheDir),
    createPool: (set, remotes) =>
      createRenderPool({
        setup: { set, remotes, config, apiOrigin: config.apiOrigin, assets, dataTimeoutMs: settings.dataTimeoutMs },
        workerFile: path.join(settings.distDir, 'server', 'main.cjs'),
        threads: settings.workersPerSet,
        hangTimeoutMs: settings.hangTimeoutMs,
      }),
    onFailures(failures) {
      metrics.countFailures(failures, 'server');
      for (const failure of failures) server.log.error(failure, 'a release could not be taken into traffic');
    },
    onPrepared: metrics.knowSet,
    onSwap(set) {
      metrics.swaps.inc();
      metrics.enterSet(set);
      server.log.info({ set: set.id }, 'release set in traffic');
    },
    recoverMs,
  });

  const cacheOptions = {
    freshMs: settings.pageFreshMs,
    staleMs: settings.pageStaleMs,
    maxBytes: settings.pageCacheBytes,
    onRefreshFailed: (cause: unknown) => server.log.warn({ err: cause }, 'a page could not be refreshed'),
  };
  const renderer = createPageRenderer({
    htmlCache: createPageCache(cacheOptions),
    payloadCache: createPageCache(cacheOptions),
    quarantine,
    metrics,
    onSuspect: manager.suspect,
  });

  const headers = securityHeaders(config, settings.releasesOrigin);
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  await server.register(rateLimit, { global: false });
  await serveShellAssets(server, settings.distDir);
  addOperatorRoutes(server, metrics, manager);
  addPageRoutes(server, { settings, manager, renderer, assets });

  const stopWatching = watchDiscovery({
    releasesOrigin: settings.releasesOrigin,
    pollMs: settings.discoveryPollMs,
    manager,
    log: server.log,
  });
  server.addHook('onClose', async () => {
    await stopWatching();
    await manager.close();
  });
  return server;
}
