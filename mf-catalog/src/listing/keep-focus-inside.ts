import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), summary';

/** A popover lets the Tab key leave it; a sheet over the page should not. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  const sheet = event.currentTarget;
  if (event.key !== 'Tab' || !sheet.matches(':popover-open')) return;
  const stops = [...sheet.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.checkVisibility());
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
