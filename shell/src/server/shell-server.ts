import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createMetrics } from './metrics.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { createQuarantine } from './rendering/quarantine.ts';
import { createRenderPool } from './rendering/render-pool.ts';
import { addErrorAnswers, sendError } from './request/error-answers.ts';
import { addHealthRoutes, createOperatorServer } from './request/operator-routes.ts';
import { createPageAddresses } from './request/page-address.ts';
import { addPageRoutes } from './request/page-routes.ts';
import { securityHeaders } from './request/security-headers.ts';
import { readShellAssets, serveShellAssets } from './request/shell-assets.ts';
import { watchDiscovery } from './rollout/discovery-watcher.ts';
import { createLocalCopies } from './rollout/local-copies.ts';
import { createReleaseManager } from './rollout/release-manager.ts';
import { createSavedRollouts } from './rollout/saved-rollout.ts';
import type { Settings } from './settings.ts';

const recoverMs = 3_000;
const predecessorMs = 10_000;

/** The shell's server, ready to listen; `close` drains requests and ends the render workers. */
export async function createShellServer(settings: Settings): Promise<FastifyInstance> {
  const { config } = settings;
  const assets = await readShellAssets(settings.distDir);
  const headers = securityHeaders(config, settings.releasesOrigin);
  const server = Fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 2000 },
    // An address that the router cannot read: it is answered before any hook has run.
    frameworkErrors: (_error, request, reply) => sendError(request, reply.headers(headers), { config, assets }, 400),
    bodyLimit: 16 * 1024,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
  });
  const metrics = createMetrics();
  const quarantine = createQuarantine(settings.quarantineMs);
  const saved = createSavedRollouts(settings.savedRolloutFile);
  const addressOf = createPageAddresses(config);

  const cache = createPageCache({
    freshMs: settings.pageFreshMs,
    staleMs: settings.pageStaleMs,
    staleIfErrorMs: settings.pageStaleIfErrorMs,
    maxBytes: settings.pageCacheBytes,
    onRefreshFailed: (cause) => server.log.warn({ err: cause }, 'a page could not be refreshed'),
  });
  metrics.watchCache(cache);
  const renderer = createPageRenderer({
    cache,
    quarantine,
    metrics,
    onSuspect: () => manager.suspect(),
    onLostWorker(incident) {
      metrics.lostWorkers.inc();
      server.log.error(incident, 'a render worker was lost');
    },
    pageClassOf: (path) => addressOf(path).pageClass,
  });
  const manager = createReleaseManager({
    copies: createLocalCopies(settings.cacheDir),
    createPool: (set, remotes) =>
      createRenderPool({
        setup: { set, remotes, config, apiOrigin: config.apiOrigin, assets, dataTimeoutMs: settings.dataTimeoutMs },
        workerFile: path.join(settings.distDir, 'server', 'main.cjs'),
        threads: settings.workersPerSet,
        hangTimeoutMs: settings.hangTimeoutMs,
        waitMs: settings.queueMs,
        onStrayError: (stack) => server.log.error({ set: set.id, stack }, 'a frontend left an error unhandled'),
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
    warmPages: renderer.warm,
    saved: await saved.load(),
    save: (memory) =>
      saved.save(memory).catch((cause: unknown) => {
        // A full disk: the shop serves, but a start without the registry would use an older rollout.
        server.log.error({ err: cause }, 'the rollout could not be saved');
      }),
    recoverMs,
    maxCanarySets: settings.canarySets,
    predecessorMs,
  });
  metrics.watchRollout(manager);

  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  addErrorAnswers(server, { config, assets });
  await server.register(rateLimit, { global: false });
  await serveShellAssets(server, settings.distDir);
  addHealthRoutes(server, metrics, manager);
  addPageRoutes(server, { settings, manager, renderer, addressOf, assets });

  const stopWatching = watchDiscovery({
    releasesOrigin: settings.releasesOrigin,
    pollMs: settings.discoveryPollMs,
    manager,
    log: server.log,
  });
  const operators = settings.operatorPort === null ? null : createOperatorServer(metrics, manager);
  // Before the shop listens: a port that is in use ends the start.
  server.addHook('onReady', async () => {
    await operators?.listen({ port: settings.operatorPort ?? 0, host: 'localhost' });
  });
  server.addHook('onClose', async () => {
    await operators?.close();
    await stopWatching();
    await manager.close();
  });
  return server;
}
