import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import { postcodeValidator } from 'postcode-validator';
import type { CountryId, PostalAddress, ShippingAddress, ShippingAddressBody } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { shippingAddresses } from '../database/schema.ts';
import { apiError, fieldError, notFound, type Words } from '../http/errors/api-error.ts';
import { oneLine } from '../http/request/one-line.ts';
import { lockAccount } from '../loyalty/book-points.ts';
import { refuseWebAddresses } from '../requests/refuse-automated.ts';

const maxAddresses = 30;

const asStored = (fields: PostalAddress): PostalAddress => ({
  firstname: oneLine(fields.firstname),
  lastname: oneLine(fields.lastname),
  street: oneLine(fields.street),
  streetNo: oneLine(fields.streetNo),
  // `D02 AF30`: letters of postcodes are capital.
  postal: fields.postal.trim().toUpperCase(),
  city: oneLine(fields.city),
  countryId: fields.countryId,
});

const unknownPostcode: Words = {
  at: 'Diese Postleitzahl passt nicht zum Land.',
  en: 'This postcode does not fit the country.',
};

const postcodeWords: Partial<Record<CountryId, Words>> = {
  AT: { at: 'Postleitzahlen in Österreich haben vier Stellen.', en: 'Postcodes in Austria have four digits.' },
  DE: { at: 'Postleitzahlen in Deutschland haben fünf Stellen.', en: 'Postcodes in Germany have five digits.' },
};

/**
 * Validates what a schema cannot express. Emails repeat addresses, also to an email address that is not confirmed.
 * @param prefix precedes the field's name in the error
 * @throws 422 at a postcode of another country, or a field with a web address
 */
export function readPostalAddress(fields: PostalAddress, prefix = ''): PostalAddress {
  if (!postcodeValidator(fields.postal.trim().toUpperCase(), fields.countryId)) {
    throw fieldError(`${prefix}postal`, postcodeWords[fields.countryId] ?? unknownPostcode);
  }
  const address = asStored(fields);
  refuseWebAddresses(Object.fromEntries(Object.entries(address).map(([field, text]) => [`${prefix}${field}`, text])));
  return address;
}

/** An account's addresses, the default first, then newest first. */
export async function loadAddresses(orm: Orm, accountId: string): Promise<ShippingAddress[]> {
  const rows = await orm
    .select()
    .from(shippingAddresses)
    .where(eq(shippingAddresses.accountId, accountId))
    .orderBy(desc(shippingAddresses.isDefault), desc(shippingAddresses.createdAt), asc(shippingAddresses.uuid));
  return rows.map(({ accountId: _, createdAt: __, ...address }) => address);
}

/**
 * Runs a change with the account's row locked.
 * @returns the addresses after the change
 */
function changeAddresses(
  orm: Orm,
  accountId: string,
  change: (transaction: Orm, existing: readonly ShippingAddress[]) => Promise<void>,
): Promise<ShippingAddress[]> {
  return orm.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    await change(transaction, await loadAddresses(transaction, accountId));
    return loadAddresses(transaction, accountId);
  });
}

const own = (accountId: string, uuid: string) =>
  and(eq(shippingAddresses.accountId, accountId), eq(shippingAddresses.uuid, uuid));

async function clearDefault(transaction: Orm, accountId: string): Promise<void> {
  await transaction
    .update(shippingAddresses)
    .set({ isDefault: false })
    .where(and(eq(shippingAddresses.accountId, accountId), eq(shippingAddresses.isDefault, true)));
}

/** The first address is always the default. */
export function addAddress(orm: Orm, accountId: string, body: ShippingAddressBody): Promise<ShippingAddress[]> {
  const address = readPostalAddress(body);
  return changeAddresses(orm, accountId, async (transaction, existing) => {
    if (existing.length >= maxAddresses) {
      throw apiError(409, 'too many addresses', {
        at: `Mehr als ${maxAddresses} Adressen können wir nicht speichern.`,
        en: `We cannot store more than ${maxAddresses} addresses.`,
      });
    }
    const isDefault = body.isDefault === true || existing.length === 0;
    if (isDefault) await clearDefault(transaction, accountId);
    const { deliveryType } = body;
    await transaction
      .insert(shippingAddresses)
      .values({ ...address, uuid: randomUUID(), accountId, deliveryType, isDefault });
  });
}

/**
 * Setting a new default replaces the old one. An address stays the default until another one is set.
 * @throws 404 for an unknown address
 */
export function saveAddress(
  orm: Orm,
  accountId: string,
  uuid: string,
  body: ShippingAddressBody,
): Promise<ShippingAddress[]> {
  const address = readPostalAddress(body);
  return changeAddresses(orm, accountId, async (transaction, existing) => {
    const before = existing.find((candidate) => candidate.uuid === uuid);
    if (before === undefined) throw notFound();
    const isDefault = before.isDefault || body.isDefault === true;
    if (isDefault && !before.isDefault) await clearDefault(transaction, accountId);
    const { deliveryType } = body;
    await transaction
      .update(shippingAddresses)
      .set({ ...address, deliveryType, isDefault })
      .where(own(accountId, uuid));
  });
}

/** After the default is removed, the newest remaining address becomes the default. Removing a missing address is no error. */
export function removeAddress(orm: Orm, accountId: string, uuid: string): Promise<ShippingAddress[]> {
  return changeAddresses(orm, accountId, async (transaction, existing) => {
    await transaction.delete(shippingAddresses).where(own(accountId, uuid));
    const removed = existing.find((candidate) => candidate.uuid === uuid);
    const [heir] = existing.filter((candidate) => candidate.uuid !== uuid);
    if (removed?.isDefault && heir !== undefined) {
      await transaction.update(shippingAddresses).set({ isDefault: true }).where(own(accountId, heir.uuid));
    }
  });
}
