import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { accountRoutes } from './account/account-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { loadReferenceData } from './catalogue/reference-data.ts';
import { loadCatalogueIndex } from './catalogue-index/load-catalogue-index.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openPglite } from './database/open-pglite.ts';
import { openPostgres } from './database/open-postgres.ts';
import { apiError } from './http/api-error.ts';
import { createPublicAnswer } from './http/caching.ts';
import { allowShopOrigins } from './http/cors.ts';
import { acceptEmptyJson } from './http/empty-json.ts';
import { handleErrors } from './http/error-handler.ts';
import { describeRoutes } from './http/openapi/describe-routes.ts';
import { collectRoutes } from './http/openapi/document.ts';
import { openapiRoutes } from './http/openapi/openapi-routes.ts';
import type { ApiContext } from './http/routes.ts';
import { validatorCompiler } from './http/validation.ts';
import { listingRoutes } from './listing/listing-routes.ts';
import { createPictureLibrary } from './media/picture-library.ts';
import { pictureRoutes } from './media/picture-routes.ts';
import { type ApiServerOptions, type DataLocation, defaultRateLimits } from './options.ts';
import { searchRoutes } from './search/search-routes.ts';
import { defaultSeedOptions } from './seed/catalogue.ts';
import { writeContent } from './seed/content/write-content.ts';
import { seedOnce } from './seed/seed.ts';
import { storeRoutes } from './stores/store-routes.ts';
import { wishlistRoutes } from './wishlist/wishlist-routes.ts';

// Level 5: nearly as small as 11, and many times as fast.
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5 };

function openDatabase(data: DataLocation, onIdleError: (error: Error) => void): Promise<Database> {
  return 'databaseUrl' in data ? openPostgres(data.databaseUrl, onIdleError) : openPglite(data);
}

async function loadContext({ orm }: Database, log: FastifyBaseLogger): Promise<ApiContext> {
  const reference = await loadReferenceData(orm);
  const index = await loadCatalogueIndex(orm, reference.filterValueById.values());
  return {
    orm,
    reference,
    index,
    pictures: createPictureLibrary(reference.brands, (error, picture) =>
      log.error({ err: error, picture }, 'a picture cannot be drawn'),
    ),
    publicAnswer: createPublicAnswer(),
  };
}

/**
 * The product API, migrated, seeded where the database was empty, and ready to listen. Closing the server closes the
 * database. Throws one clear sentence when the data cannot be opened.
 */
export async function createApiServer(options: ApiServerOptions): Promise<FastifyInstance> {
  const server = fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }).withTypeProvider<TypeBoxTypeProvider>();
  const database = await openDatabase(options.data, (error) =>
    server.log.error({ err: error }, 'database connection lost'),
  );
  server.addHook('onClose', () => database.close());
  try {
    await migrate(database);
    await seedOnce(database, options.seed ?? defaultSeedOptions);
    await writeContent(database);
    const context = await loadContext(database, server.log);
    const limits = { ...defaultRateLimits, ...options.rateLimits };

    server.setValidatorCompiler(validatorCompiler);
    // Routes' types hold their answers to the schemas; writing them out needs no second check.
    server.setSerializerCompiler(() => (body) => JSON.stringify(body));
    handleErrors(server);
    acceptEmptyJson(server);
    describeRoutes(server);
    await collectRoutes(server);
    // Drawings and lists shrink to a third or less. Bodies of requests are small and never come compressed.
    await server.register(compress, { globalDecompression: false, brotliOptions: { params: brotliParams } });
    await allowShopOrigins(server, options.shopOrigins);
    await server.register(rateLimit, {
      global: false,
      errorResponseBuilder: () =>
        apiError(429, 'too many requests', 'Das waren zu viele Versuche. Bitte warte ein paar Minuten.'),
    });

    server.get('/healthz', async () => ({ data: { ok: true } }));
    catalogueRoutes(server, context);
    listingRoutes(server, context);
    searchRoutes(server, context);
    accountRoutes(server, context, limits);
    cartRoutes(server, context);
    wishlistRoutes(server, context);
    storeRoutes(server, context);
    pictureRoutes(server, context);
    openapiRoutes(server);
    await server.ready();
    return server;
  } catch (error) {
    await server.close();
    throw error;
  }
}
