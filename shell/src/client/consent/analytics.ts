import type { Analytics, AnalyticsEvent } from 'shared-contracts/analytics';
import type { Consent } from 'shared-contracts/app';

/** Events that wait for the shopper's decision. */
const limit = 200;

/**
 * Keeps events in the memory of the tab until they are received, which the shopper's consent to statistics allows. Without it they are
 * discarded, and none is kept any more (decision 0052).
 */
export function createAnalytics(consent: Consent): Analytics {
  let waiting: AnalyticsEvent[] = [];
  let deliver: ((event: AnalyticsEvent) => void) | null = null;
  const isRefused = (): boolean => consent.read()?.statistics === false;
  consent.subscribe(() => {
    if (isRefused()) waiting = [];
  });
  return {
    track(event) {
      if (deliver) deliver(event);
      else if (!isRefused()) waiting = [...waiting, event].slice(-limit);
    },
    receive(receiver) {
      deliver = receiver;
      for (const event of waiting.splice(0)) receiver(event);
      return () => {
        deliver = null;
      };
    },
  };
}
