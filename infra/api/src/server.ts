import { openRedis, type Redis } from '@bergauf/service-kit/redis/open-redis';
import { watchRedis } from '@bergauf/service-kit/redis/watch-redis';
import { createTracing, type Tracing } from '@bergauf/service-kit/tracing/tracing';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { siteDefaults } from 'shared-contracts/site-constants';
import { avatarRoutes } from './account/avatar/avatar-routes.ts';
import { deviceRoutes } from './account/devices/device-routes.ts';
import { leavingRoutes } from './account/leaving/leaving-routes.ts';
import { authRoutes } from './account/login/auth-routes.ts';
import { accountRoutes } from './account/profile/account-routes.ts';
import { addressRoutes } from './addresses/address-routes.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { appointmentRoutes } from './appointments/appointment-routes.ts';
import { cardRoutes } from './cards/card-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { importAtStart } from './catalogue-import/import-at-start.ts';
import { cleanUpRegularly } from './clean-up/clean-up.ts';
import { contentRoutes } from './content/content-routes.ts';
import type { Database, Orm } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openPglite } from './database/open-pglite.ts';
import { openPostgres } from './database/open-postgres.ts';
import { ensureDemoAccount, removeDemoAccount } from './demo/demo-account.ts';
import { createFlyerCache } from './flyers/flyer-cache.ts';
import { flyerRoutes } from './flyers/flyer-routes.ts';
import { makeFlyersAheadRegularly } from './flyers/flyers-ahead.ts';
import { htmlFormRoutes } from './html-forms/html-form-routes.ts';
import type { ApiContext } from './http/api-context.ts';
import { createServer, prepareServer } from './http/create-server.ts';
import { healthRoutes } from './http/monitoring/health-routes.ts';
import { startPageRoute } from './http/monitoring/start-page.ts';
import { openapiRoutes } from './http/openapi/openapi-routes.ts';
import { createResponseCache } from './http/response/response-cache.ts';
import { createLimiter } from './limits/limiter.ts';
import { defaultRateLimits } from './limits/rate-limit-settings.ts';
import { createRedisLimiter } from './limits/redis-limiter.ts';
import { listingRoutes } from './listing/listing-routes.ts';
import { type LiveCatalogue, openLiveCatalogue } from './live-catalogue/live-catalogue.ts';
import { withCatalogue } from './live-catalogue/live-context.ts';
import { versionRoutes } from './live-catalogue/version-routes.ts';
import { loyaltyRoutes } from './loyalty/loyalty-routes.ts';
import { mailboxRoutes } from './mail/dev-mailbox-routes.ts';
import { openMailer, shopsOf, teamShopsOf } from './mail/open-mailer.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { type MediaStore, openMediaStore, type ReportProblem } from './media/media-store.ts';
import { renderAheadRegularly } from './media/renderings/render-ahead.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { type ApiServerOptions, companyOf, type DataLocation, defaultOrderRules } from './options.ts';
import { afterSaleRoutes } from './orders/after-sale/after-sale-routes.ts';
import { confirmationRoutes } from './orders/confirmation-routes.ts';
import { invoiceRoutes } from './orders/invoice/invoice-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { operatorRoutes } from './orders/progress/operator-routes.ts';
import { startOrderClock } from './orders/progress/order-clock.ts';
import { pickUpPointRoutes } from './pick-up-points/pick-up-point-routes.ts';
import { type OpenedReads, openReads } from './replica/open-reads.ts';
import { readsFrom } from './replica/read-your-writes.ts';
import { recordWriters } from './replica/record-writers.ts';
import { watchReads } from './replica/replica-metrics.ts';
import { requestAdminRoutes } from './requests/request-admin-routes.ts';
import { requestRoutes } from './requests/request-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';
import { storeRoutes } from './stores/store-routes.ts';
import { teamRoutes } from './teams/team-routes.ts';
import { warmUp } from './warm-up.ts';
import { wishlistRoutes } from './wishlist/wishlist-routes.ts';

