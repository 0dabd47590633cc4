import { expect, test } from 'vitest';
import { sizeAdviceKind } from './size-advice.ts';

test.each([
  [['XS', 'S', 'M'], {}, 'clothing'],
  [['3XL'], {}, 'clothing'],
  [['40', '40,5', '41 1/3'], {}, 'shoe'],
  [['104', '116', '128'], {}, 'children'],
  [['51–55 cm', '55–59 cm'], {}, 'head'],
  [['16 Zoll', '20 Zoll'], {}, 'other'],
  [['156', '163'], { isSki: true }, 'ski'],
  [['S', 'M'], { isBike: true }, 'bike'],
  [['Einheitsgröße'], {}, 'other'],
] as const)('sizes %j of %j get the advice for %s', (titles, flags, kind) => {
  const options = titles.map((title, id) => ({ id, title, stock: true, quantity: 9 }));
  expect(sizeAdviceKind({ isSki: false, isBike: false, ...flags, options })).toBe(kind);
});
