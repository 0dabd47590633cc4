import { expect, it } from 'vitest';
import { documentForTests, releaseForTests } from '../../testing/releases-for-tests.ts';
import { canariesWithoutSet, canarySetsOf } from './canary-sets.ts';

/** The releases of a frontend: a default, and canaries of 1.1.0, 1.2.0 and so on with these percentages. */
const releases = (name: string, ...percentages: number[]) => [
  releaseForTests(name, { traffic: 100 - percentages.reduce((sum, percent) => sum + percent, 0) }),
  ...percentages.map((traffic, index) =>
    releaseForTests(name, { version: `1.${index + 1}.0`, traffic, isDefault: false }),
  ),
];

it('the combinations of canaries with the largest shares get workers, others are listed', () => {
  const document = documentForTests({
    'mf-header': releases('mf-header', 10, 30),
    'mf-catalog': releases('mf-catalog', 20),
  });
  const sets = canarySetsOf(document, 2);
  const shown = sets.map(({ resolution, canaries, share }) => [
    canaries.map((name) => `${name} ${resolution[name]?.metadata.version}`),
    Math.round(100 * share),
  ]);
  expect(shown).toEqual([
    [['mf-header 1.2.0'], 24],
    [['mf-catalog 1.1.0'], 12],
  ]);
  expect(canariesWithoutSet(document, sets).map(({ url }) => url)).toEqual([
    'http://localhost:3002/mf-header/1.1.0/client/entry.js',
  ]);
});

it('of equal shares, combinations of fewer canaries come first', () => {
  const names = ['mf-header', 'mf-catalog', 'mf-content'];
  const document = documentForTests(Object.fromEntries(names.map((name) => [name, releases(name, 50)])));
  const sizes = canarySetsOf(document, 9).map(({ canaries }) => canaries.length);
  expect(sizes).toEqual([1, 1, 1, 2, 2, 2, 3]);
});

it('a canary without traffic, and the set that has none, need no workers', () => {
  expect(canarySetsOf(documentForTests({ 'mf-header': releases('mf-header', 0) }), 9)).toEqual([]);
  const whole = canarySetsOf(documentForTests({ 'mf-header': releases('mf-header', 100) }), 9);
  expect(whole.map(({ share }) => share)).toEqual([1]);
});
