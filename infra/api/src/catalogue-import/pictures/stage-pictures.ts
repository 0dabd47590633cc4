import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { ScriptConnection } from '../../database/database.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { StoredPicture } from '../../media/picture-ref.ts';
import type { StepProgress } from '../import-tables.ts';
import { createDrafts } from './drafts.ts';
import { readPicture } from './picture-file.ts';
import { listStoredIds } from './stored-ids.ts';

/** What an import needs of the media store. */
export type PictureStore = Pick<MediaStore, 'inspect' | 'keep' | 'flush' | 'has' | 'list'>;

/** The pictures of one import, in a temporary table: data of only a few of them is in memory. */
export type PictureStage = {
  /**
   * Inspects files that no earlier record has named.
   * @returns the reasons against those that cannot be shown
   */
  check(files: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What the store knows about files that were checked, by file. */
  known(files: readonly string[]): Promise<ReadonlyMap<string, StoredPicture>>;
  /** Puts the pictures that are new to the store into it. Writes nothing into the database. */
  keep(onStep?: (progress: StepProgress) => void): Promise<void>;
  /** Remembers all pictures for the next import. */
  remember(): Promise<void>;
  /** The number of files that were decoded. */
  inspected(): number;
  close(): void;
};

type StagedPicture = StoredPicture & {
  readonly file: string;
  readonly content_hash: string;
  /** Whether it has to be added to the store. */
  readonly is_new: boolean;
  /** Position of the text of a drawing that sanitising has changed; null if the file is stored unchanged. */
  readonly draft_at: number | null;
  readonly draft_length: number | null;
};

/** Number of files read, decoded or stored concurrently, which is also the number in memory. */
export const picturesAtOnce = 4;
/** Number of pictures whose data is cached in memory: products that share drawings are next to each other. */
const remembered = 10_000;
/** Pictures that are stored between two queries. */
const keptTogether = 200;

const columns = 'file, content_hash, id, width, height, colour, type';
const stagedColumns = `${columns}, is_new, draft_at, draft_length`;
const factsOf = ({ id, width, height, colour, type }: StagedPicture): StoredPicture => ({
  id,
  width,
  height,
  colour,
  type,
});

/** @param folder the catalogue folder that files are relative to */
export async function stagePictures(
  connection: ScriptConnection,
  folder: string,
  store: PictureStore,
): Promise<PictureStage> {
  const { query, script } = connection;
  await script(`create temp table staged_pictures on commit drop as
    select ${columns}, false as is_new, 0::float8 as draft_at, 0 as draft_length from catalogue_pictures with no data;
    alter table staged_pictures add primary key (file);`);
  const stored = await listStoredIds(connection, store);
  const drafts = createDrafts();
  const recent = new LRUCache<string, StoredPicture>({ max: remembered });
  const refused = new Set<string>();
  const limit = pLimit(picturesAtOnce);
  let inspected = 0;

  /** The first failure ends everything: work that has not started is dropped. */
  async function together<Result>(work: readonly Promise<Result>[]): Promise<readonly Result[]> {
    try {
      return await Promise.all(work);
    } catch (error) {
      limit.clearQueue();
      throw error;
    }
  }

  async function rowsOf(table: string, files: readonly string[]): Promise<StagedPicture[]> {
    if (files.length === 0) return [];
    const rows = await query(`select * from ${table} where file = any($1::text[])`, [files]);
    return rows as unknown as StagedPicture[];
  }

  /** The last import's data on files that the store still has. */
  async function rowsBefore(files: readonly string[]): Promise<ReadonlyMap<string, StagedPicture>> {
    const rows = await rowsOf('catalogue_pictures', files);
    const kept = await stored.among(rows.map(({ id }) => id));
    return new Map(rows.filter(({ id }) => kept.has(id)).map((row) => [row.file, row]));
  }

  async function look(file: string, before: StagedPicture | undefined): Promise<StagedPicture | string> {
    const found = readPicture(folder, file);
    if (!found.ok) return found.reason;
    const { source, hash } = found;
    const nothing = { draft_at: null, draft_length: null };
    if (before !== undefined && before.content_hash === hash) return { ...before, ...nothing, is_new: false };
    inspected += 1;
    const result = await store.inspect(source, file);
    if (!result.ok) return result.refusal;
    const { picture, content } = result;
    const staged = { ...picture, file, content_hash: hash, is_new: true };
    const isAsInFolder = hash.startsWith(picture.id);
    if (picture.type !== 'svg' || isAsInFolder) return { ...staged, ...nothing };
    const { at, length } = drafts.add(content);
    return { ...staged, draft_at: at, draft_length: length };
  }

  async function add(pictures: readonly StagedPicture[]): Promise<void> {
    if (pictures.length === 0) return;
    await query(
      `insert into staged_pictures (${stagedColumns}) select ${stagedColumns} from json_to_recordset($1)
        as row (file text, content_hash text, id text, width int, height int, colour text, type text, is_new boolean,
          draft_at float8, draft_length int)`,
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

  async function keepOne(picture: StagedPicture, isListed: boolean): Promise<void> {
    const { file, draft_at: at, draft_length: length } = picture;
    const isDraft = at !== null && length !== null;
    const content = isDraft ? drafts.read({ at, length }) : readFileSync(path.join(folder, file));
    await store.keep(factsOf(picture), content, isListed);
  }

  return {
    async check(files) {
      const seen = await known(files);
      const unseen = files.filter((file) => !seen.has(file) && !refused.has(file));
      const before = await rowsBefore(unseen);
      const looked = await together(
        unseen.map(async (file) => [file, await limit(() => look(file, before.get(file)))] as const),
      );
      await add(looked.flatMap(([, result]) => (typeof result === 'string' ? [] : [result])));
      const reasons = new Map(looked.flatMap(([file, result]) => (typeof result === 'string' ? [[file, result]] : [])));
      for (const file of reasons.keys()) refused.add(file);
      return reasons;
    },
    known,
    async keep(onStep = () => undefined) {
      const [counted] = await query('select count(*)::int as n from staged_pictures where is_new');
      const total = Number(counted?.['n'] ?? 0);
      for (let last = '', done = 0; done < total; ) {
        onStep({ step: 'pictures', done, total });
        const rows = await query(
          `select * from staged_pictures where is_new and file > $1 order by file limit ${keptTogether}`,
          [last],
        );
        const pictures = rows as unknown as StagedPicture[];
        const kept = await stored.among(pictures.map(({ id }) => id));
        await together(pictures.map((picture) => limit(() => keepOne(picture, kept.has(picture.id)))));
        done += pictures.length;
        last = pictures.at(-1)?.file ?? last;
      }
      if (total > 0) onStep({ step: 'pictures', done: total, total });
      await store.flush();
    },
    async remember() {
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
    close: drafts.close,
  };
}
