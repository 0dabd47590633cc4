import { genderSegments, reservedSegments } from '@bergauf/catalogue-format/check/reserved-segments';
import { reservedSegments as ofPages } from '@bergauf/service-kit/site-file/reserved-segments';
import { expect, it } from 'vitest';
import { genderSections } from './genders.ts';
import { sectionSlugs } from './listing-scope.ts';

// A catalogue must not name a category like a page of the shop: its check has the addresses of lists, and of the shell's pages.

it('the check of catalogues knows the addresses of all lists', () => {
  expect([...genderSegments].sort()).toEqual(genderSections.map(({ slug }) => slug).sort());
  for (const segment of ['search', ...Object.keys(sectionSlugs), ...genderSegments])
    expect(reservedSegments, segment).toContain(segment);
});

it('the check of catalogues knows the addresses that the shell keeps for its pages', () => {
  expect(ofPages.size).toBeGreaterThan(20);
  for (const segment of ofPages) expect(reservedSegments, segment).toContain(segment);
});
