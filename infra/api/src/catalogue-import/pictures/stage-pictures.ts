import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pictureFault } from '@bergauf/catalogue-format/pictures/picture-type';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { ScriptConnection } from '../../database/database.ts';
import { pictureLimits } from '../../media/inspection/limits.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { StoredPicture } from '../../media/picture-ref.ts';

/** What an import needs of the media store. */
export type PictureStore = Pick<MediaStore, 'inspect' | 'keep' | 'has'>;

/** The pictures of one import, in a temporary table: of few of them something is in memory. */
export type PictureStage = {
  /**
   * Looks into files that no record has named before.
   * @returns the reasons against files that cannot be shown
   */
  check(files: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What the store knows about files that were checked, by file. */
  known(files: readonly string[]): Promise<ReadonlyMap<string, StoredPicture>>;
  /** Keeps the pictures that are new to the store, and remembers all for the next import. */
  keep(): Promise<void>;
  /** The number of files that were decoded. */
  inspected(): number;
  close(): Promise<void>;
};

type StagedPicture = StoredPicture & {
  readonly file: string;
  readonly content_hash: string;
  /** Whether it has to be put into the store. */
  readonly is_new: boolean;
};

/** Files that are read and decoded at once. */
const atOnce = 2;
/** Pictures in memory: products share drawings, and their records stand beside each other. */
const remembered = 10_000;
/** Pictures that are kept between two queries. */
const keptTogether = 200;

const columns = 'file, content_hash, id, width, height, colour, type';
const factsOf = ({ id, width, height, colour, type }: StagedPicture): StoredPicture => ({
  id,
  width,
  height,
  colour,
  type,
});

/** @param folder the catalogue folder that files are relative to */
export async function stagePictures(
  { query, script }: ScriptConnection,
  folder: string,
  store: PictureStore,
): Promise<PictureStage> {
  await script(`create temp table staged_pictures on commit drop as select ${columns}, false as is_new
    from catalogue_pictures with no data; alter table staged_pictures add primary key (file);`);
  // A drawing is kept sanitised. It waits here until the whole catalogue is found to be without faults.
  const drafts = await mkdtemp(path.join(tmpdir(), 'bergauf-pictures-'));
  const draftOf = (id: string) => path.join(drafts, id);
  const recent = new LRUCache<string, StoredPicture>({ max: remembered });
  const limit = pLimit(atOnce);
  let inspected = 0;

  async function rowsOf(table: string, files: readonly string[]): Promise<StagedPicture[]> {
    if (files.length === 0) return [];
    const rows = await query(`select * from ${table} where file = any($1::text[])`, [files]);
    return rows as unknown as StagedPicture[];
  }

  async function inspect(file: string, content_hash: string): Promise<StagedPicture | string> {
    inspected += 1;
    const result = await store.inspect(createReadStream(path.join(folder, file)), file);
    if (!result.ok) return result.refusal;
    const { picture, content } = result;
    if (picture.type === 'svg') await writeFile(draftOf(picture.id), content);
    return { ...picture, file, content_hash, is_new: true };
  }

  async function look(file: string, before: StagedPicture | undefined): Promise<StagedPicture | string> {
    const whole = path.join(folder, file);
    const fault = await pictureFault(whole);
    if (fault !== null) return `"${file}": ${fault}`;
    // The store refuses it, after reading as much as it allows.
    if ((await stat(whole)).size > pictureLimits.photographBytes) return inspect(file, '');
    const hash = createHash('sha256')
      .update(await readFile(whole))
      .digest('hex');
    if (before?.content_hash === hash && (await store.has(before.id))) return { ...before, is_new: false };
    return inspect(file, hash);
  }

  async function add(pictures: readonly StagedPicture[]): Promise<void> {
    if (pictures.length === 0) return;
    await query(
      `insert into staged_pictures (${columns}, is_new) select ${columns}, is_new from json_to_recordset($1)
        as row (file text, content_hash text, id text, width int, height int, colour text, type text, is_new boolean)`,
      [JSON.stringify(pictures)],
    );
    for (const picture of pictures) recent.set(picture.file, factsOf(picture));
  }

  async function known(files: readonly string[]): Promise<ReadonlyMap<string, StoredPicture>> {
    const found = new Map<string, StoredPicture>();
    for (const file of files) {
      const facts = recent.get(file);
      if (facts) found.set(file, facts);
    }
    const others = files.filter((file) => !found.has(file));
    for (const row of await rowsOf('staged_pictures', others)) found.set(row.file, factsOf(row));
    return found;
  }

  async function contentOf({ id, type, file }: StagedPicture): Promise<Buffer> {
    return readFile(type === 'svg' ? draftOf(id) : path.join(folder, file));
  }

  return {
    async check(files) {
      const seen = await known(files);
      const unseen = files.filter((file) => !seen.has(file));
      const before = new Map((await rowsOf('catalogue_pictures', unseen)).map((row) => [row.file, row]));
      const looked = await Promise.all(
        unseen.map(async (file) => [file, await limit(() => look(file, before.get(file)))] as const),
      );
      await add(looked.flatMap(([, result]) => (typeof result === 'string' ? [] : [result])));
      return new Map(looked.flatMap(([file, result]) => (typeof result === 'string' ? [[file, result]] : [])));
    },
    known,
    async keep() {
      for (let last = ''; ; ) {
        const rows = await query(
          `select * from staged_pictures where is_new and file > $1 order by file limit ${keptTogether}`,
          [last],
        );
        const pictures = rows as unknown as StagedPicture[];
        await Promise.all(
          pictures.map((picture) => limit(async () => store.keep(factsOf(picture), await contentOf(picture)))),
        );
        if (pictures.length < keptTogether) break;
        last = pictures.at(-1)?.file ?? last;
      }
      await query(
        'delete from catalogue_pictures c where not exists (select from staged_pictures s where s.file = c.file)',
      );
      await query(`insert into catalogue_pictures (${columns}) select ${columns} from staged_pictures
        on conflict (file) do update set (${columns}) = row (${columns
          .split(', ')
          .map((column) => `excluded.${column}`)
          .join(', ')})
        where (catalogue_pictures.content_hash, catalogue_pictures.id) is distinct from (excluded.content_hash, excluded.id)`);
    },
    inspected: () => inspected,
    close: () => rm(drafts, { recursive: true, force: true }),
  };
}
