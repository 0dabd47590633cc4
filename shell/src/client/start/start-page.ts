import { focusPressed } from './focus-pressed.ts';
import { followBack, forgetState, reloadAfterLogout } from './former-documents.ts';
import { isTooOld, showNoscript } from './keep-html.ts';
import { layOutLater } from './lay-out-later.ts';
import { loadFont } from './load-font.ts';
import { recordClicks, recordEnter, recordErrors } from './record-events.ts';
import { reportCrash } from './report-crash.ts';
import { startLater, startScripts } from './start-scripts.ts';

/**
 * What a page does before its first paint and before any other script: this script is inline in the document's head. The policy names it by
 * its hash, so its text is the same on every page.
 * @param takeParameter called before anything reads the address
 */
export function startPage(takeParameter?: () => void): void {
  if (isTooOld()) {
    showNoscript();
    return;
  }
  loadFont();
  takeParameter?.();
  reportCrash();
  recordClicks();
  recordEnter();
  focusPressed();
  recordErrors();
  forgetState();
  followBack();
  reloadAfterLogout();
  // The scripts start independently of the `load` event, which may come before they have run or after.
  const pageLoaded = Promise.all([
    new Promise((resolve) => addEventListener('load', resolve)),
    new Promise<void>((resolve) => startScripts(resolve)),
  ]);
  startLater(pageLoaded);
  layOutLater(pageLoaded);
}
