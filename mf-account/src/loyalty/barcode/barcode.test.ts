import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ean13 } from './ean-13.ts';

const modules = (widths: readonly number[] | null): number => (widths ?? []).reduce((sum, width) => sum + width, 0);
/** `1` for each module of a bar, `0` for each of a space. */
const bits = (widths: readonly number[] | null): string =>
  (widths ?? []).map((width, index) => String((index + 1) % 2).repeat(width)).join('');

describe('EAN-13', () => {
  it('draws a number as published for 4006381333931', () => {
    expect(bits(ean13('4006381333931'))).toBe(
      '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101',
    );
  });

  it('has 95 modules, whatever the digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12}$/), (start) => {
        const drawn = Array.from({ length: 10 }, (_, check) => ean13(`${start}${check}`)).filter(Boolean);
        expect(drawn).toHaveLength(1);
        expect(modules(drawn[0] ?? null)).toBe(95);
      }),
    );
  });

  it('draws nothing for a number with a wrong check digit or of another length', () => {
    expect(ean13('4006381333932')).toBeNull();
    expect(ean13('400638133393')).toBeNull();
  });
});
