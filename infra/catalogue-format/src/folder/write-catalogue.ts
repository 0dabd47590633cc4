import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileOf, type RecordKind, type RecordOf } from '../record-kinds.ts';
import { formatName, formatVersion, type ManifestRecord } from '../records/page-records.ts';
import { manifestFile } from './manifest.ts';

export type CatalogueFolderWriter = {
  /**
   * Writes the records of one kind, from memory or as a stream. Call it once for each kind. @throws the file system's error, such as a full
   * disk
   */
  write<Kind extends RecordKind>(
    kind: Kind,
    records: Iterable<RecordOf<Kind>> | AsyncIterable<RecordOf<Kind>>,
  ): Promise<number>;
  /** Writes a picture under its path in the folder, `pictures/…`. Synchronous: there are thousands of small ones (decision 0100). */
  picture(file: string, content: string | Uint8Array): void;
  /**
   * Adds `catalogue.json` as the last file, in one step. Importers wait for this file, so they never read an incomplete folder or a part of
   * the file.
   */
  finish(manifest?: Pick<ManifestRecord, 'source' | 'day'>): Promise<void>;
};

/** Characters written to the file in one chunk. */
const chunkLength = 2 ** 18;

/**
 * Writes a catalogue into a folder that is empty or does not exist.
 * @throws one sentence if the folder holds something
 */
export async function createCatalogueFolder(folder: string): Promise<CatalogueFolderWriter> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`The folder ${folder} is not empty.`);
  const made = new Set<string>();
  return {
    async write(kind, records) {
      let count = 0;
      async function* lines(): AsyncGenerator<string, void, undefined> {
        let text = '';
        for await (const record of records) {
          text += `${JSON.stringify(record)}\n`;
          count += 1;
          if (text.length < chunkLength) continue;
          yield text;
          text = '';
        }
        yield text;
      }
      await pipeline(lines, createWriteStream(path.join(folder, fileOf(kind))));
      return count;
    },
    picture(file, content) {
      const whole = path.join(folder, file);
      const parent = path.dirname(whole);
      if (!made.has(parent)) mkdirSync(parent, { recursive: true });
      made.add(parent);
      writeFileSync(whole, content);
    },
    async finish(manifest = {}) {
      const content = { format: formatName, version: formatVersion, ...manifest };
      const draft = path.join(folder, `${manifestFile}.draft`);
      await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`);
      await rename(draft, path.join(folder, manifestFile));
    },
  };
}
