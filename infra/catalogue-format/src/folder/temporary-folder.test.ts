import { access, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeTemporaryFolder, removeAbandonedFolders } from './temporary-folder.ts';

const exists = (folder: string) =>
  access(folder).then(
    () => true,
    () => false,
  );

/** A folder in the system's temporary folder, last changed so many hours ago. */
async function folderOf(name: string, hours: number): Promise<string> {
  const folder = path.join(tmpdir(), name);
  await mkdir(folder);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'products.jsonl'), '{}');
  const then = Date.now() / 1000 - hours * 3600;
  await utimes(folder, then, then);
  return folder;
}

it('folders that a killed process has left are removed a day later, no younger ones and no others', async () => {
  const end = Math.random().toString(36).slice(2, 8).padEnd(6, '0');
  const folders = [
    await folderOf(`bergauf-catalogue-${end}`, 25),
    await folderOf(`bergauf-pictures-${end}`, 25),
    await folderOf(`bergauf-catalogue-${end.toUpperCase()}x`, 25),
    await folderOf(`bergauf-other-${end}`, 25),
    await folderOf(`bergauf-pictures-${end.slice(1)}-`, 1),
    await folderOf(`bergauf-pictures-${end.slice(1)}1`, 1),
  ];
  await removeAbandonedFolders();
  expect(await Promise.all(folders.map(exists))).toEqual([false, false, true, true, true, true]);
});

it('a folder is removed once it is not needed', async () => {
  const { folder, remove } = makeTemporaryFolder('catalogue');
  await writeFile(path.join(folder, 'brands.jsonl'), '');
  remove();
  expect(await exists(folder)).toBe(false);
  expect(process.listeners('exit').map(({ name }) => name)).not.toContain('removeFolder');
});
