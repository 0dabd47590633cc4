import type { FocusEvent } from 'react';

/** When the keyboard moves focus to a partly visible entry, browsers do not scroll the row. */
export function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
