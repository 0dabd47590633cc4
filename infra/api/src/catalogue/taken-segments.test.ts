import { readFile } from 'node:fs/promises';
import { genderSegments, takenSegments } from '@bergauf/catalogue-format/check/taken-segments';
import { expect, it } from 'vitest';
import { genderSections } from './genders.ts';
import { sectionSlugs } from './listing-scope.ts';

// A catalogue must not name a category like a page of the shop: its check has the addresses of lists, and of the shell's pages.

it('the check of catalogues knows the addresses of all lists', () => {
  expect([...genderSegments].sort()).toEqual(genderSections.map(({ slug }) => slug).sort());
  for (const segment of ['search', ...Object.keys(sectionSlugs), ...genderSegments])
    expect(takenSegments, segment).toContain(segment);
});

it('the check of catalogues knows the addresses that the shell keeps for its pages', async () => {
  // The text: the packages of services import nothing of the shell.
  const source = await readFile(
    new URL('../../../../shell/src/server/site/taken-segments.ts', import.meta.url),
    'utf8',
  );
  const segments = [...source.matchAll(/^ {2}'([a-z-]+)',$/gm)].map(([, segment = '']) => segment);
  expect(segments.length).toBeGreaterThan(20);
  for (const segment of segments) expect(takenSegments, segment).toContain(segment);
});
