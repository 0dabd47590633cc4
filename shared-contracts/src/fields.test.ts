import fc from 'fast-check';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import { brokenKeyword, fields, isBirthday } from './fields.ts';

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 260, size: 'max' }),
  fc.stringMatching(/^[a-z0-9+ ]{0,9}@?[a-z]{0,5}\.?[a-z]{0,3}$/),
  fc.stringMatching(/^[0-9+()/ .-]{0,32}$/),
);

it.each(Object.entries(fields))(
  'for the field "%s" a form refuses exactly the texts that the API refuses',
  (_, schema) => {
    const api = Compile(Type.String(schema));
    fc.assert(
      fc.property(texts, (text) => {
        expect(brokenKeyword(schema, text) === null).toBe(api.Check(text));
      }),
    );
  },
);

it.each([
  [fields.newPassword, '1234567', 'minLength'],
  [fields.newPassword, '🏔️🏔️🏔️', 'minLength'],
  [fields.newPassword, '12345678', null],
  [fields.name, ' ', 'pattern'],
  [fields.name, '', 'minLength'],
  [fields.name, 'A'.repeat(81), 'maxLength'],
  [fields.phone, '', null],
  [fields.email, 'anna@berg', 'pattern'],
  [fields.email, 'anna@berg..at', 'pattern'],
  [fields.email, 'anna@berg.at.', 'pattern'],
  [fields.email, 'anna@mail.berg.at', null],
] as const)('%j names the keyword that %j breaks', (schema, text, expected) => {
  expect(brokenKeyword(schema, text)).toBe(expected);
});

it.each([
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['1990-02-28', true],
  ['1990-02-30', false],
  ['1990-13-01', false],
  ['1990-02', false],
  ['2026-07-01', true],
  ['2026-07-02', false],
  ['', false],
])('the day of birth %j: %s', (text, expected) => {
  expect(isBirthday(text, new Date('2026-07-01T00:30:00Z'))).toBe(expected);
});
