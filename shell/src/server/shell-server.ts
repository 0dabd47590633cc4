import { drainOnClose } from '@bergauf/service-kit/draining';
import { openRedis } from '@bergauf/service-kit/redis/open-redis';
import { watchRedis } from '@bergauf/service-kit/redis/watch-redis';
import { traceIdLabel, traceRequests } from '@bergauf/service-kit/tracing/trace-requests';
import { createTracing } from '@bergauf/service-kit/tracing/tracing';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createMetrics } from './metrics.ts';
import { addPublicRoutes } from './public-routes.ts';
import { watchDiscovery } from './release-sync/discovery-watcher.ts';
import { reportToRegistry } from './release-sync/registry-report.ts';
import { createReleaseTrial } from './release-trial.ts';
import { readShellAssets } from './request/files/asset-routes.ts';
import { createOperatorServer } from './request/operator-routes.ts';
import { createPageAddresses } from './request/page-address.ts';
import { sharedLimits } from './request/shared-limits.ts';
import { addErrorHandler, sendError, sendUnreadableRequest } from './response/error-response.ts';
import { securityHeaders } from './response/security-headers.ts';
import { createServing } from './serving.ts';
import type { Settings } from './settings.ts';

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
  const addressOf = createPageAddresses(config);

  const serving = await createServing({ settings, assets, metrics, addressOf, log: server.log });
  const { releaseSync } = serving;

  requests.addTo(server);
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  addErrorHandler(server, { config, assets });
  const redis = settings.redisUrl === null ? null : await openRedis({ url: settings.redisUrl, log: server.log });
  if (redis) watchRedis(redis, metrics.registry);
  await server.register(rateLimit, { global: false, ...(redis && { store: sharedLimits(redis, config.shopOrigin) }) });
  const previews = await addPublicRoutes(server, { settings, assets, metrics, addressOf, serving });

  const stopWatching = watchDiscovery({
    releasesOrigin: settings.releasesOrigin,
    channel: settings.channel,
    pollMs: settings.discoveryPollMs,
    releaseSync,
    otherRemotes: settings.otherRemotes,
    log: server.log,
  });
  const ending = new AbortController();
  const tryRelease = createReleaseTrial({ settings, serving, addressOf, signal: ending.signal });
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
    serving.browserFiles.close();
    // In parallel: candidates and previews wait for sets that the release sync ends.
    await Promise.all([
      operators?.close(),
      stopWatching(),
      serving.catalogue.stop(),
      previews?.close(),
      releaseSync.close(),
    ]);
    await redis?.close();
    await tracing.close();
  });
  return server;
}
