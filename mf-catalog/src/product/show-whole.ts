import type { FocusEvent } from 'react';

/** Of a row that scrolls, the browser leaves a tile that is partly visible where it is when a key moves the focus to it. */
export function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
