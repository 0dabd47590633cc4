/** For when a part of the page is replaced together with the focused button. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
