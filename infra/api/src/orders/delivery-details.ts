import { and, eq, sql } from 'drizzle-orm';
import type { PlaceOrderBody, PostalAddress, SelectedStore } from 'shared-contracts/entities';
import type { Account } from '../account/identity/sessions.ts';
import { requireStore } from '../account/profile/selected-store.ts';
import { readPostalAddress } from '../addresses/addresses.ts';
import type { Orm } from '../database/database.ts';
import { shippingAddresses } from '../database/schema.ts';
import { fieldError } from '../http/errors/api-error.ts';
import { findPickUpPoint } from '../pick-up-points/pick-up-points.ts';

/** The recipient of an order. */
export type DeliveryDetails = {
  readonly email: string;
  readonly address: PostalAddress;
  /** The pickup store or pickup point; null for home delivery. */
  readonly store: SelectedStore | null;
};

async function ownAddress(orm: Orm, account: Account | null, uuid: string): Promise<PostalAddress> {
  const { firstname, lastname, street, streetNo, postal, city, countryId } = shippingAddresses;
  const [address] = await orm
    .select({ firstname, lastname, street, streetNo, postal, city, countryId })
    .from(shippingAddresses)
    .where(and(eq(shippingAddresses.uuid, uuid), sql`${shippingAddresses.accountId} = ${account?.id ?? null}::uuid`));
  if (address === undefined)
    throw fieldError('addressUuid', { at: 'Diese Adresse gibt es nicht mehr.', en: 'This address no longer exists.' });
  return address;
}

async function requirePoint(orm: Orm, sysname: string | undefined): Promise<SelectedStore> {
  const point = sysname === undefined ? null : await findPickUpPoint(orm, sysname);
  if (point === null)
    throw fieldError('storeSysname', { at: 'Bitte wähle eine Abholstation.', en: 'Please choose a pickup point.' });
  return point;
}

/**
 * Validates the delivery part of an order. Guests must give an email address. The postal address is typed or one of the
 * account's.
 */
export async function readDeliveryDetails(
  orm: Orm,
  account: Account | null,
  body: PlaceOrderBody,
): Promise<DeliveryDetails> {
  const { address: typed, addressUuid, deliveryType, storeSysname } = body;
  const email = body.email ?? account?.email;
  if (email === undefined)
    throw fieldError('email', { at: 'Bitte gib deine E-Mail-Adresse ein.', en: 'Please enter your email address.' });
  if (typed === undefined && addressUuid === undefined)
    throw fieldError('address', { at: 'Bitte gib eine Adresse an.', en: 'Please enter an address.' });
  const address =
    typed === undefined ? await ownAddress(orm, account, addressUuid ?? '') : readPostalAddress(typed, 'address.');
  if (deliveryType === 'home') return { email, address, store: null };
  if (deliveryType === 'pick_up_points') return { email, address, store: await requirePoint(orm, storeSysname) };
  if (storeSysname === undefined)
    throw fieldError('storeSysname', { at: 'Bitte wähle ein Geschäft.', en: 'Please choose a store.' });
  return { email, address, store: await requireStore(orm, storeSysname, 'storeSysname') };
}
