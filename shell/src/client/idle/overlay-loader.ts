import { overlayElementId } from '../../app/element-ids.ts';
import { isOverlayKey } from '../overlay/overlay-key.ts';

/**
 * Loads the teams' overlay where the document offers it (decision 0079): at once on a page that was opened with `?overlay`, otherwise when
 * its key is first pressed.
 */
export function loadOverlay(): void {
  const template = document.getElementById(overlayElementId);
  if (!(template instanceof HTMLTemplateElement)) return;
  const load = (): void => document.head.append(template.content);
  if ('open' in template.dataset) {
    load();
    return;
  }
  const onKey = (event: KeyboardEvent): void => {
    if (!isOverlayKey(event)) return;
    removeEventListener('keydown', onKey);
    load();
  };
  addEventListener('keydown', onKey);
}
