type JumpState = { jumpedFrom?: number } | null;

/**
 * Back after a jump within a page shows what was shown before it, and Forward where it led. The router would not: it stores positions when a
 * navigation starts, which for a link to a heading is after the browser has scrolled there. So the entry that is left carries its position.
 */
export function keepPlaceBeforeJumps(): void {
  addEventListener('click', ({ target, button, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey }) => {
    const isOther = button > 0 || defaultPrevented || ctrlKey || metaKey || shiftKey || altKey;
    if (isOther || !(target instanceof Element) || !target.closest('a[href^="#"]')) return;
    history.replaceState({ ...(history.state as JumpState), jumpedFrom: scrollY }, '');
  });
  // Between entries of the same page only.
  addEventListener('hashchange', () => {
    const { jumpedFrom, ...state } = (history.state as JumpState) ?? {};
    // Once: what the shopper scrolls to from here on is the router's to restore.
    if (jumpedFrom !== undefined) history.replaceState(state, '');
    const place = document.getElementById(location.hash.slice(1));
    const show = (): void => {
      if (jumpedFrom !== undefined) scrollTo({ top: jumpedFrom, behavior: 'instant' });
      else place?.scrollIntoView({ behavior: 'instant' });
    };
    // After the router, which restores its own position once the page is rendered.
    requestAnimationFrame(() => requestAnimationFrame(show));
  });
}
