import { usePanelTranslate } from './messages/messages.ts';
import { search } from './search-store.ts';

/** Text of the polite live region: the number of results by group. Empty while there are no settled results. */
export function useCountAnnouncement(): string {
  const t = usePanelTranslate();
  const isSettled = search.use(({ isOpen, shownQuery, status }) => isOpen && shownQuery !== '' && status === 'ready');
  const { suggestions, products } = search.use(({ results }) => results);
  if (!isSettled) return '';
  // The articles are always the guide's newest, whatever was typed.
  const count = suggestions.length + products.length;
  if (count === 0) return t('announce', { count });
  return t('announceGroups', {
    count,
    phrases: suggestions.length,
    products: products.length,
  });
}
