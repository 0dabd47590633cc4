// @module-tag rotated
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '../fixtures/sample-release.ts';
import { watchFolders } from './watch-folders.ts';

test('every change of the sources is noticed, however editors and version control make it', {
  timeout: 60_000,
}, async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'src/a/file.ts': '0', 'src/b/file.ts': '0' });
  const at = (path: string): string => join(folder, path);
  let changes = 0;
  const { ready, close } = watchFolders({
    paths: [at('src'), at('package.json')],
    onChange: () => {
      changes += 1;
    },
    onError: (error) => expect.unreachable(String(error)),
  });
  onTestFinished(close);
  await ready;

  let text = 0;
  const edit = (path: string) => () => {
    text += 1;
    return writeFile(at(path), `${text}`);
  };
  const saveByRename = (path: string) => async () => {
    await edit(`${path}.tmp`)();
    await rename(at(`${path}.tmp`), at(path));
  };
  const replaceFolder = (path: string, file: string) => async () => {
    await rm(at(path), { recursive: true });
    await mkdir(at(path), { recursive: true });
    await edit(`${path}/${file}`)();
  };
  const steps: [string, () => Promise<unknown>][] = [
    ['an edit', edit('src/a/file.ts')],
    ['a save by a rename', saveByRename('src/a/file.ts')],
    ['an edit after it', edit('src/a/file.ts')],
    ['another save by a rename', saveByRename('src/a/file.ts')],
    ['a folder that is replaced', replaceFolder('src/b', 'file.ts')],
    ['an edit in it', edit('src/b/file.ts')],
    ['a new folder', () => writeFiles(folder, { 'src/c/d/file.ts': '1' })],
    ['an edit in it', edit('src/c/d/file.ts')],
    ['a file that is deleted', () => rm(at('src/c/d/file.ts'))],
    ['a file that comes', edit('package.json')],
    ['an edit of it', edit('package.json')],
    ['all replaced', replaceFolder('src', 'file.ts')],
    ['an edit then', edit('src/file.ts')],
  ];
  for (const [what, step] of steps) {
    const before = changes;
    await step();
    await vi.waitFor(() => expect(changes, what).toBeGreaterThan(before), { timeout: 4_000, interval: 20 });
  }
});
