import type { Translate } from 'shared-contracts/i18n';
import { expect, it } from 'vitest';
import { sizeText } from './size-text.ts';

const t: Translate<'size'> = (_key, values) => `size:${values?.['size']}`;

it.each([
  ['42', 'size:42'],
  ['XL', 'size:XL'],
  ['184 cm', 'size:184 cm'],
  ['Einheitsgröße', 'Einheitsgröße'],
  ['One size', 'One size'],
])('%j is shown as %j', (size, text) => {
  expect(sizeText(t, size)).toBe(text);
});
