import { expect, it } from 'vitest';
import { publishedPackages } from './published.ts';
import { unpublishedImports } from './published-sources.ts';

it('published packages import only what the others publish', () => {
  expect(unpublishedImports()).toEqual([]);
});

it('a source for tests that nobody publishes is named', () => {
  const withoutTests = publishedPackages.map(({ folder, entries }) => ({ folder, ...(entries && { entries }) }));
  const missing = 'imports @bergauf/service-kit/testing/free-port, which its package does not publish.';
  expect(unpublishedImports(withoutTests)).toEqual([expect.stringContaining(missing)]);
});
