import { eq } from 'drizzle-orm';
import type { SelectedStore } from 'shared-contracts/entities';
import type { Orm } from '../../database/database.ts';
import { accounts } from '../../database/schema.ts';
import { fieldError } from '../../http/errors/api-error.ts';
import { findStore, loadStores } from '../../stores/store-rows.ts';

/** A store by its sysname in the shape of SPEC 3; null for an unknown store. */
export async function selectedStore(orm: Orm, sysname: string | null): Promise<SelectedStore | null> {
  const row = sysname === null ? undefined : findStore(await loadStores(orm), sysname);
  if (row === undefined) return null;
  return {
    sysname: `bergauf_${row.id}`,
    name: row.name,
    address: { City: row.town, ZipCode: row.postcode },
  };
}

/**
 * As `selectedStore`, for a store chosen in this request.
 * @throws 422 at `field` for an unknown store
 */
export async function requireStore(orm: Orm, sysname: string, field: string): Promise<SelectedStore> {
  const store = await selectedStore(orm, sysname);
  if (store === null) throw fieldError(field, { at: 'Diese Filiale gibt es nicht.', en: 'This store does not exist.' });
  return store;
}

/** Stores the customer's pickup store; null removes it. */
export async function saveStore(orm: Orm, accountId: string, sysname: string | null): Promise<SelectedStore | null> {
  const store = sysname === null ? null : await requireStore(orm, sysname, 'sysname');
  await orm
    .update(accounts)
    .set({ storeSysname: store?.sysname ?? null })
    .where(eq(accounts.id, accountId));
  return store;
}
