import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNumberFormat, languageTags, numberSigns } from './number-format.ts';
import { formatPrice } from './pricing.ts';

describe.each(['at', 'en'] as const)('numbers in %s', (locale) => {
  const intl = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(numberSigns[locale].as, options);

  it('are written as Intl writes them', () => {
    const { format } = createNumberFormat(languageTags[locale]);
    const numbers = fc.oneof(
      fc.maxSafeInteger(),
      fc.nat(3000),
      fc.double({ noNaN: true }).map((double) => double + 0),
    );
    fc.assert(
      fc.property(numbers, (number) => {
        expect(format(number)).toBe(intl().format(number));
      }),
    );
  });

  it('are written with a message’s options', () => {
    expect(createNumberFormat(languageTags[locale], { style: 'percent' }).format(12)).toBe(
      intl({ style: 'percent' }).format(12),
    );
  });

  it('are written in the same way in prices', () => {
    const twoDigits = intl({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(formatPrice(cents, locale)).toBe(`€\u00a0${twoDigits.format((cents + 0) / 100)}`);
      }),
    );
  });
});
