import Type, { type Static } from 'typebox';
import { StoredAppointment } from '../content/appointment.ts';
import { AccountData } from './account-data.ts';
import { SignedInDevice } from './account-security.ts';
import { Cart } from './cart.ts';
import { CustomerRequest } from './customer-request.ts';
import { NewsletterSubscription } from './newsletter.ts';
import { OrderDetails } from './order.ts';
import { Wishlist } from './wishlist.ts';

/** Everything that is stored about an account, for its owner (GDPR, article 20). */
export const AccountExport = Type.Object({
  /** ISO dates and times. */
  exportedAt: Type.String(),
  registeredAt: Type.String(),
  /** When terms and privacy policy were accepted; null for accounts from before that was recorded. */
  termsAcceptedAt: Type.Union([Type.String(), Type.Null()]),
  account: AccountData,
  orders: Type.Array(OrderDetails),
  cart: Cart,
  wishlist: Wishlist,
  /** Cart and wishlist in the team shop. */
  teamCart: Type.Optional(Cart),
  teamWishlist: Type.Optional(Wishlist),
  devices: Type.Array(SignedInDevice),
  /** Subscriptions of the account's addresses. */
  newsletter: Type.Optional(Type.Array(NewsletterSubscription)),
  /** Messages and withdrawals from the account's address, if it is confirmed. */
  requests: Type.Optional(Type.Array(CustomerRequest)),
  /** Requested while signed in, or from the account's address, if it is confirmed. */
  appointments: Type.Optional(Type.Array(StoredAppointment)),
});
export type AccountExport = Static<typeof AccountExport>;
