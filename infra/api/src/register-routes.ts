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
import { contentRoutes } from './content/content-routes.ts';
import type { Database } from './database/database.ts';
import type { FlyerCache } from './flyers/flyer-cache.ts';
import { flyerRoutes } from './flyers/flyer-routes.ts';
import { htmlFormRoutes } from './html-forms/html-form-routes.ts';
import type { ApiContext, ApiServer } from './http/api-context.ts';
import { healthRoutes } from './http/monitoring/health-routes.ts';
import { startPageRoute } from './http/monitoring/start-page.ts';
import { openapiRoutes } from './http/openapi/openapi-routes.ts';
import { listingRoutes } from './listing/listing-routes.ts';
import type { LiveCatalogue } from './live-catalogue/live-catalogue.ts';
import { versionRoutes } from './live-catalogue/version-routes.ts';
import { loyaltyRoutes } from './loyalty/loyalty-routes.ts';
import { mailboxRoutes } from './mail/dev-mailbox-routes.ts';
import { shopsOf, teamShopsOf } from './mail/open-mailer.ts';
import { mediaRoutes } from './media/media-routes.ts';
import type { MediaStore } from './media/media-store.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { type ApiServerOptions, companyOf } from './options.ts';
import { afterSaleRoutes } from './orders/after-sale/after-sale-routes.ts';
import { confirmationRoutes } from './orders/confirmation-routes.ts';
import { invoiceRoutes } from './orders/invoice/invoice-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { operatorRoutes } from './orders/progress/operator-routes.ts';
import { pickUpPointRoutes } from './pick-up-points/pick-up-point-routes.ts';
import { requestAdminRoutes } from './requests/request-admin-routes.ts';
import { requestRoutes } from './requests/request-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';
import { storeRoutes } from './stores/store-routes.ts';
import { teamRoutes } from './teams/team-routes.ts';
import { wishlistRoutes } from './wishlist/wishlist-routes.ts';

/** What some routes need besides the context. */
export type RouteSources = {
  readonly options: ApiServerOptions;
  readonly database: Database;
  readonly live: LiveCatalogue;
  /** Null: its pictures are not served. */
  readonly media: MediaStore | null;
  readonly flyerCache: FlyerCache;
};

/** Registers the routes of all areas that the options ask for. */
export async function registerRoutes(server: ApiServer, context: ApiContext, sources: RouteSources): Promise<void> {
  const { options, database, live, media, flyerCache } = sources;
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
  flyerRoutes(server, context, flyerCache);
  teamRoutes(server, context);
  cardRoutes(server, context);
  sitemapRoutes(server, context);
  if (media) mediaRoutes(server, media);
  addAdminRoutes(server, context, sources);
  if (options.mail?.route.kind === 'dev-mailbox') mailboxRoutes(server, context);
  if (options.docs) await openapiRoutes(server);
}

/** For the retailer's own systems and operators; without a token there are none. */
function addAdminRoutes(server: ApiServer, context: ApiContext, { options, database }: RouteSources): void {
  const { adminToken, formerAdminToken } = options;
  if (adminToken === undefined) return;
  const tokens = formerAdminToken === undefined ? [adminToken] : [adminToken, formerAdminToken];
  adminRoutes(server, database, tokens);
  operatorRoutes(server, context, tokens);
  requestAdminRoutes(server, database.orm, tokens);
}
