import { type ReactElement, useEffect, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { lazyComponent } from 'shared-contracts/lazy-component';
import { localAddress, paths } from 'shared-contracts/paths';
import type { Reason } from './session-end-notice.tsx';

const SessionEndNotice = lazyComponent(async () => (await import('./session-end-notice.tsx')).SessionEndNotice);

/**
 * Explains why the shopper is at home. An invalid session, or an account that will be deleted: the shell loads the home page by an address
 * of its own (SPEC 4). Account data that did not load: mf-account redirects within this page (SPEC 8).
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
    bus.on('page-unavailable', setShown);
    return () => bus.off('page-unavailable', setShown);
  }, [bus, session, config]);
  return shown === undefined ? null : <SessionEndNotice reason={shown} onClose={() => setShown(undefined)} />;
}
