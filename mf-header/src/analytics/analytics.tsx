import { useEffect, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import { useLocation } from 'shared-contracts/routing';
import { startAnalytics } from './start-analytics.ts';

/** Sends events to the receivers while it is mounted, which is while the shopper consents to statistics. */
export function Analytics(): null {
  const app = useApp();
  const { pathname } = useLocation();
  const countPage = useRef<() => void>(() => {});

  useEffect(() => {
    const analytics = startAnalytics(app);
    countPage.current = analytics.countPage;
    return () => {
      countPage.current = () => {};
      analytics.stop();
    };
  }, [app]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the event itself
  useEffect(() => countPage.current(), [pathname]);
  return null;
}
