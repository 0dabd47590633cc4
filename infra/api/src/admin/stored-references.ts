import { type CheckContext, createCheckContext } from '@bergauf/catalogue-format/check/check-context';
import { checkRecord } from '@bergauf/catalogue-format/check/check-record';
import type { RecordKind, RecordOf } from '@bergauf/catalogue-format/record-kinds';
import { storedRecords } from '../catalogue-import/export/stored-records.ts';
import { createLookups, type Lookups } from '../catalogue-import/rows/lookups.ts';
import { isReference, referenceRows } from '../catalogue-import/rows/reference-rows.ts';
import type { ScriptConnection } from '../database/database.ts';

/** Records that products refer to by key. */
export type StoredReferences = { readonly lookups: Lookups; readonly keys: CheckContext['keys'] };

const kinds = ['brands', 'categories', 'sports', 'colours', 'sizes', 'additions'] as const;

/** Levels of a path; 0 for a record without one. */
const depthOf = (record: object): number => ('path' in record ? String(record.path).split('/').length : 0);

/** The brands, categories and filter values of the catalogue, as an import of its files knows them. */
export async function storedReferences(connection: ScriptConnection): Promise<StoredReferences> {
  const lookups = createLookups();
  const context = createCheckContext(() => undefined);
  const remember = <Kind extends RecordKind>(kind: Kind, record: RecordOf<Kind>, position: number) => {
    checkRecord(context, kind, { file: kind, line: null }, record);
    if (isReference(kind)) referenceRows[kind](record as never, position, lookups);
  };
  for (const kind of kinds) {
    // Sorted, as SQL may have changed positions: a parent must be remembered before its children.
    const records = [...(await storedRecords(connection, kind))].sort((a, b) => depthOf(a) - depthOf(b));
    for (const [position, record] of records.entries()) remember(kind, record, position);
  }
  return { lookups, keys: context.keys };
}
