import type { ApiResult } from '../api/api-result.ts';
import type { AccountData } from '../entities/index.ts';

/** The signed-in customer's data as this tab knows it: one copy for all frontends. */
export type Account = {
  /** Null for guests, and until it has loaded. */
  read(): AccountData | null;
  subscribe(listener: () => void): () => void;
  /** Loads the data and takes its role as the session's price type (SPEC 6). Repeated calls share a response (SPEC 7). */
  load(): Promise<ApiResult<AccountData>>;
  /** Changes the copy after a call has changed the account, without a new load (SPEC 4). */
  update(change: Partial<AccountData>): void;
  /** Ends the session at the API and in this browser, and goes home. Parallel calls are one. */
  logOut(): Promise<void>;
};
