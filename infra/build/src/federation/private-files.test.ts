import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

/*
 * What the shop uses of module federation beyond its public options (decision 0003). A failure here after an upgrade names what to look
 * at: infra/build/README.md says how.
 */

const root = path
  .dirname(createRequire(import.meta.url).resolve('@module-federation/runtime/package.json'))
  .replace(/runtime$/, '');
const replacements = path.join(import.meta.dirname, 'replacements');

/** Names that an ES module exports in its last line, as the library's bundler writes it. */
function exportsOf(text: string): string[] {
  const lists = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
  const direct = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
  return [...direct, ...lists.map((name) => name.trim().replace(/^\w+ as /, ''))].filter(Boolean).sort();
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

test('the packages have the exact version that these tests were written for', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const own = Object.entries(dependencies).filter(([name]) => name.startsWith('@module-federation/'));
  expect(own.map(([, version]) => version)).toEqual(own.map(() => '2.9.2'));
  for (const [name] of own) expect(JSON.parse(read(`${name.slice(19)}/package.json`)).version, name).toBe('2.9.2');
});

test.each([
  ['attachShareScopeMap', 'attaches the share scopes to a remote’s start code'],
  ['consumes', 'makes the modules that a remote consumes from the host'],
  ['initContainerEntry', 'takes the host’s share scope over'],
  ['initializeSharing', 'starts a share scope'],
])('%s is imported from its own file, since the package’s object of all functions costs 2.4 kB: it %s', (name) => {
  expect(exportsOf(read(`webpack-bundler-runtime/dist/${name}.js`))).toEqual([name]);
  expect(readFileSync(path.join(import.meta.dirname, 'shared-runtime.ts'), 'utf8')).toContain(
    `import { ${name} } from '@module-federation/webpack-bundler-runtime/dist/${name}.js'`,
  );
});

test('the public option still offers the same functions: it is the way out, and its bytes the reason against it', () => {
  const index = read('webpack-bundler-runtime/dist/index.js');
  for (const name of ['consumes', 'initializeSharing', 'installInitialConsumes', 'initContainerEntry'])
    expect(index).toContain(`import { ${name} }`);
  expect(exportsOf(index)).toEqual(expect.arrayContaining(['attachShareScopeMap', 'bundlerRuntime']));
});

test.each([
  ['runtime-core/dist/plugins/snapshot/SnapshotHandler.js', 'snapshot.js', ['SnapshotHandler', 'getGlobalRemoteInfo']],
  [
    'runtime-core/dist/utils/preload.js',
    'snapshot.js',
    ['defaultPreloadArgs', 'formatPreloadArgs', 'normalizePreloadExposes', 'preloadAssets'],
  ],
  ['runtime-core/dist/utils/semver/index.js', 'semver.js', ['satisfy']],
  [
    'error-codes/dist/desc.mjs',
    'error-descriptions.js',
    ['buildDescMap', 'errorDescMap', 'runtimeDescMap', 'typeDescMap'],
  ],
  ['error-codes/dist/getShortErrorMsg.mjs', 'short-error-message.js', ['getShortErrorMsg']],
  ['webpack-bundler-runtime/dist/error-codes/dist/getShortErrorMsg.js', 'short-error-message.js', ['getShortErrorMsg']],
  [
    'sdk/dist/logger.js',
    'logger.js',
    ['bindLoggerToCompiler', 'createInfrastructureLogger', 'createLogger', 'infrastructureLogger', 'logger'],
  ],
])('%s is replaced by %s, which has all that it exports', (file, replacement, names) => {
  expect(exportsOf(read(file))).toEqual(names);
  expect(exportsOf(readFileSync(path.join(replacements, replacement), 'utf8'))).toEqual(expect.arrayContaining(names));
});

test('updateOptions.js is replaced without what remotes without remotes of their own never call', () => {
  expect(exportsOf(read('webpack-bundler-runtime/dist/updateOptions.js'))).toEqual([
    'updateConsumeOptions',
    'updateRemoteOptions',
  ]);
  expect(exportsOf(readFileSync(path.join(replacements, 'update-options.js'), 'utf8'))).toEqual([
    'updateConsumeOptions',
  ]);
});

test('every replacement is known here', () => {
  expect(readdirSync(replacements).sort()).toEqual([
    'error-descriptions.js',
    'logger.js',
    // The start code itself: there is no file to compare, and a remote without it does not start in any browser test.
    'remote-start.js',
    'semver.js',
    'short-error-message.js',
    'snapshot.js',
    'update-options.js',
  ]);
});
