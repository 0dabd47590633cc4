import { useEffect, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import { useLocation } from 'shared-contracts/routing';
import { startStatistics } from './start-statistics.ts';

/** Sends events to the receivers while it is there: it is placed while the shopper consents to statistics. */
export function Statistics(): null {
  const app = useApp();
  const { pathname } = useLocation();
  const countPage = useRef<() => void>(() => {});

  useEffect(() => {
    const statistics = startStatistics(app);
    countPage.current = statistics.countPage;
    return () => {
      countPage.current = () => {};
      statistics.stop();
    };
  }, [app]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the event itself
  useEffect(() => countPage.current(), [pathname]);
  return null;
}
