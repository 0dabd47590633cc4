import { overlayElementId } from '../../app/element-ids.ts';

/**
 * Removes `?overlay` from the address before the router reads it, and records it at the overlay's template (decision 0079). The rest of the
 * query stays unchanged, character by character.
 */
export function takeOverlayParameter(): void {
  const { pathname, search, hash } = location;
  const given = search.slice(1).split('&');
  const kept = given.filter((part) => !/^overlay=?$/.test(part));
  if (kept.length === given.length) return;
  const query = kept.length > 0 ? `?${kept.join('&')}` : '';
  history.replaceState(history.state, '', pathname + query + hash);
  const template = document.getElementById(overlayElementId);
  if (template) template.dataset['open'] = '';
}
