import { genderSegments, reservedSegments } from '@bergauf/catalogue-format/check/reserved-segments';
import { expect, it } from 'vitest';
import { genderSections } from './genders.ts';
import { sectionSlugs } from './listing-scope.ts';

// A catalogue must not name a category like another list of the shop.

it('the check of catalogues knows the addresses of all lists', () => {
  expect([...genderSegments].sort()).toEqual(genderSections.map(({ slug }) => slug).sort());
  for (const segment of ['search', ...Object.keys(sectionSlugs), ...genderSegments])
    expect(reservedSegments, segment).toContain(segment);
});
