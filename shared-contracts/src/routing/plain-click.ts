import type { MouseEvent } from 'react';

/** Any other click on a link is the browser's: another tab, another window, a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
