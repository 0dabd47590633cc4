export type ViewerAction =
  | { readonly kind: 'turn'; readonly by: 1 | -1 }
  | { readonly kind: 'cover'; readonly side: 'front' | 'back' }
  | { readonly kind: 'pan'; readonly by: { readonly x: number; readonly y: number } }
  | { readonly kind: 'scale'; readonly factor: number }
  | { readonly kind: 'fit' };

const panStep = 80;
export const scaleStep = 1.5;

/** Arrows turn pages, or pan a zoomed book; Page Up and Page Down always turn. Null for other keys. */
export function viewerActionOfKey(key: string, isZoomedIn: boolean): ViewerAction | null {
  switch (key) {
    case 'ArrowLeft':
      return isZoomedIn ? { kind: 'pan', by: { x: panStep, y: 0 } } : { kind: 'turn', by: -1 };
    case 'ArrowRight':
      return isZoomedIn ? { kind: 'pan', by: { x: -panStep, y: 0 } } : { kind: 'turn', by: 1 };
    case 'ArrowUp':
      return isZoomedIn ? { kind: 'pan', by: { x: 0, y: panStep } } : null;
    case 'ArrowDown':
      return isZoomedIn ? { kind: 'pan', by: { x: 0, y: -panStep } } : null;
    case 'PageUp':
      return { kind: 'turn', by: -1 };
    case 'PageDown':
      return { kind: 'turn', by: 1 };
    case 'Home':
      return { kind: 'cover', side: 'front' };
    case 'End':
      return { kind: 'cover', side: 'back' };
    case '+':
      return { kind: 'scale', factor: scaleStep };
    case '-':
      return { kind: 'scale', factor: 1 / scaleStep };
    case '0':
      return { kind: 'fit' };
    default:
      return null;
  }
}
