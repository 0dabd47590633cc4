import fc from 'fast-check';
import type { Analytics, AnalyticsEvent } from 'shared-contracts/analytics';
import type { Consent } from 'shared-contracts/app';
import type { KeyValueStorage } from 'shared-contracts/storage';
import { expect, it } from 'vitest';
import { createAnalytics } from './analytics.ts';
import { consentRecord, createConsent } from './consent.ts';

/*
 * Tabs of one browser, which share its storage. Each one has the consent and the events, and behaves as mf-header: from some time after the
 * page has loaded, it receives events exactly while the consent to statistics is given.
 */

type Tab = {
  consent: Consent;
  analytics: Analytics;
  page: EventTarget;
  /** Whether mf-header is loaded: it is when the page is idle, which may be late. */
  isLoaded: boolean;
  end: (() => void) | null;
  received: number[];
};

type Model = { waiting: number[]; received: number[]; isLoaded: boolean };

const stop = new Error('stop');

function openBrowser(canStore = true) {
  const items = new Map<string, string>();
  const storage: KeyValueStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem(key, text) {
      if (!canStore) throw stop;
      items.set(key, text);
    },
    removeItem: (key) => void items.delete(key),
  };
  const tabs: Tab[] = [];
  /** As in browsers, the other tabs get a storage event. */
  const notifyOthers = (changed: Tab): void => {
    for (const tab of tabs) if (tab !== changed) tab.page.dispatchEvent(new Event('storage'));
  };
  function openTab(): Tab {
    const page = new EventTarget();
    const consent = createConsent(consentRecord(storage), page);
    const tab: Tab = {
      consent,
      analytics: createAnalytics(consent, page),
      page,
      isLoaded: false,
      end: null,
      received: [],
    };
    consent.subscribe(() => follow(tab));
    return tab;
  }
  return { items, tabs, openTab, notifyOthers };
}

/** Behaves as mf-header. */
function follow(tab: Tab): void {
  const isGiven = tab.isLoaded && tab.consent.read()?.statistics === true;
  if (isGiven) tab.end ??= tab.analytics.receive((event) => tab.received.push(numberOf(event)));
  else {
    tab.end?.();
    tab.end = null;
  }
}

const eventOf = (results: number): AnalyticsEvent => ({ name: 'search', query: 'ski', results });
const numberOf = (event: AnalyticsEvent): number => (event.name === 'search' ? event.results : Number.NaN);

const which = fc.nat({ max: 1 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('track' as const), tab: which }) },
  fc.record({ type: fc.constant('decide' as const), tab: which, preferences: fc.boolean(), statistics: fc.boolean() }),
  fc.record({ type: fc.constant('load' as const), tab: which }),
  fc.record({ type: fc.constant('reload' as const), tab: which }),
  fc.record({ type: fc.constant('clear' as const), tab: which }),
);

it('delivers, in every tab, the events before and during consent in order and once, and no others', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
      const browser = openBrowser();
      browser.tabs.push(browser.openTab(), browser.openTab());
      let allowed: boolean | null = null;
      let count = 0;
      const models: Model[] = [0, 1].map(() => ({ waiting: [], received: [], isLoaded: false }));
      const deliver = (): void => {
        for (const model of models) {
          if (allowed === false) model.waiting = [];
          if (allowed === true && model.isLoaded) model.received.push(...model.waiting.splice(0));
        }
      };
      for (const { tab: index, ...action } of steps) {
        const tab = browser.tabs[index] as Tab;
        const model = models[index] as Model;
        switch (action.type) {
          case 'track':
            tab.analytics.track(eventOf(++count));
            if (allowed !== false) model.waiting.push(count);
            break;
          case 'decide':
            tab.consent.decide(action);
            browser.notifyOthers(tab);
            allowed = action.statistics;
            break;
          case 'load':
            tab.isLoaded = true;
            model.isLoaded = true;
            follow(tab);
            break;
          case 'reload':
            tab.end?.();
            browser.tabs[index] = browser.openTab();
            models[index] = { waiting: [], received: [], isLoaded: false };
            break;
          case 'clear':
            // By another page of the shop's origin, or by the shopper.
            browser.items.clear();
            for (const each of browser.tabs) each.page.dispatchEvent(new Event('storage'));
            allowed = null;
            break;
        }
        deliver();
        expect(browser.tabs.map(({ consent }) => consent.read()?.statistics ?? null)).toEqual([allowed, allowed]);
        expect(browser.tabs.map(({ received }) => received)).toEqual(models.map(({ received }) => received));
      }
    }),
    { numRuns: 300 },
  );
});

it('keeps a decision as long as the tab where the browser stores nothing', () => {
  const browser = openBrowser(false);
  const tab = browser.openTab();
  tab.consent.decide({ preferences: true, statistics: false });
  tab.page.dispatchEvent(new Event('pageshow'));
  expect(tab.consent.read()).toMatchObject({ preferences: true, statistics: false });
  expect(browser.openTab().consent.read()).toBeNull();
});

it('follows a decision that it missed while the page was in the back/forward cache', () => {
  const browser = openBrowser();
  const [tab, other] = [browser.openTab(), browser.openTab()];
  other.consent.decide({ preferences: true, statistics: true });
  expect(tab.consent.read()).toBeNull();
  tab.page.dispatchEvent(new Event('pageshow'));
  expect(tab.consent.read()?.statistics).toBe(true);
});

it.each([
  ['of another version', '{"version":2,"value":{"preferences":true,"statistics":true,"at":AT}}', false],
  ['without a category', '{"version":1,"value":{"statistics":true,"at":AT}}', false],
  ['without its time', '{"version":1,"value":{"preferences":true,"statistics":true}}', false],
  ['that is no JSON', '{', false],
  ['that is null', '{"version":1,"value":null}', false],
  ['that is whole', '{"version":1,"value":{"preferences":true,"statistics":true,"at":AT}}', true],
])('a record %s counts: %s', (_, text, counts) => {
  const browser = openBrowser();
  browser.items.set('bergauf-consent', text.replace('AT', String(Date.now())));
  expect(browser.openTab().consent.read() !== null).toBe(counts);
});

it('asks again after a year, and where the decision is dated in the future', () => {
  const browser = openBrowser();
  const dayMs = 24 * 60 * 60 * 1000;
  const counts = (age: number): boolean => {
    const value = { preferences: true, statistics: true, at: Date.now() - age };
    browser.items.set('bergauf-consent', JSON.stringify({ version: 1, value }));
    return browser.openTab().consent.read() !== null;
  };
  expect(counts(365 * dayMs - 60_000)).toBe(true);
  expect(counts(365 * dayMs)).toBe(false);
  expect(counts(60_000 - dayMs)).toBe(true);
  expect(counts(-60_000 - dayMs)).toBe(false);
});

it('keeps 200 events while the shopper has not decided', () => {
  const tab = openBrowser().openTab();
  for (let number = 1; number <= 250; number++) tab.analytics.track(eventOf(number));
  tab.isLoaded = true;
  tab.consent.decide({ preferences: false, statistics: true });
  expect(tab.received).toHaveLength(200);
  expect(tab.received[0]).toBe(51);
});
