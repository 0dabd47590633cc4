type JumpState = { jumpedFrom?: number } | null;

/** Milliseconds within which the router has rendered the page of an entry, and restored its own position. */
const restoredMs = 500;

/**
 * Back after a jump within a page shows what was shown before it, and Forward where it led. The router would not: it stores positions when a
 * navigation starts, which for a link to a heading is after the browser has scrolled there. So the entry that is left carries its position.
 */
export function keepPlaceBeforeJumps(): void {
  let isJump = false;
  addEventListener('click', ({ target, button, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey }) => {
    const isOther = button > 0 || defaultPrevented || ctrlKey || metaKey || shiftKey || altKey;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (isOther || !link || link.hash === location.hash) return;
    isJump = true;
    history.replaceState({ ...(history.state as JumpState), jumpedFrom: scrollY }, '');
  });
  // Between entries of the same page only.
  addEventListener('hashchange', () => {
    const isDone = isJump;
    isJump = false;
    if (isDone) return;
    const { jumpedFrom, ...state } = (history.state as JumpState) ?? {};
    const place = document.getElementById(location.hash.slice(1));
    if (jumpedFrom === undefined) {
      hold(() => place?.scrollIntoView({ behavior: 'instant' }));
      return;
    }
    // Once: what the shopper scrolls to from here on is the router's to restore.
    history.replaceState(state, '');
    hold(() => scrollTo({ top: jumpedFrom, behavior: 'instant' }));
  });
}

/** Shows a place in each frame until the router has restored its own, or the shopper scrolls or presses. */
function hold(show: () => void): void {
  const end = performance.now() + restoredMs;
  let isLeft = false;
  const leave = (): void => {
    isLeft = true;
  };
  for (const input of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(input, leave, { once: true, passive: true });
  const showAgain = (): void => {
    if (isLeft || performance.now() > end) return;
    show();
    requestAnimationFrame(showAgain);
  };
  showAgain();
}
