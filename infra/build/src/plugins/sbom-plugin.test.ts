import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Configuration, rspack } from '@rspack/core';
import { expect, it } from 'vitest';
import { type Sbom, sbomFile, sbomOf, writeSbom } from './sbom-plugin.ts';

const { resolve } = createRequire(import.meta.url);
const build = promisify((configuration: Configuration, done: (error: Error | null) => void) =>
  rspack(configuration, (error, stats) => done(error ?? (stats?.hasErrors() ? new Error(stats.toString()) : null))),
);

it('a build lists exactly the packages whose code it contains, also in concatenated modules and in those that are loaded later', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-sbom-'));
  try {
    const entry = path.join(folder, 'entry.js');
    const [clsx, mitt] = [resolve('clsx'), resolve('mitt')];
    // More modules than statistics of a build name by default.
    const own = Array.from({ length: 30 }, (_, index) => path.join(folder, `own-${index}.js`));
    for (const file of own) await writeFile(file, `export default '${file}';`);
    const imports = own.map((file, index) => `import own${index} from '${file}'; console.log(own${index});`).join('\n');
    await writeFile(entry, `${imports} import { clsx } from '${clsx}'; console.log(clsx('a')); import('${mitt}');`);
    const release = { name: 'mf-header', version: '1.2.0', folder };
    const output = { path: folder };
    await build({ mode: 'production', context: folder, entry, output, plugins: [writeSbom(release)] });
    const sbom = JSON.parse(await readFile(path.join(folder, sbomFile), 'utf8')) as Sbom;
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'mf-header', version: '1.2.0' } },
    });
    expect(sbom.components.map(({ name }) => name)).toEqual(['clsx', 'mitt']);
    expect(sbom.components[0]).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/clsx@\d+\.\d+\.\d+$/),
      licenses: [{ license: { id: 'MIT', text: { content: expect.stringContaining('Copyright (c) Luke Edwards') } } }],
    });
    expect(JSON.stringify(sbom)).not.toContain(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('a package with a scope has its whole name, each package is listed once, files of the workspace are not', () => {
  const core = path.dirname(resolve('@rspack/core'));
  const files = [path.join(core, 'a.js'), path.join(core, 'b.js'), import.meta.filename];
  const { components } = sbomOf({ name: 'mf-header', version: '1.0.0' }, files);
  expect(components.map(({ name }) => name)).toEqual(['@rspack/core']);
  expect(components[0]?.purl).toMatch(/^pkg:npm\/%40rspack\/core@/);
});
