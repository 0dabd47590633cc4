import type { Point } from './zoom-view.ts';

export type KeyAct =
  | { readonly kind: 'turn'; readonly by: 1 | -1 }
  | { readonly kind: 'pan'; readonly by: Point }
  | { readonly kind: 'size'; readonly factor: number };

const panStep = 80;
const sizeStep = 1.5;

/** Arrows turn the pictures, or move the one that is close up; plus, minus and 0 change its size. Null for other keys. */
export function actOfKey(key: string, isCloseUp: boolean): KeyAct | null {
  switch (key) {
    case 'ArrowLeft':
      return isCloseUp ? { kind: 'pan', by: { x: panStep, y: 0 } } : { kind: 'turn', by: -1 };
    case 'ArrowRight':
      return isCloseUp ? { kind: 'pan', by: { x: -panStep, y: 0 } } : { kind: 'turn', by: 1 };
    case 'ArrowUp':
      return { kind: 'pan', by: { x: 0, y: panStep } };
    case 'ArrowDown':
      return { kind: 'pan', by: { x: 0, y: -panStep } };
    case '+':
      return { kind: 'size', factor: sizeStep };
    case '-':
      return { kind: 'size', factor: 1 / sizeStep };
    case '0':
      return { kind: 'size', factor: 0 };
    default:
      return null;
  }
}
