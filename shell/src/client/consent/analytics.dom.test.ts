// @vitest-environment happy-dom
import type { AnalyticsEvent } from 'shared-contracts/analytics';
import type { Consent } from 'shared-contracts/app';
import { expect, it } from 'vitest';
import { createAnalytics } from './analytics.ts';

const home: AnalyticsEvent = { name: 'page_data', group: 'home', path: '/' };
const search: AnalyticsEvent = { name: 'search', query: 'geheim', results: 3 };
const hearts: readonly AnalyticsEvent[] = [true, false].map((added) => ({
  name: 'wishlist_toggle',
  productId: '7',
  added,
}));
const jump: AnalyticsEvent = { name: 'begin_checkout', entry: 'page', amount: 1, value: 9900 };

/** A page whose shopper has decided, and what it sends as it is left. */
function openPage(statistics: boolean | null) {
  const sent: { url: string; body: Blob }[] = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => sent.push({ url, body }) > 0,
  });
  const choice = statistics === null ? null : { preferences: false, statistics, at: 0 };
  const consent: Consent = { read: () => choice, subscribe: () => () => {}, decide: () => {} };
  const page = new EventTarget();
  const analytics = createAnalytics(consent, page);
  return {
    analytics,
    async leave(): Promise<unknown[]> {
      page.dispatchEvent(new Event('pagehide'));
      return Promise.all(
        sent.splice(0).map(async ({ url, body }) => {
          expect([url, body.type]).toEqual(['/_shell/analytics', 'application/json']);
          return JSON.parse(await body.text());
        }),
      );
    },
  };
}

it('a page that is left before a receiver exists sends its events’ names and details to the shop, once', async () => {
  const { analytics, leave } = openPage(true);
  for (const event of [home, search, jump, ...hearts]) analytics.track(event);
  expect(await leave()).toEqual([
    {
      events: [
        { name: 'page_data', detail: 'home' },
        { name: 'search' },
        { name: 'begin_checkout', detail: 'page' },
        { name: 'wishlist_toggle', detail: 'added' },
        { name: 'wishlist_toggle', detail: 'removed' },
      ],
    },
  ]);
  // The page comes back from the back/forward cache.
  expect(await leave()).toEqual([]);
});

it.each([null, false])('nothing is sent where the consent is %s', async (statistics) => {
  const { analytics, leave } = openPage(statistics);
  analytics.track(home);
  expect(await leave()).toEqual([]);
});

it('received events are not sent again, and of many events only the last fifty are sent', async () => {
  const { analytics, leave } = openPage(true);
  analytics.track(home);
  const received: AnalyticsEvent[] = [];
  const end = analytics.receive((event) => received.push(event));
  analytics.track(search);
  expect([received, await leave()]).toEqual([[home, search], []]);
  end();
  for (let event = 0; event < 60; event++) analytics.track(event < 10 ? home : search);
  const [batch] = (await leave()) as [{ events: unknown[] }];
  expect(batch.events).toEqual(Array.from({ length: 50 }, () => ({ name: 'search' })));
});
