import { paths } from 'shared-contracts/paths';
import { cookieNameIn, sessionCookies } from 'shared-contracts/session-cookie-names';
import { pageStateElementId } from '../../app/element-ids.ts';
import type { PageState } from '../../app/page-state.ts';
import { isOfReact } from './record-events.ts';

/*
 * A tab's history contains entries of documents that are gone: reloaded, or kept by the browser for Back (decision 0104).
 */

/**
 * State that the router keeps with a history entry refers to what this tab has in memory, such as pages that "Mehr laden" loaded. A
 * reloaded document has less, so a scroll position that was measured with them would be below its end: such a page starts at its top.
 * Chrome restores the position although `scrollRestoration` is manual, so the first scroll without input from the shopper is undone.
 */
export function forgetState(): void {
  const state = history.state as { usr?: unknown } | null;
  if (!state?.usr) return;
  history.scrollRestoration = 'manual';
  history.replaceState({ ...state, usr: null, key: Math.random().toString(36).slice(2) }, '');
  const toTop = (): void => scrollTo(0, 0);
  addEventListener('scroll', toTop, { once: true });
  for (const input of ['wheel', 'pointerdown', 'keydown']) {
    addEventListener(input, () => removeEventListener('scroll', toTop), { once: true });
  }
}

/**
 * After a reload, Back only changes the address, as the previous entry was created by the router of the former document. Until this
 * document has a router, nothing else would react to it: the page of that address is loaded.
 */
export function followBack(): void {
  const address = (): string => location.pathname + location.search;
  const rendered = address();
  addEventListener('popstate', () => {
    if (address() !== rendered && !isOfReact(document)) location.reload();
  });
}

/** Reloads an account page that Back shows as it was before the logout. */
export function reloadAfterLogout(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !location.pathname.includes(paths.account)) return;
    const state = document.getElementById(pageStateElementId)?.textContent ?? '';
    const { teamBuild } = (JSON.parse(state) as PageState).config;
    const token = cookieNameIn(teamBuild, sessionCookies.token);
    if (!document.cookie.includes(`${token}=`)) location.reload();
  });
}
