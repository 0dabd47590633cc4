import type { AccountExport, ContentLocale } from 'shared-contracts/entities';
import { appointmentsOf } from '../../appointments/stored-appointments.ts';
import { loadCart } from '../../cart/load-cart.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { loadLoyalty } from '../../loyalty/load-loyalty.ts';
import { subscriptionsOf } from '../../newsletter/subscriptions.ts';
import { loadAllOrders } from '../../orders/load-orders.ts';
import { requestsOf } from '../../requests/customer-requests.ts';
import { loadWishlist } from '../../wishlist/wishlist.ts';
import { loadDevices } from '../devices/devices.ts';
import type { Account } from '../identity/sessions.ts';
import { loadAccountData } from '../profile/account-data.ts';

/** An address that is not confirmed may belong to someone else. */
function newsletterAddresses({ email, verified, separateEmail }: Account): string[] {
  const addresses = [...(verified ? [email] : []), ...(separateEmail === null ? [] : [separateEmail])];
  return [...new Set(addresses.map((address) => address.toLowerCase()))];
}

/** Everything that is stored about an account. */
export async function exportAccount(
  context: ApiContext,
  account: Account,
  token: string,
  locale: ContentLocale,
): Promise<AccountExport> {
  const { orm } = context;
  const owner = { requestId: account.requestId, priceType: account.role };
  return {
    exportedAt: new Date().toISOString(),
    registeredAt: account.createdAt.toISOString(),
    termsAcceptedAt: account.termsAcceptedAt?.toISOString() ?? null,
    account: {
      ...(await loadAccountData(orm, account, locale)),
      // All entries, unlike the pages, which show only the newest.
      p4m: await loadLoyalty(orm, account.id, locale, null),
    },
    orders: await loadAllOrders(context, account.id, locale),
    cart: await loadCart(context, 'shop', owner, locale),
    wishlist: await loadWishlist(context, 'shop', account.requestId, locale),
    teamCart: await loadCart(context, 'team', owner, locale),
    teamWishlist: await loadWishlist(context, 'team', account.requestId, locale),
    devices: await loadDevices(orm, { accountId: account.id, token }),
    newsletter: await subscriptionsOf(orm, newsletterAddresses(account)),
    requests: await requestsOf(orm, account),
    appointments: await appointmentsOf(orm, account),
  };
}
