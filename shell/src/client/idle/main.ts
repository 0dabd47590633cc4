import { textLocale } from 'shared-contracts/i18n';
import { pageStateElementId } from '../../app/element-ids.ts';
import type { PageState } from '../../app/page-state.ts';
import { announceSlowPage } from './announce-slow-page.ts';
import { closeLayersOnBack } from './close-layers-on-back.ts';
import { showCookieNotice } from './cookie-notice.ts';
import { deleteWithoutConsent } from './delete-without-consent.ts';
import { keepFocusClear } from './keep-focus-clear.ts';
import { keepPlaceBeforeJumps } from './keep-place-before-jumps.ts';
import { noteScrollbar } from './note-scrollbar.ts';
import { showOfflineNotice } from './offline-notice.ts';
import { loadOverlay } from './overlay-loader.ts';
import { reportVitals } from './report-vitals.ts';

/* The file that the page loads once it is idle: nothing here is part of a first load. */

const state = JSON.parse(document.getElementById(pageStateElementId)?.textContent ?? 'null') as PageState | null;
if (state) {
  deleteWithoutConsent();
  const locale = textLocale(state.config.locale);
  announceSlowPage(locale);
  showCookieNotice(locale);
  showOfflineNotice(locale);
  reportVitals(state);
  loadOverlay();
  noteScrollbar();
  closeLayersOnBack();
  keepFocusClear();
  keepPlaceBeforeJumps();
}
