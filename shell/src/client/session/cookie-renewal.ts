import { sessionPath } from '../../app/session-cookies.ts';

const timeoutMs = 5_000;

/**
 * Asks the shell server to set the session's cookies again: browsers delete cookies that a script has written after a week
 * (decision 0040). Calls of all tabs run one after the other.
 * @param before called right before the request, when no other renewal is under way
 */
export type RenewCookies = (before: () => void) => void;

export const renewCookies: RenewCookies = (before) => {
  const renew = async (): Promise<void> => {
    before();
    // Without a response the cookies keep their time, and the next page tries again.
    await fetch(sessionPath, { method: 'POST', keepalive: true, signal: AbortSignal.timeout(timeoutMs) }).catch(
      () => {},
    );
  };
  // Locks exist in secure contexts only. Without them two tabs may renew at once.
  const locks: LockManager | undefined = navigator.locks;
  void (locks ? locks.request('bergauf-session', renew) : renew());
};
