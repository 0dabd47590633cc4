import { describe, expect, it } from 'vitest';
import { recommend } from './gender-rules.ts';
import { browser, key } from './gender-tabs-for-tests.ts';

describe('the gender of the navigation (SPEC 4)', () => {
  it('is the shopper’s choice before the server’s recommendation before unknown', async () => {
    const tab = browser().openTab(2);
    expect(tab.shown()).toBe(0);
    await Promise.resolve();
    expect(tab.shown()).toBe(2);
    tab.store().select(1);
    expect(tab.shown()).toBe(1);
    tab.store().select(1);
    expect(tab.shown()).toBe(2);
    expect(tab.told).toEqual([2, 1, 2]);
  });

  it('an unknown recommendation does not replace an earlier one', () => {
    expect(recommend({ chosen: 0, recommended: 2 }, 0)).toEqual({ chosen: 0, recommended: 2 });
    expect(recommend({ chosen: 0, recommended: 2 }, 1)).toEqual({ chosen: 0, recommended: 1 });
  });

  it('an unknown recommendation, or no response, replaces nothing', async () => {
    for (const nothing of [0, null] as const) {
      const tab = browser().openTab(nothing);
      tab.store().select(3);
      await Promise.resolve();
      expect(tab.shown()).toBe(3);
      expect(tab.told).toEqual([3]);
    }
  });

  it('the server is called once for each shopper, but not for a guest whom it does not know', async () => {
    const tab = browser().openTab(1, null);
    await tab.becomes(null, 1);
    expect([tab.asked, tab.shown()]).toEqual([[], 0]);
    await tab.becomes('g1', 1);
    await tab.becomes('g1', 1);
    expect([tab.asked, tab.shown()]).toEqual([['g1'], 1]);
    // The recommendation for another shopper is discarded.
    await tab.becomes('u2', 0);
    expect(tab.shown()).toBe(0);
    await tab.becomes(null, 1);
    expect([tab.asked, tab.shown()]).toEqual([['g1', 'u2'], 0]);
  });

  it('a recommendation that arrives after the shopper has changed is discarded', async () => {
    const tab = browser().openTab(1, 'u1');
    // Not awaited: the response for the customer arrives after the logout.
    const left = tab.becomes(null, 1);
    expect(tab.asked).toEqual(['u1']);
    await left;
    await Promise.resolve();
    expect([tab.shown(), tab.told]).toEqual([0, []]);
  });

  it('using the menu of a gender chooses it, also twice; opening the mobile menu resets it', () => {
    const tab = browser().openTab();
    tab.store().enter(1);
    tab.store().enter(1);
    expect(tab.shown()).toBe(1);
    tab.store().reset();
    expect(tab.shown()).toBe(0);
    expect(tab.told).toEqual([1, 0]);
  });

  it('responds to `gender-asked`', () => {
    const tab = browser().openTab();
    tab.store().select(3);
    tab.bus.emit('gender-asked', {});
    expect(tab.told).toEqual([3, 3]);
  });

  it('without consent it lasts as long as the tab', () => {
    for (const preferences of [null, false]) {
      const { items, openTab } = browser({ preferences });
      openTab().store().select(1);
      expect(items.size).toBe(0);
      expect(openTab().shown()).toBe(0);
    }
  });

  it('of several tabs, the one in which the shopper consents stores its choice, and the others follow', () => {
    const { openTab, decide, stored } = browser();
    const [asked, other] = [openTab(), openTab()];
    asked.store().select(1);
    other.store().select(2);
    decide(true);
    expect([asked.shown(), other.shown(), stored()]).toEqual([1, 1, 1]);
  });

  it('a tab from the back/forward cache, which missed the events, has the stored choice', () => {
    const { openTab, items } = browser({ preferences: true });
    const tab = openTab();
    items.set(key, JSON.stringify({ version: 1, value: 2 }));
    expect(tab.shown()).toBe(0);
    tab.restored();
    expect(tab.shown()).toBe(2);
  });

  it('a damaged record is ignored', () => {
    const { openTab, items } = browser({ preferences: true });
    for (const value of [4, -1, '1', null]) {
      items.set(key, JSON.stringify({ version: 1, value }));
      expect(openTab().shown()).toBe(0);
    }
  });
});
