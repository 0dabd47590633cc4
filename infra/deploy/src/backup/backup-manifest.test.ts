import { mkdir, mkdtemp, open, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { verifiedManifest, writeManifest } from './backup-manifest.ts';

/** Records the paths of files and folders in the order in which the process waits until they are on the disk. */
async function recordSyncs(folder: string): Promise<string[]> {
  const synced: string[] = [];
  const file = await open(folder);
  const handles = Object.getPrototypeOf(file) as typeof file;
  await file.close();
  const { sync } = handles;
  handles.sync = async function record(): Promise<void> {
    await sync.call(this);
    synced.push(await readlink(`/proc/self/fd/${this.fd}`));
  };
  onTestFinished(() => {
    handles.sync = sync;
  });
  return synced;
}

it.skipIf(process.platform !== 'linux')(
  'a backup with a manifest is on the disk: everything that it names before it, and its own name',
  async () => {
    const parent = await mkdtemp(path.join(tmpdir(), 'bergauf-manifest-'));
    onTestFinished(() => rm(parent, { recursive: true }));
    const folder = path.join(parent, 'backup');
    await mkdir(path.join(folder, 'registry/store'), { recursive: true });
    for (const name of ['database.dump', 'registry/store/a.js']) await writeFile(path.join(folder, name), name);
    const synced = await recordSyncs(parent);
    const versions = { bergauf: '1.0.0', node: 'v20.19.0', postgres: 17 };
    await writeManifest(folder, { at: '2026-03-01T10:00:00.000Z', versions, migrations: [] });
    const names = synced.map((place) => path.relative(folder, place));
    const contents = ['', 'database.dump', 'registry', 'registry/store', 'registry/store/a.js'];
    expect(names.slice(0, contents.length).sort()).toEqual(contents);
    expect(names.slice(contents.length)).toEqual(['backup.json.sha256', 'backup.json', '', '..']);
    expect((await verifiedManifest(folder)).files).toHaveLength(2);
    await rm(path.join(folder, 'backup.json.sha256'));
    await expect(verifiedManifest(folder)).rejects.toThrow(
      `${folder} is no complete backup: backup.json.sha256 is missing.`,
    );
  },
);
