import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import Type, { type TSchema } from 'typebox';
import type { ReferenceData } from '../catalogue/reference-data.ts';
import type { TileTexts } from '../catalogue/tile-json-cache.ts';
import type { TileRows } from '../catalogue/tile-row-cache.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { Orm } from '../database/database.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { PlaceCounts } from '../listing/scope-counts.ts';
import type { PostOffice } from '../mail/mailer.ts';
import type { PictureLibrary } from '../media/picture-library.ts';
import type { OrderRules } from '../options.ts';
import type { ProductSearch } from '../search/product-search.ts';
import type { Suggest } from '../search/suggest.ts';
import type { PublicAnswer } from './response/response-cache.ts';

/** The server as routes see it: bodies and parameters have the types of their schemas. */
export type ApiServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** What is enough for reading. */
export type ReadContext = {
  readonly orm: Orm;
  readonly reference: ReferenceData;
  readonly index: CatalogueIndex;
  readonly placeCounts: PlaceCounts;
  readonly searchProducts: ProductSearch;
  readonly suggest: Suggest;
  readonly tileRows: TileRows;
  readonly tileTexts: TileTexts;
  readonly pictures: PictureLibrary;
  readonly publicAnswer: PublicAnswer;
};

/** What routes work with. */
export type ApiContext = ReadContext & {
  readonly limiter: Limiter;
  readonly orderRules: OrderRules;
  /** Where browsers reach the API. */
  readonly publicOrigin: string;
  /** Call `wake` when a transaction that put a letter into the outbox is through. */
  readonly post: Pick<PostOffice, 'wake'>;
};

/** The body of every success. */
export function dataOf<Schema extends TSchema>(schema: Schema) {
  return Type.Object({ data: schema });
}
