import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

const importPattern =
  /(?:^|[\n;])\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"\n]+)['"]|(?:^|[\n;])\s*import\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/g;

/** Module specifiers that a source imports, including types. */
export const importsIn = (source: string): string[] =>
  [...source.matchAll(importPattern)].map(([, from, bare, loaded]) => from ?? bare ?? loaded ?? '');

/** `@scope/name` of `@scope/name/a/b`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

export type Importer = {
  folder: string;
  /** Source files, relative to the folder. */
  files: readonly string[];
  /** Names of packages, its own one included. */
  declared: ReadonlySet<string>;
};

/** Finds imports of undeclared packages, and of files outside of the folder, one sentence each. */
export function importObjections({ folder, files, declared }: Importer): string[] {
  return files.flatMap((file) =>
    importsIn(readFileSync(path.join(folder, file), 'utf8')).flatMap((specifier) => {
      if (specifier.startsWith('.')) {
        const target = path.relative(folder, path.resolve(folder, path.dirname(file), specifier));
        return target.startsWith('..') ? [`${file} imports ${specifier}, which is outside of its folder.`] : [];
      }
      if (isBuiltin(specifier) || declared.has(packageOf(specifier))) return [];
      return [`${file} imports ${specifier}, which its package.json does not declare.`];
    }),
  );
}

const isLeftOut = (part: string): boolean => /^(node_modules|dist|\..+)$/.test(part);

/** Files below a folder, relative to it. */
export const filesBelow = (folder: string, pattern = /./): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => pattern.test(file) && !file.split(path.sep).some(isLeftOut))
    .sort();
