import type { ApiError, ApiResult } from 'shared-contracts/api';
import type { SiteConfig } from 'shared-contracts/app';
import type { CompiledMessages } from 'shared-contracts/i18n';
import type { ExposeId, PageMeta, RemoteName } from 'shared-contracts/remote';
import type { ShopRoute } from './route-table.ts';

/** The release of one remote, as the browser needs it. */
export type ResolvedRemote = { version: string; entry: string; integrity: string };

/** One release for each remote: chosen before rendering, used by hydration. A remote that is switched off is null. */
export type ReleaseSet = {
  id: string;
  remotes: Readonly<Record<RemoteName, ResolvedRemote | null>>;
  /** Routes that its releases declare, the most specific first; missing: none does. */
  routes?: readonly ShopRoute[];
};

/**
 * For the operator's metrics; `status` is that of the product API's response, where there was one. Browsers compare the reason with
 * `remoteUnavailable` only: a tab may be older or newer than the shell that it asks.
 */
export type FailedPageData = {
  kind: 'failed';
  reason: ApiError['kind'] | typeof remoteUnavailable | 'loader threw' | 'loader overdue';
  status?: number;
};

/** What a route's loader returns, on both sides. Plain data: it travels as JSON in the document or in a payload. */
export type PageData =
  | { kind: 'data'; data: unknown; meta: PageMeta }
  /**
   * The server rendered header and footer only; the browser loads the page: pages behind login, public pages whose code the server could
   * not run, and the client-rendered fallback. `title` is the document's until then.
   */
  | { kind: 'pending'; title: string }
  | FailedPageData
  | { kind: 'not-found' };

/** Reason of a page that failed because the code of its remote did not load. */
export const remoteUnavailable = 'remote unavailable';

/** State that the server hands to hydration, as JSON in the document. Public: it is in the page's source. */
export type PageState = {
  set: ReleaseSet;
  config: SiteConfig;
  /** True for the fallback of a page that the server could not render: there is no React markup, the browser renders all of it. */
  isClientRendered: boolean;
  routeId: string;
  page: PageData;
  /** Exposed modules that the server rendered: the browser starts loading all of them at once. */
  exposes: readonly ExposeId[];
  fragmentData: Readonly<Record<string, ApiResult<unknown>>>;
  /** The shell's own texts. */
  texts: CompiledMessages;
  /** Texts of the exposed modules that the server rendered, in another language than German, which comes with their code. */
  messages: Readonly<Partial<Record<ExposeId, CompiledMessages>>>;
};
