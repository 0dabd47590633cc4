import { advisoryLocks } from '../database/advisory-locks.ts';
import type { ScriptConnection } from '../database/database.ts';
import { ofStagedOwner } from './apply/delist.ts';
import { differs } from './apply/table-changes.ts';

/*
 * Writers of the catalogue lock in one order: this lock, then products by their ids, then options by theirs, as orders do. An import
 * takes it once everything is read and its pictures are stored, so that requests wait only while it writes.
 */

/** Waits for all other writers: for imports, and for products that are added or replaced. */
export const lockCatalogue = `select pg_advisory_xact_lock(${advisoryLocks.catalogue})`;

/** Waits only for those. For changes of prices and stock, which only need row locks among each other. */
export const shareCatalogue = `select pg_advisory_xact_lock_shared(${advisoryLocks.catalogue})`;

/** Waits for all other writers of suggestions. After the catalogue's lock, if that is taken. */
export const lockSuggestions = `select pg_advisory_xact_lock(${advisoryLocks.suggestions})`;

/** Tries to take the same lock; `taken` is false if another writer has it. */
export const tryLockSuggestions = `select pg_try_advisory_xact_lock(${advisoryLocks.suggestions}) as taken`;

/** Disables the triggers of migration 0103: this transaction derives facets and suggestions itself. */
export const deriveHere = `select set_config('bergauf.derives_itself', 'on', true)`;

/** Locks the options that the staging tables change or that they lack. Lines of carts, which refer to them, can be added meanwhile. */
export async function lockStagedOptions({ query }: Pick<ScriptConnection, 'query'>): Promise<void> {
  await query(`
    select t.id from options t left join staged_options s on s.id = t.id
    where (s.id is not null and ${differs('options')}) or (s.id is null and (t.quantity > 0 or ${ofStagedOwner}))
    order by t.id for no key update of t`);
}
