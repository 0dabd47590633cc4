import type { Analytics, AnalyticsEvent } from 'shared-contracts/analytics';
import type { Consent } from 'shared-contracts/app';
import { sendBeacon } from '../send-beacon.ts';

/** Most events that are stored until the shopper decides. */
const limit = 200;
/** Most events that the shop's server accepts in one request. */
const batch = 50;

/** The part of an event that the shop's server counts: its name and one fixed detail, as mf-header's receiver sends them. */
const counted = (event: AnalyticsEvent): object => {
  const { name } = event;
  if (name === 'wishlist_toggle') return { name, detail: event.added ? 'added' : 'removed' };
  const { group, bucket, entry } = event as Partial<Record<string, string>>;
  return { name, detail: group ?? bucket ?? entry };
};

/**
 * Stores events in the memory of the tab until they are received, which requires the shopper's consent to statistics. Once the shopper has
 * refused, they are discarded and no further event is stored (decision 0052). A page may be left before the receiver is loaded: with the
 * consent, the events are then sent to the shop's server.
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
