import { expect, test } from 'vitest';
import { actOfKey } from './zoom-keys.ts';

test.each([
  ['ArrowRight', false, { kind: 'turn', by: 1 }],
  ['ArrowLeft', false, { kind: 'turn', by: -1 }],
  ['ArrowRight', true, { kind: 'pan', by: { x: -80, y: 0 } }],
  ['ArrowDown', true, { kind: 'pan', by: { x: 0, y: -80 } }],
  ['+', false, { kind: 'size', factor: 1.5 }],
  ['0', true, { kind: 'size', factor: 0 }],
  ['a', true, null],
  ['Escape', true, null],
] as const)('%s, close up %s, comes to %j', (key, isCloseUp, act) => {
  expect(actOfKey(key, isCloseUp)).toEqual(act);
});
