import type { ConsentChoice } from 'shared-contracts/app';
import type { KeyValueStorage } from 'shared-contracts/storage';
import { expect, it } from 'vitest';
import { createVisitsStore, visitsRecord } from './visits-store.ts';

const day = 24 * 60 * 60 * 1000;
const key = 'bergauf-recently-viewed';

function browser() {
  const items = new Map<string, string>();
  const storage: KeyValueStorage = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => void items.set(name, text),
    removeItem: (name) => void items.delete(name),
  };
  let choice: ConsentChoice | null = null;
  const listeners: (() => void)[] = [];
  /** As mf-header and the shell do, for all tabs. */
  const decide = (preferences: boolean): void => {
    if (!preferences) items.delete(key);
    choice = { preferences, statistics: false, at: 0 };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.push(listener);
    return () => {};
  };
  const consent = { read: () => choice, subscribe };
  const openTab = (given = storage) => {
    const { getState } = createVisitsStore(visitsRecord(given), consent);
    return { ...getState(), seen: () => getState().visits.map(({ id }) => id), isStored: () => getState().isStored };
  };
  return { items, storage, openTab, decide };
}

it('remembers the visits of this tab and stores nothing', () => {
  const { items, openTab } = browser();
  const tab = openTab();
  tab.addVisit(1, 0);
  tab.addVisit(2, 1);
  expect(tab.seen()).toEqual([2, 1]);
  expect(tab.isStored()).toBe(false);
  expect(items.size).toBe(0);
  const other = openTab();
  other.addVisit(3, 2);
  expect(other.seen()).toEqual([3]);
});

it('stores the visits after the shopper has asked for it', () => {
  const { openTab } = browser();
  const tab = openTab();
  tab.addVisit(1, 0);
  tab.addVisit(2, 1);
  tab.setStored(true);
  expect(tab.isStored()).toBe(true);
  const next = openTab();
  next.addVisit(3, day);
  expect(next.isStored()).toBe(true);
  expect(next.seen()).toEqual([3, 2, 1]);
});

it('clears the storage when the shopper revokes that, and continues in this tab', () => {
  const { items, openTab } = browser();
  const tab = openTab();
  tab.addVisit(1, 0);
  tab.setStored(true);
  tab.setStored(false);
  expect(items.size).toBe(0);
  tab.addVisit(2, 1);
  expect(tab.seen()).toEqual([2, 1]);
  expect(items.size).toBe(0);
});

it('deletes all visits, in the storage and in every tab', () => {
  const { items, openTab } = browser();
  const [tab, other] = [openTab(), openTab()];
  tab.addVisit(1, 0);
  tab.setStored(true);
  other.addVisit(2, 1);
  expect(other.seen()).toEqual([2, 1]);
  tab.forget();
  expect(tab.seen()).toEqual([]);
  expect(items.size).toBe(0);
  other.addVisit(3, 2);
  expect(other.seen()).toEqual([3]);
  expect(other.isStored()).toBe(false);
  expect(items.size).toBe(0);
});

it('drops visits older than 30 days, and with the last one the consent to store them', () => {
  const { items, openTab } = browser();
  const tab = openTab();
  tab.addVisit(1, 0);
  tab.addVisit(2, 20 * day);
  tab.setStored(true);
  const next = openTab();
  next.addVisit(3, 40 * day);
  expect(next.seen()).toEqual([3, 2]);
  const late = openTab();
  late.addVisit(4, 80 * day);
  expect(late.seen()).toEqual([4]);
  expect(late.isStored()).toBe(false);
  expect(items.size).toBe(0);
});

it.each([
  ['of a version without consent', '{"version":1,"value":[1,2]}'],
  ['of another form', '{"version":2,"value":[{"id":"1","at":0}]}'],
  ['that is no JSON', '{'],
])('removes a record %s', (_, text) => {
  const { items, openTab } = browser();
  items.set(key, text);
  const tab = openTab();
  tab.addVisit(3, 10);
  expect(tab.seen()).toEqual([3]);
  expect(items.size).toBe(0);
});

it('is not stored where the browser refuses storage', () => {
  const { storage, openTab } = browser();
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const tab = openTab({ ...storage, setItem: refuse });
  tab.addVisit(1, 0);
  tab.setStored(true);
  expect(tab.isStored()).toBe(false);
});

it('stores the visits of a shopper who consents to preferences, and deletes them when the consent ends', () => {
  const { items, openTab, decide } = browser();
  const [tab, other] = [openTab(), openTab()];
  tab.addVisit(1, 0);
  decide(true);
  tab.addVisit(2, 1);
  expect(tab.isStored()).toBe(true);
  other.addVisit(3, 2);
  expect(openTab().isStored()).toBe(false);
  expect(items.get(key)).toMatch(/"id":3.*"id":2.*"id":1/);
  decide(false);
  expect([tab.isStored(), other.isStored()]).toEqual([false, false]);
  tab.addVisit(4, 3);
  expect(items.size).toBe(0);
  decide(true);
  tab.addVisit(5, 4);
  expect(tab.isStored()).toBe(true);
});

it.each([
  ['unticks the box', 'setStored'],
  ['deletes the visits', 'forget'],
] as const)('a shopper who consents to preferences and %s is not overruled by the next visit', (_, action) => {
  const { items, openTab, decide } = browser();
  decide(true);
  const tab = openTab();
  tab.addVisit(1, 0);
  tab[action](false);
  expect(items.get(key)).toContain('"value":[]');
  tab.addVisit(2, 1);
  const next = openTab();
  next.addVisit(3, 2);
  expect([tab.isStored(), next.isStored()]).toEqual([false, false]);
  expect(items.get(key)).toContain('"value":[]');
  next.setStored(true);
  expect(items.get(key)).toContain('"id":3');
});
