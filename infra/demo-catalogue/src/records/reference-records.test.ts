import { expect, it } from 'vitest';
import { allCategories } from '../reference/categories.ts';
import { categoryRecords, sizeRecords } from './reference-records.ts';

it('the short name of a size is the part of its name before the bracket, in each language', () => {
  const short = sizeRecords().flatMap(({ names, shortNames }) => (shortNames ? [{ names, shortNames }] : []));
  expect(short.length).toBeGreaterThan(10);
  for (const { names, shortNames } of short) {
    expect(names.at.startsWith(`${shortNames.at} (`), names.at).toBe(true);
    const english = names.en ?? names.at;
    expect(english.startsWith(`${shortNames.en ?? shortNames.at} (`), english).toBe(true);
  }
  expect(short.find(({ names }) => names.at.startsWith('Kinder'))?.shortNames).toEqual({ at: 'Kinder', en: 'Kids' });
});

it.each(['at', 'en'] as const)('no category has the name of the one that it is in: %s', (locale) => {
  const names = new Map(
    categoryRecords().map((category) => [category.path, category.names[locale] ?? category.names.at]),
  );
  expect(names.size).toBe(allCategories.length);
  const same = [...names].filter(([path, name]) => names.get(path.slice(0, path.lastIndexOf('/'))) === name);
  expect(same).toEqual([]);
});