function openDatabase(data: DataLocation, tracing: Tracing, onIdleError: (error: Error) => void): Promise<Database> {
  if (!('databaseUrl' in data)) return openPglite(data);
  const { databaseUrl, poolerUrl } = data;
  return openPostgres(databaseUrl, onIdleError, { tracing, ...(poolerUrl !== undefined && { poolerUrl }) });
}

/** null without a replica. */
function openReplica(data: DataLocation, redis: Redis | null, primary: Orm, log: FastifyBaseLogger) {
  if (!('databaseUrl' in data) || data.replica === undefined) return null;
  if (redis === null) throw new Error('A read replica needs Redis.');
  return openReads(data.replica, { primary, redis, log });
}

/** The parts of the context that do not change with the catalogue. */
function createContextParts(orm: Orm, live: LiveCatalogue, media: MediaStore | null) {
  return {
    orm,
    tileRowCache: live.tileRowCache,
    catalogueVersion: live.version,
    media,
    publicResponse: createResponseCache({ version: live.version }),
    stockResponse: createResponseCache({ version: () => live.version() + live.piecesVersion() }),
  };
}

const reportPicture =
  (log: FastifyBaseLogger): ReportProblem =>
  (problem, picture, error) =>
    log.error({ err: error, picture }, problem);

/**
 * The product API: migrated and ready to listen. Without a catalogue it is empty. Closing the server closes the database.
 * @throws one sentence when the data cannot be opened
 */
export async function createApiServer(options: ApiServerOptions): Promise<FastifyInstance> {
  return (await createApiServerWithDatabase(options)).server;
}

