// @module-tag rotated
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../fixtures/sample-release.ts';
import { headerSource, sampleRemote } from '../fixtures/sample-remote.ts';
import { createRegistry } from '../registry/registry.ts';
import { releasesPaths } from '../state-folder.ts';
import { storedNames } from '../store/stored-releases.ts';
import { releaseRemote } from './release-remote.ts';

const contractVersion = '1.4.2';
// Each test runs the real bundler at least once.
const buildTimeoutMs = 60_000;

describe('releasing a remote', () => {
  test('builds it for both sides and stores it; a rollout is another step', { timeout: buildTimeoutMs }, async () => {
    const [home, dir] = await Promise.all([temporaryFolder(), sampleRemote()]);
    const { name, version, isNew, manifest } = await releaseRemote({ dir, home, contractVersion });
    expect([name, version, isNew]).toEqual(['mf-sample', '1.0.0', true]);
    expect(manifest.contractRange).toBe('^1.4.2');
    expect(manifest.clientEntry).toMatch(/^client\/remoteEntry\.[0-9a-f]+\.js$/);
    expect(manifest.serverEntry).toMatch(/^server\/remoteEntry\.[0-9a-f]+\.js$/);
    const [script = ''] = manifest.exposes['sample-page']?.scripts ?? [];
    expect(await readFile(join(releasesPaths(home).store, name, version, script), 'utf8')).toContain('first');

    const registry = createRegistry({ home, contractVersion });
    expect((await registry.document('https://releases.example')).microFrontends).toEqual({});
    await registry.promote(name, version);
    expect(await registry.list()).toMatchObject([{ name, releases: [{ version, traffic: 100 }] }]);
    expect(await readdir(releasesPaths(home).builds)).toEqual([]);
  });

  test('again without a change is the same release; with one, another version is needed', {
    timeout: buildTimeoutMs,
  }, async () => {
    const [home, dir] = await Promise.all([temporaryFolder(), sampleRemote()]);
    await releaseRemote({ dir, home, contractVersion });
    expect((await releaseRemote({ dir, home, contractVersion })).isNew).toBe(false);

    await writeFiles(dir, { 'src/sample-page.ts': headerSource('second') });
    await expect(releaseRemote({ dir, home, contractVersion })).rejects.toThrow('choose another version.');
    const next = await releaseRemote({ dir, home, contractVersion, version: '1.1.0' });
    expect(next.manifest.version).toBe('1.1.0');
  });

  test('that does not build stores nothing and passes on the bundler’s error', {
    timeout: buildTimeoutMs,
  }, async () => {
    const [home, dir] = await Promise.all([temporaryFolder(), sampleRemote()]);
    await writeFiles(dir, { 'src/sample-page.ts': "export { nothing } from './missing.ts';\n" });
    await expect(releaseRemote({ dir, home, contractVersion })).rejects.toThrow(
      /rspack build in .* failed.*missing\.ts/s,
    );
    expect(await storedNames(home)).toEqual([]);
    expect(await readdir(releasesPaths(home).builds)).toEqual([]);
  });
});

describe('a folder that cannot be released', () => {
  const release = async (files: Record<string, string>) => {
    const [home, dir] = await Promise.all([temporaryFolder(), temporaryFolder()]);
    await writeFiles(dir, files);
    return releaseRemote({ dir, home, contractVersion });
  };

  test.each([
    ['without package.json', {}, /package\.json cannot be read/],
    ['without a version', { 'package.json': '{ "name": "mf-sample" }' }, /needs a name and a version/],
    ['that is no remote', { 'package.json': '{ "name": "shell", "version": "1.0.0" }' }, /shell is not a remote/],
    ['without the bundler', { 'package.json': '{ "name": "mf-sample", "version": "1.0.0" }' }, /@rspack\/cli is not/],
  ])('%s', async (_what, files, message) => {
    await expect(release(files)).rejects.toThrow(message);
  });

  test('whose build reports another version', { timeout: buildTimeoutMs }, async () => {
    const [home, dir] = await Promise.all([temporaryFolder(), sampleRemote()]);
    await writeFiles(dir, {
      'rspack.config.ts': `import { writeFileSync } from 'node:fs';
writeFileSync(process.env.BERGAUF_BUILD_DIR + '/build.json', JSON.stringify({
  name: 'mf-sample', version: '9.9.9', clientEntry: 'client/a.js', serverEntry: 'server/a.js', exposes: {} }));
export default { entry: './src/sample-page.ts', mode: 'production' };\n`,
    });
    await expect(releaseRemote({ dir, home, contractVersion })).rejects.toThrow(
      'The build made mf-sample 9.9.9 instead of mf-sample 1.0.0.',
    );
  });
});
