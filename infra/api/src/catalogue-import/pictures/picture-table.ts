import { LRUCache } from 'lru-cache';
import type { ScriptConnection } from '../../database/database.ts';
import type { StoredPicture } from '../../media/picture-ref.ts';

export type StagedPicture = StoredPicture & {
  readonly file: string;
  readonly content_hash: string;
  /** Whether it has to be added to the store. */
  readonly is_new: boolean;
  /** Position of the text of a drawing that sanitising has changed; null if the file is stored unchanged. */
  readonly draft_at: number | null;
  readonly draft_length: number | null;
};

/** The temporary table of one import's pictures, beside the table of the last import's. */
type PictureTable = {
  add(pictures: readonly StagedPicture[]): Promise<void>;
  /** What the store knows about files that were added, by file. */
  known(files: readonly string[]): Promise<ReadonlyMap<string, StoredPicture>>;
  /** The last import's data on files. */
  ofLastImport(files: readonly string[]): Promise<readonly StagedPicture[]>;
  countNew(): Promise<number>;
  /** The first new pictures after a file, by file. */
  newAfter(file: string, limit: number): Promise<readonly StagedPicture[]>;
  /** Remembers all pictures for the next import. */
  remember(): Promise<void>;
};

/** Number of pictures whose data is cached in memory: products that share drawings are next to each other. */
const remembered = 10_000;

const names = ['file', 'content_hash', 'id', 'width', 'height', 'colour', 'type'] as const;
const columns = names.join(', ');
const stagedColumns = `${columns}, is_new, draft_at, draft_length`;

export const factsOf = ({ id, width, height, colour, type }: StagedPicture): StoredPicture => ({
  id,
  width,
  height,
  colour,
  type,
});

export async function createPictureTable({
  query,
  script,
}: Pick<ScriptConnection, 'query' | 'script'>): Promise<PictureTable> {
  await script(`create temp table staged_pictures on commit drop as
    select ${columns}, false as is_new, 0::float8 as draft_at, 0 as draft_length from catalogue_pictures with no data;
    alter table staged_pictures add primary key (file);`);
  const recent = new LRUCache<string, StoredPicture>({ max: remembered });
  // The columns are those of the type.
  const select = async (from: string, parameters: readonly unknown[]) =>
    (await query(`select * from ${from}`, parameters)) as unknown as readonly StagedPicture[];

  async function rowsOf(table: string, files: readonly string[]): Promise<readonly StagedPicture[]> {
    return files.length === 0 ? [] : select(`${table} where file = any($1::text[])`, [files]);
  }

  return {
    async add(pictures) {
      if (pictures.length === 0) return;
      await query(
        `insert into staged_pictures (${stagedColumns}) select ${stagedColumns} from json_to_recordset($1)
          as row (file text, content_hash text, id text, width int, height int, colour text, type text, is_new boolean,
            draft_at float8, draft_length int)`,
        [JSON.stringify(pictures)],
      );
      for (const picture of pictures) recent.set(picture.file, factsOf(picture));
    },
    async known(files) {
      const found = new Map<string, StoredPicture>();
      for (const file of files) {
        const facts = recent.get(file);
        if (facts) found.set(file, facts);
      }
      const others = files.filter((file) => !found.has(file));
      for (const row of await rowsOf('staged_pictures', others)) found.set(row.file, factsOf(row));
      return found;
    },
    ofLastImport: (files) => rowsOf('catalogue_pictures', files),
    async countNew() {
      const [counted] = await query('select count(*)::int as n from staged_pictures where is_new');
      return Number(counted?.['n'] ?? 0);
    },
    newAfter: (file, limit) =>
      select('staged_pictures where is_new and file > $1 order by file limit $2', [file, limit]),
    async remember() {
      await query(
        'delete from catalogue_pictures c where not exists (select from staged_pictures s where s.file = c.file)',
      );
      await query(`insert into catalogue_pictures (${columns}) select ${columns} from staged_pictures
        on conflict (file) do update set (${columns}) = row (${names.map((name) => `excluded.${name}`).join(', ')})
        where (catalogue_pictures.content_hash, catalogue_pictures.id) is distinct from (excluded.content_hash, excluded.id)`);
    },
  };
}
