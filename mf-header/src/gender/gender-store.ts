import { type ApiResult, checkResponse, hasShape } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { Gender, PersonalPage } from 'shared-contracts/entities';
import { type KeyValueStorage, type VersionedRecord, versionedRecord } from 'shared-contracts/storage';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import { choose, type GenderChoice, recommend, shownGender, unknownGender } from './gender-rules.ts';

/**
 * The gender of the navigation (SPEC 4, decision 0061): `gender-changed` tells the other frontends. The shopper's choice lives in this tab; with
 * the consent to preferences it is stored in this browser, and then all tabs have the same one.
 *
 * | event                             | choice                        | storage                        |
 * |-----------------------------------|-------------------------------|--------------------------------|
 * | `select` of another gender        | this one                      | written, if there is a consent |
 * | `select` of the chosen one, reset | unknown                       | written, if there is a consent |
 * | written by another tab            | as stored                     | -                              |
 * | consent given                     | as stored, else the tab's own | written                        |
 * | consent withdrawn                 | stays                         | mf-header deletes the record   |
 */
export type GenderState = GenderChoice & {
  /** The shopper selects a gender; selecting the chosen one resets to unknown. */
  select(gender: Gender): void;
  /** The shopper uses the menu of a gender, which chooses it. */
  enter(gender: Gender): void;
  /** The mobile menu opens. */
  reset(): void;
};

/** The shopper's choice in the browser's storage, under the consent to preferences; 0 after a reset. */
export function genderRecord(storage?: KeyValueStorage): VersionedRecord<Gender> {
  return versionedRecord('bergauf-gender', 1, isGender, storage);
}

const isGender = (value: unknown): value is Gender => value === 0 || value === 1 || value === 2 || value === 3;

type GenderDependencies = Pick<AppContext, 'bus' | 'consent' | 'session'> & {
  record: VersionedRecord<Gender>;
  /** Null where the server gave no response. */
  fetchRecommended: () => Promise<Gender | null>;
  page: Pick<EventTarget, 'addEventListener'>;
};

export function createGender(dependencies: GenderDependencies): StoreApi<GenderState> {
  const { bus, consent, session, record, fetchRecommended, page } = dependencies;
  const isAllowed = (): boolean => consent.read()?.preferences === true;

  const store = createStore<GenderState>((set, get) => {
    const setChoice = (choice: GenderChoice): void => {
      if (choice.chosen === get().chosen) return;
      set(choice);
      if (isAllowed()) record.write(choice.chosen);
    };
    return {
      ...unknownGender,
      chosen: (isAllowed() && record.read()) || 0,
      select: (gender) => setChoice(choose(get(), gender)),
      enter: (gender) => setChoice({ ...get(), chosen: gender }),
      reset: () => setChoice({ ...get(), chosen: 0 }),
    };
  });
  const tell = (): void => bus.emit('gender-changed', { gender: shownGender(store.getState()) });

  // A deleted record means a withdrawn consent: the choice of this tab stays.
  const follow = (): boolean => {
    const chosen = isAllowed() ? record.read() : null;
    if (chosen !== null) store.setState({ chosen });
    return chosen !== null;
  };
  page.addEventListener('storage', follow);
  // A page that comes back from the back/forward cache has missed `storage` events.
  page.addEventListener('pageshow', follow);
  // The tab in which the shopper consents stores its choice first; the other tabs adopt it.
  consent.subscribe(() => {
    const { chosen } = store.getState();
    if (!follow() && isAllowed() && chosen !== 0) record.write(chosen);
  });

  let asked: string | null = null;
  const ask = async (): Promise<void> => {
    const { requestId } = session.read();
    if (requestId === asked) return;
    asked = requestId;
    // Another shopper: the recommendation was not meant for this one.
    store.setState({ recommended: 0 });
    // A guest without cart and wishlist is unknown to the server.
    if (requestId === null) return;
    const recommended = await fetchRecommended();
    if (recommended !== null && asked === requestId) store.setState(recommend(store.getState(), recommended));
  };
  session.subscribe(() => void ask());
  void ask();

  store.subscribe((now, before) => {
    if (shownGender(now) !== shownGender(before)) tell();
  });
  bus.on('gender-asked', tell);
  if (shownGender(store.getState()) !== 0) tell();
  return store;
}

const isPersonalPage = hasShape<Pick<PersonalPage, 'recommendedGender'>>({ recommendedGender: 'integer' });

async function fetchRecommended({ api }: Pick<AppContext, 'api'>): Promise<Gender | null> {
  const response: ApiResult<Pick<PersonalPage, 'recommendedGender'>> = checkResponse(
    await api.get<unknown>('/api/v1/personal-page/'),
    isPersonalPage,
  );
  if (!response.ok) return null;
  const { recommendedGender: gender } = response.data;
  // An unknown value comes from a later API.
  return gender >= 0 && gender <= 3 ? gender : 0;
}

export const gender = defineStore((app) =>
  createGender({ ...app, record: genderRecord(), fetchRecommended: () => fetchRecommended(app), page: window }),
);
