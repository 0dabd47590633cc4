import type { ReadResult } from '@bergauf/catalogue-format/folder/read-catalogue';
import type { ScriptConnection } from '../database/database.ts';
import { delistedRows } from './apply/delist.ts';
import { lastImport, producerOf } from './last-import.ts';

/** Products that an import would delist, and those that are listed. */
export type Delisting = { readonly delisted: number; readonly listed: number };

/** A catalogue that was read but not imported. `delisting`: it has no faults, but would delist too many products. */
export type Refused = { readonly ok: false; readonly read: ReadResult; readonly delisting?: Delisting };

/**
 * A catalogue that lacks more than half of the listed products is more likely a truncated export than intended. One of
 * another producer replaces the catalogue.
 * @returns null if the staged catalogue is within that limit
 */
export async function excessiveDelisting(
  { query }: ScriptConnection,
  { manifest }: ReadResult,
): Promise<Delisting | null> {
  const stored = await lastImport({ query });
  if (stored === null || producerOf(stored) !== producerOf(manifest ?? {})) return null;
  const [row] = await query(`
    select (select count(*)::int ${delistedRows}) as delisted,
      (select count(*)::int from products where delisted_at is null) as listed`);
  const { delisted, listed } = row as unknown as Delisting;
  return delisted > listed / 2 ? { delisted, listed } : null;
}

/** A sentence for operators. */
export const delistingText = ({ delisted, listed }: Delisting): string =>
  `${delisted} of ${listed} products on sale are missing and would be delisted. If that is intended, import with --allow-delisting.`;
