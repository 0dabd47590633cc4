import { readFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import type { ScriptConnection } from '../../database/database.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { StoredPicture } from '../../media/picture-ref.ts';
import type { StepProgress } from '../import-tables.ts';
import { createDrafts } from './drafts.ts';
import { readPicture } from './picture-file.ts';
import { createPictureTable, factsOf, type StagedPicture } from './picture-table.ts';
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

/** Number of files read, decoded or stored concurrently, which is also the number in memory. */
export const picturesAtOnce = 4;
/** Pictures that are stored between two queries. */
const keptTogether = 200;

/** @param folder the catalogue folder that files are relative to */
export async function stagePictures(
  connection: ScriptConnection,
  folder: string,
  store: PictureStore,
): Promise<PictureStage> {
  const table = await createPictureTable(connection);
  const stored = await listStoredIds(connection, store);
  const drafts = createDrafts();
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

  /** The last import's data on files that the store still has. */
  async function rowsBefore(files: readonly string[]): Promise<ReadonlyMap<string, StagedPicture>> {
    const rows = await table.ofLastImport(files);
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

  async function keepOne(picture: StagedPicture, isListed: boolean): Promise<void> {
    const { file, draft_at: at, draft_length: length } = picture;
    const isDraft = at !== null && length !== null;
    const content = isDraft ? drafts.read({ at, length }) : readFileSync(path.join(folder, file));
    await store.keep(factsOf(picture), content, isListed);
  }

  return {
    async check(files) {
      const seen = await table.known(files);
      const unseen = files.filter((file) => !seen.has(file) && !refused.has(file));
      const before = await rowsBefore(unseen);
      const looked = await together(
        unseen.map(async (file) => [file, await limit(() => look(file, before.get(file)))] as const),
      );
      await table.add(looked.flatMap(([, result]) => (typeof result === 'string' ? [] : [result])));
      const reasons = new Map(looked.flatMap(([file, result]) => (typeof result === 'string' ? [[file, result]] : [])));
      for (const file of reasons.keys()) refused.add(file);
      return reasons;
    },
    known: table.known,
    async keep(onStep = () => undefined) {
      const total = await table.countNew();
      for (let last = '', done = 0; done < total; ) {
        onStep({ step: 'pictures', done, total });
        const pictures = await table.newAfter(last, keptTogether);
        const kept = await stored.among(pictures.map(({ id }) => id));
        await together(pictures.map((picture) => limit(() => keepOne(picture, kept.has(picture.id)))));
        done += pictures.length;
        last = pictures.at(-1)?.file ?? last;
      }
      if (total > 0) onStep({ step: 'pictures', done: total, total });
      await store.flush();
    },
    remember: table.remember,
    inspected: () => inspected,
    close: drafts.close,
  };
}
