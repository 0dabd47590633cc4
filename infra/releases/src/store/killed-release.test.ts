// @module-tag rotated
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { bundleProgram } from '../fixtures/bundled-program.ts';
import { entryText, temporaryFolder, writeFiles } from '../fixtures/sample-release.ts';
import { storeRelease } from '../fixtures/store-release.ts';
import { releasesPaths } from '../state-folder.ts';
import { verifyRelease } from './verify-release.ts';

const entries = { clientEntry: 'client/entry.js', serverEntry: 'server/entry.js' };
const about = { name: 'mf-header', version: '1.0.0', contractRange: '^1.0.0', ...entries, exposes: {} };

test('a release command killed at any moment stores the release completely or not at all, and can be repeated', {
  timeout: 120_000,
}, async () => {
  const from = await temporaryFolder();
  const chunks = Array.from(
    { length: 30 },
    (_value, index) => [`client/chunk-${index}.js`, entryText(`${index}`)] as const,
  );
  await writeFiles(from, { 'client/entry.js': '1', 'server/entry.js': '1', ...Object.fromEntries(chunks) });
  const { file, remove } = await bundleProgram(
    fileURLToPath(new URL('../fixtures/store-release-process.ts', import.meta.url)),
  );
  onTestFinished(remove);
  let drafts = 0;
  for (let round = 0; round < 8; round += 1) {
    const home = await temporaryFolder();
    const remote = join(releasesPaths(home).store, 'mf-header');
    const child = spawn(process.execPath, [file, home, from], { stdio: 'ignore' });
    const ended = once(child, 'exit');
    // Killed at a different moment each time, starting with the first file.
    while ((await readdir(remote).catch(() => [])).length === 0 && child.exitCode === null)
      await new Promise(setImmediate);
    setTimeout(() => child.kill('SIGKILL'), round * 8);
    await ended;

    const left = await readdir(remote);
    drafts += left.filter((name) => name.startsWith('.')).length;
    if (left.includes('1.0.0')) expect(await verifyRelease(join(remote, '1.0.0'))).not.toBeNull();
    const again = await storeRelease({ store: releasesPaths(home).store, from, about });
    expect(again.isNew).toBe(!left.includes('1.0.0'));
    expect((await readdir(remote)).filter((name) => again.isNew && name.startsWith('.'))).toEqual([]);
    expect(await verifyRelease(again.folder)).not.toBeNull();
  }
  // Otherwise all kills came too late, and the test proves nothing.
  expect(drafts).toBeGreaterThan(0);
});
