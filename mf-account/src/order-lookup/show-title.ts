/**
 * Replaces the page's title while a found order is shown.
 * @returns restores the former title, unless the next page has set its own: that may happen before an effect's clean-up
 */
export function showTitle(title: string): () => void {
  const before = document.title;
  document.title = title;
  return () => {
    if (document.title === title) document.title = before;
  };
}
