import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '@bergauf/service-kit/integrity';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { entryText, sampleClientEntry, storeSample, temporaryFolder, writeFiles } from '../fixtures/sample-release.ts';
import { storeRelease } from '../fixtures/store-release.ts';
import { releasesPaths } from '../state-folder.ts';
import { storedNames, storedVersions } from './stored-releases.ts';
import { keepFresh, removeStaleTemporaryFolders, temporaryFolderName } from './temporary-folders.ts';

const read = (folder: string, file: string): Promise<Buffer> => readFile(join(folder, file));

describe('storing a release', () => {
  test('keeps client, server and a manifest with the hash of every file', async () => {
    const home = await temporaryFolder();
    const { folder, isNew, manifest } = await storeSample({ home });
    expect(isNew).toBe(true);
    expect(folder).toBe(join(home, 'releases', 'store', 'mf-header', '1.0.0'));
    expect(Object.keys(manifest.files)).toEqual([
      'client/bar.css',
      'client/logo.woff2',
      sampleClientEntry,
      'server/remoteEntry.def456.js',
    ]);
    for (const [file, integrity] of Object.entries(manifest.files)) {
      expect(integrityOf(await read(folder, file), 'sha256')).toBe(integrity);
    }
    expect(JSON.parse((await read(folder, 'manifest.json')).toString())).toEqual(manifest);
  });

  test('puts brotli and gzip beside the text files of the browser only, and not into the manifest', async () => {
    const { folder, manifest } = await storeSample({ home: await temporaryFolder() });
    expect(brotliDecompressSync(await read(folder, `${sampleClientEntry}.br`)).toString()).toBe(entryText('1.0.0'));
    expect(gunzipSync(await read(folder, `${sampleClientEntry}.gz`)).toString()).toBe(entryText('1.0.0'));
    expect(await readdir(join(folder, 'client'))).not.toContain('logo.woff2.br');
    expect(await readdir(join(folder, 'server'))).toEqual(['remoteEntry.def456.js']);
    expect(Object.keys(manifest.files).filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
  });

  test('can leave the compressed files out', async () => {
    const { folder } = await storeSample({ home: await temporaryFolder(), precompress: false });
    expect((await readdir(join(folder, 'client'))).sort()).toEqual(['bar.css', 'logo.woff2', 'remoteEntry.abc123.js']);
  });

  test('accepts the same release again without changing it', async () => {
    const home = await temporaryFolder();
    await storeSample({ home });
    expect((await storeSample({ home })).isNew).toBe(false);
  });

  test('refuses other content under a stored version and keeps the first', async () => {
    const home = await temporaryFolder();
    const { folder } = await storeSample({ home, mark: 'first' });
    await expect(storeSample({ home, mark: 'second' })).rejects.toThrow(
      'mf-header 1.0.0 is already stored with other content; a release never changes, so choose another version.',
    );
    expect((await read(folder, sampleClientEntry)).toString()).toBe(entryText('first'));
  });

  test('says so when the same version is in the store but damaged', async () => {
    const home = await temporaryFolder();
    const { folder } = await storeSample({ home });
    await writeFile(join(folder, sampleClientEntry), 'changed');
    await expect(storeSample({ home })).rejects.toThrow(`damaged: ${sampleClientEntry} no longer matches`);
  });

  test('lets exactly one of several writers of the same version win, and leaves no drafts', async () => {
    const home = await temporaryFolder();
    const marks = ['a', 'b', 'c', 'd', 'e', 'f'];
    const results = await Promise.allSettled(marks.map((mark) => storeSample({ home, mark })));
    const winners = marks.filter((_mark, index) => results[index]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    const folder = join(releasesPaths(home).store, 'mf-header');
    expect(await readdir(folder)).toEqual(['1.0.0']);
    expect((await read(folder, `1.0.0/${sampleClientEntry}`)).toString()).toBe(entryText(winners[0] ?? ''));
  });

  test('never shows a release that is not complete', async () => {
    const home = await temporaryFolder();
    let isDone = false;
    const storing = storeSample({ home }).finally(() => {
      isDone = true;
    });
    const folder = join(releasesPaths(home).store, 'mf-header', '1.0.0');
    while (!isDone) {
      const files = await readdir(folder, { recursive: true }).catch(() => []);
      if (files.length) expect(files).toHaveLength(11);
      await new Promise(setImmediate);
    }
    await storing;
    expect(await readdir(folder, { recursive: true })).toHaveLength(11);
  });
});

describe('drafts', () => {
  const inStore = (home: string) => join(releasesPaths(home).store, 'mf-header');

  test('of a process that was killed are removed by the next release of that remote', async () => {
    const home = await temporaryFolder();
    const killed = temporaryFolderName().replace(`.${process.pid}.`, `.${await endedProcess()}.`);
    await writeFiles(inStore(home), { [`${killed}/client/half.js`]: '1' });
    await storeSample({ home });
    expect(await readdir(inStore(home))).toEqual(['1.0.0']);
  });

  test.each([
    ['of a process that lives', temporaryFolderName()],
    ['of another machine', temporaryFolderName().replace(/^\.draft\.[^.]+/, '.draft.other')],
  ])('%s stay', async (_what, draft) => {
    const home = await temporaryFolder();
    await writeFiles(inStore(home), { [`${draft}/client/half.js`]: '1' });
    await storeSample({ home });
    expect((await readdir(inStore(home))).sort()).toEqual([draft, '1.0.0']);
  });

  test.each([
    temporaryFolderName(),
    temporaryFolderName().replace(/^\.draft\.[^.]+/, '.draft.other'),
    '.1.1.0.0b5cbd5c',
  ])('of yesterday are removed, of any process: %s', async (draft) => {
    const home = await temporaryFolder();
    await writeFiles(inStore(home), { [`${draft}/client/half.js`]: '1' });
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await utimes(join(inStore(home), draft), yesterday, yesterday);
    await storeSample({ home });
    expect(await readdir(inStore(home))).toEqual(['1.0.0']);
  });
});

test('a draft that is kept fresh is not removed, however long its process needs it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = await temporaryFolder();
  const drafts = [temporaryFolderName(), temporaryFolderName()];
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const draft of drafts) {
    await mkdir(join(folder, draft));
    await utimes(join(folder, draft), yesterday, yesterday);
  }
  const end = keepFresh(join(folder, drafts[0] ?? ''));
  onTestFinished(end);
  vi.advanceTimersByTime(60 * 60 * 1000);
  await expect
    .poll(async () => (await stat(join(folder, drafts[0] ?? ''))).mtimeMs)
    .toBeGreaterThan(yesterday.getTime());
  await removeStaleTemporaryFolders(folder);
  expect(await readdir(folder)).toEqual([drafts[0]]);
});

