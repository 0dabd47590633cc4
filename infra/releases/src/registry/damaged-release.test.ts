import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { registryWithReleases } from '../fixtures/registry-with-releases.ts';
import { sampleClientEntry, storeSample, writeFiles } from '../fixtures/sample-release.ts';
import { releasesPaths } from '../state-folder.ts';

const { home, registry, expectRefusal } = registryWithReleases();

describe('a damaged release is refused', () => {
  const folder = () => join(releasesPaths(home()).store, 'mf-header', '1.1.0');

  test.each([
    ['a file changed by one byte', sampleClientEntry],
    ['a server file changed', 'server/remoteEntry.def456.js'],
    ['a brotli sibling changed', `${sampleClientEntry}.br`],
    ['a gzip sibling changed', 'client/bar.css.gz'],
  ])('%s', async (_what, file) => {
    const content = await readFile(join(folder(), file));
    content[content.length >> 1] = (content[content.length >> 1] ?? 0) ^ 1;
    await writeFile(join(folder(), file), content);
    await expectRefusal(
      () => registry().promote('mf-header', '1.1.0'),
      `mf-header 1.1.0 is damaged: ${file} no longer matches the manifest.`,
    );
  });

  test('a file missing', async () => {
    await rm(join(folder(), sampleClientEntry));
    await expectRefusal(
      () => registry().promote('mf-header', '1.1.0'),
      `${sampleClientEntry} is missing from the store.`,
    );
  });

  test('a file added', async () => {
    await writeFiles(folder(), { 'client/more.js': '1' });
    await expectRefusal(() => registry().promote('mf-header', '1.1.0'), 'client/more.js is in its folder but not in');
  });

  test('a manifest that is no JSON', async () => {
    await writeFile(join(folder(), 'manifest.json'), '{');
    await expectRefusal(() => registry().promote('mf-header', '1.1.0'), /manifest.json is not JSON/);
  });

  test('the folder of another release', async () => {
    await rm(folder(), { recursive: true });
    await rename(join(folder(), '..', '1.2.0'), folder());
    await expectRefusal(() => registry().promote('mf-header', '1.1.0'), 'its manifest belongs to mf-header 1.2.0.');
  });

  test('a manifest rewritten to fit, once the release has been rolled out', async () => {
    await registry().promote('mf-header', '1.0.0');
    await registry().canary('mf-header', '1.1.0', 5);
    await rm(folder(), { recursive: true });
    await storeSample({ home: home(), version: '1.1.0', mark: 'forged' });
    await expectRefusal(
      () => registry().canary('mf-header', '1.1.0', 50),
      'its manifest was changed after it had been',
    );
  });
});
