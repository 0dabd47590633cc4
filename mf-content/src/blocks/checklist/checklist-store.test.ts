import type { KeyValueStorage } from 'shared-contracts/storage';
import { describe, expect, it } from 'vitest';
import { checklistKey, checklistRecord, createChecklistStore, type Ticks } from './checklist-store.ts';

const huts = '/blog/article/packliste-huette/#packliste';
const ropes = '/blog/article/halle-an-den-fels/#partnercheck';

function browser({ refuses = false, stored }: { refuses?: boolean; stored?: Ticks } = {}) {
  const items = new Map<string, string>();
  if (stored) items.set(checklistKey, JSON.stringify({ version: 1, value: stored }));
  const storage: KeyValueStorage = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => {
      if (refuses) throw new DOMException('full', 'QuotaExceededError');
      items.set(name, text);
    },
    removeItem: (name) => void items.delete(name),
  };
  const openTab = () => {
    const store = createChecklistStore(checklistRecord(storage));
    return { ...store.getState(), of: (list: string) => store.getState().ticks[list] ?? [], state: store.getState };
  };
  return { items, openTab };
}

describe('ticks', () => {
  it('are stored in the browser, by list and item', () => {
    const { openTab } = browser();
    const tab = openTab();
    tab.tick(huts, 'regenjacke', true);
    tab.tick(huts, 'haube', true);
    tab.tick(ropes, 'knoten', true);
    tab.tick(huts, 'regenjacke', false);
    const next = openTab();
    next.refresh();
    expect([next.of(huts), next.of(ropes)]).toEqual([['haube'], ['knoten']]);
  });

  it('of two tabs are both kept, although neither tab has read the other’s', () => {
    const { openTab } = browser();
    const [one, two] = [openTab(), openTab()];
    one.tick(huts, 'haube', true);
    two.tick(huts, 'hose', true);
    two.tick(ropes, 'knoten', true);
    one.refresh();
    expect([one.of(huts), one.of(ropes)]).toEqual([['haube', 'hose'], ['knoten']]);
  });

  it('are stored once when repeated', () => {
    const tab = browser().openTab();
    tab.tick(huts, 'haube', true);
    tab.tick(huts, 'haube', true);
    expect(tab.of(huts)).toEqual(['haube']);
  });

  it('are removed with their list, which leaves no trace', () => {
    const { items, openTab } = browser();
    const tab = openTab();
    tab.tick(huts, 'haube', true);
    tab.tick(ropes, 'knoten', true);
    tab.clear(huts);
    expect(items.get(checklistKey)).toBe(JSON.stringify({ version: 1, value: { [ropes]: ['knoten'] } }));
    const other = openTab();
    other.refresh();
    expect([other.of(huts), other.of(ropes)]).toEqual([[], ['knoten']]);
  });

  it('are kept in the tab where the browser refuses storage, and the page says so', () => {
    const tab = browser({ refuses: true }).openTab();
    expect(tab.state().isKept).toBe(true);
    tab.tick(huts, 'haube', true);
    tab.tick(huts, 'hose', true);
    tab.refresh();
    expect(tab.of(huts)).toEqual(['haube', 'hose']);
    expect(tab.state().isKept).toBe(false);
  });

  it('are all kept in the tab where the browser refuses storage and has an earlier record', () => {
    const tab = browser({ refuses: true, stored: { [ropes]: ['knoten'] } }).openTab();
    tab.refresh();
    tab.tick(huts, 'haube', true);
    tab.tick(huts, 'hose', true);
    tab.refresh();
    expect([tab.of(huts), tab.of(ropes)]).toEqual([['haube', 'hose'], ['knoten']]);
  });

  it.each(['null', '[]', '{"a":1}', '{"a":[1]}', '{"a":{}}', 'no json'])(
    'that cannot be parsed are ignored: %s',
    (value) => {
      const { items, openTab } = browser();
      items.set(checklistKey, value === 'no json' ? value : `{"version":1,"value":${value}}`);
      const tab = openTab();
      tab.refresh();
      tab.tick(huts, 'haube', true);
      expect(tab.state().ticks).toEqual({ [huts]: ['haube'] });
    },
  );

  it('of more than fifty lists: the one that was ticked longest ago is dropped', () => {
    const { openTab } = browser();
    const tab = openTab();
    for (let list = 0; list < 51; list++) tab.tick(`/blog/article/${list}/#a`, 'x', true);
    const lists = Object.keys(tab.state().ticks);
    expect([lists.length, lists[0], lists.at(-1)]).toEqual([50, '/blog/article/1/#a', '/blog/article/50/#a']);
    const next = openTab();
    next.refresh();
    expect(Object.keys(next.state().ticks)).toEqual(lists);
  });
});
