import { expect, test } from 'vitest';
import { viewerActionOfKey } from './viewer-keys.ts';

test.each([
  ['ArrowRight', false, { kind: 'turn', by: 1 }],
  ['ArrowLeft', false, { kind: 'turn', by: -1 }],
  ['ArrowRight', true, { kind: 'pan', by: { x: -80, y: 0 } }],
  ['ArrowDown', true, { kind: 'pan', by: { x: 0, y: -80 } }],
  // The page scrolls.
  ['ArrowDown', false, null],
  ['PageDown', true, { kind: 'turn', by: 1 }],
  ['Home', false, { kind: 'cover', side: 'front' }],
  ['End', false, { kind: 'cover', side: 'back' }],
  ['+', false, { kind: 'scale', factor: 1.5 }],
  ['0', true, { kind: 'fit' }],
  ['Escape', false, null],
  ['a', false, null],
] as const)('%s, zoomed in: %s, is %j', (key, isZoomedIn, action) => {
  expect(viewerActionOfKey(key, isZoomedIn)).toEqual(action);
});
