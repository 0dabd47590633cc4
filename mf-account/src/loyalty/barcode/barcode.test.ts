import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code128 } from './code-128.ts';
import { ean13 } from './ean-13.ts';

const modules = (widths: readonly number[] | null): number => (widths ?? []).reduce((sum, width) => sum + width, 0);
/** `1` for each module of a bar, `0` for each of a space. */
const bits = (widths: readonly number[] | null): string =>
  (widths ?? []).map((width, index) => String((index + 1) % 2).repeat(width)).join('');

describe('Code 128', () => {
  it('has 11 modules for each character, the start and the check, and 13 for the stop', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]{1,30}$/), (text) => {
        expect(modules(code128(text))).toBe((text.length + 2) * 11 + 13);
      }),
    );
  });

  it('has the check character of the example in ISO/IEC 15417, in code set B', () => {
    // PJJ123C in set A has the check value 54; set B begins with one more.
    const check = code128('PJJ123C')?.slice(8 * 6, 9 * 6);
    expect(check?.join('')).toBe('311321');
  });

  it('has another pattern for every character', () => {
    const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    const patterns = characters.map((character) => code128(character)?.slice(6, 12).join(''));
    expect(new Set(patterns).size).toBe(95);
  });

  it('does not draw what it cannot encode', () => {
    expect(code128('€ 10')).toBeNull();
    expect(code128('')).toBeNull();
  });
});

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
