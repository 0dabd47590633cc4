// @module-tag rotated
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { canMount, smallDisk } from '@bergauf/service-kit/testing/small-disk';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bundleProgram } from '../fixtures/bundled-program.ts';
import { storeSample, temporaryFolder, writeFiles } from '../fixtures/sample-release.ts';
import { storeRelease } from '../fixtures/store-release.ts';
import { sentenceOf } from '../refusal.ts';
import { releasesPaths } from '../state-folder.ts';
import { packRelease } from './archive.ts';
import { receiveRelease } from './receive-release.ts';
import { readBuild } from './store-release.ts';

const entries = { clientEntry: 'client/entry.js', serverEntry: 'server/entry.js' };
const about = { name: 'mf-header', version: '1.0.0', contractRange: '^1.0.0', ...entries, exposes: {} };

/** Many files, some of them large: when one fails, others are still being written. */
async function largeBuild(): Promise<string> {
  const from = await temporaryFolder();
  const chunk = randomBytes(9 * 1024).toString('base64');
  const chunks = Array.from({ length: 60 }, (_value, index) => [`client/chunk-${index}.js`, chunk + index] as const);
  await writeFiles(from, { 'client/entry.js': '1', 'server/entry.js': '1', ...Object.fromEntries(chunks) });
  return from;
}

test('a release that cannot be written says so, and leaves no draft', { timeout: 60_000 }, async () => {
  const [home, from] = await Promise.all([temporaryFolder(), largeBuild()]);
  const { file, remove } = await bundleProgram(
    fileURLToPath(new URL('../fixtures/store-release-process.ts', import.meta.url)),
  );
  onTestFinished(remove);
  // In blocks of 512 bytes, some shells count 1024: every chunk is larger, both entries are smaller.
  const limited = ['-c', 'ulimit -f 8; exec "$0" "$@"', process.execPath, file, home, from];
  const { stdout } = await promisify(execFile)('sh', limited);
  const { outcome, left }: { outcome: string; left: string[] } = JSON.parse(stdout);
  expect(outcome).toMatch(/^The disk is full \(EFBIG: file too large, write\)/);
  expect(left).toEqual([]);
});

describe.runIf(canMount)('on a full disk', () => {
  test('storing a release reports the full disk, leaves nothing, and succeeds once there is space', async () => {
    const [disk, from] = [smallDisk(400), await largeBuild()];
    const { store } = releasesPaths(disk);
    const storing = () => storeRelease({ store, from, about });
    const outcome = await storing().catch(sentenceOf);
    expect(outcome).toMatch(/^The disk is full \(ENOSPC: no space left on device/);
    expect(await readdir(join(store, 'mf-header'))).toEqual([]);
    expect((await storeSample({ home: disk })).isNew).toBe(true);
  });

  test('receiving a release reports the full disk, not a broken archive, and leaves nothing', async () => {
    const [disk, build] = [smallDisk(400), await readBuild(await largeBuild(), about)];
    const { store } = releasesPaths(disk);
    const source = Readable.from(packRelease(build));
    const outcome = await receiveRelease({ store, ...about, source }).catch(sentenceOf);
    expect(outcome).toMatch(/^The disk is full \(ENOSPC: no space left on device/);
    expect(await readdir(join(store, 'mf-header'))).toEqual([]);
  });

  test('storing a release reports it if its folder cannot be created', async () => {
    const disk = smallDisk(64);
    await writeFile(join(disk, 'filler'), randomBytes(64 * 1024)).catch(() => undefined);
    const { store } = releasesPaths(disk);
    const outcome = await storeRelease({ store, from: await largeBuild(), about }).catch(sentenceOf);
    expect(outcome).toMatch(/^The disk is full/);
  });
});
