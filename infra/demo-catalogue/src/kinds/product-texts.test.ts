import { expect, it } from 'vitest';
import { generateCatalogue } from '../generator/generate.ts';
import { testDemoOptions } from '../testing/test-options.ts';
import { allKinds } from './all-kinds.ts';

const catalogue = generateCatalogue(testDemoOptions);

it('numbers of English texts have decimal points, also where a text has no English of its own', () => {
  const english = catalogue
    .flatMap(({ names, descriptions, features, details }) => [
      names,
      descriptions,
      ...features,
      ...details.flatMap(({ name, value }) => [name, value]),
    ])
    .map(({ at, en }) => en ?? at);
  expect([...new Set(english.filter((text) => /\d,\d{1,2}(?!\d)/.test(text)))]).toEqual([]);
});

it('months in names of models are those of Austria', () => {
  const names = allKinds.flatMap(({ modelNames }) => modelNames);
  expect(names.filter((name) => /januar|februar/i.test(name))).toEqual([]);
});
