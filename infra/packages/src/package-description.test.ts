import { expect, test } from 'vitest';
import { publishedDescription } from './package-description.ts';

test('a published package exports JavaScript with declarations, and has no tools of the workspace', () => {
  const published = publishedDescription({
    name: '@bergauf/x',
    version: '1.0.0',
    private: true,
    license: 'MIT',
    type: 'module',
    files: ['bin'],
    exports: {
      './a': './src/deep/a.tsx',
      './all/*': './src/all/*.ts',
      './texts.json': './src/texts.json',
      './types': './src/types.d.ts',
      './package.json': './package.json',
    },
    dependencies: { y: '^1.0.0' },
    peerDependencies: { react: '^19.0.0' },
    publishConfig: { peerDependencies: { vitest: '^4.0.0' } },
    ...{ devDependencies: { z: '^1.0.0' }, scripts: { start: 'tsx src/main.ts' } },
  });
  expect(published).toEqual({
    name: '@bergauf/x',
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    files: ['dist', 'bin'],
    exports: {
      './a': { types: './dist/deep/a.d.ts', default: './dist/deep/a.js' },
      './all/*': { types: './dist/all/*.d.ts', default: './dist/all/*.js' },
      './texts.json': './dist/texts.json',
      './types': { types: './src/types.d.ts', default: './src/types.d.ts' },
      './package.json': './package.json',
    },
    dependencies: { y: '^1.0.0' },
    peerDependencies: { react: '^19.0.0', vitest: '^4.0.0' },
  });
});
