import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@bergauf/service-kit/integrity';
import { expect, onTestFinished, test } from 'vitest';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { defaultRetention } from '../registry/prune-releases.ts';
import { releasesPaths } from '../state-folder.ts';
import { storedVersions } from '../store/stored-releases.ts';
import { startOwnService } from './own-service.ts';
import { createRegistryClient } from './registry-client.ts';
import { uploadRelease } from './upload-release.ts';

test('storing a release while the service is not running removes none: only the service knows the retention', async () => {
  const home = await temporaryFolder();
  const old = Array.from({ length: defaultRetention.keep + 2 }, (_value, index) => `1.0.${index}`);
  for (const version of old) {
    await storeSample({ home, version, precompress: false });
    await utimes(join(releasesPaths(home).store, 'mf-header', version, 'manifest.json'), 0, 0);
  }
  const address = await startOwnService(home);
  onTestFinished(() => address.close());
  const contents = new Map([
    ['client/entry.js', Buffer.from('/* 1.1.0 */')],
    ['server/entry.js', Buffer.from('')],
  ]);
  const files = Object.fromEntries([...contents].map(([file, content]) => [file, integrityOf(content)]));
  const entries = { clientEntry: 'client/entry.js', serverEntry: 'server/entry.js' };
  const about = { name: 'mf-header', version: '1.1.0', contractRange: '^1.0.0', exposes: {} };
  await uploadRelease(address, { manifest: { ...about, ...entries, files }, contents });
  expect(await storedVersions(home, 'mf-header')).toHaveLength(old.length + 1);

  const registry = createRegistryClient(address);
  await expect(registry.prune({ keep: 3 })).rejects.toThrow('name --keep and --days');
  expect(await registry.prune({ keep: 3, days: 30 })).toHaveLength(old.length - 2);
});
