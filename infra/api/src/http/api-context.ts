import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ReferenceData } from '../catalogue/reference-data.ts';
import type { TileJsonCache } from '../catalogue/tile-json-cache.ts';
import type { TileRowCache } from '../catalogue/tile-row-cache.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { Orm } from '../database/database.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { ScopeCounts } from '../listing/scope-counts.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PictureLibrary } from '../media/picture-library.ts';
import type { OrderRules } from '../options.ts';
import type { ProductSearch } from '../search/product-search.ts';
import type { Suggest } from '../search/suggest.ts';
import type { PublicResponseHooks } from './response/response-cache.ts';

/** The server as routes see it: bodies and parameters have the types of their schemas. */
export type ApiServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** What code that only reads the catalogue needs. */
export type ReadContext = {
  readonly orm: Orm;
  readonly reference: ReferenceData;
  readonly index: CatalogueIndex;
  readonly scopeCounts: ScopeCounts;
  readonly searchProducts: ProductSearch;
  readonly suggest: Suggest;
  readonly tileRowCache: TileRowCache;
  readonly tileJsonCache: TileJsonCache;
  readonly pictures: PictureLibrary;
  readonly publicResponse: PublicResponseHooks;
};

/** What every route receives. */
export type ApiContext = ReadContext & {
  readonly limiter: Limiter;
  readonly orderRules: OrderRules;
  /** The origin under which browsers reach the API. */
  readonly publicOrigin: string;
  /** Call `wake` after the commit of a transaction that added an email to the outbox. */
  readonly mailer: Pick<Mailer, 'wake'>;
};