/** As `createApiServer`; also returns the open database and the catalogue. */
export async function createApiServerWithDatabase(
  options: ApiServerOptions,
): Promise<{ server: FastifyInstance; database: Database; orm: Orm; live: LiveCatalogue }> {
  const tracing = await createTracing('bergauf-api', options.tracing ?? null);
  const server = createServer(options, tracing);
  const database = await openDatabase(options.data, tracing, (error) =>
    server.log.error({ err: error }, 'database connection lost'),
  );
  const closing = new AbortController();
  let stopFlyers = async (): Promise<void> => undefined;
  let stopRendering = async (): Promise<void> => undefined;
  let closeMailer = async (): Promise<void> => undefined;
  let stopCleaning = async (): Promise<void> => undefined;
  let stopClock = async (): Promise<void> => undefined;
  let closeCatalogue = async (): Promise<void> => undefined;
  let redis: Redis | null = null;
  let reads: OpenedReads | null = null;
  server.addHook('onClose', async () => {
    closing.abort();
    await stopCleaning();
    await stopClock();
    await stopRendering();
    await stopFlyers();
    await closeMailer();
    await closeCatalogue();
    await reads?.close();
    await redis?.close();
    await database.close();
    await tracing.close();
  });
  try {
    await migrate(database);
    const media = options.media ? await openMediaStore(options.media, reportPicture(server.log)) : null;
    if (media && options.catalogue !== undefined) {
      const imported = await importAtStart(database, media, options.catalogue, options.catalogueWaitSeconds);
      const level = ['delists too much', 'unreadable'].includes(imported.outcome) ? 'error' : 'info';
      server.log[level]({ catalogue: options.catalogue, ...imported }, 'catalogue to import at the start');
    }
    // Its orders are of products of the catalogue.
    await (options.demo ? ensureDemoAccount(database) : removeDemoAccount(database));
    const live = await openLiveCatalogue({
      database,
      onError: (error) => server.log.error({ err: error }, 'changes of the catalogue could not be followed'),
    });
    closeCatalogue = live.close;
    const parts = createContextParts(database.orm, live, media);
    const mailer = openMailer(withCatalogue(live, parts), options, server.log);
    closeMailer = mailer.close;
    if (options.redisUrl !== undefined) redis = await openRedis({ url: options.redisUrl, log: server.log });
    reads = openReplica(options.data, redis, database.orm, server.log);
    const rateLimits = { ...defaultRateLimits, ...options.rateLimits };
    const inDatabase = createLimiter(rateLimits);
    const limiter = redis ? createRedisLimiter(redis, rateLimits, inDatabase) : inDatabase;
    const context: ApiContext = withCatalogue(live, {
      ...parts,
      mailer,
      limiter,
      readYourWrites: reads?.readYourWrites ?? readsFrom(database.orm),
      orderRules: { ...defaultOrderRules, ...options.orders },
      publicOrigin: options.publicOrigin ?? '',
      teamShopOrigin: options.teamShop?.at ?? null,
      teamListSegment: options.teamListSegment ?? siteDefaults.teamListSegment,
    });

    const registry = await prepareServer(server, options);
    if (registry && redis) watchRedis(redis, registry);
    if (registry && reads) watchReads(reads.figures, registry);
    if (reads) recordWriters(server, reads.readYourWrites);
    healthRoutes(server, database.orm);
    startPageRoute(server, live);
    versionRoutes(server, live);
    catalogueRoutes(server, context);
    listingRoutes(server, context);
    searchRoutes(server, context);
    authRoutes(server, context);
    accountRoutes(server, context);
    deviceRoutes(server, context);
    avatarRoutes(server, context);
    leavingRoutes(server, context);
    addressRoutes(server, context);
    loyaltyRoutes(server, context);
    orderRoutes(server, context);
    afterSaleRoutes(server, context);
    invoiceRoutes(server, context, companyOf(options));
    confirmationRoutes(server, context, { shop: shopsOf(options), team: teamShopsOf(options) });
    cartRoutes(server, context);
    wishlistRoutes(server, context);
    contentRoutes(server, context);
    newsletterRoutes(server, context, options.shopOrigins[0] ?? '');
    requestRoutes(server, context);
    htmlFormRoutes(server, context, shopsOf(options));
    storeRoutes(server, context);
    appointmentRoutes(server, context);
    pickUpPointRoutes(server, context);
    const flyerCache = createFlyerCache(context);
    flyerRoutes(server, context, flyerCache);
    teamRoutes(server, context);
    cardRoutes(server, context);
    sitemapRoutes(server, context);
    if (media) mediaRoutes(server, media);
    if (options.adminToken !== undefined) {
      const tokens = [
        options.adminToken,
        ...(options.formerAdminToken === undefined ? [] : [options.formerAdminToken]),
      ];
      adminRoutes(server, database, tokens);
      operatorRoutes(server, context, tokens);
      requestAdminRoutes(server, database.orm, tokens);
    }
    if (options.mail?.route.kind === 'dev-mailbox') mailboxRoutes(server, context);
    if (options.docs) await openapiRoutes(server);
    /** After the warming up: making a flyer takes the request thread for a tenth of a second. */
    const workAhead = (): void => {
      if (closing.signal.aborted) return;
      stopFlyers = makeFlyersAheadRegularly({
        cache: flyerCache,
        onError: (error) => server.log.error({ err: error }, 'flyers could not be made ahead'),
      });
      if (media) {
        stopRendering = renderAheadRegularly({
          orm: database.orm,
          media,
          version: live.version,
          onError: (error) => server.log.error({ err: error }, 'pictures of tiles could not be rendered ahead'),
        });
      }
    };
    server.addHook('onListen', () => {
      // Runs in the background. An error here occurs again in the request that needs the data.
      void warmUp(context, closing.signal)
        .catch((error: unknown) => server.log.error({ err: error }, 'warming up failed'))
        .then(workAhead);
    });
    stopCleaning = cleanUpRegularly(database.orm, limiter, server.log);
    const { orderClock = null } = options;
    if (orderClock !== null) stopClock = startOrderClock(database.orm, orderClock, server.log, mailer.wake);
    await server.ready();
    return { server, database, orm: database.orm, live };
  } catch (error) {
    await server.close();
    throw error;
  }
}
