import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../fixtures/sample-release.ts';
import { releasesPaths } from '../state-folder.ts';
import { createShellMemory, readRememberedShells } from './remembered-shells.ts';

test('a restarted service knows the shells that were stored last', async () => {
  const paths = releasesPaths(await temporaryFolder());
  await mkdir(paths.root);
  const remember = createShellMemory(paths);
  const shells = ['a:1', 'b:1'].map((id) => ({ id, channel: 'shop' }));
  remember(shells.slice(0, 1));
  remember(shells);
  await vi.waitFor(async () => expect(await readRememberedShells(paths)).toEqual(shells));
});

test.each(['', '[', '{}', '[{"id":"a:1"}]', '[{"id":7,"channel":"shop"}]'])(
  'a service whose stored shells are %j waits for none',
  async (stored) => {
    const paths = releasesPaths(await temporaryFolder());
    expect(await readRememberedShells(paths)).toEqual([]);
    await mkdir(paths.root);
    await writeFile(paths.shells, stored);
    expect(await readRememberedShells(paths)).toEqual([]);
  },
);
