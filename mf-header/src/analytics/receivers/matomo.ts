import type { AnalyticsEvent } from 'shared-contracts/analytics';
import type { MatomoSite } from 'shared-contracts/app';
import { createBatches, type Receiver } from './batches.ts';

/** Parameters of Matomo's HTTP tracking API. */
type Hit = Readonly<Record<string, string | number>>;

/**
 * Sends events to a Matomo installation by its HTTP tracking API, several in a request. No script of Matomo's is loaded. It gets the path
 * of a page, but not its query, no title and no cookie; `visitId` identifies the visit and ends with the tab.
 */
export function createMatomo({ origin, siteId }: MatomoSite, visitId: string, send: typeof sendTo = sendTo): Receiver {
  const shop = location.origin;
  const referrer = document.referrer.startsWith(shop) ? '' : document.referrer;
  // Used until a page is reported: addresses of orders and emailed links contain secrets; a report has the route's pattern instead.
  let url = `${shop}/`;
  const { add, stop } = createBatches<Hit>((hits) => {
    const requests = hits.map(
      (hit) => `?${new URLSearchParams(Object.entries(hit).map(([key, value]) => [key, `${value}`]))}`,
    );
    send(`${origin}/matomo.php`, JSON.stringify({ requests }));
  });
  return {
    take(event) {
      if ('path' in event) url = shop + event.path;
      // This event precedes the report of its page, whose address has no secrets.
      else if (event.name === 'search') url = shop + location.pathname;
      const hit = hitOf(event);
      const common = { idsite: siteId, rec: 1, apiv: 1, _id: visitId, url, ...(referrer ? { urlref: referrer } : {}) };
      if (hit) add({ ...common, ...hit });
    },
    stop,
  };
}

/** Matomo's form of an event; null if another event of the same page already contains it. */
function hitOf(event: AnalyticsEvent): Hit | null {
  switch (event.name) {
    case 'page_data':
      // The event of the product follows, with the price.
      return event.group === 'item_detail' ? null : { action_name: event.path };
    case 'view_item_list':
      // A search is reported by `search`.
      return event.query ? null : { action_name: event.path };
    case 'view_item':
      return {
        action_name: event.productName,
        _pks: event.productId,
        _pkn: event.productName,
        _pkp: event.price / 100,
      };
    case 'search':
      return { search: event.query, search_count: event.results };
    case 'store_search':
      return { search: event.query, search_cat: 'stores', search_count: event.results };
    case 'add_to_cart':
    case 'remove_from_cart':
      return eventHit(event.name, event.productId, event.amount);
    case 'wishlist_toggle':
      return eventHit(event.added ? 'add_to_wishlist' : 'remove_from_wishlist', event.productId);
    case 'begin_checkout':
      return eventHit(event.name, event.entry, event.value / 100);
    case 'discount_bucket':
      return eventHit(event.name, event.bucket);
    default:
      return eventHit(event.name);
  }
}

function eventHit(action: string, name?: string, value?: number): Hit {
  return { e_c: 'shop', e_a: action, ...(name ? { e_n: name } : {}), ...(value === undefined ? {} : { e_v: value }) };
}

/** A form, as Matomo's own client sends it, so that browsers need no CORS preflight. The response does not matter. */
function sendTo(address: string, body: string): void {
  fetch(address, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  }).catch(() => {
    // An installation that is unavailable or blocked by the browser only loses counts.
  });
}
