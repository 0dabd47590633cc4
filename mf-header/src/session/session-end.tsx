import { type ReactElement, useEffect, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { lazyComponent } from 'shared-contracts/lazy-component';
import { localAddress, paths } from 'shared-contracts/paths';
import type { Reason } from './session-end-notice.tsx';

const SessionEndNotice = lazyComponent(async () => (await import('./session-end-notice.tsx')).SessionEndNotice);

/**
 * Explains why the shopper is on the home page. After an invalid session, or for an account that will be deleted, the shell loads the home
 * page with an address of its own (SPEC 4). If account data did not load, mf-account redirects within this document (SPEC 8).
 */
export function SessionEnd(): ReactElement | null {
  const { bus, session, config } = useApp();
  const [shown, setShown] = useState<Reason | undefined>();
  useEffect(() => {
    const end = new URLSearchParams(location.search);
    const home = localAddress(config, paths.home);
    if (location.pathname === home && end.has('session')) {
      // A reload must not explain it again.
      history.replaceState(history.state, '', home);
      // Another tab may have logged in since.
      if (session.read().kind === 'guest') setShown(end.get('until'));
    }
    // The session ended here, without another load of the page: cookies that cannot be deleted start the session again with each load.
    const onLogout = ({ reason }: { reason: string }): void => {
      if (location.pathname === home && reason === 'session-invalid') setShown(null);
    };
    bus.on('page-unavailable', setShown);
    bus.on('logout', onLogout);
    return () => {
      bus.off('page-unavailable', setShown);
      bus.off('logout', onLogout);
    };
  }, [bus, session, config]);
  return shown === undefined ? null : <SessionEndNotice reason={shown} onClose={() => setShown(undefined)} />;
}
