/**
 * Firefox scrolls only to what is not visible at all: it leaves a part of what receives the focus below the sticky header. Other browsers
 * have scrolled by then. How far from the header is `scroll-margin` in `page.css` of shared-contracts.
 */
export function keepFocusClear(): void {
  addEventListener('keyup', ({ key, target }) => {
    if (key === 'Tab' && target instanceof Element && target.closest('main, footer'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
