import { overlayElementId, pageStateElementId } from '../../app/element-ids.ts';
import type { PageState } from '../../app/page-state.ts';
import { isOverlayKey } from './overlay-key.ts';
import { createOverlay } from './show-overlay.ts';

/*
 * The file that is loaded when the overlay's key is pressed, or the page was opened with its parameter: nothing here is part of a
 * page's load.
 */

const state = JSON.parse(document.getElementById(pageStateElementId)?.textContent ?? 'null') as PageState | null;
if (state) {
  const overlay = createOverlay(state);
  addEventListener('keydown', (event) => {
    if (isOverlayKey(event)) overlay.toggle();
    else if (event.key === 'Escape') overlay.hide();
  });
  const template = document.getElementById(overlayElementId);
  // Opened by the URL parameter, not by the key: the user may be typing, so the focus stays.
  if (template && 'open' in template.dataset) overlay.showWithoutFocus();
  else overlay.toggle();
}
