import Type from 'typebox';
import { Check } from 'typebox/value';
import { expect, it } from 'vitest';
import { cutToLimits } from './cut-to-limits.ts';
import { validatorCompiler } from './validation.ts';

const schema = Type.Object({
  name: Type.String({ maxLength: 3 }),
  note: Type.Optional(Type.String()),
  items: Type.Array(Type.Object({ size: Type.String({ maxLength: 2 }) }), { maxItems: 2 }),
});

it('leaves allowed and unknown values as they are', () => {
  const value = { name: '😀😀😀', note: 'x'.repeat(100), items: [{ size: 'XL' }], other: ['x'.repeat(100)] };
  expect(cutToLimits(schema, value)).toEqual(value);
});

it.each([
  ['letters', 'x'.repeat(60_000)],
  ['code points of two units', '😀'.repeat(30_000)],
])('cuts a text that is too long, of %s, so that it is still too long', (_, name) => {
  const cut = cutToLimits(schema, { name, items: [] });
  expect(Check(schema, cut)).toBe(false);
  expect(JSON.stringify(cut).length).toBeLessThan(50);
});

it('cuts a list that is too long, and what is in it', () => {
  const cut = cutToLimits(schema, {
    name: '',
    items: Array.from({ length: 20_000 }, () => ({ size: 'x'.repeat(100) })),
  });
  const item = { size: 'x'.repeat(6) };
  expect(cut).toEqual({ name: '', items: [item, item, item] });
});

it.each([null, 12, 'text', ['a']])('returns %j, which is no object, as it is', (value) => {
  expect(cutToLimits(schema, value)).toEqual(value);
});

it('cuts a text that may be null or one of some words, and no text without a limit', () => {
  const long = 'x'.repeat(60_000);
  const limited = Type.Union([Type.String({ maxLength: 3 }), Type.Literal('ohne Angabe'), Type.Null()]);
  expect(cutToLimits(limited, long)).toHaveLength(2 * ('ohne Angabe'.length + 1));
  expect(cutToLimits(limited, 'ohne Angabe')).toBe('ohne Angabe');
  const numbers = Type.Union([Type.Integer(), Type.Null()]);
  for (const open of [
    Type.Union([Type.String(), Type.Null()]),
    Type.Unknown(),
    Type.String(),
    Type.Integer(),
    numbers,
  ]) {
    expect(cutToLimits(open, long)).toBe(long);
  }
});

it.each([
  ['a field', Type.String({ maxLength: 254, pattern: '^a+.+a+!$' })],
  ['a field that may be null', Type.Union([Type.String({ maxLength: 254, pattern: '^a+.+a+!$' }), Type.Null()])],
])('a slow pattern of %s is not applied to a text that is too long', (_, field) => {
  const validate = validatorCompiler({ schema: Type.Object({ field }), method: 'POST', url: '/', httpPart: 'body' });
  const began = process.cpuUsage();
  expect(validate({ field: 'a'.repeat(5_000) })).toHaveProperty('error');
  // CPU time in microseconds. Validating the whole text takes more than ten seconds.
  expect(process.cpuUsage(began).user).toBeLessThan(3_000_000);
});

it.each([
  ['lists', '['.repeat(20_000), ']'.repeat(20_000)],
  ['objects', '{"a":'.repeat(9_000), `1${'}'.repeat(9_000)}`],
])('thousands of levels of %s are refused, wherever they are', (_, start, end) => {
  const field = Type.Optional(Type.Union([Type.String(), Type.Null()]));
  const validate = validatorCompiler({ schema: Type.Object({ field }), method: 'POST', url: '/', httpPart: 'body' });
  for (const name of ['field', 'other'])
    expect(validate(JSON.parse(`{"${name}":${start}${end}}`)), name).toMatchObject({ error: { statusCode: 422 } });
  expect(validate({ field: null, other: [[{ a: [1] }]] })).toEqual({ value: { field: null } });
});
