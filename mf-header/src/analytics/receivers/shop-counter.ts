import type { AnalyticsEvent } from 'shared-contracts/analytics';
import { createBatches, type Receiver } from './batches.ts';

/** The part of an event that the shop's own server counts: no address, no product, no visit. */
type Counted = { name: AnalyticsEvent['name']; detail?: string };

/** Sends the names of events to the shell, which counts them (shell/docs/analytics.md). */
export function createShopCounter(
  send = (body: string): unknown =>
    navigator.sendBeacon('/_shell/analytics', new Blob([body], { type: 'application/json' })),
): Receiver {
  const { add, stop } = createBatches<Counted>((events) => send(JSON.stringify({ events })));
  return { take: (event) => add(counted(event)), stop };
}

function counted(event: AnalyticsEvent): Counted {
  const { name } = event;
  switch (event.name) {
    case 'page_data':
      return { name, detail: event.group };
    case 'discount_bucket':
      return { name, detail: event.bucket };
    case 'begin_checkout':
      return { name, detail: event.entry };
    case 'wishlist_toggle':
      return { name, detail: event.added ? 'added' : 'removed' };
    default:
      return { name };
  }
}
