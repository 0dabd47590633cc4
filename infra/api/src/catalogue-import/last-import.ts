import type { ReadResult } from '@bergauf/catalogue-format/folder/read-catalogue';
import type { ManifestRecord } from '@bergauf/catalogue-format/records/page-records';
import type { ScriptConnection } from '../database/database.ts';

/** Data that the last import stored in the database. */
export type StoredImport = {
  readonly source?: string;
  readonly day: string;
  readonly at: string;
  /** The edition that was imported (`editionOf`). Missing: an earlier release imported it. */
  readonly edition?: string;
  /** The edition that the last start imported, also after other imports. Releases before `editionsOfStarts` read it. */
  readonly editionOfStart?: string;
  /** Editions of earlier starts, the newest last. */
  readonly editionsOfStarts?: readonly string[];
};

/** Number of editions kept: a release bundles one edition, and few releases run at the same time. */
const keptEditions = 20;

/** The editions that starts have imported, the newest last. */
export function startEditions(stored: StoredImport | null): readonly string[] {
  const { editionsOfStarts = [], editionOfStart } = stored ?? {};
  return editionOfStart === undefined ? editionsOfStarts : [...editionsOfStarts, editionOfStart];
}

/** `Bergauf demo: 2400 products, seed 1` is of the producer `Bergauf demo`. */
export const producerOf = ({ source }: Pick<ManifestRecord, 'source'>): string | undefined => source?.split(':', 1)[0];

/** The last import; null for a database without a catalogue. */
export async function lastImport({ query }: Pick<ScriptConnection, 'query'>): Promise<StoredImport | null> {
  const [row] = await query(`select value from shop_state where key = 'import'`);
  return (row?.['value'] as StoredImport | undefined) ?? null;
}

type Imported = {
  readonly day: string;
  readonly edition: string;
  /** Whether a start of the API imports it. */
  readonly isStart: boolean;
};

export async function rememberImport(
  connection: ScriptConnection,
  { manifest }: ReadResult,
  { day, edition, isStart }: Imported,
): Promise<void> {
  const { query } = connection;
  const before = startEditions(await lastImport(connection));
  const editions = isStart ? [...before.filter((one) => one !== edition), edition] : before;
  const editionOfStart = editions.at(-1);
  const stored: StoredImport = {
    ...(manifest?.source !== undefined && { source: manifest.source }),
    day: manifest?.day ?? day,
    at: new Date().toISOString(),
    edition,
    ...(editionOfStart !== undefined && { editionOfStart, editionsOfStarts: editions.slice(-keptEditions, -1) }),
  };
  await query(
    `insert into shop_state (key, value) values ('import', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(stored)],
  );
  await query(`delete from shop_state where key in ('catalogue', 'content')`);
}
