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
  const openTab = (place = storage) => {
    const { getState } = createVisitsStore(visitsRecord(place));
    return { ...getState(), seen: () => getState().visits.map(({ id }) => id), isKept: () => getState().isKept };
  };
  return { items, storage, openTab };
}

it('knows what this tab has seen and stores nothing', () => {
  const { items, openTab } = browser();
  const tab = openTab();
  tab.see(1, 0);
  tab.see(2, 1);
  expect(tab.seen()).toEqual([2, 1]);
  expect(tab.isKept()).toBe(false);
  expect(items.size).toBe(0);
  const other = openTab();
  other.see(3, 2);
  expect(other.seen()).toEqual([3]);
});

it('keeps it for the next visit once the shopper asks', () => {
  const { openTab } = browser();
  const tab = openTab();
  tab.see(1, 0);
  tab.see(2, 1);
  tab.keep(true);
  expect(tab.isKept()).toBe(true);
  const next = openTab();
  next.see(3, day);
  expect(next.isKept()).toBe(true);
  expect(next.seen()).toEqual([3, 2, 1]);
});

it('takes it out of the browser when the shopper takes that back, and goes on in this tab', () => {
  const { items, openTab } = browser();
  const tab = openTab();
  tab.see(1, 0);
  tab.keep(true);
  tab.keep(false);
  expect(items.size).toBe(0);
  tab.see(2, 1);
  expect(tab.seen()).toEqual([2, 1]);
  expect(items.size).toBe(0);
});

it('deletes all of it, in the storage and in every tab', () => {
  const { items, openTab } = browser();
  const [tab, other] = [openTab(), openTab()];
  tab.see(1, 0);
  tab.keep(true);
  other.see(2, 1);
  expect(other.seen()).toEqual([2, 1]);
  tab.forget();
  expect(tab.seen()).toEqual([]);
  expect(items.size).toBe(0);
  other.see(3, 2);
  expect(other.seen()).toEqual([3]);
  expect(other.isKept()).toBe(false);
  expect(items.size).toBe(0);
});

it('forgets what was seen more than 30 days ago, and with the last of it that it was asked to keep', () => {
  const { items, openTab } = browser();
  const tab = openTab();
  tab.see(1, 0);
  tab.see(2, 20 * day);
  tab.keep(true);
  const next = openTab();
  next.see(3, 40 * day);
  expect(next.seen()).toEqual([3, 2]);
  const late = openTab();
  late.see(4, 80 * day);
  expect(late.seen()).toEqual([4]);
  expect(late.isKept()).toBe(false);
  expect(items.size).toBe(0);
});

it.each([
  ['of a version before anybody was asked', '{"version":1,"value":[1,2]}'],
  ['that nobody has written', '{"version":2,"value":[{"id":"1","at":0}]}'],
  ['that is broken', '{'],
])('removes a record %s', (_, text) => {
  const { items, openTab } = browser();
  items.set(key, text);
  const tab = openTab();
  tab.see(3, 10);
  expect(tab.seen()).toEqual([3]);
  expect(items.size).toBe(0);
});

it('is not kept where the browser refuses to store', () => {
  const { storage, openTab } = browser();
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const tab = openTab({ ...storage, setItem: refuse });
  tab.see(1, 0);
  tab.keep(true);
  expect(tab.isKept()).toBe(false);
});
