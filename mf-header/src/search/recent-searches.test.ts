import type { ConsentChoice } from 'shared-contracts/app';
import type { KeyValueStorage } from 'shared-contracts/storage';
import { expect, it } from 'vitest';
import { forgetSearch, recentSearches, rememberSearch, searchesRecord } from './recent-searches.ts';

const day = 24 * 60 * 60 * 1000;

function browser(preferences: boolean | null = true) {
  const items = new Map<string, string>();
  const storage: KeyValueStorage = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => void items.set(name, text),
    removeItem: (name) => void items.delete(name),
  };
  const record = searchesRecord(storage);
  let choice: ConsentChoice | null = preferences === null ? null : { preferences, statistics: false, at: 0 };
  const app = { consent: { read: () => choice, subscribe: () => () => {}, decide: () => {} } };
  return {
    items,
    search: (query: string, now = 0) => rememberSearch(app, query, now, record),
    recent: (now = 0) => recentSearches(app, now, record),
    forget: (query: string | null, now = 0) => forgetSearch(app, query, now, record),
    consents: (given: boolean) => {
      choice = { preferences: given, statistics: false, at: 0 };
    },
  };
}

it('keeps the last five searches, each once, the most recent first', () => {
  const { search, recent } = browser();
  for (const query of ['ski', 'Helm', ' ski ', 'Zelt  groß', 'SKI', 'rad', 'ball', 'RAD']) search(query);
  expect(recent()).toEqual(['RAD', 'ball', 'SKI', 'Zelt groß', 'Helm']);
  search('seil');
  expect(recent()).toEqual(['seil', 'RAD', 'ball', 'SKI', 'Zelt groß']);
});

it('a search is dropped after 30 days, and when the clock was set back', () => {
  const { search, recent } = browser();
  search('ski', 10 * day);
  expect(recent(40 * day - 1)).toEqual(['ski']);
  expect(recent(40 * day)).toEqual([]);
  expect(recent(9 * day)).toEqual([]);
});

it('one search can be deleted, or all; then nothing is stored', () => {
  const { search, recent, forget, items } = browser();
  for (const query of ['ski', 'helm', 'zelt']) search(query);
  expect(forget('HELM')).toEqual(['zelt', 'ski']);
  expect(recent()).toEqual(['zelt', 'ski']);
  expect(forget(null)).toEqual([]);
  expect(items.size).toBe(0);
  search('rad');
  forget('rad');
  expect(items.size).toBe(0);
});

it('without consent nothing is stored or shown, and a later consent restores nothing from before', () => {
  for (const preferences of [null, false]) {
    const { search, recent, consents, items } = browser(preferences);
    search('geheim');
    expect([items.size, recent()]).toEqual([0, []]);
    consents(true);
    expect(recent()).toEqual([]);
    search('ski');
    consents(false);
    expect(recent()).toEqual([]);
  }
});

it.each([
  [['ski']],
  [[{ query: '', at: 0 }]],
  [[{ query: ' ski', at: 0 }]],
  [[{ query: 'x'.repeat(51), at: 0 }]],
  [[{ query: 'ski' }]],
  [Array.from({ length: 6 }, () => ({ query: 'ski', at: 0 }))],
])('a damaged record is ignored: %j', (value) => {
  const { items, recent } = browser();
  items.set('bergauf-recent-searches', JSON.stringify({ version: 1, value }));
  expect(recent()).toEqual([]);
});

it('an empty query is not stored', () => {
  const { search, items } = browser();
  search('   ');
  expect(items.size).toBe(0);
});
