import { openRedis, type Redis } from '@bergauf/service-kit/redis/open-redis';
import { watchRedis } from '@bergauf/service-kit/redis/watch-redis';
import { createTracing, type Tracing } from '@bergauf/service-kit/tracing/tracing';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { siteDefaults } from 'shared-contracts/site-constants';
import { importAtStart } from './catalogue-import/import-at-start.ts';
import { cleanUpRegularly } from './clean-up/clean-up.ts';
import type { Database, Orm } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openPglite } from './database/open-pglite.ts';
import { openPostgres } from './database/open-postgres.ts';
import { ensureDemoAccount, removeDemoAccount } from './demo/demo-account.ts';
import { createFlyerCache, type FlyerCache } from './flyers/flyer-cache.ts';
import { makeFlyersAheadRegularly } from './flyers/flyers-ahead.ts';
import type { ApiContext } from './http/api-context.ts';
import { createServer, prepareServer } from './http/create-server.ts';
import { createResponseCache } from './http/response/response-cache.ts';
import { createLimiter } from './limits/limiter.ts';
import { defaultRateLimits } from './limits/rate-limit-settings.ts';
import { createRedisLimiter } from './limits/redis-limiter.ts';
import { type LiveCatalogue, openLiveCatalogue } from './live-catalogue/live-catalogue.ts';
import { withCatalogue } from './live-catalogue/live-context.ts';
import { watchMail } from './mail/mail-metrics.ts';
import { openMailer } from './mail/open-mailer.ts';
import { type MediaStore, openMediaStore, type ReportProblem } from './media/media-store.ts';
import { renderAheadRegularly } from './media/renderings/render-ahead.ts';
import { type ApiServerOptions, type DataLocation, defaultOrderRules } from './options.ts';
import { startOrderClock } from './orders/progress/order-clock.ts';
import { type RouteSources, registerRoutes } from './register-routes.ts';
import { openReads } from './replica/open-reads.ts';
import { readsFrom } from './replica/read-your-writes.ts';
import { recordWriters } from './replica/record-writers.ts';
import { watchReads } from './replica/replica-metrics.ts';
import { warmUp } from './warm-up.ts';

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

/** Adds what closes a part of the server. */
type OnClose = (close: () => Promise<void>) => void;

/**
 * Brings the database to the schema of this release, and imports the catalogue that the options name.
 * @returns the media store; null without one
 */
async function prepareData(
  database: Database,
  options: ApiServerOptions,
  log: FastifyBaseLogger,
): Promise<MediaStore | null> {
  await migrate(database);
  const media = options.media ? await openMediaStore(options.media, reportPicture(log)) : null;
  if (media && options.catalogue !== undefined) {
    const imported = await importAtStart(database, media, options.catalogue, options.catalogueWaitSeconds);
    const level = ['delists too much', 'unreadable'].includes(imported.outcome) ? 'error' : 'info';
    log[level]({ catalogue: options.catalogue, ...imported }, 'catalogue to import at the start');
  }
  // Its orders are of products of the catalogue.
  await (options.demo ? ensureDemoAccount(database) : removeDemoAccount(database));
  return media;
}

type Sources = Omit<RouteSources, 'flyerCache'>;

/** Opens what routes use besides the catalogue. Redis and the replica are null where the options name none. */
async function openContext({ options, database, live, media }: Sources, log: FastifyBaseLogger, onClose: OnClose) {
  const redis = options.redisUrl === undefined ? null : await openRedis({ url: options.redisUrl, log });
  if (redis) onClose(() => redis.close());
  const reads = openReplica(options.data, redis, database.orm, log);
  if (reads) onClose(() => reads.close());
  const parts = createContextParts(database.orm, live, media);
  const mailer = openMailer(withCatalogue(live, parts), options, log);
  onClose(() => mailer.close());
  const rateLimits = { ...defaultRateLimits, ...options.rateLimits };
  const inDatabase = createLimiter(rateLimits);
  const context: ApiContext = withCatalogue(live, {
    ...parts,
    mailer,
    limiter: redis ? createRedisLimiter(redis, rateLimits, inDatabase) : inDatabase,
    readYourWrites: reads?.readYourWrites ?? readsFrom(database.orm),
    orderRules: { ...defaultOrderRules, ...options.orders },
    publicOrigin: options.publicOrigin ?? '',
    teamShopOrigin: options.teamShop?.at ?? null,
    teamListSegment: options.teamListSegment ?? siteDefaults.teamListSegment,
  });
  return { context, mailer, redis, reads };
}

/** Work beside requests from the start on: cleaning up, and the clock that moves orders. */
function startWork(
  { options, database }: Sources,
  context: ApiContext,
  log: FastifyBaseLogger,
  onClose: OnClose,
): void {
  onClose(cleanUpRegularly(database.orm, context.limiter, log));
  const { orderClock = null } = options;
  if (orderClock !== null) onClose(startOrderClock(database.orm, orderClock, log, context.mailer.wake));
}

/** Work ahead of requests, after the warming up: making a flyer takes the request thread for a tenth of a second. */
function startWorkAhead(
  { database, live, media }: Sources,
  cache: FlyerCache,
  log: FastifyBaseLogger,
  onClose: OnClose,
): void {
  onClose(
    makeFlyersAheadRegularly({
      cache,
      onError: (error) => log.error({ err: error }, 'flyers could not be made ahead'),
    }),
  );
  if (media === null) return;
  onClose(
    renderAheadRegularly({
      orm: database.orm,
      media,
      version: live.version,
      onError: (error) => log.error({ err: error }, 'pictures of tiles could not be rendered ahead'),
    }),
  );
}

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
  const { log } = server;
  const database = await openDatabase(options.data, tracing, (error) =>
    log.error({ err: error }, 'database connection lost'),
  );
  const closing = new AbortController();
  const closers = [() => tracing.close(), () => database.close()];
  const onClose: OnClose = (close) => void closers.push(close);
  server.addHook('onClose', async () => {
    closing.abort();
    // What was opened later uses what was opened before.
    for (const close of closers.reverse()) await close();
  });
  try {
    const media = await prepareData(database, options, log);
    const live = await openLiveCatalogue({
      database,
      onError: (error) => log.error({ err: error }, 'changes of the catalogue could not be followed'),
    });
    onClose(live.close);
    const sources: Sources = { options, database, live, media };
    const { context, mailer, redis, reads } = await openContext(sources, log, onClose);
    const registry = await prepareServer(server, options);
    if (registry) watchMail(mailer, database.orm, registry);
    if (registry && redis) watchRedis(redis, registry);
    if (registry && reads) watchReads(reads.figures, registry);
    if (reads) recordWriters(server, reads.readYourWrites);
    const flyerCache = createFlyerCache(context);
    await registerRoutes(server, context, { ...sources, flyerCache });
    server.addHook('onListen', () => {
      // Runs in the background. An error here occurs again in the request that needs the data.
      void warmUp(context, closing.signal)
        .catch((error: unknown) => log.error({ err: error }, 'warming up failed'))
        .then(() => {
          if (!closing.signal.aborted) startWorkAhead(sources, flyerCache, log, onClose);
        });
    });
    startWork(sources, context, log, onClose);
    await server.ready();
    return { server, database, orm: database.orm, live };
  } catch (error) {
    await server.close();
    throw error;
  }
}
