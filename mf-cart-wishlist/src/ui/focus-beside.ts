/**
 * Moves the focus from an element that disappears with its own button to one that stays: the first button of its dialog, which closes it,
 * or the page's heading.
 */
export function focusBeside(element: Element): void {
  const button = element.closest('dialog')?.querySelector('button');
  (button ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}
