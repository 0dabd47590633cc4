import fc from 'fast-check';
import type { ConsentChoice } from 'shared-contracts/app';
import type { Gender } from 'shared-contracts/entities';
import { createBus } from 'shared-contracts/events';
import type { KeyValueStorage } from 'shared-contracts/storage';
import { describe, expect, it } from 'vitest';
import { recommend } from './gender-rules.ts';
import { createGender, genderRecord } from './gender-store.ts';

const key = 'bergauf-gender';

const follow = (listeners: (() => void)[]) => (listener: () => void) => {
  listeners.push(listener);
  return () => {};
};

/** Browser with one storage and several tabs, which hear of each other's changes as in browsers. */
function browser({ preferences = null as boolean | null } = {}) {
  const items = new Map<string, string>();
  let choice: ConsentChoice | null = preferences === null ? null : { preferences, statistics: false, at: 0 };
  let writer: EventTarget | null = null;
  const tabs: { page: EventTarget; heard: (() => void)[] }[] = [];
  const tellOthers = (): void => {
    for (const { page } of [...tabs]) if (page !== writer) page.dispatchEvent(new Event('storage'));
  };

  const openTab = (recommended: Gender | null = 0, requestId: string | null = 'g1') => {
    const page = new EventTarget();
    const heard: (() => void)[] = [];
    const sessionListeners: (() => void)[] = [];
    const tab = { page, heard };
    tabs.push(tab);
    const storage: KeyValueStorage = {
      getItem: (name) => items.get(name) ?? null,
      setItem: (name, text) => {
        items.set(name, text);
        writer = page;
        tellOthers();
      },
      removeItem: (name) => void items.delete(name),
    };
    const bus = createBus();
    const told: Gender[] = [];
    bus.on('gender-changed', ({ gender }) => told.push(gender));
    let session = { kind: 'guest' as const, requestId, priceType: 'vk' as const };
    let answer = recommended;
    const asked: (string | null)[] = [];
    const store = createGender({
      bus,
      consent: { read: () => choice, subscribe: follow(heard), decide: () => {} },
      session: {
        read: () => session,
        subscribe: follow(sessionListeners),
      } as unknown as Parameters<typeof createGender>[0]['session'],
      record: genderRecord(storage),
      fetchRecommended: async () => {
        asked.push(session.requestId);
        return answer;
      },
      page,
    });
    return {
      page,
      store: store.getState,
      bus,
      told,
      asked,
      shown: () => {
        const { chosen, recommended: own } = store.getState();
        return chosen || own;
      },
      becomes: async (id: string | null, gender: Gender | null) => {
        answer = gender;
        session = { ...session, requestId: id };
        for (const listener of sessionListeners) listener();
        await Promise.resolve();
      },
      restored: () => page.dispatchEvent(new Event('pageshow')),
      close: () => tabs.splice(tabs.indexOf(tab), 1),
    };
  };
  /** As mf-header and the shell do: the record is deleted, then all tabs hear of the decision, the one that was asked first. */
  const decide = (given: boolean, asked: Pick<(typeof tabs)[number], 'page'> | undefined = tabs[0]): void => {
    if (!given) items.delete(key);
    choice = { preferences: given, statistics: false, at: 0 };
    const inOrder = tabs.toSorted((a, b) => Number(b.page === asked?.page) - Number(a.page === asked?.page));
    for (const { heard } of inOrder) for (const listener of heard) listener();
  };
  return {
    items,
    openTab,
    decide,
    stored: () => genderRecord({ getItem: (name) => items.get(name) ?? null, setItem() {}, removeItem() {} }).read(),
  };
}

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

  it('a recommended unknown does not replace what was recommended before', () => {
    expect(recommend({ chosen: 0, recommended: 2 }, 0)).toEqual({ chosen: 0, recommended: 2 });
    expect(recommend({ chosen: 0, recommended: 2 }, 1)).toEqual({ chosen: 0, recommended: 1 });
  });

  it('a recommended unknown, and no response, replace nothing', async () => {
    for (const nothing of [0, null] as const) {
      const tab = browser().openTab(nothing);
      tab.store().select(3);
      await Promise.resolve();
      expect(tab.shown()).toBe(3);
      expect(tab.told).toEqual([3]);
    }
  });

  it('the server is asked once for each shopper, and not for a guest whom it does not know', async () => {
    const tab = browser().openTab(1, null);
    await tab.becomes(null, 1);
    expect([tab.asked, tab.shown()]).toEqual([[], 0]);
    await tab.becomes('g1', 1);
    await tab.becomes('g1', 1);
    expect([tab.asked, tab.shown()]).toEqual([['g1'], 1]);
    // What was recommended to another shopper is forgotten.
    await tab.becomes('u2', 0);
    expect(tab.shown()).toBe(0);
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

  it('answers who asks', () => {
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

  it('of several tabs, the one that was asked stores its choice, and the others follow', () => {
    const { openTab, decide, stored } = browser();
    const [asked, other] = [openTab(), openTab()];
    asked.store().select(1);
    other.store().select(2);
    decide(true);
    expect([asked.shown(), other.shown(), stored()]).toEqual([1, 1, 1]);
  });

  it('a tab from the back/forward cache, which heard nothing, has the stored choice', () => {
    const { openTab, items } = browser({ preferences: true });
    const tab = openTab();
    items.set(key, JSON.stringify({ version: 1, value: 2 }));
    expect(tab.shown()).toBe(0);
    tab.restored();
    expect(tab.shown()).toBe(2);
  });

  it('a damaged record is none', () => {
    const { openTab, items } = browser({ preferences: true });
    for (const value of [4, -1, '1', null]) {
      items.set(key, JSON.stringify({ version: 1, value }));
      expect(openTab().shown()).toBe(0);
    }
  });
});

/** What the shop promises, without how: the choice of each tab, and what is stored. */
type Model = { chosen: [Gender, Gender]; stored: Gender | null; isAllowed: boolean };
type Real = { world: ReturnType<typeof browser>; tabs: ReturnType<ReturnType<typeof browser>['openTab']>[] };
type Step = fc.Command<Model, Real>;

function step(text: string, change: (model: Model) => void, act: (real: Real) => void): Step {
  return {
    check: () => true,
    run(model, real) {
      change(model);
      act(real);
      expect(real.tabs.map((tab) => tab.store().chosen)).toEqual(model.chosen);
      expect(real.world.stored()).toBe(model.stored);
      // What was told last is what is shown.
      for (const tab of real.tabs) expect(tab.told.at(-1) ?? 0).toBe(tab.shown());
    },
    toString: () => text,
  };
}

/** The tab's new choice: the same one is no change. */
function chooseIn(model: Model, tab: 0 | 1, gender: Gender): void {
  if (model.chosen[tab] === gender) return;
  model.chosen[tab] = gender;
  if (!model.isAllowed) return;
  model.stored = gender;
  model.chosen = [gender, gender];
}

const genders = fc.constantFrom<Gender>(1, 2, 3);
const tabs = fc.constantFrom<0 | 1>(0, 1);
const steps = [
  fc.tuple(tabs, genders).map(([tab, gender]) =>
    step(
      `select ${gender} in ${tab}`,
      (model) => chooseIn(model, tab, model.chosen[tab] === gender ? 0 : gender),
      ({ tabs }) => tabs[tab]?.store().select(gender),
    ),
  ),
  fc.tuple(tabs, genders).map(([tab, gender]) =>
    step(
      `enter ${gender} in ${tab}`,
      (model) => chooseIn(model, tab, gender),
      ({ tabs }) => tabs[tab]?.store().enter(gender),
    ),
  ),
  tabs.map((tab) =>
    step(
      `reset ${tab}`,
      (model) => chooseIn(model, tab, 0),
      ({ tabs }) => tabs[tab]?.store().reset(),
    ),
  ),
  tabs.map((tab) =>
    step(
      `reload ${tab}`,
      (model) => {
        model.chosen[tab] = model.isAllowed ? (model.stored ?? 0) : 0;
      },
      ({ world, tabs }) => {
        tabs[tab]?.close();
        tabs[tab] = world.openTab();
      },
    ),
  ),
  fc.tuple(tabs, fc.boolean()).map(([tab, given]) =>
    step(
      `${given ? 'consent' : 'refusal'} in ${tab}`,
      (model) => {
        model.isAllowed = given;
        if (!given) model.stored = null;
        else model.stored ??= model.chosen[tab] || model.chosen[tab === 0 ? 1 : 0] || null;
        if (model.stored !== null) model.chosen = [model.stored, model.stored];
      },
      ({ world, tabs }) => world.decide(given, tabs[tab]),
    ),
  ),
];

it('two tabs, whatever the shopper does: the same choice with consent, one of each tab without, nothing stored without', () => {
  fc.assert(
    fc.property(fc.commands(steps, { maxCommands: 40 }), (commands) => {
      const world = browser();
      const real = { world, tabs: [world.openTab(), world.openTab()] };
      fc.modelRun(() => ({ model: { chosen: [0, 0], stored: null, isAllowed: false } as Model, real }), commands);
    }),
  );
});
