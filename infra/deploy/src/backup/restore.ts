import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { releasesPaths } from '@bergauf/releases/state-folder';
import { chownStateFolder } from '@bergauf/service-kit/chown-state-folder';
import { type BackupPlaces, exists, isEmptyFolder, originalsIn } from './backup.ts';
import { type BackupManifest, parts, verifiedManifest } from './backup-manifest.ts';
import { differenceOf, filesWithChecksums } from './checksums.ts';
import { databaseNameOf } from './connection-variables.ts';
import { holdEmails } from './hold-emails.ts';
import { databaseFacts, runPostgres } from './postgres-programs.ts';
import { type SkippedNumbers, skipNumbers } from './skip-numbers.ts';

/** More numbers than a large shop uses in a day, the usual interval of backups. */
export const defaultSkippedNumbers = 100_000;

/** `heldEmails`: how many were unsent in the backup, and are not sent unless an operator decides so. */
export type Restored = BackupManifest & { numbers: readonly SkippedNumbers[]; heldEmails: number };

/**
 * Restores a backup. Also continues an interrupted restore, once the database is empty again.
 * @param skippedNumbers numbers to skip in each sequence, as they may have been used since the backup
 * @returns what was restored
 * @throws one sentence, before anything is restored if the backup is damaged or too new, or the target is in use or cannot be created
 */
export async function restore(places: BackupPlaces, skippedNumbers = defaultSkippedNumbers): Promise<Restored> {
  const { folder, databaseUrl, registryHome, apiHome } = places;
  const manifest = await verifiedManifest(folder);
  const registry = releasesPaths(registryHome).root;
  const originals = originalsIn(apiHome);
  const { tables, serverVersion } = await databaseFacts(databaseUrl);
  if (tables > 0) throw new Error(`The database is not empty: it has ${tables} tables.`);
  const targets = [
    [parts.registry, registry],
    [parts.pictures, originals],
  ] as const;
  for (const [part, target] of targets)
    if (!(await isEmptyFolder(target)) && !(await isRestored(manifest, part, target)))
      throw new Error(`The folder ${target} is not empty.`);
  await requireKnown(manifest, serverVersion);
  for (const home of [registryHome, apiHome]) await mkdir(home, { recursive: true });
  const dump = path.join(folder, parts.database);
  // The database is restored completely or not at all; so is each folder after it.
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  await runPostgres('pg_restore', [...args, `--dbname=${databaseNameOf(databaseUrl)}`, dump], databaseUrl);
  const numbers = await skipNumbers(databaseUrl, skippedNumbers);
  const heldEmails = await holdEmails(databaseUrl);
  await putInPlace(path.join(folder, parts.pictures), originals);
  await chownStateFolder(apiHome, path.join(apiHome, 'media'));
  await putInPlace(path.join(folder, parts.registry), registry);
  await chownStateFolder(registryHome, registry);
  return { ...manifest, numbers, heldEmails };
}

/** Whether a folder contains exactly what an interrupted restore of this backup has put in place. */
async function isRestored({ files }: BackupManifest, part: string, target: string): Promise<boolean> {
  const wanted = files.flatMap((file) =>
    file.path.startsWith(`${part}/`) ? [{ ...file, path: file.path.slice(part.length + 1) }] : [],
  );
  return differenceOf(wanted, await filesWithChecksums(target)) === null;
}

/** @throws if this version does not know all migrations of the backup, or the server is older than the backup's */
async function requireKnown({ migrations, versions }: BackupManifest, serverVersion: number): Promise<void> {
  const known = new Set(await readdir(path.join(workspaceRoot, 'infra/api/src/database/migrations')));
  const unknown = migrations.find((name) => !known.has(name) && !known.has(`${name}.sql`));
  if (unknown !== undefined)
    throw new Error(`The backup is of a newer version, ${versions.bergauf}: its database has had ${unknown}.`);
  if (serverVersion < versions.postgres)
    throw new Error(`The backup is of PostgreSQL ${versions.postgres}; this server is ${serverVersion}.`);
}

/** Copies beside the target and renames, so that an interrupted restore leaves no partial folder. */
async function putInPlace(from: string, target: string): Promise<void> {
  if (!(await exists(from))) return;
  const draft = `${target}.restoring`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.dirname(target), { recursive: true });
  await cp(from, draft, { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
}
