import type { Translate } from 'shared-contracts/i18n';
import { expect, it } from 'vitest';
import { sizesLabel } from './sizes-label.ts';

const t: Translate<'tile.sizes'> = (_key, values) => `sizes:${values?.['count']}`;

it.each([
  [['41', '42'], 'sizes:2 41 · 42'],
  [['42'], 'sizes:1 42'],
  [['XL'], 'sizes:1 XL'],
  [['184 cm', '191 cm'], 'sizes:2 184\u00a0cm · 191\u00a0cm'],
  [['Einheitsgröße'], 'Einheitsgröße'],
  [['One size'], 'One\u00a0size'],
])('%j is shown as %j', (titles, label) => {
  expect(sizesLabel(t, titles)).toBe(label);
});
