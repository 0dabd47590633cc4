import { type RefObject, useEffect, useRef } from 'react';

/** For when a part of the page is replaced together with the focused button. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}

/** As `ref` of an element that replaces the pressed button: it receives the focus when it appears. */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();

/**
 * For a button that is replaced by what it opens, such as a form: it receives the focus once that is closed.
 * @returns the button's `ref`
 */
export function useOpener(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
