import type { Analytics } from 'shared-contracts/analytics';
import type { Bus, EventMap } from 'shared-contracts/events';
import { paths } from 'shared-contracts/paths';

/**
 * Reports logins and registrations of this tab. The bus tells of a login in another tab, too, which reports it itself: only one that began
 * here counts. Both begin with the same event; the page tells them apart.
 * @returns a function that ends it
 */
export function reportEntries(
  bus: Bus,
  track: Analytics['track'],
  pathname = (): string => location.pathname,
): () => void {
  let begun: 'login' | 'sign_up' | null = null;
  const begin = (): void => {
    begun = pathname() === paths.register ? 'sign_up' : 'login';
  };
  const end = (): void => {
    begun = null;
  };
  const succeed = (_: EventMap['login']): void => {
    if (begun) track({ name: begun });
    end();
  };
  bus.on('login-started', begin);
  bus.on('login-failed', end);
  bus.on('login', succeed);
  return () => {
    bus.off('login-started', begin);
    bus.off('login-failed', end);
    bus.off('login', succeed);
  };
}
