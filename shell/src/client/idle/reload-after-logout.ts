import { paths } from 'shared-contracts/paths';
import type { SessionCookieNames } from 'shared-contracts/session-cookie-names';
import { readSessionCookies } from '../session/cookie-storage.ts';

/** Loads a page of an account again that Back shows as it was before the logout. */
export function reloadAfterLogout(cookieNames: SessionCookieNames): void {
  addEventListener('pageshow', ({ persisted }) => {
    const isPrivate = location.pathname.includes(paths.account);
    if (persisted && isPrivate && readSessionCookies(cookieNames).kind === 'guest') location.reload();
  });
}
