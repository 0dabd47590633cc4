/**
 * Id of the menu bar. On phones it is a popover, which the menu button opens without script: before hydration, and in browsers without
 * scripts. Once hydrated, the button opens the sheet.
 */
export const barId = 'menu-bar';

export function isBarShown(): boolean {
  // Browsers without popovers do not know the selector either.
  return 'popover' in HTMLElement.prototype && document.getElementById(barId)?.matches(':popover-open') === true;
}
