import type { Analytics, AnalyticsEvent } from 'shared-contracts/analytics';

const kept = 200;

/**
 * Keeps the last events of this tab in memory. Nothing leaves the tab: sending them is a matter of consent, and no receiver
 * is configured yet.
 */
export function createAnalytics(): Analytics & { events(): readonly AnalyticsEvent[] } {
  const events: AnalyticsEvent[] = [];
  return {
    track(event) {
      events.push(event);
      if (events.length > kept) events.shift();
    },
    events: () => events,
  };
}
