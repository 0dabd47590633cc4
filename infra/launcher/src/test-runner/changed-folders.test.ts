import { expect, it } from 'vitest';
import { filesToLint, foldersToTest, readWorkspaces } from './changed-folders.ts';

const workspaces = readWorkspaces();
const tested = (...files: string[]) => foldersToTest(files, workspaces);

it('a change of a frontend is tested in its folder, and in those that depend on it', () => {
  expect(tested('mf-header/src/header.tsx', 'mf-header/README.md')).toEqual(
    workspaces
      .filter(({ folder, dependencies }) => folder === 'mf-header' || dependencies.includes('mf-header'))
      .map(({ folder }) => folder)
      .sort(),
  );
  expect(tested('mf-header/src/header.tsx')).not.toContain('mf-catalog');
});

it('a change of what all frontends share is tested in all of them, by their dependencies', () => {
  expect(tested('shared-contracts/src/events.ts')).toEqual(
    expect.arrayContaining([
      'shared-contracts',
      'shell',
      'mf-account',
      'mf-cart-wishlist',
      'mf-catalog',
      'mf-content',
      'mf-header',
      'infra/api',
    ]),
  );
});

it('a change outside of every workspace is tested everywhere, prose nowhere', () => {
  expect(tested('package-lock.json')).toBe('all');
  expect(tested('README.md', 'docs/decisions/0001-x.md', '.ci/run', 'shell/README.md')).toEqual([]);
  expect(tested()).toEqual([]);
});

it('a chain of dependencies is followed to its end, also where it is a cycle', () => {
  const chain = [
    { folder: 'a', name: '@x/a', dependencies: ['@x/c'] },
    { folder: 'b', name: '@x/b', dependencies: ['@x/a'] },
    { folder: 'c', name: '@x/c', dependencies: ['@x/b'] },
    { folder: 'd', name: '@x/d', dependencies: [] },
  ];
  expect(foldersToTest(['a/src/file.ts'], chain)).toEqual(['a', 'b', 'c']);
});

it('the linter gets the changed files that are still there, and all after a change of its settings or none at all', () => {
  expect(filesToLint(['infra/launcher/src/start.ts', 'infra/launcher/src/removed.ts'])).toEqual([
    'infra/launcher/src/start.ts',
  ]);
  const all = [[], ['infra/launcher/src/removed.ts'], ['biome.json', 'README.md'], ['package-lock.json']];
  expect(all.map(filesToLint)).toEqual(all.map(() => ['.']));
});
