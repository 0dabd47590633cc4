/** For what replaces a part of the page with the button that had the focus. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
