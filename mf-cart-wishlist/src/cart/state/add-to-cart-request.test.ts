import { expect, it } from 'vitest';
import { additionKey, lineKey } from './add-to-cart-request.ts';

const key = (printing?: object | null) =>
  lineKey({ productOption: 1, ...(printing === undefined ? {} : { printing }) }, 'fc');

it.each([
  [
    { name: ' lena  m. ', number: '7' },
    { name: 'LENA M.', number: '7' },
  ],
  [{ name: '', number: '', crest: false }, undefined],
  [{}, null],
])('the prints %j and %j are one line, as on the server', (one, other) => {
  expect(key(one)).toBe(key(other));
});

it('pieces with different prints are different lines and different additions', () => {
  const prints = [undefined, { name: 'LENA' }, { number: '7' }, { crest: true }, { name: 'LENA', number: '7' }];
  expect(new Set(prints.map(key)).size).toBe(prints.length);
  const addition = (name: string) => ({ items: [{ productOption: 1, printing: { name } }], team: 'fc' });
  expect(additionKey(addition('LENA'))).not.toBe(additionKey(addition('EVA')));
});
