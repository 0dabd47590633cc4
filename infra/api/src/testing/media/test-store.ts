import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type MediaOptions, type MediaStore, openMediaStore } from '../../media/media-store.ts';

/** A new folder for the length of a test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bergauf-media-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export type TestStore = MediaStore & { readonly folder: string; readonly problems: string[] };

/** A real store; `problems` are the reports of its log. */
export async function testStore(options: Partial<MediaOptions> = {}): Promise<TestStore> {
  const folder = options.folder ?? (await temporaryFolder());
  const problems: string[] = [];
  const store = await openMediaStore({ folder, renderingBytes: 50_000_000, ...options }, (problem, id) =>
    problems.push(`${problem}: ${id}`),
  );
  return { ...store, folder, problems };
}

/** All files below a folder, sorted. */
export async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).sort();
}
