import path from 'node:path';
import { drainOnClose } from '@bergauf/service-kit/draining';
import { openRedis } from '@bergauf/service-kit/redis/open-redis';
import { watchRedis } from '@bergauf/service-kit/redis/watch-redis';
import { traceIdLabel, traceRequests } from '@bergauf/service-kit/tracing/trace-requests';
import { createTracing } from '@bergauf/service-kit/tracing/tracing';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { shopRoutes } from '../app/route-table.ts';
import { createMetrics } from './metrics.ts';
import { watchCatalogue } from './pages/catalogue-watch.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPageSource, pathOfKey } from './pages/page-source.ts';
import { smokeRenderCandidate } from './pages/smoke-render.ts';
import { addPreviewRoutes, createReleaseUrl } from './preview/preview-routes.ts';
import { createPreviews, withPreviews } from './preview/previews.ts';
import {
  createReleaseSetChoice,
  exposesInTraffic,
  releasesInTraffic,
  routesInTraffic,
  setOfSender,
} from './release-set/choose-release-set.ts';
import { declaredRoutes } from './release-set/declared-routes.ts';
import { createBrowserFiles } from './release-sync/browser-files.ts';
import { watchDiscovery } from './release-sync/discovery-watcher.ts';
import { createLocalCopies } from './release-sync/local-copies.ts';
import { reportToRegistry } from './release-sync/registry-report.ts';
import { createReleaseSync } from './release-sync/release-sync.ts';
import { createRolloutStorage } from './release-sync/saved-rollout.ts';
import { fetchStoredRelease } from './release-sync/stored-release.ts';
import { createQuarantine } from './render-pool/quarantine.ts';
import { createRenderPool } from './render-pool/render-pool.ts';
import { addAnalyticsRoutes } from './request/analytics-routes.ts';
import { serveAppManifest } from './request/app-manifest.ts';
import { readShellAssets, serveShellAssets } from './request/asset-routes.ts';
import { addCspReportRoutes } from './request/csp-report-routes.ts';
import { addFailureReportRoutes } from './request/failure-report-routes.ts';
import { addFileRoutes } from './request/file-routes.ts';
import { addFragmentTimesRoute } from './request/fragment-times-route.ts';
import { addLocaleRoutes } from './request/locale-routes.ts';
import { addHealthRoutes, createOperatorServer, type TryRelease } from './request/operator-routes.ts';
import { createPageAddresses } from './request/page-address.ts';
import { addPageRoutes } from './request/page-routes.ts';
import { addSearchEngineRoutes } from './request/search-engine-routes.ts';
import { addSessionRoutes } from './request/session-routes.ts';
import { sharedLimits } from './request/shared-limits.ts';
import { addVitalsRoutes } from './request/vitals-routes.ts';
import { addErrorHandler, sendError, sendUnreadableRequest } from './response/error-response.ts';
import { securityHeaders } from './response/security-headers.ts';
import type { Settings } from './settings.ts';
import { createVitalsMetrics } from './vitals-metrics.ts';

/** See `ReleaseSyncOptions`. */
const retryPauseMs = 3_000;
const predecessorMs = 10_000;

