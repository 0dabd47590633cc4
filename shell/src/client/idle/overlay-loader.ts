import { overlayElementId } from '../../app/vitals-report.ts';
import { isOverlayKey } from '../overlay/overlay-key.ts';

/** Loads the overlay of teams with the first press of its key, where the document offers it (decision 0079). */
export function loadOverlayOnKey(): void {
  const template = document.getElementById(overlayElementId);
  if (!(template instanceof HTMLTemplateElement)) return;
  const load = (event: KeyboardEvent): void => {
    if (!isOverlayKey(event)) return;
    removeEventListener('keydown', load);
    document.head.append(template.content);
  };
  addEventListener('keydown', load);
}
