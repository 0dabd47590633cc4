import { expect, it } from 'vitest';
import { productPath } from './product-path.ts';
import { longestPath, type ProductRecord } from './records/product-record.ts';

const product = { brand: 'norrak', names: { at: 'Größe Kar 3' }, gender: 'women' } as const;

it('an address is made of brand, name, gender, colour and id, or is the record’s own', () => {
  const variant = { id: 10011, colour: 'blau' };
  expect(productPath(product, variant)).toBe('/p/norrak-groesse-kar-3-damen-blau-10011/');
  expect(productPath(product, { ...variant, path: '/p/kar/' })).toBe('/p/kar/');
});

it('an address is the same whether a letter and its dots are one character or two, as some programs write them', () => {
  const variant = { id: 10011, colour: 'blau' };
  const apart = { ...product, names: { at: 'ÜBERGRÖSSE Größe Café'.normalize('NFD') } };
  expect(productPath(apart, variant)).toBe('/p/norrak-uebergroesse-groesse-cafe-damen-blau-10011/');
});

it('the words of the longest brands, names and colours end where the address would be longer than a record may name', () => {
  const ends = new Set<string>();
  for (let length = 90; length <= 200; length++) {
    const names = { at: `${'ü'.repeat(length - 3)} ß` };
    const longest: Pick<ProductRecord, 'brand' | 'names' | 'gender'> = { ...product, brand: 'b'.repeat(120), names };
    const path = productPath(longest, { id: 2_147_483_647, colour: 'c'.repeat(120) });
    expect(path).toMatch(/^\/p\/[a-z0-9]+(-[a-z0-9]+)*\/$/);
    expect(path.length).toBeLessThanOrEqual(longestPath);
    ends.add(path.slice(-20));
  }
  expect(ends).toEqual(new Set(['cccccccc-2147483647/']));
});

it('an address that just fits is whole', () => {
  const end = '-blau-10011/';
  const words = longestPath - '/p/norrak--damen'.length - end.length;
  const path = productPath({ ...product, names: { at: 'x'.repeat(words) } }, { id: 10011, colour: 'blau' });
  expect(path).toBe(`/p/norrak-${'x'.repeat(words)}-damen${end}`);
  expect(path).toHaveLength(longestPath);
});
