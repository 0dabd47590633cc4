import { expect, test } from 'vitest';
import { zoomActionOfKey } from './zoom-keys.ts';

test.each([
  ['ArrowRight', false, { kind: 'switch', by: 1 }],
  ['ArrowLeft', false, { kind: 'switch', by: -1 }],
  ['ArrowRight', true, { kind: 'pan', by: { x: -80, y: 0 } }],
  ['ArrowDown', true, { kind: 'pan', by: { x: 0, y: -80 } }],
  ['+', false, { kind: 'scale', factor: 1.5 }],
  ['-', true, { kind: 'scale', factor: 1 / 1.5 }],
  ['0', true, { kind: 'scale', factor: 0 }],
  ['a', true, null],
  ['Escape', true, null],
] as const)('%s, zoomed in: %s, is %j', (key, isZoomedIn, action) => {
  expect(zoomActionOfKey(key, isZoomedIn)).toEqual(action);
});
