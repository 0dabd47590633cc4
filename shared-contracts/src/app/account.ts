import type { ApiResult } from '../api/api-result.ts';
import type { AccountData } from '../entities/index.ts';

/** The signed-in customer's data as this tab knows it: one copy for all frontends. */
export type Account = {
  /** Null for guests, and until it has loaded. */
  read(): AccountData | null;
  subscribe(listener: () => void): () => void;
  /** Loads the data and sets the session's price type to its role (SPEC 6). Repeated calls share a response (SPEC 7). */
  load(): Promise<ApiResult<AccountData>>;
  /** Changes the copy after a call has changed the account, without loading it again (SPEC 4). */
  update(change: Partial<AccountData>): void;
  /** Ends the session at the API and in this browser, and navigates home. Parallel calls share one request. */
  logOut(): Promise<void>;
};