/** The shell's server, ready to listen; `close` drains requests and ends the render workers. */
export async function createShellServer(settings: Settings): Promise<FastifyInstance> {
  const { config } = settings;
  const assets = await readShellAssets(settings.distDir, settings.overlay);
  const headers = securityHeaders(config, assets.inline, settings.separateOrigins ? settings.releasesOrigin : null);
  const tracing = await createTracing('bergauf-shell', settings.tracing);
  const requests = traceRequests(tracing);
  const server = Fastify({
    ...requests.options,
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: traceIdLabel }),
    routerOptions: { maxParamLength: 2000 },
    // The router could not parse the address, so no hook has run yet.
    frameworkErrors: (_error, request, reply) => sendError(request, reply.headers(headers), { config, assets }, 400),
    clientErrorHandler: (error, socket) => sendUnreadableRequest({ config, assets }, headers, error, socket),
    bodyLimit: 16 * 1024,
    return503OnClosing: false,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
  });
  const { isDraining } = drainOnClose(server, settings.drain);
  const metrics = createMetrics(settings.channel);
  const quarantine = createQuarantine(settings.quarantineMs);
  const storage = createRolloutStorage(settings.savedRolloutFile);
  const addressOf = createPageAddresses(config);

  const catalogue = watchCatalogue({
    apiOrigin: settings.innerApiOrigin,
    pollMs: settings.cataloguePollMs,
    log: server.log,
  });
  const cache = createPageCache({
    freshMs: settings.pageFreshMs,
    staleMs: settings.pageStaleMs,
    staleIfErrorMs: settings.pageStaleIfErrorMs,
    maxBytes: settings.pageCacheBytes,
    onRefreshFailed: (cause) => server.log.warn({ err: cause }, 'a page could not be refreshed'),
    changedAt: (key) => catalogue.changedAt(pathOfKey(key)),
  });
  metrics.watchCache(cache);
  const pages = createPageSource({
    cache,
    quarantine,
    metrics,
    onModuleLost: (prepared) => releaseSync.recheck(prepared),
    onLostWorker(incident) {
      metrics.lostWorkers.inc();
      server.log.error(incident, 'a render worker was lost');
    },
    changedAt: catalogue.everyPageChangedAt,
    addressOf,
  });
  const copies = createLocalCopies(settings.cacheDir);
  const browserFiles = createBrowserFiles(settings.cacheDir, (cause) =>
    // Without them the shell cannot serve the browser while the registry is unavailable.
    server.log.warn({ err: cause }, 'files of a release could not be stored for browsers'),
  );
  const releaseSync = createReleaseSync({
    copies,
    browserFiles,
    createPool: (set, remotes, threads = settings.workersPerSet) =>
      createRenderPool({
        setup: {
          set,
          remotes,
          config,
          apiOrigin: settings.innerApiOrigin,
          assets,
          dataTimeoutMs: settings.dataTimeoutMs,
          vitalsShare: settings.vitalsShare,
        },
        workerFile: path.join(settings.distDir, 'server', 'main.cjs'),
        threads,
        hangTimeoutMs: settings.hangTimeoutMs,
        waitMs: settings.queueMs,
        waitingPages: settings.queuePages,
        onUnhandledError: (stack) => server.log.error({ set: set.id, stack }, 'a frontend left an error unhandled'),
      }),
    releaseUrl: createReleaseUrl(settings),
    routesOf: (resolution) => declaredRoutes(resolution, config),
    onFailures(failures) {
      metrics.countFailures(failures, 'server');
      for (const failure of failures) server.log.error(failure, 'a release could not be taken into traffic');
    },
    onPrepared: metrics.addKnown,
    onSwap(set) {
      metrics.swaps.inc();
      metrics.setActive(set);
      server.log.info({ set: set.id }, 'release set in traffic');
    },
    warmPages: pages.warm,
    saved: await storage.load(),
    save: (state) =>
      storage.save(state).catch((cause: unknown) => {
        // With a full disk the shop continues to serve, but a start without the registry would use an older rollout.
        server.log.error({ err: cause }, 'the rollout could not be saved');
      }),
    retryPauseMs,
    maxCanarySets: settings.canarySets,
    predecessorMs,
  });
  metrics.watchReleaseSync(releaseSync.status);

  requests.addTo(server);
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  addErrorHandler(server, { config, assets });
  const redis = settings.redisUrl === null ? null : await openRedis({ url: settings.redisUrl, log: server.log });
  if (redis) watchRedis(redis, metrics.registry);
  await server.register(rateLimit, { global: false, ...(redis && { store: sharedLimits(redis, config.shopOrigin) }) });
  await serveShellAssets(server, settings.distDir);
  await serveAppManifest(server, config);
  const origins = { releasesOrigin: settings.releasesOrigin, apiOrigin: settings.innerApiOrigin };
  await addFileRoutes(server, origins, browserFiles.read);
  addHealthRoutes(server, releaseSync);
  addFailureReportRoutes(server, metrics, config.shopOrigin);
  addSessionRoutes(server, config);
  addSearchEngineRoutes(server, { ...config, apiOrigin: settings.innerApiOrigin });
  addLocaleRoutes(server, config);
  const vitals = createVitalsMetrics({
    registry: metrics.registry,
    routes: () => shopRoutes(config, routesInTraffic(releaseSync.traffic())),
    running: () => releasesInTraffic(releaseSync.traffic()),
    exposes: () => exposesInTraffic(releaseSync.traffic()),
    onPageLoad: metrics.releaseCounts.countPageLoad,
    onMissingMessages: metrics.countMissingMessages,
  });
  addVitalsRoutes(server, config, vitals);
  addCspReportRoutes(server, config, metrics.registry);
  addAnalyticsRoutes(server, config, metrics.registry, (request, of) => {
    const set = setOfSender(releaseSync.traffic(), request, config);
    if (set) metrics.releaseCounts.countShopping(set, of);
  });
  const chooseSet = createReleaseSetChoice(releaseSync.traffic, config);
  const hasPreviews = settings.previews || settings.developmentOrigins.length > 0;
  const previews = hasPreviews ? createPreviews({ settings, releaseSync, copies, assets, log: server.log }) : null;
  addPreviewRoutes(server, previews, { config, assets });
  const pageOptions = { settings, chooseSet: withPreviews(previews, chooseSet), pages, addressOf, assets };
  addPageRoutes(server, pageOptions);
  if (settings.overlay) addFragmentTimesRoute(server, pageOptions);

  const stopWatching = watchDiscovery({
    releasesOrigin: settings.releasesOrigin,
    channel: settings.channel,
    pollMs: settings.discoveryPollMs,
    releaseSync,
    otherRemotes: settings.otherRemotes,
    log: server.log,
  });
  const ending = new AbortController();
  const tryRelease: TryRelease = async (name, version) => {
    const candidate = await releaseSync.prepareCandidate(
      name,
      await fetchStoredRelease(settings.releasesOrigin, name, version),
    );
    try {
      const { defaultSet } = releaseSync.traffic();
      if (!defaultSet) throw new Error('No release set is in traffic');
      const failures = candidate.failures.filter(({ remote }) => remote === name).map(({ message }) => message);
      if (failures.length > 0) return { failures, tried: [], untried: [] };
      return {
        failures,
        ...(await smokeRenderCandidate(name, candidate, defaultSet, {
          config,
          popular: pages.popular,
          addressOf,
          changedAt: catalogue.everyPageChangedAt,
          signal: ending.signal,
        })),
      };
    } finally {
      await candidate.pool.close();
    }
  };
  const operators =
    settings.operatorPort === null ? null : createOperatorServer(metrics, releaseSync, { tryRelease, isDraining });
  let stopReporting = async (): Promise<void> => {};
  // Before the public port: the start fails if this port is in use.
  server.addHook('onReady', async () => {
    const { operatorPort, operatorHost, operatorOrigin } = settings;
    const listening = (await operators?.listen({ port: operatorPort ?? 0, host: operatorHost })) ?? null;
    stopReporting = reportToRegistry({
      releasesOrigin: settings.releasesOrigin,
      channel: settings.channel,
      token: settings.registryToken,
      port: settings.port,
      operators: listening && (operatorOrigin ?? listening),
      status: releaseSync.status,
      counts: metrics.releaseCounts.list,
      failed: () => metrics.failedReports.inc(),
      log: server.log,
    });
  });
  server.addHook('onClose', async () => {
    // First, so that the registry is not told about what ends here.
    await stopReporting();
    ending.abort(new Error('The shell ends'));
    browserFiles.close();
    // In parallel: candidates and previews wait for sets that the release sync ends.
    await Promise.all([operators?.close(), stopWatching(), catalogue.stop(), previews?.close(), releaseSync.close()]);
    await redis?.close();
    await tracing.close();
  });
  return server;
}
