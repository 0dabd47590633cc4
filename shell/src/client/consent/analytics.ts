import type { Analytics, AnalyticsEvent } from 'shared-contracts/analytics';
import type { Consent } from 'shared-contracts/app';
import { sendBeacon } from '../send-beacon.ts';

/** Events that wait for the shopper's decision. */
const limit = 200;
/** The shop's server takes as many at once. */
const batch = 50;

/** What the shop's server counts of an event: names and fixed details alone, as mf-header's receiver sends them. */
const counted = (event: AnalyticsEvent): object => {
  const { name } = event;
  if (name === 'wishlist_toggle') return { name, detail: event.added ? 'added' : 'removed' };
  const { group, bucket, entry } = event as Partial<Record<string, string>>;
  return { name, detail: group ?? bucket ?? entry };
};

/**
 * Keeps events in the memory of the tab until they are received, which the shopper's consent to statistics allows. Without it they are
 * discarded, and none is kept any more (decision 0052). A page may be left before what receives them is loaded: with the consent the shop's
 * server then gets what it counts.
 */
export function createAnalytics(consent: Consent, page: Pick<EventTarget, 'addEventListener'> = window): Analytics {
  let waiting: AnalyticsEvent[] = [];
  let deliver: ((event: AnalyticsEvent) => void) | null = null;
  const isRefused = (): boolean => consent.read()?.statistics === false;
  consent.subscribe(() => {
    if (isRefused()) waiting = [];
  });
  page.addEventListener('pagehide', () => {
    const events = consent.read()?.statistics ? waiting.splice(-batch).map(counted) : [];
    if (events[0]) sendBeacon('analytics', { events });
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
