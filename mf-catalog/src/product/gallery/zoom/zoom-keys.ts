import type { Point } from 'shared-contracts/zoom';

export type ZoomAction =
  | { readonly kind: 'switch'; readonly by: 1 | -1 }
  | { readonly kind: 'pan'; readonly by: Point }
  | { readonly kind: 'scale'; readonly factor: number };

const panStep = 80;
const scaleStep = 1.5;

/** Arrows switch between pictures, or pan a zoomed one; plus, minus and 0 change the scale. Null for other keys. */
export function zoomActionOfKey(key: string, isZoomedIn: boolean): ZoomAction | null {
  switch (key) {
    case 'ArrowLeft':
      return isZoomedIn ? { kind: 'pan', by: { x: panStep, y: 0 } } : { kind: 'switch', by: -1 };
    case 'ArrowRight':
      return isZoomedIn ? { kind: 'pan', by: { x: -panStep, y: 0 } } : { kind: 'switch', by: 1 };
    case 'ArrowUp':
      return { kind: 'pan', by: { x: 0, y: panStep } };
    case 'ArrowDown':
      return { kind: 'pan', by: { x: 0, y: -panStep } };
    case '+':
      return { kind: 'scale', factor: scaleStep };
    case '-':
      return { kind: 'scale', factor: 1 / scaleStep };
    case '0':
      return { kind: 'scale', factor: 0 };
    default:
      return null;
  }
}
