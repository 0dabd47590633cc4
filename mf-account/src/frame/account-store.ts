import type { AccountData, PersonalData } from 'shared-contracts/entities';
import { createStore, defineStore } from 'shared-contracts/store';

type AccountState = {
  /** The data as loaded last, with what was saved since; null before the first load. */
  account: AccountData | null;
  replace(account: AccountData): void;
  /** Saving personal data updates the local copy (SPEC 4). */
  replacePersonal(personal: PersonalData): void;
};

/** The account data of this tab. Loaders write what they have loaded, forms what they have saved. */
export const accountStore = defineStore<AccountState>(() =>
  createStore<AccountState>((set) => ({
    account: null,
    replace: (account) => set({ account }),
    replacePersonal: (personal) => set(({ account }) => ({ account: account && { ...account, personal } })),
  })),
);

/** The local copy once it exists, which is newer than the data that a page was loaded with. */
export function useAccount(loaded: AccountData): AccountData {
  return accountStore.use(({ account }) => account) ?? loaded;
}
