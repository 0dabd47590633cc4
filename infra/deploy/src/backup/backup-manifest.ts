import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '@bergauf/releases/refusal';
import { syncFile, syncFolder, writeDurably } from '@bergauf/service-kit/durable-write';
import { type BackedUpFile, differenceOf, filesWithChecksums } from './checksums.ts';

const format = 1;
const manifestName = 'backup.json';
const checksumName = 'backup.json.sha256';

/** Parts of a backup: a dump, the registry's folder, and the original pictures if they are in a folder. */
export const parts = { database: 'database.dump', registry: 'registry', pictures: 'pictures' } as const;

export type BackupManifest = {
  format: number;
  /** When it was started. */
  at: string;
  versions: { bergauf: string; node: string; postgres: number };
  /** Migrations of the database. */
  migrations: readonly string[];
  files: readonly BackedUpFile[];
};

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Waits until all files of a folder are on the disk, under their names. */
async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    await (entry.isDirectory() ? syncTree(place) : syncFile(place));
  }
  await syncFolder(folder);
}

/**
 * Written last, once everything else is on the disk: a backup without it was interrupted, also by a power cut. Once it has returned, a
 * power cut loses nothing of the backup. @returns the manifest
 */
export async function writeManifest(
  folder: string,
  about: Omit<BackupManifest, 'format' | 'files'>,
): Promise<BackupManifest> {
  const manifest: BackupManifest = { format, ...about, files: await filesWithChecksums(folder) };
  await syncTree(folder);
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeDurably(path.join(folder, checksumName), `${digest(text)}  ${manifestName}\n`);
  await writeDurably(path.join(folder, manifestName), text);
  await syncFolder(folder);
  await syncFolder(path.dirname(folder));
  return manifest;
}

/** How many files of a backup are below one of its folders. */
export const filesBelow = ({ files }: BackupManifest, part: string): number =>
  files.filter((file) => file.path.startsWith(`${part}/`)).length;

/** @throws one sentence if the backup is incomplete or was changed */
export async function verifiedManifest(folder: string): Promise<BackupManifest> {
  const read = (name: string) =>
    readFile(path.join(folder, name), 'utf8').catch((cause: unknown) => {
      if (isMissing(cause)) throw new Error(`${folder} is no complete backup: ${name} is missing.`);
      throw cause;
    });
  const [text, checksum] = [await read(manifestName), await read(checksumName)];
  if (checksum !== `${digest(text)}  ${manifestName}\n`)
    throw new Error(`The backup is damaged: ${manifestName} was changed.`);
  const manifest = JSON.parse(text) as BackupManifest;
  if (manifest.format !== format)
    throw new Error(`The backup has format ${manifest.format}; this version reads ${format}.`);
  const found = (await filesWithChecksums(folder)).filter(
    (file) => file.path !== manifestName && file.path !== checksumName,
  );
  const difference = differenceOf(manifest.files, found);
  if (difference !== null) throw new Error(`The backup is damaged: ${difference}`);
  return manifest;
}
