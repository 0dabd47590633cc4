import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { ShellAssets } from './document/shell-assets.ts';
import type { Metrics } from './metrics.ts';
import { type CatalogueWatch, watchCatalogue } from './pages/catalogue-watch.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPageSource, type PageSource, pathOfKey } from './pages/page-source.ts';
import { createReleaseUrl } from './preview/preview-routes.ts';
import { declaredRoutes } from './release-set/declared-routes.ts';
import { type BrowserFiles, createBrowserFiles } from './release-sync/browser-files.ts';
import { createLocalCopies, type LocalCopies } from './release-sync/local-copies.ts';
import { createReleaseSync, type ReleaseSync } from './release-sync/release-sync.ts';
import { createRolloutStorage } from './release-sync/saved-rollout.ts';
import { createQuarantine } from './render-pool/quarantine.ts';
import { createRenderPool } from './render-pool/render-pool.ts';
import type { createPageAddresses } from './request/page-address.ts';
import type { Settings } from './settings.ts';

/** See `ReleaseSyncOptions`. */
const retryPauseMs = 3_000;
const predecessorMs = 10_000;

type ServingOptions = {
  settings: Settings;
  assets: ShellAssets;
  metrics: Metrics;
  addressOf: ReturnType<typeof createPageAddresses>;
  log: FastifyBaseLogger;
};

/** What serves pages: the releases of the sets in traffic, their render workers, and the cache of pages. */
export type Serving = {
  catalogue: CatalogueWatch;
  pages: PageSource;
  copies: LocalCopies;
  browserFiles: BrowserFiles;
  releaseSync: ReleaseSync;
};

export async function createServing({ settings, assets, metrics, addressOf, log }: ServingOptions): Promise<Serving> {
  const { config } = settings;
  const catalogue = watchCatalogue({
    apiOrigin: settings.innerApiOrigin,
    pollMs: settings.cataloguePollMs,
    log,
  });
  const cache = createPageCache({
    freshMs: settings.pageFreshMs,
    staleMs: settings.pageStaleMs,
    staleIfErrorMs: settings.pageStaleIfErrorMs,
    maxBytes: settings.pageCacheBytes,
    onRefreshFailed: (cause) => log.warn({ err: cause }, 'a page could not be refreshed'),
    changedAt: (key) => catalogue.changedAt(pathOfKey(key)),
  });
  metrics.watchCache(cache);
  const pages = createPageSource({
    cache,
    quarantine: createQuarantine(settings.quarantineMs),
    metrics,
    onModuleLost: (prepared) => releaseSync.recheck(prepared),
    onLostWorker(incident) {
      metrics.lostWorkers.inc();
      log.error(incident, 'a render worker was lost');
    },
    changedAt: catalogue.everyPageChangedAt,
    addressOf,
  });
  const copies = createLocalCopies(settings.cacheDir);
  const browserFiles = createBrowserFiles(settings.cacheDir, (cause) =>
    // Without them the shell cannot serve the browser while the registry is unavailable.
    log.warn({ err: cause }, 'files of a release could not be stored for browsers'),
  );
  const storage = createRolloutStorage(settings.savedRolloutFile);
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
        onUnhandledError: (stack) => log.error({ set: set.id, stack }, 'a frontend left an error unhandled'),
      }),
    releaseUrl: createReleaseUrl(settings),
    routesOf: (resolution) => declaredRoutes(resolution, config),
    onFailures(failures) {
      metrics.countFailures(failures, 'server');
      for (const failure of failures) log.error(failure, 'a release could not be taken into traffic');
    },
    onPrepared: metrics.addKnown,
    onSwap(set) {
      metrics.swaps.inc();
      metrics.setActive(set);
      log.info({ set: set.id }, 'release set in traffic');
    },
    warmPages: pages.warm,
    saved: await storage.load(),
    save: (state) =>
      storage.save(state).catch((cause: unknown) => {
        // With a full disk the shop continues to serve, but a start without the registry would use an older rollout.
        log.error({ err: cause }, 'the rollout could not be saved');
      }),
    retryPauseMs,
    maxCanarySets: settings.canarySets,
    predecessorMs,
  });
  metrics.watchReleaseSync(releaseSync.status);
  return { catalogue, pages, copies, browserFiles, releaseSync };
}
