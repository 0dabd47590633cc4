import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { openChannel } from '../registry/channels.ts';
import { createRegistry } from '../registry/registry.ts';
import { releasesPaths } from '../state-folder.ts';

test('the last five development builds are kept, as are builds with present or future traffic, and all releases', async () => {
  const home = await temporaryFolder();
  const builds = Array.from({ length: 12 }, (_value, index) => `1.0.0-dev.${index + 1}`);
  for (const version of ['0.9.0', ...builds]) await storeSample({ home, version, precompress: false });
  const registry = createRegistry({ home, contractVersion: '1.0.0' });
  await registry.promote('mf-header', '1.0.0-dev.2');
  await registry.develop('mf-header', '1.0.0-dev.4');
  const left = (await readdir(join(releasesPaths(home).store, 'mf-header'))).sort();
  expect(left).toEqual(['0.9.0', ...[10, 11, 12, 2, 4, 8, 9].map((number) => `1.0.0-dev.${number}`)]);
  expect(await registry.restore('mf-header')).toMatchObject({ to: '1.0.0-dev.2' });
});

test('a build gets the traffic even if the document of another channel is damaged; then nothing is removed', async () => {
  const home = await temporaryFolder();
  const builds = Array.from({ length: 7 }, (_value, index) => `1.0.0-dev.${index + 1}`);
  for (const version of builds) await storeSample({ home, version, precompress: false });
  await openChannel(home, 'team');
  await writeFile(releasesPaths(home, 'team').discovery, '{');
  const registry = createRegistry({ home, contractVersion: '1.0.0' });
  expect(await registry.develop('mf-header', '1.0.0-dev.7')).toMatchObject({ to: '1.0.0-dev.7' });
  expect(await readdir(join(releasesPaths(home).store, 'mf-header'))).toHaveLength(builds.length);
});
