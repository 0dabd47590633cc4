import type { FastifyInstance } from 'fastify';
import { shopRoutes } from '../app/route-table.ts';
import type { ShellAssets } from './document/shell-assets.ts';
import type { Metrics } from './metrics.ts';
import { addPreviewRoutes } from './preview/preview-routes.ts';
import { createPreviews, type Previews, withPreviews } from './preview/previews.ts';
import {
  createReleaseSetChoice,
  exposesInTraffic,
  releasesInTraffic,
  routesInTraffic,
  setOfSender,
} from './release-set/choose-release-set.ts';
import { serveAppManifest } from './request/files/app-manifest.ts';
import { serveShellAssets } from './request/files/asset-routes.ts';
import { addFileRoutes } from './request/files/file-routes.ts';
import { addLicenceRoutes } from './request/files/licence-routes.ts';
import { addLocaleRoutes } from './request/locale-routes.ts';
import { addHealthRoutes } from './request/operator-routes.ts';
import type { createPageAddresses } from './request/page-address.ts';
import { addPageRoutes } from './request/page-routes.ts';
import { addAnalyticsRoutes } from './request/reports/analytics-routes.ts';
import { addCspReportRoutes } from './request/reports/csp-report-routes.ts';
import { addFailureReportRoutes } from './request/reports/failure-report-routes.ts';
import { addFragmentTimesRoute } from './request/reports/fragment-times-route.ts';
import { addVitalsRoutes } from './request/reports/vitals-routes.ts';
import { addSearchEngineRoutes } from './request/search-engines/search-engine-routes.ts';
import { addSessionRoutes } from './request/session-routes.ts';
import type { Serving } from './serving.ts';
import type { Settings } from './settings.ts';
import { createVitalsMetrics } from './vitals-metrics.ts';

type PublicRoutesOptions = {
  settings: Settings;
  assets: ShellAssets;
  metrics: Metrics;
  addressOf: ReturnType<typeof createPageAddresses>;
  serving: Serving;
};

/** Adds the routes of the shop's origin. @returns the previews, which have to be closed; null without any */
export async function addPublicRoutes(
  server: FastifyInstance,
  { settings, assets, metrics, addressOf, serving }: PublicRoutesOptions,
): Promise<Previews | null> {
  const { config } = settings;
  const { pages, copies, browserFiles, releaseSync } = serving;
  await serveShellAssets(server, settings.distDir);
  await serveAppManifest(server, config);
  const origins = { releasesOrigin: settings.releasesOrigin, apiOrigin: settings.innerApiOrigin };
  await addFileRoutes(server, origins, browserFiles.read);
  addHealthRoutes(server, releaseSync);
  addFailureReportRoutes(server, metrics, config.shopOrigin);
  addSessionRoutes(server, config);
  addSearchEngineRoutes(server, { ...config, apiOrigin: settings.innerApiOrigin });
  addLicenceRoutes(server, { ...settings, traffic: releaseSync.traffic });
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
  return previews;
}
