import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { TileRowCache } from '../catalogue/tiles/tile-row-cache.ts';
import type { Orm } from '../database/database.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { CatalogueView } from '../live-catalogue/catalogue-view.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { OrderRules } from '../options.ts';
import type { ReadYourWrites } from '../replica/read-your-writes.ts';
import type { PublicResponseHooks } from './response/response-cache.ts';

/** The server as routes see it: bodies and parameters have the types of their schemas. */
export type ApiServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** What code that only reads the catalogue needs. The properties of the view are those of this moment; see `pinned`. */
export type ReadContext = CatalogueView & {
  readonly orm: Orm;
  readonly tileRowCache: TileRowCache;
  /** Null: pictures have URLs but are not served, and flyers show placeholders. */
  readonly media: Pick<MediaStore, 'drawing' | 'rendering' | 'drawCached'> | null;
  /** Increases with every change of what responses show, except of the number of pieces in stock. */
  catalogueVersion(): number;
  readonly publicResponse: PublicResponseHooks;
  /** For responses that contain the number of pieces in stock. */
  readonly stockResponse: PublicResponseHooks;
};

/** What every route receives. */
export type ApiContext = ReadContext & {
  readonly limiter: Limiter;
  /** For read-only responses with data of one shopper. */
  readonly readYourWrites: ReadYourWrites;
  readonly orderRules: OrderRules;
  /** The origin under which browsers reach the API. */
  readonly publicOrigin: string;
  /** Origin of the team shop beside the main shop; null without one. */
  readonly teamShopOrigin: string | null;
  /** SPEC 9: the first segment of the addresses of the list of teams. */
  readonly teamListSegment: string;
  /** Call `wake` after the commit of a transaction that added an email to the outbox. */
  readonly mailer: Pick<Mailer, 'wake'>;
};
