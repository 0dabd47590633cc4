import { followBuilds } from './follow-builds.ts';
import { restoreFields } from './kept-fields.ts';

/* The script of the badge: only on pages with a frontend under development. */

const badge = document.querySelector<HTMLElement>('bergauf-preview[data-remote]');
if (badge) {
  restoreFields();
  void followBuilds(badge);
}
