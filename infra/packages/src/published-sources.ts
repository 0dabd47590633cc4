import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackageDescription } from './package-description.ts';
import { type PublishedPackage, publishedPackages } from './published.ts';
import { filesBelow, importsIn, packageOf } from './undeclared-imports.ts';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

export const isTest = (file: string): boolean =>
  /\.test\.tsx?$|-for-tests\.tsx?$|(^|[\\/])(fixtures|testing)[\\/]/.test(file);

export const readDescription = ({ folder }: PublishedPackage): PackageDescription =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as PackageDescription;

/** Entry files of the compiler, relative to `src`. It adds what they import. */
export function firstSources({ folder, entries, forTests = [] }: PublishedPackage): string[] {
  if (entries) return entries.map((entry) => `${entry}.ts`);
  const sources = filesBelow(path.join(root, folder, 'src'), /\.tsx?$/).filter((file) => !isTest(file));
  return [...sources, ...forTests.map((entry) => `${entry}.ts`)];
}

/** Finds sources of one published package that another imports but that are not packed, one sentence each. */
export function unpublishedImports(packages: readonly PublishedPackage[] = publishedPackages): string[] {
  const published = new Map(
    packages.map((each) => [readDescription(each).name, { ...each, sources: withImports(each) }] as const),
  );
  return [...published].flatMap(([name, { folder, sources }]) =>
    [...sources].flatMap((source) =>
      importsIn(readFileSync(path.join(root, folder, 'src', source), 'utf8')).flatMap((specifier) => {
        const imported = published.get(packageOf(specifier));
        if (!imported || packageOf(specifier) === name) return [];
        const file = exportedSource(readDescription(imported), specifier);
        if (file && (!/^src[\\/].*\.tsx?$/.test(file) || imported.sources.has(path.relative('src', file)))) return [];
        return [`${folder}/src/${source} imports ${specifier}, which its package does not publish.`];
      }),
    ),
  );
}

/** The package's own sources that are packed, relative to `src`. */
function withImports(published: PublishedPackage): ReadonlySet<string> {
  const sources = new Set(firstSources(published));
  // Iterating a set includes elements added meanwhile.
  for (const source of sources) {
    if (!/\.tsx?$/.test(source)) continue;
    const imported = importsIn(readFileSync(path.join(root, published.folder, 'src', source), 'utf8'));
    for (const specifier of imported.filter((each) => /^\..*\.tsx?$/.test(each)))
      sources.add(path.join(path.dirname(source), specifier));
  }
  return sources;
}

/** The file that a specifier resolves to, relative to its package. */
function exportedSource({ name, exports = {} }: PackageDescription, specifier: string): string | null {
  const asked = `.${specifier.slice(name.length)}`;
  const exact = exports[asked];
  if (exact) return path.normalize(exact);
  for (const [pattern, file] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !asked.startsWith(before) || !asked.endsWith(after)) continue;
    return path.normalize(file.replace('*', asked.slice(before.length, asked.length - after.length)));
  }
  return null;
}
