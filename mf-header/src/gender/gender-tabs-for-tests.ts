import type { ConsentChoice } from 'shared-contracts/app';
import type { Gender } from 'shared-contracts/entities';
import { createBus } from 'shared-contracts/events';
import type { KeyValueStorage } from 'shared-contracts/storage';
import { createGender, genderRecord } from './gender-store.ts';

/** Storage key of the gender. */
export const key = 'bergauf-gender';

const follow = (listeners: (() => void)[]) => (listener: () => void) => {
  listeners.push(listener);
  return () => {};
};

/** A browser with one storage and several tabs, which get each other's storage events. */
export function browser({ preferences = null as boolean | null } = {}) {
  const items = new Map<string, string>();
  let choice: ConsentChoice | null = preferences === null ? null : { preferences, statistics: false, at: 0 };
  let writer: EventTarget | null = null;
  const tabs: { page: EventTarget; heard: (() => void)[] }[] = [];
  const notifyOthers = (): void => {
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
        notifyOthers();
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
  /**
   * As mf-header and the shell do: the record is deleted, then all tabs are notified of the decision, first the tab in which it was made.
   */
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
