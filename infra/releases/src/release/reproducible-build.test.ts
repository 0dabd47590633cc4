// @module-tag rotated
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBuilder } from '@bergauf/build/builder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEnvironment, runRspack } from './run-rspack.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-reproducible-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The hash of each file of a build. */
async function hashes(buildDir: string): Promise<Record<string, string>> {
  const entries = await readdir(buildDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const pairs = files.sort().map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file));
    return [path.relative(buildDir, file), hash.digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

// The bundler works in threads, which finish in a different order each time. A release that is sent again, as after a lost response, has
// to be identical, as versions never change.
it('repeated builds of a frontend produce identical files, even several builds at once', async () => {
  const dir = path.resolve(import.meta.dirname, '../../../../mf-cart-wishlist');
  const builds = ['first', 'second', 'third', 'fourth'].map((name) => path.join(folder, name));
  const builder = createBuilder();
  // The last one as `npm start` builds it.
  await Promise.all(
    builds.map((buildDir, index) => {
      const build = { dir, version: '1.0.0', buildDir };
      return index < 3
        ? runRspack(build)
        : builder.build({ kind: 'package', folder: dir, env: buildEnvironment(build) });
    }),
  );
  await builder.close();
  const [first, ...others] = await Promise.all(builds.map(hashes));
  expect(Object.keys(first ?? {}).filter((file) => file.startsWith('client/remoteEntry'))).toHaveLength(1);
  for (const other of others) expect(other).toEqual(first);
}, 120_000);
