import { expect, it } from 'vitest';
import { numberOption } from './number-option.ts';

it.each(['x', '', '0', '-1', 'Infinity', '1s'])('"%s" is refused as the value of an option', (value) => {
  expect(() => numberOption('rate', value)).toThrow(`--rate must be a number above 0, not "${value}".`);
});

it('fractions are accepted', () => expect(numberOption('patience', '0.5')).toBe(0.5));
