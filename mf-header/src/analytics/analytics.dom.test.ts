// @vitest-environment happy-dom
import type { AnalyticsEvent } from 'shared-contracts/analytics';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMatomo } from './receivers/matomo.ts';
import { createShopCounter } from './receivers/shop-counter.ts';
import { startAnalytics } from './start-analytics.ts';
import { openVisit } from './visit.ts';

const minute = 60_000;
const limits = { pageTimerMs: 480_000, pageCounterPages: 10 };
let tracked: AnalyticsEvent[];
const track = (event: AnalyticsEvent): void => void tracked.push(event);
const names = (): string[] => tracked.map(({ name }) => name);

beforeEach(() => {
  vi.useFakeTimers();
  tracked = [];
});
afterEach(() => {
  show(true);
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(isShown: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isShown ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

it('reports 8 minutes once for each visit', () => {
  const visit = openVisit(track, limits);
  vi.advanceTimersByTime(480_000 - 1);
  expect(names()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(names()).toEqual(['page_timer']);
  dispatchEvent(new Event('pagehide'));
  const next = openVisit(track, limits);
  vi.advanceTimersByTime(60 * minute);
  expect(names()).toEqual(['page_timer']);
  visit.discard();
  next.discard();
});

it('counts only time in which the shop is visible, across full page loads', () => {
  const visit = openVisit(track, limits);
  vi.advanceTimersByTime(5 * minute);
  show(false);
  vi.advanceTimersByTime(60 * minute);
  show(true);
  vi.advanceTimersByTime(2 * minute);
  dispatchEvent(new Event('pagehide'));
  const next = openVisit(track, limits);
  expect(next.id).toBe(visit.id);
  vi.advanceTimersByTime(minute - 1);
  expect(names()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(names()).toEqual(['page_timer']);
  visit.discard();
  next.discard();
});

it('reports the tenth page of a visit once, across full page loads', () => {
  const visit = openVisit(track, limits);
  for (let page = 1; page <= 6; page++) visit.countPage();
  const next = openVisit(track, limits);
  for (let page = 7; page <= 9; page++) next.countPage();
  expect(names()).toEqual([]);
  next.countPage();
  next.countPage();
  expect(names()).toEqual(['page_counter']);
  visit.discard();
  next.discard();
});

it('a withdrawal deletes the visit, and the next one has another id', () => {
  const visit = openVisit(track, limits);
  visit.countPage();
  expect(sessionStorage.getItem('bergauf-visit')).toContain(visit.id);
  visit.discard();
  dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(60 * minute);
  expect(sessionStorage.length).toBe(0);
  expect(names()).toEqual([]);
  const next = openVisit(track, limits);
  expect(next.id).not.toBe(visit.id);
  next.discard();
});

it('counts where the browser stores nothing', () => {
  const visit = openVisit(track, limits, null);
  for (let page = 1; page <= 10; page++) visit.countPage();
  expect(names()).toEqual(['page_counter']);
  visit.discard();
});

it('sends the shop names and details only, together after 2 s, when the page is left, or 50 at once', () => {
  const sent: unknown[] = [];
  const counter = createShopCounter((body) => sent.push(JSON.parse(body)));
  counter.take({ name: 'page_data', group: 'home', path: '/' });
  counter.take({ name: 'search', query: 'geheim', results: 3 });
  vi.advanceTimersByTime(1999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([{ events: [{ name: 'page_data', detail: 'home' }, { name: 'search' }] }]);
  counter.take({ name: 'wishlist_toggle', productId: '1', added: false });
  dispatchEvent(new Event('pagehide'));
  expect(sent[1]).toEqual({ events: [{ name: 'wishlist_toggle', detail: 'removed' }] });
  for (let event = 0; event < 50; event++) counter.take({ name: 'login' });
  expect(sent).toHaveLength(3);
  counter.take({ name: 'login' });
  counter.stop();
  vi.advanceTimersByTime(minute);
  dispatchEvent(new Event('pagehide'));
  show(false);
  expect(sent).toHaveLength(3);
});

it('each event that follows a request waits for 2 s of its own', () => {
  const sent: string[] = [];
  const counter = createShopCounter((body) => void sent.push(body));
  for (let request = 1; request <= 3; request++) {
    counter.take({ name: 'login' });
    vi.advanceTimersByTime(1999);
    expect(sent).toHaveLength(request - 1);
    vi.advanceTimersByTime(1);
    expect(sent).toHaveLength(request);
  }
  counter.stop();
});

it('sends what waits when the page is hidden, since a phone may end it without another event', () => {
  const sent: string[] = [];
  const counter = createShopCounter((body) => void sent.push(body));
  counter.take({ name: 'login' });
  show(true);
  expect(sent).toEqual([]);
  show(false);
  expect(sent).toHaveLength(1);
  counter.stop();
});

it("sends Matomo hits of its tracking API, with one id for the visit and without the page's query", () => {
  const sent: [string, { requests: string[] }][] = [];
  const matomo = createMatomo({ origin: 'https://matomo.example', siteId: 3 }, '0123456789abcdef', (address, body) => {
    sent.push([address, JSON.parse(body)]);
  });
  matomo.take({ name: 'page_data', group: 'home', path: '/' });
  matomo.take({ name: 'page_data', group: 'item_detail', path: '/p/ski/' });
  matomo.take({ name: 'view_item', productId: '7', productName: 'Norrak Ski', price: 12990 });
  history.replaceState(null, '', '/search/?q=ski+%26+schuh');
  matomo.take({ name: 'search', query: 'ski & schuh', results: 4 });
  matomo.take({ name: 'add_to_cart', productId: '7', optionId: '70', amount: 2, price: 12990 });
  vi.advanceTimersByTime(2000);
  const [[address, { requests }]] = sent as [[string, { requests: string[] }]];
  expect(address).toBe('https://matomo.example/matomo.php');
  const hits = requests.map((request) => Object.fromEntries(new URLSearchParams(request)));
  const common = { idsite: '3', rec: '1', apiv: '1', _id: '0123456789abcdef' };
  const product = `${location.origin}/p/ski/`;
  const search = `${location.origin}/search/`;
  expect(hits).toEqual([
    { ...common, url: `${location.origin}/`, action_name: '/' },
    { ...common, url: product, action_name: 'Norrak Ski', _pks: '7', _pkn: 'Norrak Ski', _pkp: '129.9' },
    { ...common, url: search, search: 'ski & schuh', search_count: '4' },
    { ...common, url: search, e_c: 'shop', e_a: 'add_to_cart', e_n: '7', e_v: '2' },
  ]);
  matomo.stop();
  history.replaceState(null, '', '/');
});

it('before the page is reported, sends Matomo no address of the browser, which may be an emailed link', () => {
  history.replaceState(null, '', '/doi/thankyou/secret/');
  const sent: string[] = [];
  const site = { origin: 'https://matomo.example', siteId: 3 };
  const matomo = createMatomo(site, '0123456789abcdef', (_address, body) => void sent.push(body));
  matomo.take({ name: 'page_timer' });
  vi.advanceTimersByTime(2000);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('page_timer');
  expect(sent[0]).not.toContain('secret');
  matomo.stop();
  history.replaceState(null, '', '/');
});

it('fills the data layer of tag managers while the consent is given, and empties it afterwards', () => {
  const page = globalThis as { dataLayer?: unknown[] };
  let deliver = track;
  const analytics = startAnalytics({
    config: { analytics: { matomo: null }, limits } as never,
    analytics: {
      track: (event) => deliver(event),
      receive(receiver) {
        deliver = receiver;
        return () => {
          deliver = track;
        };
      },
    },
  });
  deliver({ name: 'page_data', group: 'home', path: '/' });
  // A search for stores near the device: its position is not sent.
  deliver({ name: 'page_data', group: 'shop', path: '/en/shops/47.27,11.39/' });
  expect(page.dataLayer).toEqual([
    { event: 'page_data', group: 'home', path: '/' },
    { event: 'page_data', group: 'shop', path: '/en/shops/' },
  ]);
  analytics.stop();
  deliver({ name: 'login' });
  expect(page.dataLayer).toEqual([]);
});
