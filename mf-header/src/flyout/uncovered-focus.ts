const stops = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

/**
 * A flyout that opened automatically, a strip on phones and a panel on wide screens, leaves the focus on the page, where it may cover the
 * focused element (UX 27). From a covered element, Tab moves into the flyout, and from its ends back. It closes if the focus moves below it
 * in another way.
 *
 * @param isWide whether it is a panel
 * @param dismiss closes the flyout, and returns the focus to where it was before
 * @returns removes the listeners
 */
export function keepFocusUncovered(flyout: HTMLElement, isWide: boolean, dismiss: () => void): () => void {
  const listeners = new AbortController();
  const isCovered = (element: Element): boolean => {
    if (element === document.body || flyout.contains(element)) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const over = flyout.getBoundingClientRect();
    // A strip at the lower edge will also cover what is scrolled into view; a panel does not cover what is below it.
    const isBelow = isWide && top >= over.bottom;
    return bottom > over.top && !isBelow && right > over.left && left < over.right;
  };
  document.addEventListener(
    'keydown',
    (event) => {
      const { activeElement: focused } = document;
      if (event.key !== 'Tab' || !focused) return;
      const inFlyout = [...flyout.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.checkVisibility());
      if (!event.shiftKey && isCovered(focused)) {
        event.preventDefault();
        inFlyout[0]?.focus();
      } else if (focused === inFlyout.at(event.shiftKey ? 0 : -1)) {
        if (event.shiftKey) event.preventDefault();
        // Tab then continues from there.
        dismiss();
      }
    },
    { signal: listeners.signal },
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && isCovered(target)) dismiss();
    },
    { signal: listeners.signal },
  );
  return () => listeners.abort();
}
