/**
 * Marks the root while the page's scrollbar takes room, so that the page keeps its width when a sheet stops it from scrolling (`page.css`
 * of shared-contracts). Where scrollbars take none, as on phones, keeping room for one would move the page.
 */
export function noteScrollbar(): void {
  const root = document.documentElement;
  const note = (): void => {
    // While a sheet is open the scrollbar is hidden.
    if (root.style.overflow === '') root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
  };
  new ResizeObserver(note).observe(root);
}
