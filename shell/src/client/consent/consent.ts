import type { Consent, ConsentChoice } from 'shared-contracts/app';
import { type KeyValueStorage, type VersionedRecord, versionedRecord } from 'shared-contracts/storage';
import { createStore } from 'shared-contracts/store';

export const consentKey = 'bergauf-consent';

const dayMs = 24 * 60 * 60 * 1000;

/** After a year the shopper is asked again. */
const validMs = 365 * dayMs;

/**
 * The shopper's consent, in this browser's storage and not in a cookie: the server must not know it, since it renders every page for all
 * shoppers (decision 0052). Where the browser stores nothing, it lasts as long as the tab. A record of another version does not count:
 * raise the version when a category changes, so that shoppers are asked again.
 */
export function createConsent(
  record: VersionedRecord<ConsentChoice> = consentRecord(),
  page: Pick<EventTarget, 'addEventListener'> = window,
): Consent {
  const store = createStore<ConsentChoice | null>(record.read);
  const { getState, subscribe } = store;
  let isStored = true;
  const follow = (): void => {
    const stored = record.read();
    // Listeners are called only when the decision has changed.
    if (isStored && JSON.stringify(stored) !== JSON.stringify(getState())) store.setState(stored, true);
  };
  page.addEventListener('storage', follow);
  // A page that comes back from the back/forward cache has missed `storage` events.
  page.addEventListener('pageshow', follow);
  return {
    read: getState,
    subscribe,
    decide(choice) {
      const decided = { ...choice, at: Date.now() };
      isStored = record.write(decided);
      store.setState(decided, true);
    },
  };
}

export function consentRecord(storage?: KeyValueStorage): VersionedRecord<ConsentChoice> {
  return versionedRecord(consentKey, 1, isValid, storage);
}

function isValid(value: unknown): value is ConsentChoice {
  const { preferences, statistics, at } = Object(value) as Record<string, unknown>;
  const age = Date.now() - Number(at);
  // More than a day ahead: the device's clock was wrong at the time, and the consent would last longer than a year.
  return [preferences, statistics].every((given) => typeof given === 'boolean') && age < validMs && age > -dayMs;
}