async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('what may not be stored', () => {
  const about = {
    name: 'mf-header',
    version: '1.0.0',
    contractRange: '^1.0.0',
    clientEntry: 'client/entry.js',
    serverEntry: 'server/entry.js',
    exposes: {},
  };
  const built = async (files: Record<string, string>) => {
    const [home, from] = await Promise.all([temporaryFolder(), temporaryFolder()]);
    await writeFiles(from, files);
    return { home, from, store: releasesPaths(home).store };
  };

  test.each([
    ['an entry that was not built', { 'client/entry.js': '1' }, /names server\/entry.js, which is not among the files/],
    [
      'a file name with a blank',
      { 'client/entry.js': '1', 'server/entry.js': '1', 'client/a b.js': '1' },
      /\/files\/client\/a b.js may not stand there/,
    ],
    [
      'a hidden file',
      { 'client/entry.js': '1', 'server/entry.js': '1', 'client/.env': '1' },
      /which is no name for a file/,
    ],
  ])('%s', async (_what, files, message) => {
    const { home, from, store } = await built(files);
    await expect(storeRelease({ store, from, about })).rejects.toThrow(message);
    expect(await storedNames(home)).toEqual([]);
  });

  test.each(['01.0.0', '1.0.0-..', '1.0.0-', '1.0.0-01', '1.0.0-a..b', `1.0.0-${'a'.repeat(40)}`])(
    'the version %s, which no command would find again',
    async (version) => {
      const home = await temporaryFolder();
      await expect(storeSample({ home, version })).rejects.toThrow(
        /is not the version of a release|\/version must match/,
      );
      expect(await storedNames(home)).toEqual([]);
    },
  );

  test('a link, which could point out of the store', async () => {
    const { from, store } = await built({ 'client/entry.js': '1', 'server/entry.js': '1' });
    await symlink('/etc/hostname', join(from, 'client', 'link.js'));
    await expect(storeRelease({ store, from, about })).rejects.toThrow('neither a file nor a folder');
  });
});

describe('the list of releases', () => {
  test('is sorted by version, newest first, without drafts', async () => {
    const home = await temporaryFolder();
    for (const version of ['1.9.0', '1.10.0', '1.10.0-dev.2', '1.10.0-dev.10']) await storeSample({ home, version });
    await writeFiles(join(releasesPaths(home).store, 'mf-header'), { '.1.11.0.draft/manifest.json': '{}' });
    expect(await storedVersions(home, 'mf-header')).toEqual(['1.10.0', '1.10.0-dev.10', '1.10.0-dev.2', '1.9.0']);
    await mkdir(join(releasesPaths(home).store, 'lost+found'));
    expect(await storedNames(home)).toEqual(['mf-header']);
  });

  test('is empty for an empty home', async () => {
    const home = await temporaryFolder();
    expect(await storedNames(home)).toEqual([]);
    expect(await storedVersions(home, 'mf-header')).toEqual([]);
  });
});
