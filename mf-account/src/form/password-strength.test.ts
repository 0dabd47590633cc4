import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

const anna = ['Anna', 'Bergmüller', 'anna.bergmueller@beispiel.at'];

it.each([
  ['', 'short'],
  ['1234567', 'short'],
  ['Passwort1!', 'common'],
  ['p@ssw0rt2024', 'common'],
  ['Sommer2025', 'common'],
  ['Bergmüller1', 'personal'],
  ['12345678', 'pattern'],
  ['qwertzui', 'pattern'],
  ['aaaaaaaaaa', 'pattern'],
  ['hutzhutz', 'pattern'],
  ['23.07.1985', 'pattern'],
  ['19850723x', 'pattern'],
  ['Liebling7', 'common'],
  ['hutmacher', 'weak'],
  ['Hutmacher 7', 'weak'],
  ['Schmetterling', 'weak'],
  // Words that are guessed first count little, also in combination, or with symbols in place of letters.
  ['hundkatze1', 'weak'],
  ['Hallo Mond', 'weak'],
  ['m1chael$chatz', 'weak'],
  ['Hutmacher im Bach', 'strong'],
  ['steil-hinauf', 'fair'],
  ['xKqZvBwT', 'strong'],
  ['Ein Dachs steigt bergauf', 'strong'],
  ['gT7#kq9!vB', 'strong'],
])('%j is %s', (password, expected) => {
  expect(passwordStrength(password, anna)).toBe(expected);
});

it('a longer text of other words is never weaker than a part of it', () => {
  const order = ['weak', 'fair', 'strong'];
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,8}( [a-z]{3,8}){1,3}$/), (text) => {
      const [shorter, longer] = [passwordStrength(text), passwordStrength(`${text} Murmeltier`)];
      if (order.includes(shorter) && order.includes(longer)) {
        expect(order.indexOf(longer)).toBeGreaterThanOrEqual(order.indexOf(shorter));
      }
    }),
  );
});

it('estimates any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'binary' })), (password, personal) => {
      expect(passwordStrength(password, personal)).toMatch(/^[a-z]+$/);
    }),
  );
});
