import type { RecordKind, RecordOf } from '@bergauf/catalogue-format/record-kinds';
import type { ScriptConnection } from '../../database/database.ts';
import { asRecorded } from '../pictures/row-pictures.ts';
import { exportQueries } from './export-queries.ts';

type Json = Readonly<Record<string, unknown>>;

/** A record without its empty columns. Inside the record null has a meaning, as for a closed day. */
function withoutNulls(record: Json): Json {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}

function recordOf(kind: RecordKind, row: Json): Json {
  const record = row['record'] as Json;
  if (kind !== 'opening-exceptions') return withoutNulls(record);
  const { times, ...exception } = record;
  return { ...withoutNulls(exception), ...(times as Json) };
}

/** The stored records of a kind in their order, as an import read them. */
export async function storedRecords<Kind extends Exclude<RecordKind, 'products'>>(
  { query }: Pick<ScriptConnection, 'query'>,
  kind: Kind,
): Promise<readonly RecordOf<Kind>[]> {
  const rows = await query(exportQueries[kind]);
  // The columns hold what an import has checked.
  return rows.map((row) => asRecorded(recordOf(kind, row)) as RecordOf<Kind>);
}
