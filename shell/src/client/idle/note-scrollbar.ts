/**
 * Marks the root while the page's scrollbar takes space, so that the page keeps its width when a sheet disables scrolling (`page.css` of
 * shared-contracts). Where scrollbars take no space, as on phones, reserving it would shift the page.
 */
export function noteScrollbar(): void {
  const root = document.documentElement;
  const note = (): void => {
    // While a sheet is open the scrollbar is hidden.
    if (root.style.overflow === '') root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
  };
  new ResizeObserver(note).observe(root);
}
