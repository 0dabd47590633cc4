import type { ScriptConnection } from '../../database/database.ts';
import type { MediaStore } from '../../media/media-store.ts';

/** Which pictures the media store has. */
export type StoredIds = {
  /** @returns the ids that the store has */
  among(ids: readonly string[]): Promise<ReadonlySet<string>>;
};

type Row = Readonly<Record<string, unknown>>;

/**
 * Lists the store once, into a temporary table: an S3 bucket returns a thousand ids per request. A store that cannot be listed is
 * asked for each picture.
 */
export async function listStoredIds(
  { query, script }: ScriptConnection,
  { list, has }: Pick<MediaStore, 'list' | 'has'>,
): Promise<StoredIds> {
  const listed = await list();
  if (listed === null) {
    return {
      async among(ids) {
        const kept = new Set<string>();
        for (const id of ids) if (await has(id)) kept.add(id);
        return kept;
      },
    };
  }
  await script('create temp table stored_pictures (id text primary key) on commit drop;');
  for await (const ids of listed) {
    await query('insert into stored_pictures select unnest($1::text[]) on conflict do nothing', [ids]);
  }
  await script('analyze stored_pictures;');
  return {
    async among(ids) {
      if (ids.length === 0) return new Set();
      const rows: readonly Row[] = await query('select id from stored_pictures where id = any($1::text[])', [ids]);
      return new Set(rows.map(({ id }) => String(id)));
    },
  };
}
