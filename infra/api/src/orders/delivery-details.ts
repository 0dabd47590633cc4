import { and, eq, sql } from 'drizzle-orm';
import type {
  CartProduct,
  OrderDetails,
  PlaceOrderBody,
  PostalAddress,
  SelectedStore,
} from 'shared-contracts/entities';
import type { Account } from '../account/identity/sessions.ts';
import { requireStore } from '../account/profile/selected-store.ts';
import { readPostalAddress } from '../addresses/addresses.ts';
import type { Orm } from '../database/database.ts';
import { shippingAddresses, teams } from '../database/schema.ts';
import { fieldError } from '../http/errors/api-error.ts';
import { findPickUpPoint } from '../pick-up-points/pick-up-points.ts';
import { placeOf } from '../teams/team-place.ts';

/** The recipient of an order. */
export type DeliveryDetails = {
  readonly email: string;
  readonly address: PostalAddress;
  /** The pickup store or pickup point; null for home delivery. */
  readonly store: SelectedStore | null;
  /** The team to which everything is delivered; null otherwise. */
  readonly team: NonNullable<OrderDetails['team']> | null;
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
 * The team that an order is delivered to; null if there is none.
 * @throws 422 at `deliverToTeam` for the main shop, other kinds of delivery, and a team without an address
 */
async function readTeam(
  orm: Orm,
  { shop, deliveryType, deliverToTeam }: PlaceOrderBody,
): Promise<DeliveryDetails['team']> {
  if (deliverToTeam === undefined) return null;
  const [row] = await orm
    .select({ slug: teams.slug, name: teams.name, terms: teams.terms })
    .from(teams)
    .where(eq(teams.slug, deliverToTeam));
  const delivery = placeOf(row?.terms ?? null);
  if (shop !== 'team' || deliveryType !== 'home' || row === undefined || delivery === null) {
    throw fieldError('deliverToTeam', {
      at: 'An diesen Verein können wir nicht liefern. Bitte wähle eine andere Lieferart.',
      en: 'We cannot deliver to this club. Please choose another delivery method.',
    });
  }
  return { slug: row.slug, name: row.name, delivery };
}

/**
 * Refuses the delivery to a team of what is not its own: the club hands out what its members have ordered.
 * @throws 422 at `deliverToTeam`
 */
export function requireGoodsOfTeam({ team }: DeliveryDetails, bought: readonly Pick<CartProduct, 'team'>[]): void {
  if (team === null || bought.every((product) => product.team === team.slug)) return;
  throw fieldError('deliverToTeam', {
    at: `An ${team.name} liefern wir nur, was dieser Verein anbietet. Bitte wähle eine andere Lieferart.`,
    en: `To ${team.name} we deliver only what this club offers. Please choose another delivery method.`,
  });
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
  const common = { email, address, team: await readTeam(orm, body) };
  if (deliveryType === 'home') return { ...common, store: null };
  if (deliveryType === 'pick_up_points') return { ...common, store: await requirePoint(orm, storeSysname) };
  if (storeSysname === undefined)
    throw fieldError('storeSysname', { at: 'Bitte wähle eine Filiale.', en: 'Please choose a store.' });
  return { ...common, store: await requireStore(orm, storeSysname, 'storeSysname') };
}
