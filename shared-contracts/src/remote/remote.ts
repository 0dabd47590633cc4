import type { ComponentType, ReactNode } from 'react';
import type { Analytics } from '../analytics.ts';
import type { ApiError, ApiResult } from '../api/api-result.ts';
import type { ApiClient } from '../api/client.ts';
import type { Account } from '../app/account.ts';
import type { Consent } from '../app/consent.ts';
import type { Session } from '../app/session.ts';
import type { Locale, SiteConfig } from '../app/site-config.ts';
import type { Bus } from '../events.ts';
import type { MessageSource, Translate } from '../messages.ts';
import type { FragmentMap, FragmentName } from './fragment-map.ts';

export { type FragmentMap, type FragmentName, onUnavailable } from './fragment-map.ts';

/**
 * The frontends whose pages and fragments the shell's own code names. A shop may have more: its discovery document lists them
 * (decision 0072).
 */
export const remoteNames = ['mf-header', 'mf-catalog', 'mf-account', 'mf-cart-wishlist', 'mf-content'] as const;
export type RemoteName = `mf-${string}`;
/** Such as `mf-catalog/list-page`: a remote and the name of an exposed module. */
export type ExposeId = `${RemoteName}/${string}`;

/**
 * What the shell provides to frontends. One is created for each browser tab, and one for each request on the server. It is defined here
 * because it depends on the loader's types, and they on it.
 */
export type AppContext = {
  readonly environment: 'browser' | 'server';
  readonly bus: Bus;
  readonly api: ApiClient;
  readonly session: Session;
  readonly account: Account;
  readonly config: SiteConfig;
  readonly locale: Locale;
  readonly analytics: Analytics;
  readonly consent: Consent;
  readonly remotes: RemoteLoader;
  readonly fragmentData: FragmentData;
  /** Loads the code and data of a page in advance. Does nothing on the server. */
  prefetch(path: string): void;
};

/** Data of fragments, by key: loaded once for each app, sent with the page by the server, reused by hydration. */
export type FragmentData = {
  get<T>(key: string, load: () => Promise<ApiResult<T>>): Promise<ApiResult<T>>;
};

export type LoaderInput = {
  app: AppContext;
  /** Path parameters of the route; the splat has the key `*`. */
  params: Readonly<Record<string, string | undefined>>;
  /** `url` has the in-app path, without the prefix of the locale. */
  request: { url: URL; signal: AbortSignal };
};

export type LoaderResult<D> =
  | { kind: 'data'; data: D }
  /** The page does not exist: 404 with the message of SPEC 2. */
  | { kind: 'not-found' }
  /** `isPermanent`: the page has moved for good, and search engines adopt its new address (301 instead of 302). */
  | { kind: 'redirect'; to: string; isPermanent?: boolean }
  /** The data did not load. The shop shows a message with a link to try again. */
  | { kind: 'failed'; error: ApiError };

export type PageMeta = {
  title: string;
  description?: string;
  /** In-app path of the canonical address, with the query where it matters. */
  canonical?: string;
  robots?: 'noindex' | 'noindex,follow';
  /** The subject of the page no longer exists: the server responds with 410. */
  isGone?: true;
  previous?: string;
  next?: string;
  /** JSON-LD objects; only in the server's HTML, since only crawlers read them. */
  structuredData?: readonly Record<string, unknown>[];
  /** Absolute URL of the picture for shared links; only in the server's HTML. */
  image?: string;
};

/**
 * `path` is the page's in-app path. `config.shopOrigin` includes the locale's prefix here, so that a path appended to it is an address in
 * the page's language; pictures are at `config.picturesOrigin`.
 */
export type MetaContext = { t: Translate; locale: Locale; config: SiteConfig; path: string };

/**
 * A query parameter that the server rendering of a page reads. The shell drops every other parameter from the address by which it renders
 * and caches a page; they stay in the shopper's address bar.
 */
export type QueryParameter = {
  readonly name: string;
  /**
   * `text`: the first value, of at most 200 characters. `ids`: whole numbers separated by commas, sorted, each once, at most 100; a
   * plain form may send them in fields of their own, `<name>.<number>`.
   */
  readonly value: 'text' | 'ids';
  /** True when another value makes another page, which gets focus and announcement (UX 26). */
  readonly isPage?: boolean;
};

/** The module that a remote exposes for a page. `loader` returns plain data, which is sent as JSON. */
export type RouteModule<D> = {
  /** The release manifest contains the same list: pass it to the build in `rspack.config.ts`. Without it the page reads no parameter. */
  query?: readonly QueryParameter[];
  loader(input: LoaderInput): Promise<LoaderResult<D>>;
  Component: ComponentType<{ data: D }>;
  /** May be in a chunk of its own: browsers take the meta of a public page from the server's response. */
  meta(data: D, context: MetaContext): PageMeta | Promise<PageMeta>;
  /**
   * Names of checks that the shell runs before the page is loaded. An unknown name throws (SPEC 8), and the release takes no traffic: no
   * shell has such checks yet.
   */
  middleware?: readonly string[];
  /** The route's validity rule, called before the loader; false is a fatal 404. */
  isValid?(input: LoaderInput): boolean;
};

/** Infers the type of the loader's data for the other parts of a route. */
export function defineRoute<D>(route: RouteModule<D>): RouteModule<D> {
  return route;
}

/** An exposed file for a page: `export const route = defineRoute(…)` and the frontend's messages. */
export type RouteExpose = { route: RouteModule<unknown>; messages: MessageSource };
/** An exposed file for a fragment: `export { Heart as Fragment }` and the frontend's messages. */
export type FragmentExpose<N extends FragmentName> = {
  Fragment: ComponentType<FragmentMap[N]>;
  messages: MessageSource;
};

/** The result of loading an exposed module. */
export type ExposeResult =
  | {
      kind: 'loaded';
      remote: RemoteName;
      version: string;
      module: RouteExpose | FragmentExpose<FragmentName>;
      t: Translate;
      /** Renders its children in a component with the expose's name, which thus appears in React's component stacks. */
      Named: ComponentType<{ children: ReactNode }>;
    }
  | { kind: 'unavailable'; remote: RemoteName; version: string | null; error: Error };

export type RemoteLoader = {
  /**
   * Loads an exposed module once; never rejects, and returns the same promise each time, for React's `use`. Only the host's runtime can do
   * this (ARCHITECTURE 7).
   * @param when `near`: on the server, the page does not name the module's scripts, which its browser loads later
   */
  load(id: ExposeId, when?: 'near'): Promise<ExposeResult>;
  /** Forgets an unavailable module so that the next `load` tries again. */
  retry(id: ExposeId): void;
  /** Counted in the shop's metrics by remote and version. */
  reportFailure(id: ExposeId, version: string | null, phase: 'load' | 'render' | 'loader', error: unknown): void;
  /** On the server only: records whose code is running, which identifies the remote that hung a worker. */
  watchdog?: { enter(id: ExposeId): void; leave(id: ExposeId): void };
};
