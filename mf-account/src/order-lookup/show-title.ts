/**
 * Replaces the page's title while an order that was found is shown.
 * @returns puts the former title back, unless the next page has set its own: that may happen before an effect's clean-up
 */
export function showTitle(title: string): () => void {
  const before = document.title;
  document.title = title;
  return () => {
    if (document.title === title) document.title = before;
  };
}
