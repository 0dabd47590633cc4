import { expect, it } from 'vitest';
import { readOptions, sections } from './options.ts';

it('measures every section of this shop alone by default', () => {
  expect(readOptions([])).toEqual({ only: new Set(sections), json: null, runs: 3, seconds: 5, against: [] });
});

it('takes several pages of other shops', () => {
  const args = ['--against', 'http://localhost:5000/list', '--against', 'http://localhost:6000'];
  expect(readOptions(args).against).toEqual(['http://localhost:5000/list', 'http://localhost:6000/']);
});

it.each([
  [
    ['--only', 'speed'],
    '--only takes bytes, rounds, render, usable, screen, filter, navigation, teams, load, lighthouse, but not "speed".',
  ],
  [['--runs', '0'], '--runs must be a whole number from 1 to 20, but is "0".'],
  [['--seconds', '99'], '--seconds must be a whole number from 1 to 30, but is "99".'],
  [['--against', 'https://shop.example/'], '--against takes an address on localhost, but not "https://shop.example/".'],
  [['--against', 'list'], '--against takes an address on localhost, but not "list".'],
])('refuses %j in one sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
